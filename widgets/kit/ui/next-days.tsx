import type { Provenance } from '../../content/provenance.ts';
import { Heading } from '../core/heading.tsx';
import { SiteLink } from '../core/site-link.tsx';
import { css } from '../element/styles.ts';
import { localDay } from '../rules/calendar-day.ts';
import { daysBetween } from '../rules/day-arithmetic.ts';
import { listNextDays, type When } from '../rules/next-days.ts';
import { count } from '../rules/plural.ts';
import { SourceLine } from '../tools/source-line.tsx';
import { SwipeRow } from './swipe-row.tsx';
import { useNow } from './use-now.ts';

const box = css`
  display: grid;
  gap: 12px;
  padding: clamp(12px, 8cqi, 16px);
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  & h3 { font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  & time { font-weight: 600; line-height: 1.4; }
  & a { padding: 2px 0; line-height: 1.4; }
  /* The whole entry leads to its tool. */
  & > ul > li { position: relative; }
  & > ul a::after { content: ''; position: absolute; inset: 0; }
  & details ul { display: grid; gap: 4px; padding: 0; list-style: none; }
  @container (min-width: 640px) { padding: 24px; }
`;

const list = css`
  display: grid;
  gap: 8px 32px;
  padding: 0;
  list-style: none;
  & > li { display: grid; gap: 0 16px; align-content: start; justify-items: start; }
  @container (min-width: 640px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 1000px) { grid-template-columns: repeat(3, 1fr); }
`;

const SHOWN = 6;

/** Days are counted from here on. */
const NEAR_DAYS = 14;

interface NextDaysProps {
  entries: readonly ({ when: When; text: string; path: string } & Provenance)[];
}

/** The next days that are known, from the visitor's own day on, each with its source. */
export function NextDays({ entries }: NextDaysProps) {
  const today = localDay(useNow());
  const days = listNextDays(entries, today, SHOWN);
  const [nearest] = days.filter(({ entry: { when }, day }) => when.on === day);
  const left = Number(nearest && daysBetween(today, nearest.day));
  return (
    <section className={box} aria-labelledby="next-days">
      <Heading level={3} id="next-days">
        Next deadlines
      </Heading>
      <SwipeRow label="Next deadlines" className={list}>
        {days.map(({ entry: { text, path, when }, day, words }) => (
          <li key={text}>
            <time dateTime={typeof when === 'string' ? day : day.slice(0, 7)}>
              {words}
              {typeof when !== 'string' && ', usually'}
              {nearest?.entry.text === text &&
                left <= NEAR_DAYS &&
                `, ${left ? `in ${count(left, 'day')}` : 'today'}`}
            </time>
            <SiteLink path={path}>{text}</SiteLink>
          </li>
        ))}
      </SwipeRow>
      <details>
        <summary>Where these dates are from</summary>
        <ul>
          {days.map(({ entry: { text, path, when, ...origin } }) => (
            <li key={text}>
              <SourceLine fact={origin} label={text} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
