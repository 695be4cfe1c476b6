import { css } from '../../kit/element/styles.ts';

export const sample = css`
  display: grid;
  gap: 24px 32px;
  padding: 16px;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  overflow-wrap: anywhere;
  &[hidden] { display: none; }
  & > div { display: grid; gap: 8px; align-content: start; max-width: 68ch; }
  & h4 { font-size: 16px; }
  @container (min-width: 480px) { padding: 16px; }
  @container (min-width: 760px) { grid-template-columns: 1fr 1fr; }
`;

/** An answer in the words and lines of the visitor. */
export const typedAnswer = css`
  max-width: 64ch;
  white-space: pre-line;
`;

/** The one thing to do, for the thumb. */
export const large = css`
  & > button:only-child { min-height: 64px; font-size: 18px; }
`;

export const quotation = css`
  font-style: italic;
  overflow-wrap: anywhere;
`;
