import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const catalogue = css`
  ${piece.stack(24)}
  max-inline-size: var(--sa-max-width, 1280px);
  @container (min-width: 768px) { gap: 48px; }
`;

export const controls = css`
  ${piece.stack(16)}
  & > :first-child { max-width: 560px; }
  & > fieldset { min-width: 0; }
  & > fieldset > button { flex: none; padding-inline: 12px; }
  @container (max-width: 479px) { & > fieldset { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; } }
  @container (min-width: 480px) { & > fieldset > button { padding-inline: 16px; } }
  @media (scripting: none) { display: none; }
`;

const heading = `
  font-size: 22px;
  line-height: 1.3;
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

export const group = css`
  ${piece.stack(24)}
  & > h2 { ${heading} scroll-margin-top: 16px; }
  @container (min-width: 768px) { & > h2 { font-size: 28px; } }
`;

/** A category: its head, then its tools. */
export const categoryGroup = css`
  ${piece.stack(12)}
  padding-top: 16px;
  border-top: 1px solid var(--_line);
  & > div { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 4px 12px; align-items: center; }
  & > div > svg { inline-size: 36px; block-size: 36px; }
  & > div > button { padding-inline: 12px; }
  & h2 { ${heading} }
  & > div > p { grid-column: 1 / -1; color: var(--_muted); }
  @container (max-width: 479px) { & h2 { font-size: 18px; } & > div > p, & li > p + p { display: none; } }
  @container (max-width: 319px) { & h2 { font-size: 16px; } & > div > svg { display: none; } & > div { grid-template-columns: minmax(0, 1fr) auto; } }
  @container (max-width: 239px) { & > div > button { grid-column: 1 / -1; } }
  @container (min-width: 768px) { & > div > p { grid-area: 2 / 2; } }
`;

export const cards = css`
  ${piece.stackedList(12)}
  @container (min-width: 480px) { grid-template-columns: 1fr 1fr; gap: 16px; }
  @container (min-width: 1000px) { grid-template-columns: repeat(3, 1fr); }
`;

/** Icon and name, then time and button, with a line or two below. */
export const toolCard = css`
  ${piece.grid(0, 8)}
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  align-content: start;
  padding: 12px;
  scroll-margin-block: 16px;
  & > svg { grid-row: 1 / 3; align-self: start; inline-size: 32px; block-size: 32px; }
  & > div { display: contents; }
  & h3 { grid-column: 2 / -1; font-size: 16px; line-height: 1.3; letter-spacing: -0.01em; }
  & > p { grid-column: 1 / -1; }
  & > p + p { font-size: 14px; color: var(--_muted); }
  & > button { padding-inline: 8px; }
  & > button::after { content: ''; position: absolute; inset: 0; border-radius: var(--_card-radius); }
  @container (max-width: 319px) { grid-template-columns: minmax(0, 1fr); & > svg, & h3 { grid-area: auto; } }
  @container (min-width: 480px) { gap: 0 12px; padding: 16px; & > button { padding-inline: 12px; } & h3 { font-size: 18px; } }
`;

/** How long a tool takes, and whether it is popular. */
export const cardFacts = css`
  ${piece.wrap(0, 8)}
  color: var(--_muted);
  & > b { display: flex; align-items: center; gap: 4px; font-size: 14px; font-weight: 600; color: var(--_ink); }
  & > b > svg { fill: var(--_accent); stroke: var(--_accent); }
`;

export const opened = css`
  ${piece.stack(8)}
  @container (min-width: 480px) { gap: 16px; }
  max-inline-size: var(--sa-max-width, 1280px);
  scroll-margin-top: 16px;
  &:has(> [data-task]) { & > sa-my-plan { display: none; } }
  @media print { display: block; & > * + * { margin-top: 32px; } }
`;

/** One row of 48 px: the way back, then the name above its category on phones, beside it elsewhere. */
export const bar = css`
  ${piece.grid(0, 8)}
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  min-height: 48px;
  & > button:first-child { grid-row: 1 / 3; padding-inline: 12px; }
  & :is(h1, h2) { grid-column: 2 / -1; font-size: 16px; line-height: 22px; letter-spacing: -0.02em; }
  & > p { grid-column: 1 / -1; padding-top: 12px; }
  @container (max-width: 319px) { & > span { grid-column: 2 / -1; } }
  @container (min-width: 480px) {
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    gap: 0 16px;
    & > button:first-child { grid-row: auto; }
    & :is(h1, h2) { grid-column: auto; font-size: 22px; line-height: 28px; }
  }
  @media print { min-height: 0; & > button { display: none; } }
`;

export const category = css`
  justify-self: start;
  font-size: 13px;
  line-height: 18px;
  color: var(--_muted);
  @container (min-width: 480px) {
    padding: 4px 12px;
    font-size: 14px;
    font-weight: 600;
    color: var(--_ink);
    ${piece.tagOnWash()}
  }
`;

/** A small mark with room for a finger around it. */
export const mark = css`
  grid-column-end: -1;
  min-height: 44px;
  margin-block: -12px;
  padding: 0;
  ${piece.plainButton}
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
  color: inherit;
  & > span { padding: 2px 8px; background: color-mix(in srgb, var(--_accent) 22%, var(--_surface)); border: 1px solid var(--_accent); border-radius: var(--_radius); }
`;

export const way = css`
  ${piece.stack(24)}
  & > h2 { ${heading} }
  & > sa-my-plan { margin-block-start: -12px; }
  & li small { font-size: 16px; }
  /* On a phone the tool's name says what the purpose would. */
  @container (max-width: 479px) { & h3 + p { display: none; } }
  @container (min-width: 768px) { & > h2 { font-size: 28px; } }
  @media (scripting: none) { display: none; }
`;

/** A button that reads as a link, with how long it takes behind it. */
export const wayTool = css`
  ${piece.bar(0, 8)}
  align-content: center;
  min-height: 44px;
  padding: 0 clamp(12px, 5cqi, 16px) 12px;
  ${piece.plainButton}
  text-align: start;
  color: var(--_primary);
  @container (min-width: 1000px) { padding: 0 16px 12px; }
  & > b { font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
  & > span { color: var(--_muted); }
  &:hover { color: var(--_primary-strong); }
`;

export const loadingState = css`
  ${piece.grid(16)}
  justify-items: center;
  align-content: center;
  min-height: 320px;
  text-align: center;
  color: var(--_muted);
  ${piece.card(32, 16)}
  & > p { max-width: 48ch; }
`;
