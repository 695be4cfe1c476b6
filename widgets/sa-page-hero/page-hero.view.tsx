import type { PropsOf } from '../kit/element/attributes.ts';
import type { api } from './page-hero.api.ts';
import { eyebrowText, hero } from './page-hero.styles.ts';

export function PageHero({ eyebrow, heading, intro }: PropsOf<typeof api>) {
  return (
    <header className={hero}>
      {eyebrow && <p className={eyebrowText}>{eyebrow}</p>}
      <h1>{heading}</h1>
      {intro && <p>{intro}</p>}
    </header>
  );
}
