import { css, keyframes } from '../kit/element/styles.ts';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

export const viewport = css`
  position: fixed;
  inset: 0 0 auto;
  width: auto;
  height: auto;
  padding: 16px;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  pointer-events: none;
  outline-offset: -4px;
  @media (min-width: 768px) {
    inset: auto 0 0 auto;
    width: 100%;
    max-width: 420px;
    /* The chat's button is in the same corner. */
    &[data-beside-chat] { bottom: 76px; }
  }
`;

export const card = css`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: 0 8px;
  padding: 12px 8px 12px 16px;
  color: var(--_ink);
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-inline-start: 4px solid var(--_success);
  border-radius: var(--_radius);
  box-shadow: var(--_shadow);
  pointer-events: auto;
  touch-action: pan-y;
  animation: ${arrive} 200ms ease-out;
  &[data-state='closed'] { opacity: 0; pointer-events: none; animation: none; }
  &[data-variant='destructive'] { color: #fff; background: #b91c1c; border-color: #b91c1c; }
  & > div { grid-area: 1 / 1; }
`;

export const button = css`
  font: inherit;
  font-weight: 600;
  min-width: 44px;
  min-height: 44px;
  padding: 0 8px;
  color: inherit;
  background: none;
  border: 0;
  border-radius: var(--_radius);
  cursor: pointer;
  &:focus-visible { outline-color: currentColor; outline-offset: -2px; }
`;
