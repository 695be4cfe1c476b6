/** A desk with a laptop, and a graduate's cap on a pile of books. */
export function Desk() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="150" cy="110" r="132" fill="#eef2ff" />
      <path fill="#fff" d="M18 16h72v66H18z" />
      <path fill="#b4c2ff" d="M24 22h60v54H24z" />
      <circle cx="64" cy="42" r="10" fill="#fbbf24" />
      <path fill="#6f8af0" d="M24 62q18-16 34 0 12-12 26-2v16H24z" />
      <path
        fill="#2348d4"
        stroke="#0f172a"
        strokeWidth="8"
        strokeLinejoin="round"
        d="M88 42h124v88H88z"
      />
      <circle cx="146" cy="88" r="28" fill="#6f8af0" />
      <path
        stroke="#dbe4ff"
        strokeWidth="2"
        d="M118 88h56M146 60v56M146 60c-19 16-19 40 0 56M146 60c19 16 19 40 0 56"
      />
      <path stroke="#f59e0b" strokeWidth="4" d="M136 96q14-46 54-34" />
      <circle cx="190" cy="62" r="5" fill="#fff" />
      <path fill="#8da2fb" d="M68 134h164l8 10H60z" />
      <path fill="#f3d38b" d="M0 144h320v36H0z" />
      <path fill="#1a36a3" d="M242 128h66v16h-66zM254 84h38v15h-38z" />
      <path
        fill="#0f766e"
        d="M244 99h56v14h-56zM36 118c-24-2-28-24-24-32 16 4 24 16 24 30 0-20 6-34 22-40 6 18-2 36-22 42z"
      />
      <path fill="#f59e0b" d="M248 113h56v15h-56zM20 116h32l-4 28H24z" />
      <path fill="#fff" d="M296 132h12v8h-12zM248 117h10v7h-10z" />
      <path fill="#0f172a" d="M234 80l39-15 39 15-39 15z" />
      <path stroke="#f59e0b" strokeWidth="2.5" d="M273 80l32 6v18" />
    </>
  );
}
