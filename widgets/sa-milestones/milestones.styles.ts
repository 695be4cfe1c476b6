import { css } from '../kit/element/styles.ts';

/**
 * One line with a dot for each year. On wide screens it runs down the middle, with the events left
 * and right of it by turns, each across from its year.
 */
export const timeline = css`
  position: relative;
  display: grid;
  gap: 24px;
  padding: 0;
  list-style: none;
  &::before {
    content: '';
    position: absolute;
    inset: 12px auto 12px 7px;
    width: 2px;
    background: var(--_primary);
  }
  & > li { position: relative; display: grid; gap: 8px; padding-inline-start: 32px; }
  & > li::before {
    content: '';
    position: absolute;
    inset: 6px auto auto 0;
    width: 16px;
    height: 16px;
    background: var(--_surface);
    border: 4px solid var(--_primary);
    border-radius: 50%;
  }
  & time {
    font-size: 18px;
    font-weight: 700;
    letter-spacing: -0.02em;
    color: var(--_primary);
  }
  @container (min-width: 760px) {
    gap: 0;
    &::before {
      inset: 0 auto 0 calc(50% - 1px);
      background: linear-gradient(transparent, var(--_primary) 10% 90%, transparent);
    }
    & > li { grid-template-columns: 1fr 1fr; gap: 80px; align-items: center; padding: 8px 0; }
    & > li::before { inset: calc(50% - 8px) auto auto calc(50% - 8px); }
    & > li:nth-child(odd) { & > time { text-align: end; } }
    & > li:nth-child(even) { & > time { order: 1; } }
    & time { font-size: 36px; }
  }
`;

export const event = css`
  display: grid;
  gap: 4px;
  padding: 16px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  & h3 { font-size: 18px; line-height: 1.4; }
  & p { color: var(--_muted); }
`;
