import { css } from '../kit/element/styles.ts';

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
  @container (max-width: 479px) { padding-block-end: 8px; }
`;

/** A way on, as a link in a sentence, at the height of a finger. */
export const inText = css`
  min-height: 44px;
  margin-block: -12px;
  padding: 0;
  font: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  color: var(--_primary);
  background: none;
  border: 0;
  cursor: pointer;
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
  padding: 16px;
  & h3 button { font-weight: 700; min-height: 24px; }
`;

/** On phones a row: its picture, and the text beside it. */
export const sectionCard = css`
  @container (max-width: 759px) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 16px;
    & > * { grid-column: 2; }
    & > :first-child { grid-area: 1 / 1 / span 3; }
  }
`;
