import type { JSX } from 'preact';

interface PortraitProps {
  readonly heroClass: string;
  /** The side of the sheet. */
  readonly portrait?: 'woman' | 'man' | undefined;
}

/** The side of the sheet that lies up until somebody turns it: that of the names given first. */
export function usualPortrait(heroClass: string): 'woman' | 'man' {
  return heroClass === 'saloon-girl' ? 'woman' : 'man';
}

const INK = '#140b06';

/** The bust of a hero by lantern light. The name stands beside it, so that it needs no words. */
export function Portrait({ heroClass, portrait }: PortraitProps) {
  const Bust = BUSTS[heroClass] ?? Marshal;
  return (
    <svg class="bust" viewBox="0 0 120 140" aria-hidden="true" focusable="false">
      <rect width="120" height="140" fill="#2a1a10" />
      <circle cx="34" cy="92" r="96" fill="#8a4d18" opacity=".55" />
      <circle cx="26" cy="100" r="62" fill="#d98a34" opacity=".55" />
      <circle cx="20" cy="106" r="34" fill="#ffd08a" opacity=".5" />
      <Bust man={(portrait ?? usualPortrait(heroClass)) === 'man'} />
    </svg>
  );
}

interface BustProps {
  readonly man: boolean;
}

function Face({ skin, shade }: { skin: string; shade: string }) {
  return (
    <>
      <path d="M50 82h20v18l-10 9-10-9Z" fill={shade} />
      <path d="M39 50c0 28 8 44 21 44s21-16 21-44Z" fill={skin} />
      <path d="M62 50h19c0 28-8 44-21 44 6-8 2-20 4-26l-4-4Z" fill={shade} />
      <path d="M46 64q5-4 10 0M65 64q5-4 10 0" fill="none" stroke={INK} stroke-width="2.4" />
      <circle cx="51" cy="66" r="1.8" fill={INK} />
      <circle cx="70" cy="66" r="1.8" fill={INK} />
    </>
  );
}

function Marshal({ man }: BustProps) {
  return (
    <g>
      {!man && <path d="M38 52c-8 24-8 40-2 56h48c6-16 6-32-2-56Z" fill="#5a2c12" />}
      <path d="M8 140c2-28 20-38 40-43l12 12 12-12c20 5 38 15 40 43Z" fill="#3b3a44" />
      <path d="M48 97l12 12-8 31H30c2-18 8-34 18-43Z" fill="#56525c" />
      <path d="M60 109l-7 8 7 23 7-23Z" fill="#7c2318" />
      <Face skin="#e6b088" shade="#a8683f" />
      {man ? (
        <path d="M46 78c5-6 11-4 14-1 3-3 9-5 14 1-5 3-10 2-14 0-4 2-9 3-14 0Z" fill="#4a2a14" />
      ) : (
        <path d="M54 81q6 4 12 0" fill="none" stroke="#7a2b1e" stroke-width="2.6" />
      )}
      <path d="M16 50c18-12 70-12 88 0-10 7-26 5-44 5s-34 2-44-5Z" fill="#221610" />
      <path
        d="M35 47c0-22 5-31 12-31 5 0 8 4 13 4s8-4 13-4c7 0 12 9 12 31-14-5-36-5-50 0Z"
        fill="#33221a"
      />
      <path d="M35 47c14-6 36-6 50 0l-1-8c-14-5-34-5-48 0Z" fill="#8a5a24" />
      <path
        d="M34 112l2.6 6.4 6.9.5-5.3 4.4 1.7 6.7-5.9-3.6-5.9 3.6 1.7-6.7-5.3-4.4 6.9-.5Z"
        fill="#ffd678"
        stroke="#7a4d10"
      />
    </g>
  );
}

function SaloonGirl({ man }: BustProps) {
  if (man) {
    return (
      <g>
        <path d="M8 140c2-28 20-38 40-43l12 12 12-12c20 5 38 15 40 43Z" fill="#e2d3b4" />
        <path d="M30 140c0-20 6-34 16-42l14 42ZM90 140c0-20-6-34-16-42l-14 42Z" fill="#6d1f2a" />
        <path d="M60 106l-13-6v12ZM60 106l13-6v12Z" fill={INK} />
        <Face skin="#eab990" shade="#b0714a" />
        <path
          d="M38 56c-4-28 8-40 24-40s24 12 20 40c-2-12-6-20-14-22-10 4-22 2-26 4-3 4-3 10-4 18Z"
          fill="#2a160c"
        />
        <path
          d="M47 79c6-5 10-3 13-1 3-2 7-4 13 1M54 85q6 2 12 0"
          fill="none"
          stroke="#2a160c"
          stroke-width="2.6"
        />
      </g>
    );
  }
  return (
    <g>
      <path
        d="M30 56C22 24 40 8 60 8s38 16 30 48c-2 14 4 24-2 34H34c-8-10-2-20-4-34Z"
        fill="#6b2413"
      />
      <path d="M16 140c4-24 16-34 34-40h20c18 6 30 16 34 40Z" fill="#e2ab84" />
      <path d="M66 100h4c18 6 30 16 34 40H78Z" fill="#b0714a" />
      <path d="M26 140c4-16 14-18 22-16 6 2 8 6 12 6s6-4 12-6c8-2 18 0 22 16Z" fill="#9a1f2c" />
      <path
        d="M34 132c8-6 18-2 26 4 8-6 18-10 26-4"
        fill="none"
        stroke="#f0c57a"
        stroke-width="2.4"
      />
      <Face skin="#f0bd94" shade="#b9774e" />
      <path d="M48 96h24v6H48Z" fill={INK} />
      <circle cx="60" cy="101" r="3" fill="#ffd678" />
      <path d="M53 81q7 6 14 0-7-4-14 0Z" fill="#9a1f2c" />
      <path
        d="M36 56c-4-26 8-40 24-40s28 14 24 40c-4-16-14-22-24-22-2 8-20 6-24 22Z"
        fill="#863018"
      />
      <path d="M80 30C88 8 104 6 110 12c-4 14-14 22-28 24Z" fill="#d9506a" />
      <path d="M82 34c8-8 16-14 26-20" stroke="#7c1f34" stroke-width="1.6" fill="none" />
    </g>
  );
}

