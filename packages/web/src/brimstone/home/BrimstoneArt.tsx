import './poster.css';

/** A lantern before the mouth of the mine, and what looks back. */
export function BrimstoneArt({ label }: { label: string }) {
  return (
    <svg
      class="poster-art"
      viewBox="0 46 400 374"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#190d10" />
          <stop offset=".3" stop-color="#4b1a12" />
          <stop offset=".55" stop-color="#a8461a" />
          <stop offset=".72" stop-color="#eda04a" />
        </linearGradient>
        <linearGradient id="hill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#3a2013" />
          <stop offset="1" stop-color="#160c07" />
        </linearGradient>
        <radialGradient id="deep" cx=".5" cy=".62" r=".6">
          <stop offset="0" stop-color="#2f1b4a" />
          <stop offset="1" stop-color="#050305" />
        </radialGradient>
        <radialGradient id="glow">
          <stop offset="0" stop-color="#fff0c4" />
          <stop offset=".18" stop-color="#ffc866" stop-opacity=".85" />
          <stop offset="1" stop-color="#f08a24" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="420" fill="url(#dusk)" />
      <circle cx="200" cy="148" r="92" fill="#ffd58a" />
      <circle cx="200" cy="148" r="92" fill="none" stroke="#ffeec2" stroke-width="2" opacity=".6" />
      <g fill="#5d2413" opacity=".85">
        <path d="M0 236 22 234 34 186 78 184 90 230 118 232 126 206 150 204 158 240 0 262Z" />
        <path d="M400 240 382 236 372 176 326 178 316 226 288 228 280 198 262 200 254 240 400 262Z" />
      </g>
      <g fill="none" stroke="#240f0b" stroke-width="2.4" stroke-linecap="round">
        <path d="M96 92q7-8 14 0q7-8 14 0" />
        <path d="M128 112q5-6 10 0q5-6 10 0" />
        <path d="M282 84q6-7 12 0q6-7 12 0" />
      </g>
      <path
        d="M0 306c34-34 66-44 94-76 22-26 54-48 106-54 52 6 88 28 108 56 24 32 58 42 92 74v114H0Z"
        fill="url(#hill)"
      />
      <path
        d="M0 306c34-34 66-44 94-76 22-26 54-48 106-54 52 6 88 28 108 56 24 32 58 42 92 74"
        fill="none"
        stroke="#c8692a"
        stroke-width="2"
        opacity=".55"
      />
      <path d="M138 392V268l16-18h92l16 18v124Z" fill="url(#deep)" />
      <g fill="#c9a2ff">
        <ellipse cx="178" cy="298" rx="4.5" ry="3" />
        <ellipse cx="192" cy="296" rx="4.5" ry="3" />
        <ellipse cx="222" cy="282" rx="3.4" ry="2.3" />
        <ellipse cx="233" cy="284" rx="3.4" ry="2.3" />
        <ellipse cx="206" cy="328" rx="5.4" ry="3.4" fill="#ff9a6a" />
        <ellipse cx="224" cy="330" rx="5.4" ry="3.4" fill="#ff9a6a" />
      </g>
      <g fill="#2b1738" stroke="#7d5aa8" stroke-width="1.6">
        <path d="M176 396c-38-14-66-34-60-66 4-20 28-22 32-4 2 11-9 16-14 9-4-7-10-2-8 7 4 18 36 30 66 46Z" />
        <path d="M236 396c30-18 52-42 40-66-8-15-27-12-27 3 0 9 9 11 12 5 4-6 9-1 7 6-5 15-25 28-52 44Z" />
        <path d="M198 398c-6-28 4-46-4-60-6-10-18-6-16 3 1 5 7 5 8 1 5 10-6 28 0 56Z" />
      </g>
      <g fill="#5a3a20" stroke="#1b0e06" stroke-width="2">
        <path d="M124 252h18v144h-20Z" />
        <path d="M258 252h18l2 144h-20Z" />
        <path d="M110 234h180v22H110Z" />
        <path d="M142 262l20-8h-20ZM258 262l-20-8h20Z" />
      </g>
      <g stroke="#2c190c" stroke-width="1.6" opacity=".8">
        <path d="M116 242h80M206 248h76M130 270v96M136 300v80M266 264v90" />
      </g>
      <path d="M0 388c70-18 130-10 190-8 76 2 140-20 210 0v40H0Z" fill="#120905" />
      <g stroke="#8a6a45" stroke-width="3" fill="none">
        <path d="M182 420l12-38M222 420l-10-38" />
        <path d="M184 412h36M188 400h28M191 390h22" stroke-width="4" stroke="#4a3320" />
      </g>
      <circle cx="268" cy="346" r="92" fill="url(#glow)" opacity=".8" />
      <g fill="#0d0704">
        <path d="M296 296c10-7 44-7 58 1-4 6-14 6-14 6h-28s-12-1-16-7Z" />
        <path d="M309 298c-1-18 4-24 17-22 11-2 17 5 15 22Z" />
        <path d="M314 302h22v14h-22Z" />
        <path d="M306 318c6-5 30-5 38 0 10 18 16 60 18 102h-74c2-42 6-82 18-102Z" />
        <path d="M309 322l-34 14-3-7 32-15Z" />
        <path d="M338 290l34-44 4 3-32 48Z" />
      </g>
      <path
        d="M297 298c-2 10 14 4 16 8v10c-14 8-22 56-24 102"
        fill="none"
        stroke="#f0a047"
        stroke-width="2.2"
        opacity=".9"
      />
      <g>
        <path d="M262 340c0-12 14-12 14 0" fill="none" stroke="#1b0e06" stroke-width="2.5" />
        <path d="M260 340h18l3 24h-24Z" fill="#ffe9b0" stroke="#1b0e06" stroke-width="2.5" />
        <path d="M269 345c5 6 5 12 0 15-5-3-5-9 0-15Z" fill="#f08a24" />
        <path d="M256 364h26v5h-26Z" fill="#1b0e06" />
      </g>
    </svg>
  );
}
