import { css } from '../kit/element/styles.ts';

export const block = css`
  display: grid;
  gap: 24px;
  padding: 24px 16px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  & h2 { text-wrap: balance; }
  & > div { display: grid; gap: 12px; align-content: center; color: var(--_muted); }
  & > div h2 { color: var(--_ink); }
  @container (min-width: 480px) { padding: 32px; }
  @container (min-width: 768px) { grid-template-columns: 1fr 1fr; gap: 48px; padding: 48px; }
`;

export const fields = css`
  display: grid;
  gap: 12px;
  align-content: center;
  @container (min-width: 480px) {
    grid-template-columns: 1fr auto;
    & > button { align-self: start; margin-top: 32px; }
    & > p { grid-column: 1 / -1; }
  }
`;
