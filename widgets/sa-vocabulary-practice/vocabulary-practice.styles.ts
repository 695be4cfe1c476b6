import { css } from '../kit/element/styles.ts';

export const practiceRoot = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  overflow-wrap: anywhere;
  & h3, & h4 { font-size: 18px; line-height: 1.35; }
  & :focus-visible[tabindex='-1'] { outline-offset: 4px; }
`;

/** Wide enough for a card and no wider. */
export const narrow = css`
  width: 100%;
  max-width: 760px;
  margin-inline: auto;
`;

export const empty = css`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding: 32px 16px;
  text-align: center;
  background: var(--_surface);
  border: 1px dashed var(--_border);
  border-radius: var(--_card-radius);
  & > svg { color: var(--_muted); }
  & > p { color: var(--_muted); max-width: 52ch; }
  & button { margin-top: 8px; }
`;

export const searchRow = css`
  display: grid;
  gap: 12px;
  @container (min-width: 480px) { grid-template-columns: 1fr auto; }
`;

export const percentBar = css`
  display: block;
  border: 1px solid var(--_border);
  border-radius: calc(var(--_radius) * 2);
  overflow: hidden;
  & svg { display: block; background: var(--_wash); }
  & rect { fill: var(--_primary); }
`;

export const foot = css`
  display: grid;
  gap: 8px;
`;
