import { type RefObject, useLayoutEffect, useRef } from 'react';
import { countryNames } from '../../content/countries/country-names.ts';
import { fieldOf } from '../../kit/forms/use-form.ts';
import { readParameters } from '../../kit/stores/url-state.ts';
import {
  type FinderValues,
  finderFields,
  matchValues,
  PARAMETER_PREFIX,
} from '../finder-form.logic.ts';
import { finderOptions } from './finder-options.ts';

const noValues: FinderValues = matchValues(
  { level: '', country: '', field: '', nationality: '', gpa: '', keyword: '' },
  finderOptions,
  countryNames,
);

/**
 * Fills the form in as the attributes say, and the page's address where it is `isSynced`. What a
 * visitor typed stays until the attribute of that field changes.
 */
export function usePresets(
  ref: RefObject<HTMLFormElement | null>,
  attributes: FinderValues,
  isSynced: boolean,
) {
  const applied = useRef(noValues);
  const { level, country, field, nationality, gpa, keyword } = attributes;

  useLayoutEffect(() => {
    const given = { level, country, field, nationality, gpa, keyword };
    const isFirst = applied.current === noValues;
    const named =
      isSynced && isFirst ? readParameters(location.search, PARAMETER_PREFIX, finderFields) : {};
    const values = matchValues({ ...given, ...named }, finderOptions, countryNames);
    const changed = finderFields.filter((name) => values[name] !== applied.current[name]);
    applied.current = values;
    const entries = changed.map((name) => [name, values[name]]);
    if (ref.current) fillFields(ref.current, Object.fromEntries(entries));
  }, [ref, isSynced, level, country, field, nationality, gpa, keyword]);
}

/** Empties every field. */
export function clearFields(form: HTMLFormElement | null): void {
  if (!form) return;
  fillFields(form, noValues);
  fieldOf(form, 'level')?.focus();
}

function fillFields(form: HTMLFormElement, values: Partial<FinderValues>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
  // Messages and the conversion follow what is in the fields.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
