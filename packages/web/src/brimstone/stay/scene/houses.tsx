import type { TownLocation } from '@crawlspace/brimstone';
import type { VNode } from 'preact';
import { DARK, lit, litLine, PANE } from './paint.ts';

export type House = TownLocation | 'hotel' | 'camp-site';

const edge = { stroke: DARK, 'stroke-width': 2.4, 'stroke-linejoin': 'round' } as const;

/** A wall of planks. */
function Wall({ x, y, w, h, of }: { x: number; y: number; w: number; h: number; of: string }) {
  const planks = Array.from({ length: Math.floor(h / 14) }, (_, n) => y + 14 * (n + 1));
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} style={lit(of)} {...edge} />
      <path
        d={planks.map((at) => `M${x + 2} ${at}H${x + w - 2}`).join('')}
        stroke={DARK}
        stroke-opacity=".22"
        stroke-width="1.6"
      />
    </g>
  );
}

function Window({ x, y, w = 24, h = 30 }: { x: number; y: number; w?: number; h?: number }) {
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} style={PANE} {...edge} />
      <path d={`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`} {...edge} fill="none" />
    </g>
  );
}

function Door({ x, y = 138, w = 30, h = 52 }: { x: number; y?: number; w?: number; h?: number }) {
  return (
    <g class="house-door">
      <rect x={x} y={y} width={w} height={h} style={lit('#4a2c18')} {...edge} />
      <rect x={x + 6} y={y + 7} width={w - 12} height="16" style={PANE} stroke={DARK} />
      <circle cx={x + w - 6} cy={y + h / 2 + 6} r="2.4" fill="#e9c46a" />
    </g>
  );
}

function Porch({ y = 122, from = 14, to = 186 }: { y?: number; from?: number; to?: number }) {
  return (
    <g>
      <path
        d={`M${from} ${y}H${to}L${to + 8} ${y + 12}H${from - 8}Z`}
        style={lit('#5b3a22')}
        {...edge}
      />
      <path
        d={`M${from + 4} ${y + 12}V190M${to - 4} ${y + 12}V190`}
        style={litLine('#6d4727')}
        stroke-width="6"
      />
      <rect
        x={from - 10}
        y="188"
        width={to - from + 20}
        height="9"
        style={lit('#7a5230')}
        {...edge}
      />
    </g>
  );
}

function DocsOffice() {
  return (
    <g>
      <Wall x={30} y={84} w={140} h={106} of="#d8cfb8" />
      <path d="M22 86 100 34 178 86Z" style={lit('#7d3b2c')} {...edge} />
      <circle cx="100" cy="66" r="13" style={lit('#efe6cf')} {...edge} />
      <path d="M96 57h8v5h5v8h-5v5h-8v-5h-5v-8h5Z" fill="#c1382c" />
      <Window x={44} y={134} />
      <Window x={132} y={134} />
      <Door x={85} />
      <Porch />
    </g>
  );
}

function Church() {
  return (
    <g>
      <Wall x={34} y={104} w={132} h={86} of="#e3ddcc" />
      <path d="M26 106 100 66 174 106Z" style={lit('#57504a')} {...edge} />
      <Wall x={80} y={44} w={40} h={50} of="#e9e4d6" />
      <path d="M76 46 100 8 124 46Z" style={lit('#57504a')} {...edge} />
      <path d="M100-6V14M93 1H107" stroke={DARK} stroke-width="4" />
      <path d="M91 82V66a9 9 0 0 1 18 0V82Z" style={PANE} {...edge} />
      <path
        d="M50 172V142a10 10 0 0 1 20 0V172ZM130 172V142a10 10 0 0 1 20 0V172Z"
        style={PANE}
        {...edge}
      />
      <Door x={84} y={132} w={32} h={58} />
      <rect x="60" y="188" width="80" height="9" style={lit('#8d8474')} {...edge} />
    </g>
  );
}

function Blacksmith() {
  return (
    <g>
      <path d="M138 30H162V90H138Z" style={lit('#6f5a4c')} {...edge} />
      <g class="house-smoke" fill="#d9cfc4" opacity=".5">
        <circle cx="152" cy="18" r="9" />
        <circle cx="164" cy="2" r="12" />
      </g>
      <Wall x={22} y={84} w={156} h={106} of="#6a4a30" />
      <path d="M12 88 100 48 188 88Z" style={lit('#4a3424')} {...edge} />
      <path d="M48 190V116H152V190Z" fill="#180d07" {...edge} />
      <ellipse cx="122" cy="166" rx="26" ry="20" class="house-embers" />
      <path d="M104 190V160q18-22 36 0v30Z" style={lit('#54433a')} {...edge} />
      <path d="M111 178q11-26 22 0Z" class="house-fire" />
      <path d="M58 164h38v8h-9l-4 8h-10l-3-8h-12Z" style={lit('#8b8f96')} {...edge} />
      <path d="M68 180h16v10H68Z" style={lit('#5b3a22')} {...edge} />
      <rect x="66" y="92" width="68" height="17" rx="3" style={lit('#8a5c33')} {...edge} />
      <path d="M88 105a12 9 0 1 1 24 0h-6a6 5 0 1 0-12 0Z" fill="#d6d2c8" />
    </g>
  );
}

