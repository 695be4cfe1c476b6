import { css, keyframes } from '../../kit/element/styles.ts';

/** The result of the last session. */
export const notice = css`
  &:not(:empty) {
    margin: 0 0 16px;
    padding: 12px 16px;
    background: var(--_surface);
    border: 1px solid var(--_success);
    border-radius: var(--_radius);
  }
`;

/**
 * On wide screens what is done with the card stands beside it, as a result beside its form. A class of
 * its own: the rules of `stage` are repeated in chunks that load later, and would win.
 */
export const cardStage = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @container (min-width: 760px) {
    grid-template: auto auto auto auto auto 1fr / 3fr minmax(280px, 2fr);
    gap: 16px 24px;
    & > :first-child { grid-column: 1 / -1; }
    & > :nth-child(2) { grid-row: 2 / span 5; }
  }
`;

/** Both sides of a card; the front is a button. */
export const flashcard = css`
  display: grid;
  gap: 8px;
  align-content: center;
  justify-items: center;
  width: 100%;
  min-width: 0;
  min-height: 200px;
  padding: 24px 16px;
  font: inherit;
  color: inherit;
  text-align: center;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  transition: border-color 150ms ease-out;
  button& { cursor: pointer; }
  button&:hover { border-color: var(--_primary); }
  & strong { font-size: min(36px, 15cqi); line-height: 1.2; letter-spacing: -0.02em; }
  & i { color: var(--_muted); }
  @container (min-width: 480px) { padding: 32px; & strong { font-size: 36px; } }
`;

const turn = keyframes`
  from { transform: perspective(1200px) rotateY(-90deg); }
`;

export const back = css`
  @media (prefers-reduced-motion: no-preference) { animation: ${turn} 240ms ease-out; }
  gap: 24px;
  justify-items: stretch;
  text-align: start;
  & strong { font-size: 28px; margin-inline-end: 12px; }
  @container (min-width: 480px) { & strong { font-size: 36px; } }
`;

export const aid = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  & p { max-width: 72ch; }
`;

/** Previous at the start, Next at the end. */
export const ends = css`
  justify-content: space-between;
`;
