import './poster.css';

const EMBERS = [
  [58, 190, 1.6],
  [92, 128, 1.2],
  [118, 236, 1.4],
  [150, 92, 1.1],
  [168, 178, 1.3],
  [214, 120, 1.5],
  [236, 200, 1.2],
  [262, 84, 1.3],
  [288, 226, 1.6],
  [312, 150, 1.2],
  [344, 206, 1.4],
  [366, 118, 1.1],
] as const;

/** Somebody with hood and cloak, seen from behind. */
function Cloaked({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0-104c-9 0-14 8-13 17 1 6 4 9 5 11-16 4-24 16-28 36-3 14-5 28-7 40h86c-2-12-4-26-7-40-4-20-12-32-28-36 1-2 4-5 5-11 1-9-4-17-13-17Z"
    />
  );
}

/** The gate of horns: what burns behind it, and who stands before it. */
export function HellscapeArt({ label }: { label: string }) {
  return (
    <svg
      class="poster-art"
      viewBox="0 60 400 345"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id="pit" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0c0716" />
          <stop offset=".4" stop-color="#2a1744" />
          <stop offset=".7" stop-color="#6a1f33" />
          <stop offset=".92" stop-color="#d2512a" />
        </linearGradient>
        <radialGradient id="maw" cx=".5" cy=".72" r=".75">
          <stop offset="0" stop-color="#fff1c9" />
          <stop offset=".22" stop-color="#ffb65c" />
          <stop offset=".55" stop-color="#d9431f" />
          <stop offset="1" stop-color="#4a0f22" />
        </radialGradient>
        <radialGradient id="ember">
          <stop offset="0" stop-color="#ffcf8e" stop-opacity=".9" />
          <stop offset=".4" stop-color="#ff6a2c" stop-opacity=".45" />
          <stop offset="1" stop-color="#7a1430" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="bone" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#4a3544" />
          <stop offset=".55" stop-color="#b9a48d" />
          <stop offset=".8" stop-color="#eadcc2" />
          <stop offset="1" stop-color="#8f755f" />
        </linearGradient>
      </defs>
      <rect width="400" height="420" fill="url(#pit)" />
      <g fill="#170c26">
        <path d="M0 262l26-58 18 32 22-76 24 84 16-30 20 60v146H0Z" opacity=".75" />
        <path d="M400 262l-26-58-18 32-22-76-24 84-16-30-20 60v146h126Z" opacity=".75" />
        <path d="M0 310l34-34 30 22 22-18 30 42v98H0Z" />
        <path d="M400 310l-34-34-30 22-22-18-30 42v98h116Z" />
      </g>
      <circle cx="200" cy="300" r="190" fill="url(#ember)" />
      <path
        d="M118 392V250c0-62 34-104 82-124 48 20 82 62 82 124v142Z"
        fill="url(#maw)"
        stroke="#2a0d1c"
        stroke-width="5"
      />
      <g fill="#5d1420" opacity=".85">
        <path d="M200 168c30 0 50 22 50 52 0 22-10 34-10 46l-16-6-8 18h-32l-8-18-16 6c0-12-10-24-10-46 0-30 20-52 50-52Z" />
      </g>
      <g fill="#ffe9b4">
        <path d="M168 214c10-8 22-4 26 8-10 6-22 4-26-8ZM232 214c-10-8-22-4-26 8 10 6 22 4 26-8Z" />
        <path d="M192 240l8-10 8 10Z" />
        <path d="M176 256l6 10 6-8 6 10 6-10 6 10 6-10 6 8 6-10Z" opacity=".9" />
      </g>
      <g stroke="#24101f" stroke-width="4" stroke-linejoin="round">
        <path
          d="M104 396c-52-80-58-192 20-276 6-8 18-26 20-42 16 26 12 52-2 76-34 56-30 122 8 172 8 12 12 40 12 70Z"
          fill="url(#bone)"
        />
        <g transform="matrix(-1 0 0 1 400 0)">
          <path
            d="M104 396c-52-80-58-192 20-276 6-8 18-26 20-42 16 26 12 52-2 76-34 56-30 122 8 172 8 12 12 40 12 70Z"
            fill="url(#bone)"
          />
        </g>
      </g>
      <g fill="none" stroke="#5b4048" stroke-width="2.4" stroke-linecap="round">
        <path d="M84 352q30 4 60-16M72 312q28 4 54-14M70 270q26 4 48-12M76 228q22 4 42-10M88 188q18 4 36-8M106 150q14 4 28-6" />
        <path d="M316 352q-30 4-60-16M328 312q-28 4-54-14M330 270q-26 4-48-12M324 228q-22 4-42-10M312 188q-18 4-36-8M294 150q-14 4-28-6" />
      </g>
      <g fill="none" stroke="#1c0c16" stroke-width="4.5" stroke-dasharray="8 5">
        <path d="M134 168q66 54 132 0" />
        <path d="M126 300q74 44 148 0" opacity=".85" />
      </g>
      <path d="M0 366q52-18 110-6t100 0 90-2 100 6v56H0Z" fill="#0d060f" />
      <path d="M128 372q70-16 144 0l28 48H100Z" fill="#7d1d1c" opacity=".6" />
      <g fill="#08040b">
        <path d="M116 404l-4-96h4l5 96ZM284 404l6-88h4l-4 88Z" />
        <path d="M226 344l20-70 5 1-18 71ZM238 290l19 6-1 4-19-6Z" />
        <path d="M246 274l5-26 4 27Z" />
        <Cloaked x={200} y={404} size={1} />
        <Cloaked x={136} y={404} size={0.74} />
        <Cloaked x={264} y={404} size={0.7} />
      </g>
      <g fill="none" stroke="#ffb37a" stroke-width="1.8" stroke-linecap="round" opacity=".9">
        <path d="M192 304q8-7 16 0M176 330q6-11 14-14M224 330q-6-11-14-14M253 252l-3 22" />
        <path d="M130 331q6-5 12 0M258 334q6-5 11 0M120 350q4-8 9-10M280 352q-4-8-9-10" />
      </g>
      <g fill="#ffb15e">
        <path d="M111 312c-6-10 3-14 2-24 9 8 10 17 4 24Z" />
        <path d="M289 320c-6-10 3-14 2-24 9 8 10 17 4 24Z" />
      </g>
      <g fill="#ff8b45">
        <path d="M22 404c-12-20 6-28 4-46 16 14 18 32 8 46Z" />
        <path d="M362 404c-12-20 8-28 4-48 18 16 20 34 8 48Z" />
        <path d="M66 406c-7-12 4-17 3-28 10 8 11 20 4 28Z" opacity=".8" />
        <path d="M328 406c-7-12 4-17 3-28 10 8 11 20 4 28Z" opacity=".8" />
      </g>
      <g fill="#ffcf8e">
        {EMBERS.map(([x, y, r]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  );
}
