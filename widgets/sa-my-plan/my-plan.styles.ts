import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const planCard = css`
  max-inline-size: var(--sa-max-width, 1280px);
  justify-items: start;
  & > * { max-width: 100%; }
  & h2 { font-size: 22px; line-height: 1.3; }
`;

export const bar = css`
  ${piece.part()}
  & > summary { gap: 4px 8px; min-height: 46px; padding: 4px 16px; border-radius: var(--_radius); font-weight: 400; }
  & > summary > span:first-of-type { flex: 1; min-width: 0; }
  @container (max-width: 479px) { & > summary > span + span { display: none; } }
  @media print { display: none; }
`;

export const notice = css`
  font-size: 14px;
  font-weight: 600;
  &:empty { position: absolute; }
  details + &:not(:empty) { padding: 8px 16px 0; }
`;

export const barBody = css`
  ${piece.stack(16)}
  padding: 12px 16px 16px;
  border-top: 1px solid var(--_line);
`;

export const buttons = css`
  ${piece.bar(8, 24)}
  @media print { display: none; }
`;

/** An action beside the main ones, which reads as a link. */
export const quiet = css`
  ${piece.linkButton}
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  &:hover { color: var(--_primary-strong); }
`;
