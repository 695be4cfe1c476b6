/** A university hall on its lawn. */
export function Campus() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="160" cy="100" r="128" fill="#eef2ff" />
      <circle cx="160" cy="100" r="84" fill="#ffe9b8" />
      <path fill="#2348d4" d="M36 84h248v58H36z" />
      <path fill="#1a36a3" d="M30 78h260v8H30zM146 20h28v30h-28zM142 22l18-18 18 18z" />
      <path
        stroke="#b4c2ff"
        strokeWidth="16"
        strokeDasharray="12 10"
        d="M48 102h56M48 128h56M216 102h56M216 128h56"
      />
      <path fill="#fff" d="M112 72h96v70h-96zM104 74l56-32 56 32z" />
      <path fill="#b4c2ff" d="M104 74h112v4H104zM120 78h80v58h-80z" />
      <path fill="#1a36a3" d="M150 100h20v36h-20z" />
      <path stroke="#fff" strokeWidth="64" strokeDasharray="8 16" d="M120 107h80" />
      <circle cx="160" cy="62" r="7" fill="#f59e0b" />
      <circle cx="160" cy="33" r="8" fill="#fff" />
      <path stroke="#0f172a" strokeWidth="1.5" d="M160 28v5l3 2" />
      <path fill="#0f766e" d="M0 142h320v38H0z" />
      <path fill="#fff3d6" d="M108 136h104v6H108zM142 142h36l38 38H104z" />
      <path stroke="#0b5a54" strokeWidth="5" d="M24 120v34M296 120v34M58 140v24M262 140v24" />
      <path stroke="#14958a" strokeWidth="40" strokeLinecap="round" d="M24 112v10M296 112v10" />
      <path stroke="#3db3a6" strokeWidth="24" strokeLinecap="round" d="M58 140v4M262 140v4" />
    </>
  );
}
