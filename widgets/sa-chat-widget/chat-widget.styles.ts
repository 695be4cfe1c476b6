import { css } from '../kit/element/styles.ts';

/** Out of the way it stays reachable by keyboard, and returns for it. */
export const dock = css`
  position: fixed;
  inset: auto 10px 10px auto;
  z-index: 1000;
  transition: opacity 150ms ease-out;
  &[data-tucked='true'] { opacity: 0; pointer-events: none; }
  &:has(:focus-visible) { opacity: 1; pointer-events: auto; }
  @media print { display: none; }
  @media (scripting: none) { display: none; }
`;

/** The picture of 48 or 60 px, and room for the dot on its rim. */
export const launcher = css`
  position: relative;
  display: grid;
  place-content: center;
  width: 60px;
  height: 60px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  transition: scale 150ms ease-out;
  &:hover { scale: 1.05; }
  & > svg { width: 48px; height: 48px; border-radius: 50%; box-shadow: var(--_shadow); }
  @media (min-width: 768px) {
    width: 72px;
    height: 72px;
    & > svg { width: 60px; height: 60px; }
  }
`;

export const dot = css`
  position: absolute;
  inset: 4px 4px auto auto;
  width: 16px;
  height: 16px;
  border: 3px solid var(--_surface);
  border-radius: 50%;
  background: var(--_success);
  &[data-presence='busy'] { background: var(--_accent); }
  &[data-presence='away'] { background: var(--_border); }
  @media (forced-colors: active) { background: ButtonText; &[data-presence='busy'] { background: Canvas; } }
`;

export const panel = css`
  position: fixed;
  inset: auto 16px 88px auto;
  width: min(380px, 100vw - 32px);
  max-height: min(600px, 100dvh - 104px);
  padding: 0;
  color: inherit;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  box-shadow: var(--_shadow);
  overflow: hidden auto;
  overscroll-behavior: contain;
  &:popover-open { display: flex; flex-direction: column; }
  &:focus-visible { outline-offset: -2px; }
`;

export const head = css`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 8px 8px 8px 16px;
  border-bottom: 1px solid var(--_line);
`;

export const picker = css`
  position: relative;
  flex: 1;
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  border-radius: var(--_radius);
  line-height: 1.3;
  & p { min-width: 0; overflow-wrap: normal; }
  & b { display: block; font-weight: 600; }
  & small { font-size: 14px; color: var(--_muted); }
  & select { position: absolute; inset: 0; width: 100%; font: inherit; opacity: 0; cursor: pointer; }
  &:has(:focus-visible) { outline: 2px solid var(--_primary); outline-offset: 2px; }
`;

export const modes = css`
  padding: 12px 16px 0;
  & > fieldset { display: grid; grid-template-columns: 1fr 1fr; }
`;

/** Real ways to reach us, at the thumb and below each reply that names one. */
export const ways = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 8px;
  padding: 0 16px;
  list-style: none;
  border-top: 1px solid var(--_line);
  & a { display: block; line-height: 44px; }
`;

export const notice = css`
  padding: 12px 16px;
  line-height: 1.4;
  color: var(--_muted);
`;

export const log = css`
  position: relative;
  flex: 0 1 auto;
  min-height: 96px;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 12px;
  padding: 4px 16px 16px;
  overflow-y: auto;
  overscroll-behavior: contain;
  @media (max-height: 480px) { overscroll-behavior: auto; }
  overflow-wrap: anywhere;
  &:focus-visible { outline-offset: -2px; }
  & > div { max-width: 85%; }
  & p { padding: 8px 12px; background: var(--_wash); border: 1px solid var(--_line); border-radius: calc(var(--_radius) / 3) var(--_card-radius) var(--_card-radius); }
  & small { font-size: 14px; color: var(--_muted); }
  & > [data-sender='user'] { align-self: flex-end; text-align: end; }
  & > [data-sender='user'] p { color: var(--_on-primary); background: var(--_primary); border-color: var(--_primary); border-radius: var(--_card-radius) calc(var(--_radius) / 3) var(--_card-radius) var(--_card-radius); text-align: start; }
`;

export const video = css`
  flex: 1;
  display: grid;
  place-content: center;
  margin: 0 16px 16px;
  padding: 24px;
  text-align: center;
  min-height: 144px;
  background: var(--_wash);
  border: 1px dashed var(--_border);
  border-radius: var(--_radius);
`;

export const composer = css`
  display: flex;
  gap: 4px;
  padding: 0 16px 16px;
  & button { flex: none; width: 44px; padding: 0; }
  & input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding: 8px 12px;
    font: inherit;
    color: inherit;
    background: var(--_wash);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
`;
