/** An answer sheet, a pencil and headphones. */
export function Exam() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="160" cy="96" r="124" fill="#c3d0ff" />
      <circle cx="160" cy="96" r="84" fill="#fff3d6" />
      <g transform="rotate(-6 130 96)">
        <rect x="68" y="22" width="124" height="142" rx="8" fill="#fff" />
        <path
          stroke="#b4c2ff"
          strokeWidth="5"
          strokeLinecap="round"
          d="M86 44h56M86 70h6M86 94h6M86 118h6M86 142h6"
        />
        <g strokeWidth="13" strokeLinecap="round">
          <path
            stroke="#dbe4ff"
            strokeDasharray="0 20"
            d="M112 70h61M112 94h61M112 118h61M112 142h61"
          />
          <path stroke="#2348d4" d="M132 70h.1M112 94h.1M172 118h.1M132 142h.1" />
        </g>
      </g>
      <g transform="rotate(34 214 72)">
        <path fill="#f59e0b" d="M206 14h16v86h-16z" />
        <path fill="#fbbf24" d="M206 14h8v86h-8z" />
        <path fill="#fff" d="M206 100h16l-8 18z" />
        <path fill="#0f172a" d="M211 111h6l-3 7z" />
        <path fill="#1a36a3" d="M206 8h16v10h-16z" />
      </g>
      <path
        stroke="#1a36a3"
        strokeWidth="8"
        strokeLinecap="round"
        d="M212 146v-12a32 32 0 0 1 64 0v12"
      />
      <rect x="202" y="132" width="20" height="36" rx="9" fill="#2348d4" />
      <rect x="266" y="132" width="20" height="36" rx="9" fill="#2348d4" />
    </>
  );
}
