import { css } from '../../kit/element/styles.ts';

export const group = css`
  min-width: 0;
  padding: 0;
  border: 0;
  & legend { padding: 0 0 8px; font-weight: 600; }
  & > div { display: grid; gap: 8px; }
  @container (min-width: 480px) { & > div { grid-template-columns: 1fr 1fr; } }
  @container (min-width: 640px) { &[data-count='3'] > div { grid-template-columns: repeat(3, 1fr); } }
  @container (min-width: 760px) { &[data-count='4'] > div { grid-template-columns: repeat(4, 1fr); } }
`;

export const aside = css`
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  overflow-wrap: anywhere;
  background: var(--_wash);
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  & p { max-width: 72ch; }
`;

export const explanation = css`
  font-weight: 600;
  color: var(--_danger);
  &:empty { display: none; }
`;
