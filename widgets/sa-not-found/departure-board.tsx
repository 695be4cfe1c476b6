/** A departure board on which gate 404 is not listed, and the suitcase that waits below it. */
export function DepartureBoard() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="160" cy="96" r="112" fill="#c3d0ff" />
      <path fill="#fff3d6" d="M0 148h320v32H0z" />
      <path stroke="#1a36a3" strokeWidth="5" d="M92 0v26M228 0v26" />
      <rect x="64" y="24" width="192" height="84" rx="9" fill="#152b82" />
      <g stroke="#b4c2ff" strokeWidth="5" strokeLinecap="round">
        <path d="M80 42h44M148 42h26M80 90h34M148 90h26" />
      </g>
      <g fill="#86efac">
        <circle cx="236" cy="42" r="5" />
        <circle cx="236" cy="90" r="5" />
      </g>
      <path fill="#2348d4" d="M72 53h176v26H72z" />
      <g stroke="#fbbf24" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M84 66h34M160 73V59l-10 10h14M204 73V59l-10 10h14" />
        <rect x="173" y="59" width="11" height="14" rx="5" />
      </g>
      <path
        stroke="#fca5a5"
        strokeWidth="5"
        strokeLinecap="round"
        d="M231 61l10 10M241 61l-10 10"
      />
      <path
        stroke="#1a36a3"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M146 126v-10a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5v10"
      />
      <rect x="122" y="122" width="76" height="46" rx="8" fill="#f59e0b" />
      <path stroke="#b45309" strokeWidth="4" d="M138 122v46M182 122v46" />
      <rect x="150" y="136" width="20" height="14" rx="3" fill="#fff" />
      <circle cx="136" cy="170" r="5" fill="#152b82" />
      <circle cx="184" cy="170" r="5" fill="#152b82" />
    </>
  );
}
