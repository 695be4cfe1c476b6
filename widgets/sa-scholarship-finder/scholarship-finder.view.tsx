import { useState } from 'react';
import { countryNames } from '../content/countries/country-names.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { writeParameters } from '../kit/stores/url-state.ts';
import { Section } from '../kit/ui/section.tsx';
import { useFetchedAhead } from '../kit/ui/use-loaded.ts';
import { checkFilters, finderFields, PARAMETER_PREFIX, toParameters } from './finder-form.logic.ts';
import { FilterForm } from './parts/filter-form.tsx';
import { notesModule } from './parts/load-notes.ts';
import { Results } from './parts/results.tsx';
import { ScholarshipAdvice } from './parts/scholarship-advice.tsx';
import { ScholarshipDetail } from './parts/scholarship-detail.tsx';
import { clearFields, usePresets } from './parts/use-presets.ts';
import { noFilters, type ScholarshipFilters } from './scholarship-filters.logic.ts';
import {
  chooseScreen,
  closeScholarship,
  firstState,
  openScholarship,
  search,
} from './scholarship-finder.logic.ts';

interface ScholarshipFinderProps {
  level: string;
  country: string;
  field: string;
  nationality: string;
  gpa: string;
  keyword: string;
  syncUrl: boolean;
  siteBase: string;
}

export function ScholarshipFinder(props: ScholarshipFinderProps) {
  const { syncUrl, siteBase } = props;
  const host = useHost();
  useFetchedAhead([notesModule.load]);
  const [state, setState] = useState(firstState);
  const [focusId, setFocusId] = useState<number | null>(null);
  const screen = chooseScreen(state);

  const keepInAddress = (filters: ScholarshipFilters) => {
    if (syncUrl) writeParameters(toParameters(filters, countryNames), PARAMETER_PREFIX);
  };
  const find = (filters: ScholarshipFilters) => {
    const found = search(scholarships, filters);
    setFocusId(null);
    setState(found);
    keepInAddress(filters);
    const { level, country, field, nationality } = filters;
    const ids = found.results?.map(({ id }) => id) ?? [];
    emit(host, 'searched', { level, country, field, nationality, found: ids });
    return false;
  };
  const form = useForm({
    names: finderFields,
    check: checkFilters,
    onValid: find,
    onError: (error) => console.error(error),
  });
  const { ref } = form.formProps;
  usePresets(ref, props, syncUrl);

  const startOver = () => {
    clearFields(ref.current);
    keepInAddress(noFilters);
    setState(firstState);
  };
  const open = (id: number) => {
    setState(openScholarship(state, id));
    emit(host, 'opened', { id });
  };
  const close = (id: number) => {
    setFocusId(id);
    setState(closeScholarship(state));
  };
  return (
    <Section
      heading="Which scholarships could fit you?"
      intro="Choose what applies to you and leave the rest open. Nothing you enter leaves this page."
    >
      <FilterForm form={form} startOver={startOver} />
      {screen.kind === 'detail' && (
        <ScholarshipDetail
          scholarship={screen.scholarship}
          close={() => close(screen.scholarship.id)}
        />
      )}
      {screen.kind !== 'detail' && state.results && (
        <Results
          results={state.results}
          filters={state.filters ?? noFilters}
          focusId={focusId}
          open={open}
          startOver={startOver}
        />
      )}
      {state.results && <ScholarshipAdvice siteBase={siteBase} />}
    </Section>
  );
}
