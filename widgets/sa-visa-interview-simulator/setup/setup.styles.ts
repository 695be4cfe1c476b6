import { css } from '../../kit/element/styles.ts';

export const group = css`
  min-width: 0;
  padding: 0;
  border: 0;
  & legend { padding: 0 0 8px; font-weight: 600; }
  & > div { display: grid; gap: 8px; }
  @container (min-width: 480px) { & > div { grid-template-columns: 1fr 1fr; } }
  @container (min-width: 640px) { &[data-count='3'] > div { grid-template-columns: repeat(3, 1fr); } }
  @container (min-width: 840px) { &[data-count='4'] > div { grid-template-columns: repeat(4, 1fr); } }
`;

export const choice = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  min-width: 0;
  padding: 10px 12px;
  overflow-wrap: anywhere;
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  cursor: pointer;
  transition: border-color 150ms ease-out;
  &:hover { border-color: var(--_primary); }
  &:has(:checked) { border-color: var(--_primary); background: var(--_wash); box-shadow: inset 0 0 0 1px var(--_primary); }
  & input { flex: none; width: 18px; height: 18px; accent-color: var(--_primary); }
  & svg { flex: none; border-radius: calc(var(--_radius) / 4); }
  @container (max-width: 199px) { flex-wrap: wrap; gap: 4px 8px; }
  & span { display: grid; line-height: 1.4; }
  & small { font-size: 14px; color: var(--_muted); }
`;

export const aside = css`
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  overflow-wrap: anywhere;
  background: var(--_wash);
  border-inline-start: 3px solid var(--_primary);
  border-radius: calc(var(--_radius) / 3) var(--_radius) var(--_radius) calc(var(--_radius) / 3);
  & p { max-width: 72ch; }
`;

export const explanation = css`
  font-weight: 600;
  color: var(--_danger);
  &:empty { display: none; }
`;

export const startRow = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  @container (max-width: 479px) { & button { width: 100%; } }
`;
