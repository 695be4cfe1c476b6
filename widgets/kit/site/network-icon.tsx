import type { ReactNode } from 'react';

const GLYPHS: Readonly<Record<string, ReactNode>> = {
  Instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17 7h.01" />
    </>
  ),
  Facebook: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M15.5 7.5h-.8A2.7 2.7 0 0 0 12 10.2V21m-2.8-7.8h5.6" />
    </>
  ),
  LinkedIn: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M7.5 10.5v6m0-9.5h.01M11.5 16.5v-6m0 3a2.5 2.5 0 0 1 5 0v3" />
    </>
  ),
  YouTube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4.5" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
  WhatsApp: (
    <>
      <path d="M3 21l1.4-4.6a9 9 0 1 1 3.3 3.3z" />
      <path d="M8.8 8.2c-.6 3.6 3.4 7.6 7 7l.2-1.9-2.1-.9-1 .9a5 5 0 0 1-2.2-2.2l.9-1-.9-2.1z" />
    </>
  ),
};

/** Glyph of a social network by its name, in the text's colour; unknown names draw nothing. */
export function NetworkIcon({ network }: { network: string }) {
  if (!Object.hasOwn(GLYPHS, network)) return null;
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {GLYPHS[network]}
    </svg>
  );
}
