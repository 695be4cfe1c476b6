/** A lake under the Southern Alps, and a silver fern. */
export function NewZealand() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="236" cy="60" r="96" fill="#eef2ff" />
      <circle cx="236" cy="60" r="30" fill="#fbbf24" />
      <path fill="#b4c2ff" d="M0 120l44-42 26 20 50-54 54 58 30-22 44 30 40-26 32 22v30H0z" />
      <path fill="#6f8af0" d="M60 128l76-94 30 34 18-14 74 74z" />
      <path fill="#2348d4" d="M136 34l30 34 18-14 74 74h-76z" opacity=".55" />
      <path fill="#fff" d="M136 34l-28 35 12-3 6 12 12-14 10 12 8-12 14 6z" />
      <path fill="#0f766e" d="M0 126c50-14 90 4 160 0s110-12 160-4v14H0z" />
      <path fill="#2348d4" d="M0 134h320v46H0z" />
      <path fill="#6f8af0" d="M96 134h130l-58 26z" />
      <path
        stroke="#8da2fb"
        strokeWidth="3"
        strokeLinecap="round"
        d="M176 150h60M206 162h44M250 144h40"
      />
      <g stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="3" d="M14 186Q40 120 124 98" />
        <path
          strokeWidth="5"
          d="M42 166L24 166 16 150M51 159L29 158 21 137M60 153L35 150 27 126M66 148L42 142 36 119M71 142L49 135 46 113M76 136L57 129 55 108M82 131L66 123 65 104M89 125L75 117 75 101M97 120L84 112 86 98M105 115L95 108 97 96M113 109L106 104 108 94M122 104L117 100 119 93"
        />
      </g>
    </>
  );
}
