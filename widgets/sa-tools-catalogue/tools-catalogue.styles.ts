import { css } from '../kit/element/styles.ts';

export const catalogue = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
  max-inline-size: var(--sa-max-width, 1280px);
  @container (min-width: 768px) { gap: 64px; }
`;

export const controls = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > :first-child { max-width: 560px; }
  & > fieldset > button { padding-inline: 14px; }
  @container (min-width: 480px) { & > fieldset > button { padding-inline: 20px; } }
  @media (scripting: none) { display: none; }
`;

const heading = `
  font-size: 22px;
  line-height: 1.3;
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

export const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  & > h2 { ${heading} scroll-margin-top: 16px; }
  & > h2:focus { outline: none; }
  @container (min-width: 768px) { & > h2 { font-size: 28px; } }
`;

/** A category: its description beside its tools. */
export const categoryGroup = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-top: 32px;
  border-top: 1px solid var(--_line);
  & > div { display: grid; gap: 8px; align-content: start; justify-items: start; }
  & h2 { ${heading} margin-top: 4px; }
  & p { max-width: 44ch; }
  & > div > p { color: var(--_muted); }
  & > div > button { margin-top: 8px; }
  @container (min-width: 880px) { grid-template-columns: 1fr 2fr; gap: 32px; padding-top: 40px; }
`;

export const cards = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 0;
  list-style: none;
  @container (min-width: 600px) { grid-template-columns: 1fr 1fr; }
`;

/** For cards with nothing beside them. */
export const wideCards = css`
  @container (min-width: 920px) { grid-template-columns: repeat(3, 1fr); }
`;

export const toolCard = css`
  display: grid;
  gap: 8px;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  padding: clamp(12px, 8cqi, 20px);
  scroll-margin-block: 16px;
  & h3 { margin-top: 8px; font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  & > p { color: var(--_muted); }
  @container (min-width: 480px) { padding: 24px; }
`;

export const cardTop = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  & > svg { flex: none; }
`;

export const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 12px;
  font-size: 14px;
  font-weight: 600;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: calc(var(--_radius) * 2);
  & svg { fill: var(--_accent); stroke: var(--_accent); }
`;

export const cardEnd = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  margin-top: 8px;
  & > p { display: flex; align-items: center; gap: 6px; font-size: 14px; color: var(--_muted); }
  & > button::after { content: ''; position: absolute; inset: 0; border-radius: var(--_card-radius); }
`;

export const opened = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-inline-size: var(--sa-max-width, 1280px);
  scroll-margin-top: 16px;
  @container (min-width: 768px) { gap: 24px; }
  @media print { display: block; & > * + * { margin-top: 32px; } }
`;

/** One row: the way back, then the name above its category on phones, beside it elsewhere. */
export const bar = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 16px;
  min-height: 48px;
  & > button { grid-row: 1 / 3; padding-inline: 12px; }
  & h2 { font-size: 18px; line-height: 24px; letter-spacing: -0.01em; }
  & h2:focus { outline: none; }
  @container (min-width: 560px) {
    grid-template-columns: auto auto minmax(0, 1fr);
    & > button { grid-row: auto; }
    & h2 { font-size: 22px; line-height: 28px; }
  }
  @media print { min-height: 0; & > button { display: none; } }
`;

export const category = css`
  justify-self: start;
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
  color: var(--_muted);
  @container (min-width: 560px) {
    padding: 3px 12px;
    font-size: 14px;
    color: var(--_ink);
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 2);
  }
`;

export const way = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  & > h2 { ${heading} }
  @container (min-width: 768px) { & > h2 { font-size: 28px; } }
  @media (scripting: none) { display: none; }
`;

/** A button that reads as a link, with how long it takes behind it. */
export const wayTool = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: 0 8px;
  min-height: 44px;
  padding: 0 clamp(12px, 5cqi, 20px) 12px;
  font: inherit;
  text-align: start;
  color: var(--_primary);
  @container (min-width: 880px) { padding: 0 16px 12px; }
  background: none;
  border: 0;
  cursor: pointer;
  & > b { font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
  & > span { font-size: 14px; color: var(--_muted); }
  &:hover { color: var(--_primary-strong); }
`;

export const loadingState = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 16px;
  min-height: 320px;
  padding: 32px 20px;
  text-align: center;
  color: var(--_muted);
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  & > p { max-width: 48ch; }
`;
