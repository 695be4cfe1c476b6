import { css } from '../kit/element/styles.ts';

export const controls = css`
  display: grid;
  gap: 16px;
  & > p { font-size: 14px; color: var(--_muted); }
  & > p:focus-visible { outline-offset: 4px; }
  & > :first-child { width: 100%; max-width: 520px; }
`;

export const empty = css`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding: 48px 20px;
  text-align: center;
  background: var(--_surface);
  border: 1px dashed var(--_border);
  border-radius: 16px;
  & svg { color: var(--_muted); }
  & h3 { font-size: 22px; line-height: 1.3; }
  & p { color: var(--_muted); overflow-wrap: anywhere; }
  & button { margin-top: 8px; }
`;
