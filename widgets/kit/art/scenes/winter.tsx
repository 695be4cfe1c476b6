/** A calendar page with a maple leaf before snow and mountains. */
export function Winter() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="104" cy="84" r="112" fill="#c3d0ff" />
      <path fill="#6f8af0" d="M0 152l84-96 52 58 34-38 76 76z" />
      <path
        fill="#fff"
        d="M84 56l-28 32 14 8 12-10 12 14 14-16zM170 76l-16 18 10 8 8-8 10 10 8-8z"
      />
      <path fill="#f5f7ff" d="M0 142c90-14 220-6 320 6v32H0z" />
      <path
        fill="#0f766e"
        d="M34 84l18 30h-8l14 26H10l14-26h-8zM104 104l13 22h-6l10 18H87l10-18h-6z"
      />
      <g transform="rotate(6 226 94)">
        <rect x="174" y="36" width="106" height="116" rx="9" fill="#fff" />
        <path fill="#2348d4" d="M183 36h88a9 9 0 0 1 9 9v20H174V45a9 9 0 0 1 9-9z" />
        <path stroke="#1a36a3" strokeWidth="7" strokeLinecap="round" d="M202 29v15M252 29v15" />
        <path
          fill="#f59e0b"
          transform="translate(227 108)scale(6.4)"
          d="M0-5.4l1 1.9 1-.5-.5 2.9L3-2.6l.4.8 1.5-.3-.5 1.6.8.5-2.8 2.3.3.9L.2 2.8l.1 2.9h-.6l.1-2.9-2.5.4.3-.9L-5.2 0l.8-.5-.5-1.6 1.5.3.4-.8 1.5 1.5L-2-4l1 .5z"
        />
      </g>
      <path
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        d="M30 40h.1M66 24h.1M120 36h.1M150 20h.1M16 70h.1M134 72h.1M298 26h.1M304 120h.1M150 160h.1M70 164h.1"
      />
    </>
  );
}
