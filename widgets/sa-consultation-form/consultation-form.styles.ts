import { css } from '../kit/element/styles.ts';

export const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0;
  border: 0;
  & legend { padding: 0 0 8px; font-weight: 600; }
  & p { flex-basis: 100%; font-size: 14px; color: var(--_muted); }
`;

export const choice = css`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: 1 1 120px;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  cursor: pointer;
  &:has(:checked) { border-color: var(--_primary); background: var(--_wash); }
  & input { width: 18px; height: 18px; accent-color: var(--_primary); }
`;
