import { countryNames } from '../content/countries/country-names.ts';
import { visaOffices } from '../content/visas/visas.ts';
import { Flag } from '../kit/art/flag.tsx';
import { pressableCard, pressTarget } from '../kit/ui/pressable-card.ts';
import { Section } from '../kit/ui/section.tsx';
import { SiteLink } from '../kit/ui/site-link.tsx';
import { code as codeTile, country, flag, list, more } from './study-destinations.styles.ts';

interface StudyDestinationsProps {
  heading: string;
  siteBase: string;
}

const guided = new Set(
  visaOffices.filter(({ hasGuide }) => hasGuide).map(({ country: code }) => code),
);

export function StudyDestinations({ heading, siteBase }: StudyDestinationsProps) {
  return (
    <Section
      heading={heading}
      intro="The ten countries in our tools. Choose one for what its student visa asks for."
    >
      <ul className={list}>
        {countryNames.map(({ code, name, flag: key }) => (
          <li key={code} className={`${pressableCard} ${country}`}>
            {key ? (
              <span className={flag}>
                <Flag country={key} />
              </span>
            ) : (
              <span className={codeTile} aria-hidden="true">
                {code.toUpperCase()}
              </span>
            )}
            <div>
              <h3>
                <SiteLink
                  className={pressTarget}
                  path={`/tools?visa-country=${code}#visa-requirements`}
                  siteBase={siteBase}
                >
                  {name}
                </SiteLink>
              </h3>
              <p>{guided.has(code) ? 'Visa guide' : 'Official visa page'}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={more}>
        Thinking of Ireland? It is not in our tools yet, so{' '}
        <SiteLink path="/contact" siteBase={siteBase}>
          talk to us
        </SiteLink>
        .
      </p>
    </Section>
  );
}
