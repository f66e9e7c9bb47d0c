/** The gate of horns. */
export function HellscapeArt({ label }: { label: string }) {
  return (
    <svg
      class="poster-art"
      viewBox="0 40 400 380"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id="pit" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0b0a14" />
          <stop offset=".45" stop-color="#241a36" />
          <stop offset=".75" stop-color="#5a1f26" />
          <stop offset="1" stop-color="#c04a22" />
        </linearGradient>
        <radialGradient id="ember">
          <stop offset="0" stop-color="#ffd9a0" />
          <stop offset=".3" stop-color="#ff8a3c" stop-opacity=".7" />
          <stop offset="1" stop-color="#a02010" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="420" fill="url(#pit)" />
      <circle cx="200" cy="318" r="170" fill="url(#ember)" opacity=".8" />
      <circle cx="200" cy="96" r="36" fill="#cfc3dd" opacity=".85" />
      <path d="M196 60l8 26-12 14 14 32" stroke="#241a36" stroke-width="3" fill="none" />
      <g fill="#120c18">
        <path d="M0 300l40-46 24 30 34-62 30 70 20-22 16 40v110H0Z" opacity=".8" />
        <path d="M400 300l-40-46-24 30-34-62-30 70-20-22-16 40v110h164Z" opacity=".8" />
      </g>
      <g fill="#17101c" stroke="#6d4456" stroke-width="2">
        <path d="M92 400c-44-96-40-214 44-286-24 70-30 150 8 200 12 18 14 52 12 86Z" />
        <path d="M308 400c44-96 40-214-44-286 24 70 30 150-8 200-12 18-14 52-12 86Z" />
      </g>
      <g stroke="#6d4456" stroke-width="2" fill="none" opacity=".8">
        <path d="M86 330q24 8 50-6M78 286q24 10 46-4M78 240q22 10 42-2M88 196q18 8 34 0" />
        <path d="M314 330q-24 8-50-6M322 286q-24 10-46-4M322 240q-22 10-42-2M312 196q-18 8-34 0" />
      </g>
      <g fill="none" stroke="#2a1c28" stroke-width="5" stroke-dasharray="9 5">
        <path d="M122 236q78 66 156 0M112 280q88 54 176 0" />
      </g>
      <path d="M0 372q60-20 120-6t120 2 160-2v54H0Z" fill="#0b070c" />
      <g fill="#08050a">
        <path d="M188 398v-52l-9-8 3-18 12-10-3-12 9-10 9 10-3 12 12 10 3 18-9 8v52Z" />
        <path d="M226 398V306l-2-46h5l2 138Z" />
        <path d="M229 262q28-10 42 4-18 2-14 16-16-6-28 2Z" fill="#7d1f1c" />
        <path d="M140 402v-38l-7-6 2-14 9-8-2-8 7-8 7 8-2 8 9 8 2 14-7 6v38Z" />
        <path d="M256 404v-36l-7-6 2-13 9-8-2-8 7-7 7 7-2 8 9 8 2 13-7 6v36Z" />
      </g>
      <g fill="#ff9a4a">
        <path d="M30 410c-10-18 6-24 4-40 14 12 16 28 6 40Z" />
        <path d="M356 412c-12-20 8-28 4-48 18 16 20 34 8 48Z" />
        <path d="M84 414c-7-12 4-17 3-28 10 8 11 20 4 28Z" opacity=".8" />
        <path d="M318 414c-7-12 4-17 3-28 10 8 11 20 4 28Z" opacity=".8" />
      </g>
    </svg>
  );
}
