import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

export const box = css`
  ${piece.grid(12)}
  min-width: 0;
  & > [tabindex] { font-size: 22px; line-height: 1.3; scroll-margin-block: 184px; outline: none; }
  & > [role='status'] { font-weight: 600; }
  & [role='alert']:empty { position: absolute; }
  & fieldset { min-width: 0; padding: 0; border: 0; }
  & fieldset > div { display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(min(var(--tile, 60px), 100%), 1fr)); }
  & [data-two] { --tile: 110px; }
  & legend { padding-bottom: 8px; font-weight: 600; }
  @media print {
    display: block;
    break-inside: avoid;
    & > * + * { margin-top: 8px; }
    form:has(&) > :not(:first-child, [part='confirmation']) { display: none; }
  }
`;

/** The radio button is there, below its label. */
export const tile = css`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 44px;
  padding: 8px 2px;
  line-height: 1.3;
  text-align: center;
  ${piece.field()}
  cursor: pointer;
  & small { font-size: 13px; color: var(--_muted); }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  &:hover { border-color: var(--_primary); }
  &:focus-within { outline: 2px solid var(--_primary); outline-offset: 2px; }
  &:has(:checked) { color: var(--_primary); background: var(--_wash); border-color: var(--_primary); box-shadow: inset 0 0 0 1px var(--_primary); }
  @media (forced-colors: active) {
    &:has(:checked) { forced-color-adjust: none; color: HighlightText; background: Highlight; border-color: Highlight; }
  }
`;

export const controls = css`
  ${piece.bar(8, 16)}
  @media print { display: none; }
`;
