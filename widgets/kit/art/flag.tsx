import type { ReactNode } from 'react';

const NAVY = '#012169';

/** The crosses of the Union Flag on 24×16; the caller draws the blue field. */
function Crosses() {
  return (
    <>
      <path stroke="#fff" strokeWidth="3" d="M0 0l24 16M24 0 0 16" />
      <path
        fill="#c8102e"
        d="M0 0l12 8v1.3L0 1.3zM24 16 12 8V6.7l12 8zM24 0 12 8V6.7l12-8zM0 16l12-8v1.3l-12 8z"
      />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  );
}

/**
 * A blue ensign; its field is drawn last, to cut the diagonals short. Its stars join every third
 * (or second) tip and let the nonzero rule fill them: half the points of an outline.
 */
function Ensign({ children }: { children: ReactNode }) {
  return (
    <>
      <path fill={NAVY} d="M0 0h12v8H0z" />
      <g transform="scale(.5)">
        <Crosses />
      </g>
      <path fill={NAVY} d="M12 0h12v16H0V8h12z" />
      {children}
    </>
  );
}

/** The drawing of each flag on 24×16: by the specification's keys, the others by country code. */
const FLAGS: Readonly<Record<string, ReactNode>> = {
  usa: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.23"
        d="M0 .6h24M0 3.1h24M0 5.5h24M0 8h24M0 10.5h24M0 12.9h24M0 15.4h24"
      />
      <path fill="#3c3b6e" d="M0 0h10.4v8.6H0z" />
      <path
        stroke="#fff"
        strokeLinecap="round"
        strokeDasharray="0 1.72"
        d="M.9 1.2h9M1.76 2.75h8M.9 4.3h9M1.76 5.85h8M.9 7.4h9"
      />
    </>
  ),
  canada: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path
        fill="#d52b1e"
        d="M0 0h6v16H0zM18 0h6v16h-6zM12 2.6l1 1.9 1-.5-.5 2.9 1.5-1.5.4.8 1.5-.3-.5 1.6.8.5-2.8 2.3.3.9-2.5-.4.1 2.9h-.6l.1-2.9-2.5.4.3-.9L6.8 8l.8-.5-.5-1.6 1.5.3.4-.8 1.5 1.5L10 4l1 .5z"
      />
    </>
  ),
  uk: (
    <>
      <path fill={NAVY} d="M0 0h24v16H0z" />
      <Crosses />
    </>
  ),
  australia: (
    <Ensign>
      <path
        fill="#fff"
        d="M6 9.6l1 4.6-2.9-3.7 4.2 2-4.6 0 4.2-2-2.9 3.7zM18 11.8l.6 2.7-1.7-2.2 2.5 1.2-2.8 0 2.5-1.2-1.7 2.2zM15 5.6l.6 2.7-1.7-2.2 2.5 1.2-2.8 0 2.5-1.2-1.7 2.2zM18 1.4l.6 2.7-1.7-2.2 2.5 1.2-2.8 0 2.5-1.2-1.7 2.2zM21 4.6l.6 2.7-1.7-2.2 2.5 1.2-2.8 0 2.5-1.2-1.7 2.2zM19.4 7.8l.6 1.8-1.6-1.1 2 0-1.6 1.1z"
      />
    </Ensign>
  ),
  germany: (
    <>
      <path fill="#000" d="M0 0h24v16H0z" />
      <path fill="#d00" d="M0 5.33h24V16H0z" />
      <path fill="#ffce00" d="M0 10.67h24V16H0z" />
    </>
  ),
  ireland: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#169b62" d="M0 0h8v16H0z" />
      <path fill="#ff883e" d="M16 0h8v16h-8z" />
    </>
  ),
  'new zealand': (
    <Ensign>
      <path
        fill="#cc142b"
        stroke="#fff"
        strokeWidth=".5"
        paintOrder="stroke"
        d="M18 11.3l1 3.1-2.6-1.9 3.2 0-2.6 1.9zM15 5.5l.9 2.7-2.3-1.7 2.8 0-2.3 1.7zM18 1.5l.9 2.7-2.3-1.7 2.8 0-2.3 1.7zM20.8 4.5l.8 2.4-2-1.5 2.4 0-2 1.5z"
      />
    </Ensign>
  ),
  sg: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#ee2536" d="M0 0h24v8H0z" />
      <path
        fill="#fff"
        d="M6.2 1.4a2.8 2.8 0 1 0 0 5.2 2.8 2.8 0 0 1 0-5.2zM7.8 1.6l.4 1.2-1-.7 1.2 0-1 .7zM9.5 2.8l.4 1.2-1-.7 1.2 0-1 .7zM8.9 4.8l.4 1.2-1-.7 1.2 0-1 .7zM6.7 4.8l.4 1.2-1-.7 1.2 0-1 .7zM6.1 2.8l.4 1.2-1-.7 1.2 0-1 .7z"
      />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#002654" d="M0 0h8v16H0z" />
      <path fill="#ce1126" d="M16 0h8v16h-8z" />
    </>
  ),
  nl: (
    <>
      <path fill="#ae1c28" d="M0 0h24v16H0z" />
      <path fill="#fff" d="M0 5.33h24V16H0z" />
      <path fill="#21468b" d="M0 10.67h24V16H0z" />
    </>
  ),
  ch: (
    <>
      <path fill="#da291c" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="M12 3v10M7 8h10" />
    </>
  ),
};

/** The keys that have a flag. */
export const flagKeys: readonly string[] = Object.keys(FLAGS);

/** Keys by country code, if the two differ. */
const KEYS: Readonly<Record<string, string>> = {
  us: 'usa',
  ca: 'canada',
  au: 'australia',
  de: 'germany',
  ie: 'ireland',
  nz: 'new zealand',
};

/**
 * The flag of a country, by its code or a key of `flagKeys`, 24×16 with square corners: clip it to
 * round them. Decorative, since the country's name is always beside it. Draws nothing for other
 * countries.
 */
export function Flag({ country }: { country: string }) {
  const key = KEYS[country] ?? country;
  if (!Object.hasOwn(FLAGS, key)) return null;
  return (
    <svg width="24" height="16" viewBox="0 0 24 16" fill="none" aria-hidden="true">
      {FLAGS[key]}
      <path stroke="#8896" d="M0 0h24v16H0z" />
    </svg>
  );
}
