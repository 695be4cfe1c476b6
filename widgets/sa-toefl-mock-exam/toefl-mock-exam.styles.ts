import { css } from '../kit/element/styles.ts';

/** Below the clock, and what the page itself keeps at the top of the window. */
export const belowHeader = 'calc(var(--sa-sticky-top, 16px) + 64px)';

export const screen = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-inline-size: var(--sa-max-width, 1280px);
  & h2, & h3 { scroll-margin-top: ${belowHeader}; text-wrap: balance; }
  & h3 { font-size: 18px; line-height: 1.35; }
  & h4 { font-size: 16px; }
  & h2:focus-visible, & h3:focus-visible { outline: none; }
`;

export const head = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  & > p { max-width: 64ch; color: var(--_muted); }
`;

/** The test to take, and in a line each what is to come. */
export const tests = css`
  display: grid;
  gap: 12px;
  list-style: none;
  padding: 0;
`;

/** A test that is not written yet. */
export const announced = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  padding: 0 16px;
  border: 1px dashed var(--_border);
  border-radius: var(--_radius);
  & p { font-size: 14px; }
`;

export const quietButton = css`
  min-height: 44px;
  padding: 0;
  font: inherit;
  font-size: 16px;
  font-weight: 600;
  color: var(--_muted);
  background: none;
  border: 0;
  cursor: pointer;
  &:hover { color: var(--_primary); }
`;

export const cards = css`
  display: grid;
  gap: 16px;
  list-style: none;
  padding: 0;
  @container (min-width: 720px) {
    grid-template-columns: repeat(3, 1fr);
    &[data-columns='4'] { grid-template-columns: repeat(2, 1fr); }
  }
  @container (min-width: 960px) {
    &[data-columns='4'] { grid-template-columns: repeat(4, 1fr); }
  }
`;

export const cardText = css`
  display: grid;
  gap: 8px;
  align-content: start;
  justify-items: start;
  padding: 20px;
  & h3 button { font-weight: 700; min-height: 24px; }
`;

export const disc = css`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  color: var(--_primary);
  background: var(--_wash);
`;

export const badge = css`
  padding: 2px 12px;
  font-size: 14px;
  font-weight: 600;
  background: var(--_wash);
  border: 1px solid var(--_line);
  border-radius: calc(var(--_radius) * 2);
`;

export const notes = css`
  display: grid;
  gap: 8px;
`;

export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** What must not be missed. */
export const alarm = css`
  padding: 10px 16px;
  background: var(--_wash);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
`;
