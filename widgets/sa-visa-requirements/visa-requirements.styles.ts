import { css } from '../kit/element/styles.ts';

/** On paper it is dark on white, in either theme. */
export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  overflow-wrap: anywhere;
  @media print { display: block; color-scheme: light; color: var(--_ink); background: #fff; & > * + * { margin-top: 24px; } }
`;

export const chooser = css`
  @media print { display: none; }
`;

/** Replaces the guide while no country is chosen, or if it has none. */
export const empty = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: center;
  padding: 32px clamp(12px, 8cqi, 16px);
  text-align: center;
  background: var(--_surface);
  border: 1px dashed var(--_border);
  border-radius: var(--_card-radius);
  & > svg { color: var(--_primary); }
  & h3 { font-size: 22px; line-height: 1.3; letter-spacing: -0.01em; text-wrap: balance; }
  & > p { max-width: 60ch; color: var(--_muted); }
  & > section { padding-top: 24px; }
`;

export const shortcuts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
  gap: 12px;
  width: 100%;
  max-width: 640px;
  padding: 0;
  list-style: none;
  & button { justify-content: start; width: 100%; padding-inline: clamp(8px, 5.8cqi, 16px); text-align: start; }
  @container (max-width: 239px) { & button { flex-wrap: wrap; gap: 0 8px; } }
  & svg { flex: none; border-radius: calc(var(--_radius) / 3); }
`;
