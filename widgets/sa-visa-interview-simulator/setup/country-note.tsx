import { interviewCountries } from '../../content/interview/options.ts';
import type { InterviewCountry } from '../../content/interview/types.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { formatDay } from '../../kit/rules/calendar-day.ts';
import { aside } from './setup.styles.ts';

/** How common interviews are in a country, with date and source. */
export function CountryNote({ country }: { country: InterviewCountry }) {
  const option = interviewCountries.find(({ code }) => code === country);
  if (!option) return null;
  const { text, asOf, source } = option.note;
  return (
    <div className={aside}>
      <p>{text}</p>
      <p className={smallText}>
        As of {formatDay(asOf)}. Source: {source}.
      </p>
    </div>
  );
}
