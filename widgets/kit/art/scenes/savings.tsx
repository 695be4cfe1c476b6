/** Stacks of coins that grow up to a graduation cap, and a rupee. */
export function Savings() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="150" cy="96" r="124" fill="#e9eeff" />
      <circle cx="196" cy="84" r="80" fill="#fff3d6" />
      <path fill="#2348d4" d="M0 150h320v30H0z" />
      <path
        stroke="#f59e0b"
        strokeWidth="46"
        strokeDasharray="10 3"
        d="M70 150v-23M128 150V101M186 150V75"
      />
      <path
        stroke="#fbbf24"
        strokeWidth="22"
        strokeDasharray="10 3"
        d="M58 150v-23M116 150V101M174 150V75"
      />
      <path fill="#1a36a3" d="M186 30l46 17-46 17-46-17z" />
      <path fill="#2348d4" d="M164 56v13c0 8 44 8 44 0V56l-22 8z" />
      <path stroke="#f59e0b" strokeWidth="3" strokeLinecap="round" d="M228 48v22" />
      <circle cx="228" cy="73" r="4" fill="#f59e0b" />
      <circle cx="262" cy="116" r="34" fill="#f59e0b" />
      <circle cx="262" cy="116" r="27" fill="#fbbf24" />
      <path
        stroke="#1a36a3"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M251 102h22M251 111h22M255 102c16 0 16 18 0 18h-3l15 14"
      />
      <path
        stroke="#6f8af0"
        strokeWidth="3"
        strokeLinecap="round"
        d="M20 164h46M118 160h70M214 170h60"
      />
    </>
  );
}
