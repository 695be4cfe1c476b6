/** The rings and radial roads of Connaught Place from above, with a pin on our office. */
export function PlaceDrawing() {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <path fill="#dbe4ff" d="M0 0h640v360H0z" />
      <g stroke="#fff" strokeWidth="16">
        <path d="M320 180L40-60M320 180L600-60M320 180L40 420M320 180l280 240M320 180V-40M320 180v220M320 180H-40M320 180h400" />
        <circle cx="320" cy="180" r="150" />
        <circle cx="320" cy="180" r="98" />
      </g>
      <g stroke="#b4c2ff" strokeWidth="30">
        <circle cx="320" cy="180" r="124" strokeDasharray="70 27.4" strokeDashoffset="83" />
      </g>
      <circle cx="320" cy="180" r="84" fill="#c3d0ff" />
      <circle cx="320" cy="180" r="58" fill="#14958a" />
      <circle cx="320" cy="180" r="40" fill="#3db3a6" />
      <circle cx="320" cy="180" r="12" fill="#fff3d6" />
      <g fill="#9db0ff">
        <path d="M40 40h70v44H40zM150 20h60v34h-60zM520 30h80v52h-80zM440 16h50v36h-50zM30 270h90v54H30zM150 304h54v40h-54zM530 280h76v44h-76zM440 310h60v34h-60z" />
      </g>
      <path
        fill="#f59e0b"
        stroke="#fff"
        strokeWidth="4"
        d="M432 222c-18-24-30-38-30-58a30 30 0 0 1 60 0c0 20-12 34-30 58z"
      />
      <circle cx="432" cy="163" r="11" fill="#fff" />
    </svg>
  );
}
