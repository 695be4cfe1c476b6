/** Sydney's harbour: the opera house before the bridge. */
export function Australia() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="214" cy="96" r="118" fill="#eef2ff" />
      <circle cx="214" cy="96" r="78" fill="#fff3d6" />
      <circle cx="214" cy="98" r="34" fill="#fbbf24" />
      <g stroke="#6f8af0">
        <path strokeWidth="5" d="M124 142Q214-10 304 142M136 142Q214 24 292 142M100 129h220" />
        <path
          strokeWidth="2"
          d="M158 95v33M172 83v45M186 73v55M200 68v60M214 66v62M228 68v60M242 73v55M256 83v45M270 95v33M284 112v16"
        />
      </g>
      <path fill="#8da2fb" d="M294 112h18v40h-18z" />
      <path
        fill="#fff"
        d="M72 140C74 104 92 74 124 58c6 32-2 62-14 82zM106 140c4-26 18-48 42-58 4 24-2 42-10 58zM134 140c3-16 12-30 30-36 3 14 0 26-6 36zM76 140c2-18-8-34-28-42-4 16-1 30 4 42zM168 140c3-20 14-36 34-44 3 18-1 32-8 44zM192 140c2-12 10-22 24-28 2 12 0 20-4 28z"
      />
      <path
        fill="#b4c2ff"
        d="M124 58c-16 24-24 52-26 82h12c12-20 20-50 14-82zM148 82c-12 16-18 36-20 58h10c8-16 14-34 10-58zM202 96c-8 12-14 28-16 44h8c7-12 11-26 8-44zM48 98c8 12 14 26 16 42h12c2-18-8-34-28-42z"
      />
      <path fill="#1a36a3" d="M36 138h196l8 14H28z" />
      <path fill="#2348d4" d="M0 150h320v30H0z" />
      <path
        stroke="#8da2fb"
        strokeWidth="3"
        strokeLinecap="round"
        d="M60 160h70M150 160h24M90 170h30M204 168h60"
      />
    </>
  );
}