function Bandido({ man }: BustProps) {
  return (
    <g>
      {!man && <path d="M40 50c-12 26-14 44-10 62h60c4-18 2-36-10-62Z" fill="#1d1210" />}
      <path d="M8 140c2-28 20-38 40-43l12 12 12-12c20 5 38 15 40 43Z" fill="#7b5a30" />
      <path d="M48 97l12 12 2 31H28c2-18 10-34 20-43Z" fill="#a07a44" />
      <path d="M20 106l14-8 62 42H70Z" fill="#3a2210" />
      <g fill="#e8c06a">
        <path d="M34 108l5-3 3 6-5 3ZM45 116l5-3 3 6-5 3ZM56 124l5-3 3 6-5 3ZM67 132l5-3 3 6-5 3Z" />
      </g>
      <Face skin="#c98a5c" shade="#84502c" />
      <path d="M38 70c12 6 32 6 44 0-1 20-10 30-22 34-12-4-21-14-22-34Z" fill="#a2271d" />
      <path d="M62 74c8 0 14-1 20-4-1 20-10 30-22 34 4-10 4-20 2-30Z" fill="#6c150f" />
      <path d="M2 48c20-14 96-14 116 0-6 9-28 9-58 9S8 57 2 48Z" fill="#a9782f" />
      <path d="M2 48c20-8 96-8 116 0-6 9-28 9-58 9S8 57 2 48Z" fill="#7c5420" />
      <path d="M40 45c0-20 8-36 20-36s20 16 20 36c-12-4-28-4-40 0Z" fill="#b98838" />
      <path d="M40 45c12-5 28-5 40 0l-1-8c-12-4-26-4-38 0Z" fill="#a2271d" />
    </g>
  );
}

function Gunslinger({ man }: BustProps) {
  return (
    <g>
      {!man && (
        <path
          d="M38 54c-6 20-12 30-20 42 12 2 20-2 26-8h32c6 6 14 10 26 8-8-12-14-22-20-42Z"
          fill="#b9762a"
        />
      )}
      <path d="M8 140c2-28 20-38 40-43l12 12 12-12c20 5 38 15 40 43Z" fill="#1c1718" />
      <path d="M48 97l12 12-6 31H24c4-18 12-34 24-43Z" fill="#37302e" />
      <path d="M40 98c10-6 30-6 40 0l-8 14-12 6-12-6Z" fill="#b4501e" />
      <Face skin="#e3ab80" shade="#9c5f3a" />
      {man ? (
        <>
          <path
            d="M41 72c2 14 9 22 19 22s17-8 19-22c-4 8-8 9-19 8-11 1-15 0-19-8Z"
            fill="#5d4632"
            opacity=".55"
          />
          <path d="M56 83l18-3" stroke="#efe0c0" stroke-width="2.6" />
          <circle cx="75" cy="80" r="2.2" fill="#ff8a3c" />
        </>
      ) : (
        <path d="M53 82q7 3 14-1" fill="none" stroke="#8a3320" stroke-width="2.6" />
      )}
      <path d="M12 56c14-16 68-24 98-10-6 10-24 8-46 9s-40 8-52 1Z" fill="#0f0b0c" />
      <path
        d="M34 50c-4-22 2-32 12-34 6-1 9 3 14 2s8-6 13-6c9 1 14 12 13 32-16-3-36 0-52 6Z"
        fill="#1d1718"
      />
      <path d="M34 50c16-7 36-9 52-6v-7c-18-3-38 0-53 6Z" fill="#b4501e" />
    </g>
  );
}

const BUSTS: Readonly<Record<string, (props: BustProps) => JSX.Element>> = {
  'us-marshal': Marshal,
  'saloon-girl': SaloonGirl,
  bandido: Bandido,
  gunslinger: Gunslinger,
};
