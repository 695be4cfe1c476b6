import type { PropsOf } from '../kit/element/attributes.ts';
import { css } from '../kit/element/styles.ts';
import type { api } from './page-hero.api.ts';

const hero = css`
  display: grid;
  gap: 16px;
  max-width: 68ch;
  font-size: 18px;
  color: var(--_muted);
  & h1 {
    font-size: 36px;
    line-height: 1.1;
    letter-spacing: -0.02em;
    text-wrap: balance;
    color: var(--_ink);
  }
`;

export function PageHero({ heading, intro }: PropsOf<typeof api>) {
  return (
    <header className={hero}>
      <h1>{heading}</h1>
      {intro && <p>{intro}</p>}
    </header>
  );
}
