/** Toronto across the lake, under a maple leaf for a sun. */
export function Canada() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="224" cy="74" r="118" fill="#e9eeff" />
      <circle cx="224" cy="74" r="72" fill="#fff3d6" />
      <path
        fill="#f59e0b"
        transform="translate(224 68)rotate(9)scale(8.5)"
        d="M0-5.4l1 1.9 1-.5-.5 2.9L3-2.6l.4.8 1.5-.3-.5 1.6.8.5-2.8 2.3.3.9L.2 2.8l.1 2.9h-.6l.1-2.9-2.5.4.3-.9L-5.2 0l.8-.5-.5-1.6 1.5.3.4-.8 1.5 1.5L-2-4l1 .5z"
      />
      <path
        fill="#b4c2ff"
        d="M0 150v-40h18V96h22v26h14V84h20v36h62v-16h20V88h18v34h16v-20h26v26h22v-14h24v20h26v-12h32v28z"
      />
      <path
        fill="#6f8af0"
        d="M0 150v-18h26v-22h20v26h84v-30h18v14h18v-24h16v34h28v-18h20v22h34v-14h22v16h34v14z"
      />
      <path fill="#fff" d="M54 150c0-28 46-28 46 0z" />
      <path
        fill="#1a36a3"
        d="M111 150l3-80h-6l-4-5v-4l5-4h6l1-21h-2v-4h2l1-20 1 20h2v4h-2l1 21h6l5 4v4l-4 5h-6l3 80z"
      />
      <path fill="#f59e0b" d="M104 61h26v4h-26z" />
      <path fill="#2348d4" d="M0 150h320v30H0z" />
      <path
        stroke="#6f8af0"
        strokeWidth="3"
        strokeLinecap="round"
        d="M92 159h46M104 168h26M20 164h34M196 160h60M250 170h40"
      />
    </>
  );
}
