import { css } from '../kit/element/styles.ts';

export const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  @container (min-width: 640px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 1000px) { grid-template-columns: repeat(3, 1fr); }
`;

/** The cards share their grid with the invitation, which is no consultant; on a phone they have a row. */
export const people = css`
  display: contents;
  padding: 0;
  list-style: none;
`;

export const person = css`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  padding: clamp(12px, 8cqi, 16px);
  overflow-wrap: anywhere;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  @container (min-width: 480px) { gap: 12px; padding: 24px; }
`;

export const personHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  & > div { flex: 1 1 120px; }
  & h3 { font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  & p { font-size: 14px; color: var(--_muted); }
`;

export const facts = css`
  display: grid;
  gap: 4px;
  padding: 0;
  font-size: 14px;
  color: var(--_muted);
  list-style: none;
  & > li { display: flex; gap: 8px; }
  & svg { flex: none; margin-top: 2px; }
`;

export const sampleFacts = css`
  margin-top: auto;
  padding-top: 12px;
  border-top: 1px solid var(--_line);
`;

/** Hidden on a phone: after the swipe through the cards the form is close. */
export const invitation = css`
  display: none;
  @container (min-width: 640px) { display: grid; }
  gap: 16px;
  align-content: center;
  justify-items: start;
  padding: clamp(12px, 8cqi, 24px);
  background: color-mix(in srgb, var(--_primary) 8%, var(--_surface));
  border: 1px solid color-mix(in srgb, var(--_primary) 24%, var(--_surface));
  border-radius: var(--_card-radius);
  & h3 { font-size: 22px; line-height: 1.3; letter-spacing: -0.02em; text-wrap: balance; }
`;
