import Award from 'lucide/dist/esm/icons/award.mjs';
import { useReducer, useRef, useState } from 'react';
import { planNames } from '../content/plan-names.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import { formatValues, namesOf, openingValues } from '../kit/address/address-table.ts';
import { useAddressedFields } from '../kit/address/use-addressed-fields.ts';
import { card } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import type { PropsOf } from '../kit/element/attributes.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { fieldOf, useForm } from '../kit/forms/use-form.ts';
import { useStarted } from '../kit/forms/use-started.ts';
import { LoadingState } from '../kit/loading/loading-state.tsx';
import { useLazyModule, usePrefetch } from '../kit/loading/use-async.ts';
import { updatePlan } from '../kit/stores/plan.ts';
import { panel } from '../kit/tools/form-with-result.styles.ts';
import { ResultMessage } from '../kit/tools/form-with-result.tsx';
import { NextStep } from '../kit/tools/next-step.tsx';
import { PlanOffer } from '../kit/tools/plan-offer.tsx';
import { ToolFrame } from '../kit/tools/tool-frame.tsx';
import { secondary } from '../kit/ui/button.styles.ts';
import { Section } from '../kit/ui/section.tsx';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { FilterForm } from './filter-form.tsx';
import { followWindows, loadDeadlines, loadIndianAwards, notesModule } from './load-later.ts';
import { loadMoreAwards, Results } from './results.tsx';
import {
  checkFilters,
  describeSearch,
  findScholarships,
  MULTIPLE_EUROPEAN_COUNTRIES,
  type ScholarshipFilters,
} from './scholarship-filters.logic.ts';
import { type api, finderTable } from './scholarship-finder.api.ts';
import { INITIAL_STATE, reduceFinder } from './scholarship-finder.logic.ts';
import { advice, choice, resultList } from './scholarship-finder.styles.ts';

/** An award in full, which is read after a search. */
const loadDetail = () => import('./award/scholarship-detail.tsx');

export function ScholarshipFinder({ syncUrl, ...attributes }: PropsOf<typeof api>) {
  const host = useHost();
  useStarted();
  usePrefetch([
    followWindows,
    loadDetail,
    notesModule.load,
    loadMoreAwards,
    loadIndianAwards,
    loadDeadlines,
  ]);
  const [{ search, openId, focusId }, dispatch] = useReducer(reduceFinder, INITIAL_STATE);
  const opened = search?.results.find(({ id }) => id === openId);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useFocusAfter(heading);
  const first = useRef<HTMLElement | null>(null);
  const focusFirst = useFocusAfter(first);
  const [isEdited, setIsEdited] = useState(false);
  const { loaded: detail, ...loading } = useLazyModule(loadDetail, !!search);

  const form = useForm({
    names: namesOf(finderTable),
    check: checkFilters,
    onValid: (filters) => find(filters),
    onError: (error) => console.error(error),
  });
  const { ref, onInput } = form.formProps;
  const { values, change, follow } = useAddressedFields({
    table: finderTable,
    attributes,
    isSynced: syncUrl,
    formRef: ref,
    onFilled: onInput,
  });

  function find(filters: ScholarshipFilters, chosen = follow()) {
    const results = findScholarships(scholarships, filters);
    focusHeading();
    setIsEdited(false);
    dispatch({ type: 'search', filters, results });
    change(chosen);
    const { level, country, field, nationality, gpa } = formatValues(finderTable, chosen);
    updatePlan(
      {
        country: country === MULTIPLE_EUROPEAN_COUNTRIES ? '' : country,
        programLevel: level,
        field,
        nationality,
        gpa,
      },
      { shortlist: results.map(({ name }) => name) },
    );
    emit(host, 'searched', {
      level,
      country,
      field,
      nationality,
      found: results.map(({ id }) => id),
    });
    return false;
  }
  const startOver = () => {
    change(openingValues(finderTable));
    dispatch({ type: 'start-over' });
    if (ref.current) first.current = fieldOf(ref.current, 'level') ?? null;
    focusFirst();
  };
  // As long as it is edited, a form is not folded: it may have a mistake.
  const edit = () => {
    setIsEdited(true);
    follow();
  };
  const drop = (names: readonly (keyof ScholarshipFilters)[]) => {
    const kept = { ...values, ...Object.fromEntries(names.map((name) => [name, ''])) };
    const { value } = checkFilters(kept);
    if (value) find(value, kept);
  };
  const open = (id: number) => {
    dispatch({ type: 'open', id });
    emit(host, 'opened', { id });
  };
  return (
    <Section
      heading="Which scholarships could fit you?"
      intro={
        !search &&
        'Choose what applies to you and leave the rest open. Nothing you enter leaves this page.'
      }
    >
      <ToolFrame
        summary={search && !isEdited ? describeSearch(search.results.length, search.filters) : ''}
        choice={
          <div className={choice}>
            <PlanOffer
              table={finderTable}
              values={values}
              formRef={ref}
              isSynced={syncUrl}
              names={planNames}
              use={change}
            />
            <FilterForm form={form} values={values} follow={edit} startOver={startOver} />
          </div>
        }
        answer={
          <div className={resultList}>
            {!search && (
              <div className={`${card} ${panel}`} data-state="empty">
                <ResultMessage icon={Award}>
                  <p>Without a filter you see them all</p>
                  <p>Each award with its amount, and the months in which it takes applications.</p>
                </ResultMessage>
              </div>
            )}
            {opened && !detail && <LoadingState subject="The award" {...loading} />}
            {opened && detail && (
              <detail.ScholarshipDetail
                scholarship={opened}
                close={() => dispatch({ type: 'close' })}
              />
            )}
            {search && !opened && (
              <Results
                {...search}
                headingRef={heading}
                focusId={focusId}
                open={open}
                drop={drop}
                startOver={startOver}
              />
            )}
            {search && <ScholarshipAdvice />}
            {search && <NextStep from="scholarship-finder" isBar />}
          </div>
        }
      />
    </Section>
  );
}

/** Offers advice after a search, whatever its result. */
function ScholarshipAdvice() {
  return (
    <div className={advice}>
      <div>
        <Heading level={3}>Not sure which one suits you?</Heading>
        <p>Ask us which awards are open this year, and what they look for.</p>
      </div>
      <SiteLink className={secondary} part="button" path="/contact#consultation">
        Book a scholarship consultation
      </SiteLink>
    </div>
  );
}
