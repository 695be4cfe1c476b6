import { css } from '../../kit/element/styles.ts';

export const advice = css`
  display: grid;
  gap: 24px;
  align-items: start;
  padding: 0;
  list-style: none;
  @container (min-width: 640px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 1000px) { &[data-count='3'] { grid-template-columns: repeat(3, 1fr); } }
`;

export const adviceCard = css`
  display: grid;
  gap: 12px;
  align-content: start;
  height: 100%;
  padding: 16px;
  overflow-wrap: anywhere;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  break-inside: avoid;
  & h3 { display: flex; align-items: center; gap: 12px; font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  & h3 svg { flex: none; color: var(--_primary); }
  @container (min-width: 480px) { padding: 24px; }
`;

export const instead = css`
  padding-top: 12px;
  border-top: 1px solid var(--_line);
  & b { display: block; color: var(--_success); }
`;

export const ofCountry = css`
  display: grid;
  gap: 8px;
  margin-block-end: 24px;
  padding: 16px 16px;
  background: var(--_wash);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  break-inside: avoid;
  & strong { display: flex; align-items: center; gap: 12px; }
  & p { max-width: 72ch; }
`;
