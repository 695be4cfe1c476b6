import { css } from '../../kit/element/styles.ts';

/** Amounts at equal distances, each centred on its place but for the two ends. */
export const scale = css`
  display: flex;
  justify-content: space-between;
  padding-top: 4px;
  font-size: 14px;
  color: var(--_muted);
  font-variant-numeric: tabular-nums;
  border-top: 1px solid var(--_border);
  & > span { display: flex; flex: 0 0 0; justify-content: center; white-space: nowrap; min-width: 0; }
  @container (max-width: 299px) { & > :nth-child(even) { visibility: hidden; } }
  & > :first-child { justify-content: start; }
  & > :last-child { justify-content: end; }
`;
