import { type Figure, figures } from '../content/figures.ts';
import { hero } from '../content/home.ts';
import { Globe } from '../kit/art/globe.tsx';
import { primary, secondary } from '../kit/ui/button-styles.ts';
import { SiteLink } from '../kit/ui/site-link.tsx';
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
import { Ticker } from './parts/ticker.tsx';

const shown: readonly Figure[] = [figures.students, figures.visaSuccess, figures.universities];

export function Hero({ siteBase }: { siteBase: string }) {
  return (
    <>
      <header className={layout}>
        <div className={words}>
          <p className={badge}>{hero.badge}</p>
          <h1>{hero.headline}</h1>
          <p className={subtitle}>{hero.subtitle}</p>
          <Ticker siteBase={siteBase} />
          <div className={actions}>
            <SiteLink className={primary} path={hero.primary.path} siteBase={siteBase}>
              {hero.primary.label}
            </SiteLink>
            <SiteLink className={secondary} path={hero.secondary.path} siteBase={siteBase}>
              {hero.secondary.label}
            </SiteLink>
          </div>
        </div>
        <div className={picture}>
          <Globe />
        </div>
      </header>
      <ul className={tiles}>
        {shown.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
      <p className={footnote}>
        {figures.visaSuccess.value} {figures.visaSuccess.label}: {figures.visaSuccess.qualifier}
      </p>
    </>
  );
}
