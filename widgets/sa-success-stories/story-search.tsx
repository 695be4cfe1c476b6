import { type RefObject, useState } from 'react';
import { onSubmission } from '../kit/forms/use-form.ts';
import type { Option } from '../kit/rules/options.ts';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { SearchBox } from '../kit/ui/search-box.tsx';
import { SelectField } from '../kit/ui/select-field.tsx';
import type { StoryFilter } from './success-stories.logic.ts';
import { actions, searchForm } from './success-stories.styles.ts';

const COUNTRIES: readonly Option[] = [
  { value: 'all', label: 'All' },
  { value: 'usa', label: 'USA' },
  { value: 'canada', label: 'Canada' },
  { value: 'uk', label: 'UK' },
  { value: 'australia', label: 'Australia' },
  { value: 'germany', label: 'Germany' },
];

const FIELDS: readonly Option[] = [
  { value: 'all', label: 'All' },
  { value: 'computer science', label: 'Computer science' },
  { value: 'engineering', label: 'Engineering' },
  { value: 'business', label: 'Business' },
  { value: 'medicine', label: 'Medicine' },
  { value: 'arts', label: 'Arts' },
];

interface StorySearchProps {
  /** Receives the form; resetting it clears every filter. */
  formRef: RefObject<HTMLFormElement | null>;
  search(filter: StoryFilter): void;
  clear(): void;
}

/** The search criteria, applied by 'Search Stories'. */
export function StorySearch({ formRef, search, clear }: StorySearchProps) {
  const [query, setQuery] = useState('');
  const submit = (form: HTMLFormElement) => {
    const values = new FormData(form);
    search({ query, country: String(values.get('country')), field: String(values.get('field')) });
  };
  const reset = () => {
    setQuery('');
    clear();
  };
  return (
    <search>
      <form ref={formRef} className={searchForm} {...onSubmission(submit)} onReset={reset}>
        <SearchBox
          label="Search success stories"
          placeholder="University or tag"
          value={query}
          change={setQuery}
        />
        <SelectField name="country" label="Destination" options={COUNTRIES} />
        <SelectField name="field" label="Field of study" options={FIELDS} />
        <div className={actions}>
          <button type="submit" className={primary} part="button">
            Search Stories
          </button>
          <button type="reset" className={secondary} part="button">
            Clear Filters
          </button>
        </div>
      </form>
    </search>
  );
}
