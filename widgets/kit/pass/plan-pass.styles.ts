import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

export const pass = css`
  ${piece.column}
  inline-size: 100%;
  overflow: clip;
  ${piece.card()}
  container-type: inline-size;
  @media print { break-inside: avoid; box-shadow: none; }
`;

/** Has the colours of a main button, so that an agency's tokens change it. */
export const head = css`
  ${piece.bar(4, 24)}
  justify-content: space-between;
  padding: 16px clamp(12px, 5cqi, 24px);
  color: var(--_on-primary);
  background: var(--_primary);
  & > svg { flex: 1 1 160px; max-inline-size: 300px; block-size: 72px; }
  @container (max-width: 479px) { & > svg { max-inline-size: 100%; block-size: 56px; } }
  @media (forced-colors: active) { border-bottom: 1px solid; }
`;

export const route = css`
  display: grid;
  gap: 2px;
  min-inline-size: min(200px, 100%);
  & > small { font-size: 13px; font-weight: 600; letter-spacing: 0.06em; text-transform: uppercase; }
  & > b { font-size: 22px; line-height: 1.25; letter-spacing: -0.02em; }
`;

/** The stubs: side by side if there is room for five. */
export const stubs = css`
  ${piece.listColumn}
  & > li { display: grid; align-content: start; }
  & > li + li { border-top: 2px dashed var(--_line); }
  @container (min-width: 1000px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    & > li + li { border-top: 0; border-inline-start: 2px dashed var(--_line); }
  }
`;

/** A stub: all of it is clickable if it has a link or button. */
export const stubBody = css`
  position: relative;
  ${piece.stack(4)}
  align-content: start;
  padding: 12px clamp(12px, 5cqi, 16px);
  & > p:first-child {
    ${piece.row(8)}
    font-size: 13px;
    font-weight: 700;
    letter-spacing: 0.06em;
    text-transform: uppercase;
    color: var(--_muted);
  }
  & > p:first-child > svg { flex: none; color: var(--_primary); }
  & > p:first-child > svg + svg { margin-inline-start: auto; }
  & h3 { font-size: inherit; line-height: 1.3; }
  & > small { font-size: 14px; color: var(--_muted); }
  @container (min-width: 1000px) { gap: 8px; padding: 16px; }
`;

/** A stub's question. */
export const question = css`
  justify-self: start;
  padding: 0;
  ${piece.plainButton}
  font-size: 18px;
  line-height: 1.45;
  font-weight: 700;
  letter-spacing: -0.01em;
  text-align: start;
  text-decoration: none;
  color: var(--_ink);
  &::after { content: ''; position: absolute; inset: 0; border-radius: var(--_radius); }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid var(--_primary); outline-offset: -4px; }
  &:hover { color: var(--_primary-strong); }
`;

/** An answer, as a stamp on the stub. */
export const stamped = css`
  justify-self: start;
  padding: 2px 8px;
  font-size: 16px;
  line-height: 1.35;
  color: var(--_success);
  border: 2px solid;
  border-radius: var(--_radius);
  &[data-late] { color: var(--_ink); border-color: var(--_accent); }
  @container (min-width: 480px) { rotate: -1.5deg; }
  @media (prefers-reduced-motion: no-preference) { transition: scale 200ms ease-out, opacity 200ms ease-out; }
  @starting-style { scale: 0.6; opacity: 0; }
`;

export const hollow = css`
  justify-self: start;
  padding: 2px 8px;
  font-size: 16px;
  font-weight: 500;
  color: var(--_muted);
  border: 2px dashed var(--_border);
  border-radius: var(--_radius);
`;

/** One for each question, filled once it is answered. */
export const dots = css`
  display: flex;
  flex: none;
  gap: 4px;
  & > i { inline-size: 10px; block-size: 10px; border: 2px solid var(--_primary); border-radius: 50%; }
  & > i[data-filled] { background: var(--_primary); }
  @media (forced-colors: active) { & > i[data-filled] { background: CanvasText; } }
`;
