import { css, keyframes } from '../kit/element/styles.ts';

export const subheading = css`
  font-size: 22px;
  line-height: 1.3;
  letter-spacing: -0.02em;
  text-wrap: balance;
  &:focus-visible { outline-offset: 6px; border-radius: 2px; }
`;

export const group = css`
  display: grid;
  gap: 8px;
  min-width: 0;
  padding: 0;
  border: 0;
  & legend { padding: 0 0 8px; font-weight: 600; }
  @container (min-width: 480px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 640px) { &[data-count='3'] { grid-template-columns: repeat(3, 1fr); } }
  @container (min-width: 840px) { &[data-count='4'] { grid-template-columns: repeat(4, 1fr); } }
`;

export const choice = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  min-width: 0;
  padding: 10px 12px;
  overflow-wrap: anywhere;
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  cursor: pointer;
  transition: border-color 150ms ease-out;
  &:hover { border-color: var(--_primary); }
  &:has(:checked) { border-color: var(--_primary); background: var(--_wash); box-shadow: inset 0 0 0 1px var(--_primary); }
  & input { flex: none; width: 18px; height: 18px; accent-color: var(--_primary); }
  & svg { flex: none; border-radius: 3px; }
  & span { display: grid; line-height: 1.4; }
  & small { font-size: 14px; color: var(--_muted); }
`;

export const aside = css`
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  overflow-wrap: anywhere;
  background: var(--_wash);
  border-inline-start: 3px solid var(--_primary);
  border-radius: 4px var(--_radius) var(--_radius) 4px;
  & p { max-width: 72ch; }
`;

export const explanation = css`
  font-weight: 600;
  color: var(--_danger);
  &:empty { display: none; }
`;

export const startRow = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  @container (max-width: 479px) { & button { width: 100%; } }
`;

export const head = css`
  display: grid;
  grid-template-columns: 1fr auto;
  grid-template-areas: 'country country' 'place reset' 'bar bar';
  gap: 8px;
  align-items: center;
  & > strong { grid-area: country; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 10px; font-size: 18px; }
  & > strong svg { border-radius: 3px; }
  & > p { grid-area: place; font-size: 14px; font-weight: 600; color: var(--_muted); }
  & > button { grid-area: reset; }
  & > svg { grid-area: bar; width: 100%; height: 6px; border-radius: 3px; fill: var(--_primary); background: var(--_line); }
  @container (min-width: 480px) { grid-template-areas: 'country reset' 'place place' 'bar bar'; }
  @media print { & > button, & > svg { display: none; } }
`;

export const badge = css`
  justify-self: start;
  padding: 2px 12px;
  font-size: 14px;
  font-weight: 600;
  color: var(--_primary);
  background: var(--_wash);
  border: 1px solid var(--_line);
  border-radius: 999px;
`;

export const asked = css`
  display: grid;
  gap: 8px 16px;
  align-items: start;
  overflow-wrap: anywhere;
  & > svg { display: none; padding: 12px; color: var(--_primary); background: var(--_wash); border: 1px solid var(--_line); border-radius: 50%; }
  & > div { display: grid; gap: 8px; max-width: 64ch; }
  @container (min-width: 640px) { grid-template-columns: auto 1fr; & > svg { display: block; } }
`;

export const stage = css`
  display: grid;
  gap: 16px;
  padding: 16px;
  overflow-wrap: anywhere;
  background: var(--_wash);
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  @container (min-width: 480px) { padding: 20px; }
`;

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

export const timer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  font-weight: 600;
  & > i { width: 12px; height: 12px; background: var(--_danger); border-radius: 50%; animation: ${pulse} 1.6s ease-in-out infinite; }
  & > span { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
`;

export const meter = css`
  display: block;
  width: 100%;
  height: 6px;
  border-radius: 3px;
  fill: var(--_danger);
  background: var(--_line);
`;

export const picture = css`
  display: block;
  width: 100%;
  max-width: 480px;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: #0f172a;
  border-radius: var(--_radius);
  &[data-mirrored] { transform: scaleX(-1); }
`;

export const sound = css`
  display: block;
  width: 100%;
  max-width: 480px;
  @media print { display: none; }
`;

export const done = css`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 18px;
  line-height: 1.3;
  & svg { flex: none; color: var(--_success); }
`;

/** A player and what there is to say beside each other, where there is room. */
export const review = css`
  display: grid;
  gap: 16px;
  align-items: start;
  @container (min-width: 800px) { grid-template-columns: 1fr 1fr; & > :only-child { grid-column: 1 / -1; } }
`;

export const feedback = css`
  display: grid;
  gap: 8px;
  padding: 16px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  & h5 { font-size: 16px; }
  & p { max-width: 64ch; }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  @container (max-width: 479px) { & > :is(a, button) { flex: 1 1 100%; padding-inline: 8px; } }
  @media print { display: none; }
`;

export const stopButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 20px;
  font: inherit;
  font-weight: 600;
  color: var(--_surface);
  background: var(--_danger);
  border: 1px solid transparent;
  border-radius: var(--_radius);
  cursor: pointer;
  & svg { fill: currentColor; }
`;

export const sample = css`
  display: grid;
  gap: 20px 32px;
  padding: 16px;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  overflow-wrap: anywhere;
  &[hidden] { display: none; }
  & > div { display: grid; gap: 8px; align-content: start; max-width: 68ch; }
  & h4 { font-size: 16px; }
  @container (min-width: 480px) { padding: 20px; }
  @container (min-width: 800px) { grid-template-columns: 1fr 1fr; }
`;

export const quotation = css`
  font-style: italic;
  overflow-wrap: anywhere;
`;

export const bullets = css`
  display: grid;
  gap: 8px;
  padding-inline-start: 20px;
  list-style: disc;
  overflow-wrap: anywhere;
  & li::marker { color: var(--_primary); }
`;

export const answers = css`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
  & > li { display: grid; gap: 8px; padding: 16px; overflow-wrap: anywhere; background: var(--_wash); border: 1px solid var(--_line); border-radius: var(--_radius); break-inside: avoid; }
  & h4 { font-size: 16px; line-height: 1.4; }
  & video { max-width: 320px; }
  & summary { width: fit-content; min-height: 24px; font-weight: 600; color: var(--_primary); cursor: pointer; }
  & details p { max-width: 68ch; padding-top: 8px; }
`;

export const advice = css`
  display: grid;
  gap: 20px;
  align-items: start;
  padding: 0;
  list-style: none;
  @container (min-width: 640px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 960px) { &[data-count='3'] { grid-template-columns: repeat(3, 1fr); } }
`;

export const adviceCard = css`
  display: grid;
  gap: 12px;
  align-content: start;
  height: 100%;
  padding: 20px;
  overflow-wrap: anywhere;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: 16px;
  break-inside: avoid;
  & h3 { display: flex; align-items: center; gap: 12px; font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  & h3 svg { flex: none; color: var(--_primary); }
  @container (min-width: 480px) { padding: 24px; }
`;

export const instead = css`
  padding-top: 12px;
  border-top: 1px solid var(--_line);
  & b { display: block; font-size: 14px; color: var(--_success); }
`;

export const stack = css`
  display: grid;
  gap: 24px;
  min-width: 0;
`;
