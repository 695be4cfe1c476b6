/** The Golden Gate at sunset, its feet in the fog. */
export function Usa() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <path fill="#fff3d6" d="M0 70q160-34 320 0v80H0z" />
      <circle cx="158" cy="98" r="34" fill="#fbbf24" />
      <path fill="#b4c2ff" d="M0 104c40-12 70 6 110 14s70-10 110-14 66-26 100-24v66H0z" />
      <path fill="#6f8af0" d="M196 146c30-34 56-20 76-38s32-10 48-14v52z" />
      <path fill="#2348d4" d="M0 138h320v42H0z" />
      <path
        stroke="#c2410c"
        d="M12 84v38M28 75v47M44 62v60M60 46v76M96 52v70M110 72v50M124 90v32M138 102v20M182 102v20M196 90v32M210 72v50M224 52v70M260 46v76M276 62v60M292 75v47M308 84v38"
      />
      <path stroke="#ea580c" strokeWidth="2.5" d="M0 88q50-18 78-62 82 172 164 0 28 44 78 62" />
      <path
        fill="#ea580c"
        d="M0 119h320v6H0zM70 154l3-132h4v10h6V22h4l3 132h-5v-24H75v24zM230 154l3-132h4v10h6V22h4l3 132h-5v-24h-10v24z"
      />
      <path fill="#dbe4ff" d="M76 44h8v16h-8zM75 68h10v18H75zM236 44h8v16h-8zM235 68h10v18h-10z" />
      <path
        fill="#fff"
        d="M0 150c10-8 22-8 30-2 12-14 34-12 42 0 10-8 26-6 32 4H0zM196 154c8-10 22-10 30-2 10-14 36-14 44-2 12-8 30-8 50-2v8z"
      />
      <path fill="#1a36a3" d="M0 162q80-10 160 0t160 0v18H0z" />
    </>
  );
}