function FrontierOutpost() {
  const logs = [24, 46, 68, 112, 134, 156];
  return (
    <g>
      <Wall x={132} y={42} w={44} h={92} of="#71502f" />
      <path d="M126 44 154 20 182 44Z" style={lit('#4d3721')} {...edge} />
      <Window x={142} y={54} w={24} h={18} />
      <path d="M58 112V26" style={litLine('#5a3b20')} stroke-width="5" />
      <path
        class="house-flag"
        d="M60 28 104 36 96 48 104 60 60 56Z"
        style={lit('#9d3327')}
        {...edge}
      />
      {logs.map((x) => (
        <path
          key={x}
          d={`M${x} 190V104L${x + 11} 90L${x + 22} 104V190Z`}
          style={lit('#8a6138')}
          {...edge}
        />
      ))}
      <path d="M18 128H182M18 164H182" style={litLine('#5a3b20')} stroke-width="6" />
      <path d="M84 190V116H116V190Z" style={lit('#4a2c18')} {...edge} />
      <path d="M90 122H110V142H90Z" style={PANE} stroke={DARK} />
      <rect x="14" y="188" width="172" height="9" style={lit('#7a5230')} {...edge} />
    </g>
  );
}

function GeneralStore() {
  return (
    <g>
      <Wall x={18} y={66} w={164} h={124} of="#b07c43" />
      <path d="M12 68H188V46H160L150 34H50L40 46H12Z" style={lit('#8c5a2c')} {...edge} />
      <rect x="52" y="44" width="96" height="18" rx="3" style={lit('#efdfb4')} {...edge} />
      <path d="M66 53H134" stroke="#6b3520" stroke-width="5" stroke-dasharray="12 4" />
      {[22, 48, 74, 100, 126, 152].map((x, n) => (
        <path
          key={x}
          d={`M${x} 96h26l3 24q-16 8-32 0Z`}
          style={lit(n % 2 ? '#efe3c8' : '#a8392c')}
          {...edge}
        />
      ))}
      <Window x={30} y={134} w={40} h={34} />
      <Window x={130} y={134} w={40} h={34} />
      <Door x={85} />
      <path d="M14 190V166H36V190ZM166 190V172H186V190Z" style={lit('#7a5230')} {...edge} />
      <rect x="8" y="188" width="184" height="9" style={lit('#7a5230')} {...edge} />
    </g>
  );
}

function Saloon() {
  return (
    <g>
      <Wall x={20} y={40} w={160} h={150} of="#8d3a30" />
      <path d="M12 42H188V28L168 24 152 8H48L32 24 12 28Z" style={lit('#6a2720')} {...edge} />
      <rect x="56" y="16" width="88" height="20" rx="3" style={lit('#f0d48a')} {...edge} />
      <path d="M70 26H130" stroke="#6a2720" stroke-width="5" stroke-dasharray="8 4" />
      <Window x={38} y={52} />
      <Window x={88} y={52} />
      <Window x={138} y={52} />
      <path d="M10 92H190V100H10Z" style={lit('#5b3a22')} {...edge} />
      <path
        d="M14 92V76H186V92M40 76V92M68 76V92M96 76V92M124 76V92M152 76V92"
        fill="none"
        style={litLine('#c9a26a')}
        stroke-width="3"
      />
      <Window x={32} y={122} w={32} h={36} />
      <Window x={136} y={122} w={32} h={36} />
      <path d="M80 190V128H120V190Z" class="house-bright" {...edge} />
      <path
        d="M80 140H98V174Q88 166 80 174ZM120 140H102V174Q112 166 120 174Z"
        style={lit('#5b3a22')}
        {...edge}
      />
      <path d="M24 100V190M176 100V190" style={litLine('#6d4727')} stroke-width="6" />
      <rect x="8" y="188" width="184" height="9" style={lit('#7a5230')} {...edge} />
    </g>
  );
}

function Hotel() {
  return (
    <g>
      <Wall x={26} y={50} w={148} h={140} of="#4f7186" />
      <path d="M18 52H182V34H148L138 20H62L52 34H18Z" style={lit('#36505f')} {...edge} />
      <path
        d="M76 40V28M76 36H120V40M120 40V30H92V36"
        fill="none"
        stroke="#f0e2b6"
        stroke-width="4"
      />
      <Window x={42} y={66} />
      <Window x={88} y={66} />
      <Window x={134} y={66} />
      <Window x={42} y={138} />
      <Window x={134} y={138} />
      <Door x={85} />
      <Porch y={108} from={22} to={178} />
    </g>
  );
}

function CampSite() {
  return (
    <g>
      <path d="M24 190 92 76 116 76 176 190Z" style={lit('#cdb88b')} {...edge} />
      <path d="M104 76 76 190H132Z" fill="#20140c" {...edge} />
      <path d="M92 76 86 62M116 76 122 62" style={litLine('#5a3b20')} stroke-width="5" />
      <ellipse cx="40" cy="176" rx="34" ry="22" class="house-embers" />
      <path d="M22 192 58 182M22 182 58 192" style={litLine('#5a3b20')} stroke-width="7" />
      <path d="M28 184q2-22 12-34q10 12 12 34Z" class="house-fire" />
      <path d="M150 192V168h30v24Z" style={lit('#7a5230')} {...edge} />
    </g>
  );
}

const HOUSES: Readonly<Record<House, () => VNode>> = {
  'docs-office': DocsOffice,
  church: Church,
  blacksmith: Blacksmith,
  'frontier-outpost': FrontierOutpost,
  'general-store': GeneralStore,
  saloon: Saloon,
  hotel: Hotel,
  'camp-site': CampSite,
};

/** A house of the Town, drawn in the light of the hour. */
export function HousePicture({ of }: { of: House }) {
  const Drawing = HOUSES[of];
  return (
    <svg
      class="house-picture"
      viewBox="0 -8 200 210"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="100" cy="194" rx="98" ry="8" fill="#000" opacity=".28" />
      <Drawing />
    </svg>
  );
}
