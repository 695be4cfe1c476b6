import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

/** As much padding as the form beside it has, so that their headings line up. */
export const box = css`@container (min-width: 320px) { padding: 32px; }`;

export const facts = css`
  ${piece.stack(24)}
  & > div { position: relative; padding-inline-start: 32px; }
  & dt { font-weight: 600; color: var(--_muted); }
  & dt svg { position: absolute; inset: 2px auto auto 0; color: var(--_primary); }
`;

export const networks = css`
  ${piece.list(8)}
  grid-template-columns: repeat(auto-fill, minmax(min(148px, 100%), 1fr));
  & a { width: 100%; padding-inline: 8px; }
  & svg { flex: none; }
`;
