import { css } from '../kit/element/styles.ts';

/** As much padding as the form beside it has, so that their headings line up. */
export const box = css`
  @container (min-width: 320px) { padding: 32px; }
`;

export const facts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > div { position: relative; padding-inline-start: 32px; }
  & dt { font-size: 14px; font-weight: 600; color: var(--_muted); }
  & dt svg { position: absolute; inset: 2px auto auto 0; color: var(--_primary); }
  & dd { overflow-wrap: anywhere; }
`;

export const networks = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(148px, 100%), 1fr));
  gap: 8px;
  padding: 0;
  list-style: none;
  & a { width: 100%; padding-inline: 8px; }
  & svg { flex: none; }
`;
