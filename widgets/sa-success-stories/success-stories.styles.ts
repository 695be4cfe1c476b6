import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const searchForm = css`
  ${piece.stack(16)}
  align-items: end;
  ${piece.card(12)}
  & > * { min-width: 0; }
  @container (min-width: 320px) {
    grid-template-columns: 1fr 1fr;
    & > :first-child, & > :last-child { grid-column: 1 / -1; }
  }
  @container (min-width: 1000px) {
    grid-template-columns: 1fr 1fr 1fr auto;
    & > :first-child, & > :last-child { grid-column: auto; }
  }
  @media (scripting: none) { display: none; }
`;

export const actions = css`
  ${piece.wrap(8)}
  & > button { flex: 1 1 auto; padding-inline: 8px; }
  @container (min-width: 480px) { & > button { flex: none; padding-inline: 16px; } }
`;

export const status = css`
  ${piece.note}
  &:empty { position: absolute; }
`;

export const list = css`
  ${piece.stackedList(24)}
  & > li { display: grid; grid-template-rows: auto 1fr; overflow: clip; }
  @container (min-width: 640px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 1000px) { & > li { grid-template: 1fr / 1fr 2fr; } }
`;

export const scene = css`
  position: relative;
  aspect-ratio: 5 / 2;
  overflow: hidden;
  background: var(--_wash);
  @container (min-width: 1000px) { aspect-ratio: auto; }
  & > svg { position: absolute; width: 100%; height: 100%; }
`;

export const cardBody = css`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 16px;
  & h3 { font-size: 18px; line-height: 1.3; letter-spacing: -0.02em; text-wrap: balance; }
  @container (min-width: 480px) { padding: 24px; }
`;

export const place = css`
  line-height: 1.4;
  color: var(--_muted);
`;

export const excerptText = css`
  &::before { content: '\\201C'; }
  &::after { content: '\\201D'; }
  &[data-cut='true']::after { content: '\\2026'; }
`;

export const readOn = css`
  ${piece.row(8)}
  margin-top: auto;
  padding-top: 4px;
  font-weight: 600;
  color: var(--_primary);
  @media (scripting: none) { display: none; }
`;

export const lead = css`
  ${piece.grid(24)}
  & > div { min-width: 0; border-radius: var(--_radius); }
  & > div:last-child { display: grid; gap: 12px; align-content: center; }
  @container (min-width: 760px) { grid-template-columns: 2fr 3fr; gap: 32px; }
`;

export const statTiles = css`
  ${piece.grid(12)}
  & > div { padding: 16px; background: var(--_wash); border: 1px solid var(--_line); border-radius: var(--_radius); }
  & dt { font-size: 14px; color: var(--_muted); }
  & dd { font-size: 18px; font-weight: 700; letter-spacing: -0.01em; }
  @container (min-width: 640px) { grid-template-columns: repeat(3, 1fr); }
`;

export const quote = css`
  max-width: 68ch;
  padding-inline-start: 16px;
  font-size: 18px;
  border-inline-start: 4px solid var(--_accent);
  &::before { content: '\\201C'; }
  &::after { content: '\\201D'; }
  @container (min-width: 1000px) { font-size: 22px; line-height: 1.5; }
`;

export const journey = css`
  display: grid;
  ${piece.plainList}
  & > li { position: relative; display: grid; grid-template-columns: auto 1fr; gap: 16px; padding-bottom: 24px; }
  & > li:last-child { padding-bottom: 0; }
  & > li::before {
    content: '';
    position: absolute;
    inset: 48px auto 0 23px;
    width: 2px;
    background: var(--_line);
  }
  & > li:last-child::before { display: none; }
  & p { font-size: 14px; color: var(--_muted); }
  & h4 { font-size: 16px; line-height: 1.4; }
  @container (min-width: 1000px) {
    grid-template-columns: repeat(4, 1fr);
    gap: 24px;
    & > li { grid-template-columns: 1fr; align-content: start; padding: 0; }
    & > li::before { inset: 23px -24px auto 48px; width: auto; height: 2px; }
  }
`;

export const monogram = css`
  position: relative;
  display: grid;
  place-content: center;
  width: 48px;
  height: 48px;
  font-size: 14px;
  font-weight: 700;
  color: var(--_primary);
  ${piece.inset()}
`;
