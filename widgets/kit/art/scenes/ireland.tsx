/** Atlantic cliffs and a round tower. */
export function Ireland() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="72" cy="96" r="96" fill="#eef2ff" />
      <circle cx="72" cy="96" r="60" fill="#fff3d6" />
      <circle cx="72" cy="96" r="26" fill="#fbbf24" />
      <path fill="#6f8af0" d="M0 112h320v68H0z" />
      <path fill="#2348d4" d="M0 132q80-8 160 0t160 0v48H0z" />
      <path fill="#99d5cb" d="M120 126l6-24 30-10 40-8 40-4v46z" />
      <path fill="#3d9a90" d="M150 142l4-40 8-14 42-8 50-8v70z" />
      <path fill="#0f766e" d="M190 160l4-52 10-20 40-8 76-12v92z" />
      <path fill="#5cc7a0" d="M162 88l42-8 116-20v20l-116 18-48 4z" />
      <path
        stroke="#0b5a54"
        strokeWidth="2.5"
        d="M200 112l46-6 74-8M198 128l50-4 72-6M196 144l60-2 64-4"
      />
      <path fill="#fff3d6" d="M215 84l3-46h16l3 46z" />
      <path fill="#e0b45c" d="M227 38h7l3 46h-8z" />
      <path fill="#1a36a3" d="M214 39l12-21 12 21z" />
      <path fill="#1a36a3" d="M223 46h5v8h-5zM223 64h5v7h-5z" />
      <path
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        d="M176 161h40M150 150h24M40 146h44M20 160h60M96 168h50"
      />
      <path
        stroke="#1a36a3"
        strokeWidth="2"
        strokeLinecap="round"
        d="M128 50q6-6 9 0 4-6 9 0M156 32q5-5 8 0 3-5 8 0M110 34q4-4 6 0 3-4 6 0"
      />
    </>
  );
}
