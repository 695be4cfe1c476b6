import {
  type Configuration,
  type Known,
  readConfiguration,
  type Values,
  writeConfiguration,
} from './configuration.logic.ts';
import type { PreviewPage } from './preview-page.ts';

export type Way = 'html' | 'wordpress' | 'react' | 'div' | 'frame' | 'instant';

export interface BuilderState extends Shown {
  configuration: Configuration;
  /** Pairs of the address that could not be read. */
  unread: readonly string[];
  /** For the address, as soon as a choice has changed it. */
  fragment: string | null;
  /** Counts the addresses that were opened: each fills in every field again. */
  openings: number;
}

/** The state of tabs and preview, which is not in the address. */
interface Shown {
  way: Way;
  /** Undefined until the preview's page is open. */
  page: PreviewPage | 'failed' | undefined;
  /** Height in px of all that is drawn. */
  totalPx: number;
  /** Heights in px of the elements as they were drawn, by tag. */
  heightsPx: Readonly<Record<string, number>>;
  /** Why the preview has not done what the visitor pressed. */
  refusal: string;
}

export type Action =
  | { type: 'open'; fragment: string; known: Known }
  | { type: 'place'; tag: string }
  /** Without a tag for all elements; null removes the value. */
  | { type: 'set'; tag?: string; name: string; value: string | null }
  | { type: 'show'; part: Partial<Shown> };

/** The state of a builder whose address has this fragment. */
export const openBuilder = (fragment: string, known: Known): BuilderState => ({
  ...readConfiguration(fragment, known),
  fragment: null,
  openings: 0,
  way: 'html',
  page: undefined,
  totalPx: 0,
  heightsPx: {},
  refusal: '',
});

export function reduceBuilder(state: BuilderState, action: Action): BuilderState {
  const { elements, settings } = state.configuration;
  switch (action.type) {
    case 'open':
      return {
        ...openBuilder(action.fragment, action.known),
        openings: state.openings + 1,
        way: state.way,
      };
    case 'place': {
      const rest = elements.filter(({ tag }) => tag !== action.tag);
      // At least one stays, so that the preview is never blank.
      if (rest.length === 0) return state;
      const isPlaced = rest.length < elements.length;
      return change(state, {
        settings,
        elements: isPlaced ? rest : [...elements, { tag: action.tag, values: {} }],
      });
    }
    case 'set': {
      const { tag, name, value } = action;
      if (tag === undefined) {
        return change(state, { elements, settings: setValue(settings, name, value) });
      }
      const changed = elements.map((placed) =>
        placed.tag === tag ? { tag, values: setValue(placed.values, name, value) } : placed,
      );
      return change(state, { elements: changed, settings });
    }
    case 'show':
      return { ...state, ...action.part };
  }
}

const change = (state: BuilderState, configuration: Configuration): BuilderState => ({
  ...state,
  configuration,
  unread: [],
  fragment: writeConfiguration(configuration),
});

function setValue(values: Values, name: string, value: string | null): Values {
  const { [name]: _, ...rest } = values;
  return value === null ? rest : { ...rest, [name]: value };
}
