import { css } from '../../kit/element/styles.ts';

export const guide = css`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  padding: clamp(12px, 8cqi, 16px);
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  @container (min-width: 640px) { padding: 32px; }
  @media print { display: block; padding: 0; border: 0; box-shadow: none; & > * + * { margin-top: 12px; } }
`;

export const guideHead = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px 24px;
  justify-items: start;
  & h3 {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: 28px;
    line-height: 1.25;
    letter-spacing: -0.02em;
  }
  & h3 svg { flex: none; width: 36px; height: 24px; border-radius: calc(var(--_radius) / 3); }
  & p { color: var(--_muted); }
  & > div { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
  @container (min-width: 640px) {
    grid-template-columns: 1fr auto;
    & > * { grid-column: 1; }
    & > div { grid-area: 1 / 2 / span 3 / auto; align-self: center; margin: 0; }
  }
  @media print { & > div { display: none; } }
`;

export const disclaimer = css`
  display: flex;
  gap: 12px;
  padding: 12px 16px;
  background: var(--_wash);
  border-inline-start: 4px solid var(--_accent);
  border-radius: 0 var(--_radius) var(--_radius) 0;
  text-wrap: pretty;
  & svg { flex: none; margin-top: 4px; }
`;

export const dayChooser = css`
  display: grid;
  gap: 8px 24px;
  align-items: end;
  & p { color: var(--_muted); }
  & > p { max-width: 60ch; font-weight: 600; color: var(--_ink); }
  @container (min-width: 640px) { grid-template-columns: minmax(280px, 340px) 1fr; align-items: start; & > p { padding-top: 32px; } }
  @media print { display: none; }
`;

export const help = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  padding-top: 24px;
  border-top: 1px solid var(--_line);
  & p { font-weight: 600; }
  @media print { display: none; }
`;

/** On paper all panels are shown, one after the other. */
export const allPanels = css`
  display: grid;
  gap: 24px;
  min-width: 0;
  & h4 { font-size: 18px; line-height: 1.35; letter-spacing: -0.01em; }
  /* Lets all five fit in one row on a wide page. */
  & [role='tab'] { padding-inline: 12px; }
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
