import type { PropsOf } from '../kit/element/attributes.ts';
import { css } from '../kit/element/styles.ts';
import type { api } from './page-hero.api.ts';

const hero = css`
  display: grid;
  gap: 16px;
  max-width: 68ch;
  padding-block: 24px 0;
  font-size: 18px;
  color: var(--_muted);
  & h1 {
    font-size: 36px;
    line-height: 1.1;
    letter-spacing: -0.02em;
    text-wrap: balance;
    color: var(--_ink);
  }
  @container (min-width: 768px) { padding-block: 32px 0; }
`;

const eyebrowText = css`
  font-size: 16px;
  font-weight: 600;
  color: var(--_primary);
`;

export function PageHero({ eyebrow, heading, intro }: PropsOf<typeof api>) {
  return (
    <header className={hero}>
      {eyebrow && <p className={eyebrowText}>{eyebrow}</p>}
      <h1>{heading}</h1>
      {intro && <p>{intro}</p>}
    </header>
  );
}
