import Stamp from 'lucide/dist/esm/icons/stamp.mjs';
import { countries } from '../../content/countries/countries.ts';
import { visaOffices } from '../../content/visas/visas.ts';
import { Flag } from '../../kit/art/flag.tsx';
import { secondary } from '../../kit/ui/button-styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { SiteLink } from '../../kit/ui/site-link.tsx';
import { describeUnknown, visaGuidancePath, visaPrompt } from '../visa-requirements.logic.ts';
import { empty, shortcuts } from '../visa-requirements.styles.ts';

const withGuide = countries.filter(({ code }) =>
  visaOffices.some(({ country, hasGuide }) => country === code && hasGuide),
);

interface NoCountryProps {
  /** A country that was asked for and is in none of our tools. */
  unknown: string | null;
  choose(code: string): void;
  siteBase: string;
}

/** Stands where the guide will, with the countries that have one. */
export function NoCountry({ unknown, choose, siteBase }: NoCountryProps) {
  return (
    <div className={empty}>
      <Icon of={Stamp} size={40} />
      <h3>{visaPrompt}</h3>
      {unknown && (
        <p>
          {describeUnknown(unknown)}{' '}
          <SiteLink path={visaGuidancePath} siteBase={siteBase}>
            Ask for visa guidance
          </SiteLink>
        </p>
      )}
      <p>We have full guides for these six.</p>
      <ul className={shortcuts}>
        {withGuide.map(({ code, name, flag = '' }) => (
          <li key={code}>
            <button type="button" className={secondary} part="button" onClick={() => choose(code)}>
              <Flag country={flag} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
