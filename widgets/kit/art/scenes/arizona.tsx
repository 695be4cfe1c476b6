/** Saguaros before the mesas of a desert. */
export function Arizona() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="216" cy="84" r="112" fill="#e9eeff" />
      <circle cx="216" cy="84" r="70" fill="#fff3d6" />
      <circle cx="216" cy="84" r="32" fill="#f59e0b" />
      <path fill="#b4c2ff" d="M0 144v-26h26V96h64v20h26v28zM196 144v-30h20V98h70v18h34v28z" />
      <path fill="#6f8af0" d="M96 146v-18h20v-22h22V88h54v20h20v18h24v20z" />
      <path fill="#2348d4" d="M0 142c92-10 214-8 320 2v36H0z" />
      <path fill="#1a36a3" d="M0 162c110-14 214 2 320-8v26H0z" />
      <g stroke="#0f766e" strokeLinecap="round">
        <path strokeWidth="16" d="M64 160V72" />
        <path
          strokeWidth="11"
          strokeLinejoin="round"
          d="M64 130H48a8 8 0 0 1-8-8v-22M64 116h18a8 8 0 0 0 8-8V90"
        />
        <path strokeWidth="9" d="M276 160v-42" />
        <path strokeWidth="6" strokeLinejoin="round" d="M276 144h-9v-12M276 138h10v-14" />
      </g>
      <path
        stroke="#14958a"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M61 156V76M67 156V76M276 156v-34"
      />
    </>
  );
}
