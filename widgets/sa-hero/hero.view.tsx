import { type Figure, figures, unconfirmed } from '../content/figures.ts';
import { hero } from '../content/home.ts';
import { Globe } from '../kit/art/globe.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { folds } from '../kit/ui/folds.styles.ts';
import { HowCounted } from '../kit/ui/how-counted.tsx';
import {
  actions,
  badge,
  footnote,
  layout,
  picture,
  subtitle,
  tiles,
  words,
} from './hero.styles.ts';
import { Ticker } from './ticker.tsx';

const SHOWN_FIGURES: readonly Figure[] = [
  figures.students,
  figures.visaSuccess,
  figures.universities,
];

const { value, label, inShort } = figures.visaSuccess;

export function Hero() {
  return (
    <>
      <header className={layout}>
        <div className={words}>
          <p className={badge}>{hero.badge}</p>
          <h1>{hero.headline}</h1>
          <p className={subtitle}>{hero.subtitle}</p>
          <Ticker />
          <div className={actions}>
            <SiteLink className={primary} path={hero.primary.path}>
              {hero.primary.label}
            </SiteLink>
            <SiteLink className={secondary} path={hero.secondary.path}>
              {hero.secondary.label}
            </SiteLink>
          </div>
        </div>
        <div className={picture}>
          <Globe />
        </div>
      </header>
      <ul className={tiles}>
        {SHOWN_FIGURES.map((figure) => (
          <li key={figure.label}>
            <strong data-open={unconfirmed(figure) || undefined}>
              {figure.value + unconfirmed(figure)}
            </strong>{' '}
            {figure.label}
          </li>
        ))}
      </ul>
      <div className={`${footnote} ${folds}`}>
        <p>{`${value} ${label}${unconfirmed(figures.visaSuccess)}. ${inShort}`}</p>
        <HowCounted figures={SHOWN_FIGURES} />
      </div>
    </>
  );
}
