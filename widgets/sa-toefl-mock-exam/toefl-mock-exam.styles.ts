import { css } from '../kit/element/styles.ts';

/** Below the site's own header, which stays at the top of the window. */
const belowHeader = '88px';

export const screen = css`
  display: grid;
  gap: 24px;
  & h2, & h3 { scroll-margin-top: ${belowHeader}; text-wrap: balance; }
  & h3 { font-size: 18px; line-height: 1.35; }
  & h4 { font-size: 16px; }
  & h2:focus-visible, & h3:focus-visible { outline: none; }
`;

export const head = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  & > p { max-width: 64ch; color: var(--_muted); }
`;

export const cards = css`
  display: grid;
  gap: 16px;
  list-style: none;
  padding: 0;
  @container (min-width: 720px) {
    grid-template-columns: repeat(3, 1fr);
    &[data-columns='4'] { grid-template-columns: repeat(2, 1fr); }
  }
  @container (min-width: 960px) {
    &[data-columns='4'] { grid-template-columns: repeat(4, 1fr); }
  }
`;

export const cardText = css`
  display: grid;
  gap: 8px;
  align-content: start;
  justify-items: start;
  padding: 20px;
  & h3 button { font-weight: 700; min-height: 24px; }
`;

export const disc = css`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  color: var(--_primary);
  background: var(--_wash);
`;

export const badge = css`
  padding: 2px 12px;
  font-size: 14px;
  font-weight: 600;
  background: var(--_wash);
  border: 1px solid var(--_line);
  border-radius: 999px;
`;

export const notes = css`
  display: grid;
  gap: 8px;
`;

/** Two columns where they fit, of the same width. */
export const halves = css`
  display: grid;
  scroll-margin-top: ${belowHeader};
  gap: 24px;
  align-items: start;
  & > * { min-width: 0; }
  @container (min-width: 880px) { grid-template-columns: 1fr 1fr; gap: 32px; }
`;

/** Topic, essay and rubric: below one another, or the essay at the right of the others. */
export const desk = css`
  display: grid;
  gap: 16px;
  align-items: start;
  & > * { min-width: 0; }
  @container (min-width: 880px) {
    grid-template-columns: 1fr 1fr;
    grid-template-rows: auto 1fr;
    column-gap: 32px;
    & > :nth-child(2) { grid-area: 1 / 2 / 3 / 3; }
  }
`;

export const stack = css`
  display: grid;
  gap: 16px;
`;

export const materialBox = css`
  display: grid;
  gap: 16px;
  padding: 20px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: 16px;
  & h3 { font-size: 22px; }
  @container (min-width: 880px) {
    position: sticky;
    top: ${belowHeader};
    max-height: calc(100dvh - 176px);
    overflow-y: auto;
    padding: 32px;
  }
`;

export const paragraphs = css`
  display: grid;
  gap: 16px;
  padding-inline-start: 28px;
  & li::marker { font-size: 14px; font-weight: 600; color: var(--_muted); }
`;

export const questionList = css`
  display: grid;
  gap: 32px;
`;

export const questionBox = css`
  display: grid;
  gap: 8px;
  min-width: 0;
  padding: 0;
  border: 0;
  & legend, & h3 { padding: 0; margin-bottom: 8px; font-size: 16px; font-weight: 600; line-height: 1.5; text-wrap: wrap; }
  & ul { display: grid; gap: 8px; list-style: none; padding: 0; }
`;

export const option = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: baseline;
  padding: 9px 14px;
  background: var(--_surface);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  overflow-wrap: anywhere;
  label& { flex-wrap: nowrap; cursor: pointer; transition: border-color 150ms ease-out; }
  label&:hover { border-color: var(--_primary); }
  &:has(:checked) { border-color: var(--_primary); box-shadow: inset 0 0 0 1px var(--_primary); background: var(--_wash); }
  &[data-right='true'] { border-color: var(--_success); box-shadow: inset 0 0 0 1px var(--_success); }
  & input { flex: none; width: 18px; height: 18px; translate: 0 3px; accent-color: var(--_primary); }
  & strong { font-size: 14px; }
`;

export const verdict = css`
  display: flex;
  gap: 6px;
  align-items: center;
  font-weight: 600;
  color: var(--_danger);
  &[data-right='true'] { color: var(--_success); }
`;

export const submitRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
`;

export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** At the left, because the corner at the right is where chats live. */
export const bar = css`
  position: sticky;
  bottom: 16px;
  justify-self: start;
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;
  max-width: calc(100% - 72px);
  padding: 8px 20px;
  font-size: 14px;
  background: var(--_surface);
  border: 1px solid var(--_border);
  border-radius: 24px;
  box-shadow: var(--_shadow);
  &[data-over] { border-color: var(--_danger); }
  @media print { display: none; }
`;

export const clock = css`
  display: flex;
  gap: 8px;
  align-items: center;
  & svg { flex: none; color: var(--_primary); }
  & strong { font-size: 18px; font-variant-numeric: tabular-nums; }
`;

export const timeUp = css`
  font-weight: 600;
  color: var(--_danger);
`;

export const player = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  & progress { flex: 1 1 160px; min-width: 0; height: 8px; accent-color: var(--_primary); }
`;

export const transcriptBox = css`
  & summary { padding-block: 8px; font-weight: 600; cursor: pointer; }
  & p { margin-top: 8px; }
`;

/** What must not be missed. */
export const alarm = css`
  padding: 10px 16px;
  background: var(--_wash);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
`;

export const prompt = css`
  font-size: 18px;
`;

export const rubricBox = css`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--_line);
  border-radius: 16px;
  & dl { display: grid; gap: 12px; }
  & dt { font-weight: 600; }
  & dd { color: var(--_muted); }
`;

export const essay = css`
  display: block;
  min-height: 360px;
  resize: vertical;
`;

export const phaseClock = css`
  display: grid;
  justify-items: center;
  padding: 16px;
  background: var(--_wash);
  border-radius: var(--_radius);
  & strong { font-size: 48px; line-height: 1.2; font-variant-numeric: tabular-nums; letter-spacing: -0.02em; }
`;

export const recordingMark = css`
  display: flex;
  gap: 8px;
  align-items: center;
  font-weight: 600;
  color: var(--_danger);
  &::before { content: ''; width: 12px; height: 12px; border-radius: 50%; background: currentColor; }
`;

export const playback = css`
  display: grid;
  gap: 8px;
  & audio { width: 100%; }
`;

export const reportHead = css`
  display: grid;
  gap: 4px;
  & h3 { font-size: 22px; }
`;

export const gauges = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 12px;
  list-style: none;
  padding: 0;
  @container (min-width: 720px) { grid-template-columns: repeat(4, 1fr); }
`;

export const gaugeBox = css`
  display: grid;
  justify-items: center;
  align-content: start;
  font-size: 14px;
  text-align: center;
  & svg { max-width: 100%; margin-bottom: 4px; }
  & circle { stroke: var(--_line); }
  & circle[data-share] { stroke: var(--_primary); }
  & text { font-weight: 700; fill: var(--_ink); }
  & text + text { font-weight: 400; fill: var(--_muted); }
`;
