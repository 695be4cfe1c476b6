import { css } from '../kit/element/styles.ts';

/** The lines between the tiles are the panel's background, showing through the gaps. */
export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  padding: 0;
  list-style: none;
  overflow: hidden;
  background: var(--_line);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  @container (min-width: 640px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 1000px) { grid-template-columns: 1fr 1fr 1fr; }
`;

/** A value and its label on one line; in a narrow column one above the other. */
export const tile = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: baseline;
  align-content: start;
  padding: 16px;
  background: var(--_surface);
  & > :nth-child(n + 3) { flex-basis: 100%; font-size: 14px; }
  & > a { display: flex; align-items: center; min-height: 44px; font-weight: 600; line-height: 24px; }
  @container (min-width: 640px) {
    flex-direction: column;
    flex-wrap: nowrap;
    padding: 24px;
    & > :nth-child(n + 3) { flex-basis: auto; }
    & > a { min-height: 24px; }
  }
`;

export const value = css`
  font-size: 28px;
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: -0.02em;
  color: var(--_primary);
  @container (min-width: 640px) { font-size: 36px; }
  &[data-open] { font-size: 22px; }
`;

export const label = css`
  font-weight: 600;
`;

export const badge = css`
  display: grid;
  gap: 12px 24px;
  align-items: center;
  padding: 16px;
  background: var(--_surface);
  @container (min-width: 640px) {
    grid-column: 1 / -1;
    grid-template-columns: auto minmax(0, 1fr);
    padding: 24px;
  }
`;

export const badgeValue = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 8px;
  padding: 8px 16px 8px 12px;
  font-size: 18px;
  font-weight: 700;
  color: var(--_success);
  background: color-mix(in srgb, var(--_success) 5%, var(--_surface));
  border: 1px solid currentColor;
  border-radius: calc(var(--_radius) * 2);
  & svg { flex: none; }
`;
