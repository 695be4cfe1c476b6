import { type RefObject, useLayoutEffect, useState } from 'react';
import { countries } from '../../content/countries/countries.ts';
import type { VisaTopic } from '../../content/visas/visa.ts';
import { emit, useHost } from '../../kit/element/host.ts';
import { readParameters, writeParameters } from '../../kit/stores/url-state.ts';
import { chooseCountry, readSelection, type VisaSelection } from '../visa-requirements.logic.ts';

/** What the parameters of the page's address begin with. */
const PREFIX = 'visa-';

interface Presets {
  country: string;
  tab: VisaTopic;
  syncUrl: boolean;
}

/**
 * The country and the tab. They begin as the attributes say, or with `syncUrl` as the page's
 * address does, and only what the visitor chooses is announced and written there. `field` holds
 * the country's select, which is uncontrolled: it may be used before this code arrives.
 */
export function useSelection(
  { country, tab, syncUrl }: Presets,
  field: RefObject<HTMLElement | null>,
) {
  const host = useHost();
  const [selection, setSelection] = useState(() => readSelection(country, tab, countries));

  const open = (next: VisaSelection) => {
    setSelection(next);
    if (syncUrl) writeParameters({ country: next.country, tab: shorten(next.tab) }, PREFIX);
    emit(host, 'opened', { ...next });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: for the page and its attributes alone
  useLayoutEffect(() => {
    const named = syncUrl ? readParameters(location.search, PREFIX, ['country', 'tab']) : {};
    const wanted = { country, tab, ...named };
    const preset = readSelection(wanted.country, wanted.tab, countries);
    const early = selectIn(field)?.value;
    if (early && !preset.country) open({ country: early, tab: 'documents' });
    else setSelection(preset);
  }, [country, tab, syncUrl]);

  useLayoutEffect(() => {
    const select = selectIn(field);
    const isListed = countries.some(({ code }) => code === selection.country);
    if (select) select.value = isListed ? selection.country : '';
  }, [field, selection.country]);

  return {
    selection,
    choose(code: string) {
      const next = chooseCountry(selection, code);
      if (next !== selection) open(next);
    },
    show: (topic: VisaTopic) => open({ ...selection, tab: topic }),
  };
}

const selectIn = (field: RefObject<HTMLElement | null>) => field.current?.querySelector('select');

/** The first tab needs no place in an address. */
const shorten = (tab: VisaTopic) => (tab === 'documents' ? '' : tab);
