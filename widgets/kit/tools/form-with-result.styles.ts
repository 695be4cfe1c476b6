import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

export const fields = css`
  & select:disabled { color: var(--_muted); background-color: var(--_wash); border-style: dashed; cursor: not-allowed; }
  @container (max-width: 479px) { padding: clamp(12px, 8cqi, 16px); }
  @container (min-width: 480px) {
    grid-template-columns: 1fr 1fr;
    gap: 24px 16px;
    padding: 24px;
    & > :is(button, p) { grid-column: 1 / -1; }
  }
  @container (min-width: 1000px) { grid-template-columns: 1fr; gap: 16px; }
  @media print { display: none; }
`;

export const noScript = css`
  display: none;
  @media (scripting: none) { display: block; }
`;

/** The frame of a result; dashed while it is empty or out of date. */
export const panel = css`
  @container (max-width: 479px) { padding: 16px; }
  &[data-state='empty'] { border: 1px dashed var(--_border); box-shadow: none; }
  &:is([data-state='error'], [data-state='stale']) { border: 1px dashed var(--_danger); box-shadow: none; }
  & h3 { font-size: 22px; line-height: 1.3; letter-spacing: -0.02em; text-wrap: balance; }
  @media print { &, &[data-state] { padding: 0; border: 0; box-shadow: none; } & + & { margin-top: 24px; } }
`;

export const message = css`
  ${piece.grid(12)}
  justify-items: center;
  padding: 32px 0;
  text-align: center;
  & > svg { color: var(--_primary); }
  [data-state='error'] > & > svg { color: var(--_danger); }
  & > p { max-width: 44ch; color: var(--_muted); }
  & > svg + p { max-width: 28ch; font-size: 18px; font-weight: 600; color: var(--_ink); text-wrap: balance; }
`;

export const staleNotice = css`
  ${piece.row(8)}
  font-weight: 600;
  color: var(--_danger);
  &:empty { position: absolute; }
  & svg { flex: none; }
`;
