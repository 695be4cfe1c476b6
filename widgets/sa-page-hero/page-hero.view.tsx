import { eyebrowText, hero } from './page-hero.styles.ts';

interface PageHeroProps {
  eyebrow: string;
  heading: string;
  intro: string;
}

export function PageHero({ eyebrow, heading, intro }: PageHeroProps) {
  return (
    <header className={hero}>
      {eyebrow && <p className={eyebrowText}>{eyebrow}</p>}
      <h1>{heading}</h1>
      {intro && <p>{intro}</p>}
    </header>
  );
}
