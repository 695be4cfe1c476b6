import type { IconNode } from 'lucide';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import CloudFog from 'lucide/dist/esm/icons/cloud-fog.mjs';
import Files from 'lucide/dist/esm/icons/files.mjs';
import Landmark from 'lucide/dist/esm/icons/landmark.mjs';
import PlaneTakeoff from 'lucide/dist/esm/icons/plane-takeoff.mjs';
import Repeat from 'lucide/dist/esm/icons/repeat.mjs';
import Target from 'lucide/dist/esm/icons/target.mjs';
import { commonMistakes, countryAdvice, preparationTips } from '../../content/interview/advice.ts';
import { interviewCountries } from '../../content/interview/options.ts';
import type { InterviewCountry } from '../../content/interview/types.ts';
import { Flag } from '../../kit/art/flag.tsx';
import { Heading } from '../../kit/core/heading.tsx';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { bullets } from '../visa-interview-simulator.styles.ts';
import { adviceCard, advice as adviceList, instead, ofCountry } from './advice.styles.ts';

/** In the order of the content. */
const TIP_ICONS: readonly IconNode[] = [CalendarCheck, Landmark, Target];
const MISTAKE_ICONS: readonly IconNode[] = [Files, Repeat, PlaneTakeoff, CloudFog];

function PreparationTips({ country }: { country: InterviewCountry }) {
  return (
    <>
      <CountryAdvice country={country} />
      <ul className={adviceList} data-count={preparationTips.length}>
        {preparationTips.map(({ heading, tips }, index) => (
          <li key={heading} className={adviceCard}>
            <Heading level={3}>
              <Icon icon={TIP_ICONS[index] ?? Target} size={24} />
              {heading}
            </Heading>
            <ul className={bullets}>
              {tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

function CommonMistakes({ country }: { country: InterviewCountry }) {
  return (
    <>
      <CountryAdvice country={country} />
      <ul className={adviceList}>
        {commonMistakes.map(({ title, description, advice: better }, index) => (
          <li key={title} className={adviceCard}>
            <Heading level={3}>
              <Icon icon={MISTAKE_ICONS[index] ?? Files} size={24} />
              {title}
            </Heading>
            <p>{description}</p>
            <p className={instead}>
              <b>Do this instead</b>
              {better}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Criteria of the chosen country's officers, which the general advice leaves out. */
function CountryAdvice({ country }: { country: InterviewCountry }) {
  const { text, ...source } = countryAdvice[country];
  const name = interviewCountries.find(({ code }) => code === country)?.name;
  return (
    <div className={ofCountry}>
      <strong>
        <Flag country={country} />
        {name}
      </strong>
      <p>{text}</p>
      <SourceLine fact={source} />
    </div>
  );
}

/** The panels by the ids of their tabs. */
export const advice = { tips: PreparationTips, mistakes: CommonMistakes } as const;
