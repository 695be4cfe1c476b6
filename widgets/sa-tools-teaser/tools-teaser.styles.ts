import { css } from '../kit/element/styles.ts';

export const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  @container (min-width: 600px) { grid-template-columns: 1fr 1fr; gap: 20px; }
  @container (min-width: 920px) { grid-template-columns: repeat(3, 1fr); }
  & h3 { font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
`;

/** The cards share their grid with the link to all tools. */
export const cards = css`
  display: contents;
  list-style: none;
`;

/** On a phone the icon stands beside the words, elsewhere above them. */
export const tool = css`
  display: grid;
  gap: 4px 14px;
  align-content: start;
  grid-template-columns: auto minmax(0, 1fr);
  padding: 12px;
  & > svg { grid-row: 1 / span 3; }
  & p { color: var(--_muted); }
  /* A line of the description is enough where the cards lie below each other. */
  @container (min-width: 240px) and (max-width: 599px) {
    & h3 + p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  }
  @container (max-width: 239px) { grid-template-columns: minmax(0, 1fr); & > svg { grid-row: auto; } }
  @container (min-width: 600px) {
    gap: 8px;
    grid-template: auto auto 1fr auto / minmax(0, 1fr);
    padding: 24px;
    & > svg { grid-row: auto; }
    & h3 { margin-top: 8px; }
  }
`;

export const duration = css`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 4px;
  font-size: 14px;
`;

export const more = css`
  display: grid;
  gap: 12px;
  align-content: center;
  justify-items: start;
  padding: clamp(12px, 8cqi, 20px);
  border: 1px dashed var(--_border);
  border-radius: var(--_card-radius);
  & ul { display: flex; flex-wrap: wrap; gap: 0 16px; padding: 0; color: var(--_muted); list-style: none; }
  @container (min-width: 600px) { padding: 24px; & ul { display: block; padding-inline-start: 20px; list-style: disc; } }
`;
