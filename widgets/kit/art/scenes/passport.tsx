/** A passport, a stamped page and a boarding pass. */
export function Passport() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="160" cy="92" r="124" fill="#c3d0ff" />
      <circle cx="160" cy="92" r="84" fill="#fff3d6" />
      <g transform="rotate(14 214 92)">
        <rect x="150" y="26" width="104" height="128" rx="8" fill="#fff" />
        <circle cx="216" cy="64" r="24" stroke="#0f766e" strokeWidth="3" />
        <path
          stroke="#0f766e"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M206 64l7 8 13-15"
        />
        <rect x="194" y="104" width="46" height="32" rx="4" stroke="#2348d4" strokeWidth="3" />
        <path stroke="#2348d4" strokeWidth="3" d="M201 115h18M201 125h31" />
      </g>
      <g transform="rotate(-9 120 96)">
        <path fill="#f59e0b" d="M146 14h20v40h-20z" />
        <path fill="#fff" d="M124 12h26v40h-26z" />
        <path stroke="#b4c2ff" strokeWidth="3" d="M130 19h14" />
        <rect x="74" y="28" width="98" height="136" rx="9" fill="#1a36a3" />
        <path fill="#2348d4" d="M86 28h77a9 9 0 0 1 9 9v118a9 9 0 0 1-9 9H86z" />
        <g stroke="#fbbf24" strokeWidth="3" strokeLinecap="round">
          <circle cx="129" cy="84" r="25" />
          <path d="M104 84h50M129 59c-17 15-17 35 0 50M129 59c17 15 17 35 0 50M107 130h44M115 141h28" />
        </g>
      </g>
    </>
  );
}
