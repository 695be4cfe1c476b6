import type { KeyboardEvent, ReactNode } from 'react';
import { tabBar } from '../vocabulary-practice.styles.ts';

const TABS = [
  { id: 'study', label: 'Study' },
  { id: 'dictionary', label: 'Dictionary' },
  { id: 'my-words', label: 'My Words' },
  { id: 'stats', label: 'Stats & Settings' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

interface TabsProps {
  selected: TabId;
  select(id: TabId): void;
  /** What is on each tab. All stay in the page, so that nothing typed is lost. */
  panels: Record<TabId, ReactNode>;
}

/** The four tabs. Arrow keys, Home and End move along them, and the tab one comes to opens. */
export function Tabs({ selected, select, panels }: TabsProps) {
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = findNext(selected, event.key);
    if (!next) return;
    event.preventDefault();
    select(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <>
      <div
        className={tabBar}
        role="tablist"
        tabIndex={-1}
        aria-label="Parts of the practice"
        onKeyDown={moveByKey}
      >
        {TABS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            part="tab"
            id={`tab-${id}`}
            aria-selected={id === selected}
            aria-controls={`panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {TABS.map(({ id }) => (
        <div
          key={id}
          role="tabpanel"
          part="panel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== selected}
        >
          {panels[id]}
        </div>
      ))}
    </>
  );
}

function findNext(selected: TabId, key: string): TabId | undefined {
  const index = TABS.findIndex(({ id }) => id === selected);
  const steps: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  const target = steps[key];
  return target === undefined ? undefined : TABS.at(target % TABS.length)?.id;
}
