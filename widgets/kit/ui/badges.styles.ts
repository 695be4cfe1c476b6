import { css } from '../element/styles.ts';

/** A list of words in rounded frames. */
export const badges = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    padding: 2px 12px;
    font-size: 14px;
    background: var(--_wash);
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 2);
  }
`;
