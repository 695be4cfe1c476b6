/** Westminster: the clock tower, the bridge and a bus. */
export function Uk() {
  return (
    <>
      <path fill="#dbe4ff" d="M0 0h320v180H0z" />
      <circle cx="108" cy="70" r="110" fill="#eef2ff" />
      <circle cx="108" cy="70" r="64" fill="#fff3d6" />
      <path fill="#fff" d="M206 52c2-14 22-16 28-4 10-6 22 0 22 10h-64c0-6 6-10 14-6z" />
      <path
        fill="#8da2fb"
        d="M126 146V96l5-10 5 10h20l5-10 5 10h20l5-10 5 10h20l4-22h16l4 22h20l5-10 5 10h50v50z"
      />
      <path stroke="#6f8af0" strokeWidth="32" strokeDasharray="4 9" d="M134 124h186" />
      <path fill="#f3d38b" d="M91 42h34v104H91z" />
      <path fill="#e0b45c" d="M115 42h10v104h-10z" />
      <path
        fill="#1a36a3"
        d="M88 38h40v5H88zM92 38l5-14h22l5 14zM100 24l8-20 8 20zM88 78h40v4H88z"
      />
      <path stroke="#e0b45c" strokeWidth="3" d="M99 88v50M107 88v50" />
      <circle cx="108" cy="61" r="13" fill="#fff" stroke="#1a36a3" strokeWidth="2.5" />
      <path stroke="#0f172a" strokeWidth="2" d="M108 53v8l6 4" />
      <rect x="206" y="108" width="50" height="28" rx="4" fill="#f59e0b" />
      <path fill="#fff" d="M211 112h40v6h-40zM211 123h32v6h-32z" />
      <path stroke="#0f172a" strokeWidth="8" strokeDasharray="8 20" d="M213 137h36" />
      <path fill="#2348d4" d="M0 149h320v31H0z" />
      <path
        fill="#1a36a3"
        d="M0 139h320v30h-6c0-22-60-22-60 0h-14c0-22-60-22-60 0h-14c0-22-60-22-60 0H92c0-22-60-22-60 0H18q0-12-18-16z"
      />
    </>
  );
}
