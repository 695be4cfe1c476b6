import statesOf from 'virtual:element-states';
import { asItOpens, type ElementState } from '../../widgets/testing/states.ts';

interface ListedElement {
  tag: string;
  states: readonly ElementState[];
}

/** Every element with its states, in alphabetical order. */
export function loadStates(): Promise<ListedElement[]> {
  const entries = Object.entries(statesOf).map(async ([tag, load]) => ({
    tag,
    states: (await load?.())?.states ?? [asItOpens],
  }));
  return Promise.all(entries);
}
