import type { IndianAward } from '../content/scholarships/indian-awards.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import { smallText } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { useLazyModule } from '../kit/loading/use-async.ts';
import { OutsideLink } from '../kit/tools/outside-link.tsx';
import { SourceLine } from '../kit/tools/source-line.tsx';
import { primary } from '../kit/ui/button.styles.ts';
import { NextDays } from '../kit/ui/next-days.tsx';
import { useNow } from '../kit/ui/use-now.ts';
import { describeWindow } from './award/application-window.logic.ts';
import { fitsIndianAward, mayBeIndian } from './indian-awards.logic.ts';
import { explainExclusions, findNearest } from './left-out.logic.ts';
import { loadDeadlines, loadIndianAwards } from './load-later.ts';
import { moreAwards, moreLinks, whyNot } from './more-awards.styles.ts';
import type { ScholarshipFilters } from './scholarship-filters.logic.ts';

/** The sections below the results. Empty until they have loaded. */
export function MoreAwards({ filters }: { filters: ScholarshipFilters }) {
  const dates = useLazyModule(loadDeadlines);
  return (
    <>
      <WhyNot filters={filters} />
      <IndianAwards filters={filters} />
      {dates.loaded && <NextDays entries={dates.loaded.deadlines} />}
    </>
  );
}

interface NearestSearchProps {
  filters: ScholarshipFilters;
  drop(names: readonly (keyof ScholarshipFilters)[]): void;
}

/** From an empty list the shortest way to a full one. */
export function NearestSearch({ filters, drop }: NearestSearchProps) {
  const nearest = findNearest(scholarships, filters);
  if (!nearest) return null;
  return (
    <button type="button" className={primary} part="button" onClick={() => drop(nearest.names)}>
      {nearest.label}
    </button>
  );
}

/** A second list, for Indian citizens. */
function IndianAwards({ filters }: { filters: ScholarshipFilters }) {
  const { loaded } = useLazyModule(loadIndianAwards);
  if (!loaded || !mayBeIndian(filters)) return null;
  const { indianAwards, bachelorsFunding } = loaded;
  const awards = indianAwards.filter((award) => fitsIndianAward(award, filters));
  const isForBachelors = !filters.level || filters.level === 'Bachelors';
  if (!awards.length && !isForBachelors) return null;
  return (
    <section className={moreAwards} aria-labelledby="indian">
      <Heading level={3} id="indian">
        More awards for Indian citizens
      </Heading>
      {isForBachelors && (
        <>
          <p>{bachelorsFunding.text}</p>
          <ul className={moreLinks}>
            {bachelorsFunding.links.map(({ label, href }) => (
              <li key={href}>
                <OutsideLink href={href} text={label} />
              </li>
            ))}
          </ul>
        </>
      )}
      {awards.length > 0 && (
        <ul>
          {awards.map((award) => (
            <Award key={award.name} award={award} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Award({ award }: { award: IndianAward }) {
  const { name, amount, levels, conditions, window, unconfirmed, website, ...origin } = award;
  const now = useNow();
  const status = window && describeWindow(window, now);
  return (
    <li>
      <details>
        <summary>
          <b>{name}</b>{' '}
          <span>
            {levels.join(', ')}
            {' · '}
            {status?.text ?? 'Dates differ between universities'}
          </span>
        </summary>
        <div>
          <p>{amount}</p>
          {status?.detail && <p className={smallText}>{status.detail}</p>}
          <ul>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
          <p>
            <OutsideLink href={website} text={`Official website of ${name}`} />
          </p>
          <SourceLine fact={origin} />
          {window && <SourceLine fact={window} label="Months" />}
          {unconfirmed?.map((fact) => (
            <div key={fact.source}>
              <p className={smallText}>Not confirmed by the provider: {fact.text}</p>
              <SourceLine fact={fact} />
            </div>
          ))}
        </div>
      </details>
    </li>
  );
}

/** The excluded scholarships, each with the filters that excluded it. */
function WhyNot({ filters }: { filters: ScholarshipFilters }) {
  const exclusions = explainExclusions(scholarships, filters);
  if (exclusions.length === 0) return null;
  return (
    <details className={whyNot}>
      <summary>
        <span>
          Why not? <span>{exclusions.length} left out by your filters</span>
        </span>
      </summary>
      <ul>
        {exclusions.map(({ scholarship, filters: labels }) => (
          <li key={scholarship.id}>
            {scholarship.name}
            <span className={smallText}>Left out by {labels.join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
