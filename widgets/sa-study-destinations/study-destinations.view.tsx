import { countryNames } from '../content/countries/country-names.ts';
import { visas } from '../content/visas/visas.ts';
import { Flag } from '../kit/art/flag.tsx';
import { Heading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import type { PropsOf } from '../kit/element/attributes.ts';
import { pressableCard, pressTarget } from '../kit/ui/pressable-card.styles.ts';
import { Section } from '../kit/ui/section.tsx';
import type { api } from './study-destinations.api.ts';
import { country, flag, list, more } from './study-destinations.styles.ts';

export function StudyDestinations({ heading }: PropsOf<typeof api>) {
  return (
    <Section
      heading={heading}
      intro="The ten countries in our tools. Choose one to see its student visa rules."
    >
      <ul className={list}>
        {countryNames.map(({ code, name }) => (
          <li key={code} className={`${pressableCard} ${country}`}>
            <span className={flag}>
              <Flag country={code} />
            </span>
            <div>
              <Heading level={3}>
                <SiteLink
                  className={pressTarget}
                  path={`/tools?visa-country=${code}#visa-requirements`}
                >
                  {name}
                </SiteLink>
              </Heading>
              <p>{visas[code] ? 'Visa guide' : 'Official visa page'}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={more}>
        Thinking of Ireland? It is not in our tools yet, so{' '}
        <SiteLink path="/contact">talk to us</SiteLink>.
      </p>
    </Section>
  );
}
