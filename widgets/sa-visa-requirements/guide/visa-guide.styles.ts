import { css } from '../../kit/element/styles.ts';

export const guide = css`
  display: grid;
  position: relative;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  padding: clamp(12px, 8cqi, 16px);
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  @container (min-width: 640px) { gap: 24px; padding: 24px; }
  @media print { display: block; padding: 0; border: 0; box-shadow: none; & > * + * { margin-top: 12px; } }
`;

export const guideHead = css`
  & h3 {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: 22px;
    line-height: 1.3;
    letter-spacing: -0.02em;
  }
  & h3 svg { flex: none; width: 36px; height: 24px; border-radius: calc(var(--_radius) / 3); }
  & p { color: var(--_muted); }
  /* The folded choice above has just named the country. */
  @container (max-width: 639px) { position: absolute; clip-path: inset(50%); }
  @media print { position: static; clip-path: none; }
`;

/** The tabs, and in the cell that five leave free the way to the answer on refusals. */
export const parts = css`
  & > button { position: absolute; inset: 24px 24px auto auto; min-height: 44px; padding: 0; font: inherit; color: var(--_primary); text-decoration: underline; background: none; border: 0; cursor: pointer; }
  @container (max-width: 639px) { position: relative; & > button { inset: auto 4px 4px auto; width: calc(50% - 8px); } }
  @container (max-width: 319px) { & > button { position: static; width: auto; } }
  @media print { display: none; }
`;

export const disclaimer = css`
  display: flex;
  gap: 12px;
  text-wrap: pretty;
  & svg { flex: none; margin-top: 4px; color: var(--_accent); }
  @container (max-width: 639px) { line-height: 1.4; & svg { display: none; } }
`;

/** The figures of another day than today. */
export const otherDay = css`
  font-weight: 600;
  &:empty { position: absolute; }
  @media print { display: none; }
`;

export const help = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  & p { flex-basis: 100%; font-weight: 600; }
  @media print { display: none; }
`;

/** On paper all panels are shown, one after the other. */
export const allPanels = css`
  display: grid;
  gap: 16px;
  min-width: 0;
  & h4 { font-size: 18px; line-height: 1.35; letter-spacing: -0.01em; }
  @media print {
    &, & > [role='tabpanel'], & > [role='tabpanel'][hidden] { display: block; }
    font-size: 13px;
    line-height: 1.4;
    & > * + * { margin-top: 16px; }
    & > [role='tabpanel'] > * + * { margin-top: 8px; }
    & h4 { font-size: 16px; break-after: avoid; }
  }
`;

/** The heading of a part on paper, which has no tabs. */
export const partOnPaper = css`
  @media print { break-after: avoid; font-size: 22px; }
`;
