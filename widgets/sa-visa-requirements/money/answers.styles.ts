import { css } from '../../kit/element/styles.ts';

/** Folds below the tabs, and on paper a part like theirs. */
export const answerList = css`
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  & > details { padding: 0 16px; scroll-margin-top: calc(var(--sa-sticky-top, 0px) + 16px); }
  & > details + details { border-top: 1px solid var(--_line); }
  & [open] > summary + * { padding-bottom: 16px; }
  & summary h4, & h5 { font-size: 16px; line-height: 1.4; }
  & dd { display: grid; gap: 8px; }
  /* The names of some sources are longer than a phone is wide. */
  & a > span { white-space: normal; }
  @media print {
    border: 0;
    & > details, & > details + details { padding: 0; border: 0; }
    & summary { break-after: avoid; }
    & summary h4 { font-size: 22px; }
    & dd > div { display: inline; & > p { display: inline; } }
  }
`;
