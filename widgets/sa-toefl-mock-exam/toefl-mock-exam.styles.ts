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
`;

export const head = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  & > p { max-width: 64ch; color: var(--_muted); }
  @media print { & > button { display: none; } }
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

export const cardText = css`
  display: grid;
  gap: 8px;
  align-content: start;
  justify-items: start;
  padding: 20px;
  & h3 button { font-weight: 700; min-height: 24px; }
`;

export const notes = css`
  display: grid;
  gap: 8px;
`;
