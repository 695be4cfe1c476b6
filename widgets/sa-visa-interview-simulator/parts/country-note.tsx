import { interviewCountries } from '../../content/interview/options.ts';
import type { InterviewCountry } from '../../content/interview/types.ts';
import { small } from '../../kit/ui/card.ts';
import { formatDay } from '../../kit/ui/format-day.ts';
import { aside } from './setup.styles.ts';

/** How common interviews are in a country, with the day and the source of that. */
export function CountryNote({ country }: { country: InterviewCountry }) {
  const option = interviewCountries.find(({ value }) => value === country);
  if (!option) return null;
  const { text, asOf, source } = option.note;
  return (
    <div className={aside}>
      <p>{text}</p>
      <p className={small}>
        As of {formatDay(asOf)}. Source: {source}.
      </p>
    </div>
  );
}
