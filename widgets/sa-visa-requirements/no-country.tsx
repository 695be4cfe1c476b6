import Stamp from 'lucide/dist/esm/icons/stamp.mjs';
import { useState } from 'react';
import { countries } from '../content/countries/countries.ts';
import { visas } from '../content/visas/visas.ts';
import { Flag } from '../kit/art/flag.tsx';
import { Heading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { LoadingState } from '../kit/loading/loading-state.tsx';
import type { CalendarDay } from '../kit/rules/calendar-day.ts';
import { secondary } from '../kit/ui/button.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { useMoneyTools } from './guide/use-guide.ts';
import { describeUnknown, VISA_GUIDANCE_PATH, VISA_PROMPT } from './visa-requirements.logic.ts';
import { empty, shortcuts } from './visa-requirements.styles.ts';

const withGuide = countries.filter(({ code }) => visas[code]);

interface NoCountryProps {
  /** A requested country that is in none of our tools. */
  unknown: string | null;
  choose(code: string): void;
  day: CalendarDay;
}

/** Shown before a country is chosen, with the countries that have a guide. */
export function NoCountry({ unknown, choose, day }: NoCountryProps) {
  const [isComparing, setIsComparing] = useState(false);
  const { loaded: tools, hasFailed, retry } = useMoneyTools(isComparing);
  return (
    <div className={empty}>
      <Icon icon={Stamp} size={40} />
      <Heading level={3}>{VISA_PROMPT}</Heading>
      {unknown && (
        <p>
          {describeUnknown(unknown)}{' '}
          <SiteLink path={VISA_GUIDANCE_PATH}>Ask for visa guidance</SiteLink>
        </p>
      )}
      <p>We have full guides for these six countries.</p>
      <ul className={shortcuts}>
        {withGuide.map(({ code, name }) => (
          <li key={code}>
            <button type="button" className={secondary} part="button" onClick={() => choose(code)}>
              <Flag country={code} />
              {name}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={secondary}
        part="button"
        aria-expanded={isComparing}
        onClick={() => setIsComparing(!isComparing)}
      >
        Compare the money you must show
      </button>
      {isComparing &&
        (tools ? (
          <tools.MoneyTools visa={null} day={day} />
        ) : (
          <LoadingState subject="The comparison" hasFailed={hasFailed} retry={retry} />
        ))}
    </div>
  );
}
