import { type RefObject, useEffect, useRef } from 'react';
import { toolSearchWords } from '../content/tool-search-words.ts';
import { toolCategories, tools } from '../content/tools.ts';
import { useLazyModule } from '../kit/loading/use-async.ts';
import { suggestSearch } from '../kit/rules/search-text.ts';
import { loadDueToday } from '../kit/tools/load-due-today.ts';
import { SearchBox } from '../kit/ui/search-box.tsx';
import { Spoken } from '../kit/ui/spoken.tsx';
import { ToggleGroup } from '../kit/ui/toggle-group.tsx';
import { CataloguePlan } from './catalogue-plan.tsx';
import { Overview } from './overview.tsx';
import { Results } from './results.tsx';
import type { CardKey } from './tool-card.tsx';
import {
  type CatalogueFilter,
  describeResults,
  INITIAL_FILTER,
  listTabs,
  SEARCH_PLACEHOLDER,
  viewCatalogue,
} from './tools-catalogue.logic.ts';
import { catalogue, controls } from './tools-catalogue.styles.ts';
import { Way } from './way.tsx';

interface CatalogueProps {
  /** Receives the first heading. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Whether the page's address may carry a plan. */
  isSynced: boolean;
  filter: CatalogueFilter;
  change(filter: CatalogueFilter): void;
  /** The card that takes the focus. */
  focusKey: CardKey | null;
  open(card: CardKey, query?: string): void;
}

const tabs = listTabs(toolCategories);

export function Catalogue(props: CatalogueProps) {
  const { headingRef, isSynced, filter, change, focusKey, open } = props;
  const view = viewCatalogue(tools, toolCategories, filter);
  const box = useRef<HTMLDivElement>(null);
  const hasViewedAll = useRef(false);

  // 'View all' is gone with its section: the focus moves to the list it opened.
  useEffect(() => {
    if (hasViewedAll.current) headingRef.current?.focus();
    hasViewedAll.current = false;
  });

  const viewAll = (tab: string) => {
    hasViewedAll.current = true;
    change({ ...filter, tab });
  };
  const searchAll = (search: string) => {
    change({ ...INITIAL_FILTER, search });
    box.current?.querySelector('input')?.focus();
  };
  const { DueToday } = useLazyModule(loadDueToday).loaded ?? {};
  return (
    <div className={catalogue}>
      {DueToday && <DueToday />}
      <Way focusKey={focusKey} open={open}>
        <CataloguePlan isSynced={isSynced} isBelowPass />
      </Way>
      <search>
        <div ref={box} className={controls}>
          <SearchBox
            label="Search for a tool"
            placeholder={SEARCH_PLACEHOLDER}
            value={filter.search}
            change={(search) => change({ ...filter, search })}
          />
          <ToggleGroup
            label="Category"
            choices={tabs}
            selected={filter.tab}
            select={(tab) => change({ ...filter, tab })}
          />
          {/* The heading takes the focus then, and says the same. */}
          <Spoken text={hasViewedAll.current ? '' : describeResults(view)} />
        </div>
      </search>
      {view.kind === 'overview' ? (
        <Overview
          headingRef={headingRef}
          sections={view.sections}
          focusKey={focusKey}
          open={open}
          viewAll={viewAll}
        />
      ) : (
        <Results
          headingRef={headingRef}
          heading={view.heading}
          tools={view.tools}
          focusKey={focusKey}
          open={open}
          suggestion={suggestSearch(filter.search, toolSearchWords)}
          searchAll={searchAll}
        />
      )}
    </div>
  );
}
