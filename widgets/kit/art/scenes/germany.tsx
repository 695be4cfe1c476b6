/** Berlin's gate, lit at nightfall. */
export function Germany() {
  return (
    <>
      <path fill="#1a36a3" d="M0 0h320v180H0z" />
      <circle cx="160" cy="150" r="150" fill="#2348d4" />
      <circle cx="160" cy="150" r="108" fill="#4565e0" />
      <path
        fill="#0f766e"
        d="M0 156v-44c10-16 34-12 38 4 16-4 28 8 26 40zM320 156v-44c-10-16-34-12-38 4-16-4-28 8-26 40z"
      />
      <path fill="#f3d38b" d="M48 152v-42h38v42zM234 152v-42h38v42z" />
      <path fill="#fff3d6" d="M44 112l23-14 23 14zM230 112l23-14 23 14z" />
      <path fill="#1a36a3" d="M86 88h148v64H86z" />
      <path fill="#fbbf24" d="M150 88h20v64h-20z" />
      <path
        fill="#fff3d6"
        d="M86 88h12v64H86zM112 88h12v64h-12zM138 88h12v64h-12zM170 88h12v64h-12zM196 88h12v64h-12zM222 88h12v64h-12zM80 74h160v14H80zM92 58h136v12H92z"
      />
      <path fill="#f3d38b" d="M76 70h168v5H76zM80 84h160v4H80zM134 48h52v10h-52z" />
      <path
        stroke="#5eead4"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M142 47v-9l-4 2M152 47V36l-4 2M168 47V36l4 2M178 47v-9l4 2M160 46V28"
      />
      <path
        stroke="#5eead4"
        strokeWidth="2"
        strokeLinecap="round"
        d="M160 28V14m-4 4h8M150 28q10 8 20 0"
      />
      <path fill="#fff3d6" d="M40 150h240v6H40z" />
      <path fill="#12277a" d="M0 156h320v24H0z" />
      <path fill="#f3d38b" d="M138 156h44l24 24h-92z" />
    </>
  );
}
