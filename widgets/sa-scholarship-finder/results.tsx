import Printer from 'lucide/dist/esm/icons/printer.mjs';
import type { RefObject } from 'react';
import type { Scholarship } from '../content/scholarships/scholarship.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import { Heading } from '../kit/core/heading.tsx';
import { useLazyModule } from '../kit/loading/use-async.ts';
import { secondary } from '../kit/ui/button.styles.ts';
import { EmptyState } from '../kit/ui/empty-state.tsx';
import { Icon } from '../kit/ui/icon.tsx';
import { Note } from '../kit/ui/note.tsx';
import { useNow } from '../kit/ui/use-now.ts';
import { sortByOpening } from './award/application-window.logic.ts';
import { AwardCalendar } from './award/award-calendar.tsx';
import { ScholarshipCard } from './award/scholarship-card.tsx';
import {
  describeMultiCountryAwards,
  describeNone,
  MULTIPLE_EUROPEAN_COUNTRIES,
  type ScholarshipFilters,
} from './scholarship-filters.logic.ts';
import { describeResults, formatHeading } from './scholarship-finder.logic.ts';
import { actions, list, resultList as resultsStyle } from './scholarship-finder.styles.ts';

/** The sections below the results. */
export const loadMoreAwards = () => import('./more-awards.tsx');

interface ResultsProps {
  results: readonly Scholarship[];
  /** The filters of the search. */
  filters: ScholarshipFilters;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The result whose card takes the focus. */
  focusId: number | null;
  open(id: number): void;
  /** Searches again without some of the filters. */
  drop(names: readonly (keyof ScholarshipFilters)[]): void;
  startOver(): void;
}

export function Results(props: ResultsProps) {
  const { results, filters, headingRef, focusId, open, drop, startOver } = props;
  const count = results.length;
  const sorted = sortByOpening(results, useNow());
  const more = useLazyModule(loadMoreAwards);
  const multiCountry = describeMultiCountryAwards(scholarships, filters);

  return (
    <section className={resultsStyle} aria-labelledby="found">
      {/* The spoken name has a singular. */}
      <Heading
        level={3}
        ref={headingRef}
        id="found"
        tabIndex={-1}
        aria-label={count === 1 ? describeResults(count) : undefined}
      >
        {formatHeading(count)}
      </Heading>
      {multiCountry && (
        <Note text={`${multiCountry}: choose "${MULTIPLE_EUROPEAN_COUNTRIES}" to see them.`} />
      )}
      {count === 0 ? (
        <EmptyState
          text={`${describeNone(filters)}: ask us, remove a filter, or start again.`}
          label="Reset filters"
          startOver={startOver}
        >
          {more.loaded && <more.loaded.NearestSearch filters={filters} drop={drop} />}
        </EmptyState>
      ) : (
        <>
          <AwardCalendar awards={sorted} />
          <ul className={list}>
            {sorted.map((scholarship) => (
              <ScholarshipCard
                key={scholarship.id}
                scholarship={scholarship}
                takesFocus={scholarship.id === focusId}
                open={() => open(scholarship.id)}
              />
            ))}
          </ul>
          <div className={actions}>
            <button type="button" className={secondary} onClick={() => print()}>
              <Icon icon={Printer} />
              Print this list
            </button>
          </div>
        </>
      )}
      {more.loaded && <more.loaded.MoreAwards filters={filters} />}
    </section>
  );
}
