import { css } from '../../kit/element/styles.ts';

export const block = css`
  display: grid;
  gap: 12px;
  max-width: 72ch;
  @media print { display: block; & > * + * { margin-top: 12px; } }
`;

export const changeList = css`
  display: grid;
  gap: 16px;
  padding: 0;
  list-style: none;
  & li { break-inside: avoid; }
  @media print { display: block; & > * + * { margin-top: 8px; } }
`;

export const proofs = css`
  display: grid;
  gap: 8px;
  padding: 0;
  list-style: none;
  & li { display: flex; gap: 12px; }
  & svg { flex: none; margin-top: 4px; color: var(--_success); }
  @media print { display: block; columns: 2; & li { padding-bottom: 4px; break-inside: avoid; } }
`;

export const facts = css`
  display: grid;
  & > div { display: grid; gap: 4px; padding-block: 12px; }
  & > div + div { border-top: 1px solid var(--_line); }
  & dt { font-weight: 600; }
  & dd { max-width: 72ch; }
  @container (min-width: 640px) {
    & > div { grid-template-columns: 160px 1fr; align-items: baseline; }
  }
  @media print { display: block; & > div, & > div + div { display: block; padding: 0 0 4px; border: 0; break-inside: avoid; } & :is(dt, dd) { display: inline; } & dt::after { content: ': '; } }
`;

export const stages = css`
  display: grid;
  max-width: 72ch;
  padding: 0;
  list-style: none;
  counter-reset: stage;
  & li {
    position: relative;
    padding: 0 0 24px 48px;
    counter-increment: stage;
    break-inside: avoid;
  }
  & li:last-child { padding-bottom: 0; }
  & li::before {
    content: counter(stage);
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    font-weight: 700;
    color: var(--_primary);
    background: var(--_wash);
    border: 2px solid var(--_primary);
    border-radius: 50%;
    z-index: 1;
  }
  & li::after {
    content: '';
    position: absolute;
    inset: 32px auto 0 15px;
    width: 2px;
    background: var(--_line);
  }
  & li:last-child::after { content: none; }
  & p:first-child { font-weight: 600; color: var(--_primary); }
  @media print { display: block; & li { padding-bottom: 8px; } & li::after { content: none; } }
`;

export const tipList = css`
  display: grid;
  gap: 16px;
  padding: 0;
  list-style: none;
  & li { break-inside: avoid; }
  @media print { display: block; columns: 2; & li { padding: 0 0 8px; } }
`;
