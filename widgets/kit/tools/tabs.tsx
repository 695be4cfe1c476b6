import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { css } from '../element/styles.ts';
import type { Option } from '../rules/options.ts';

const frame = css`
  min-width: 0;
  background: var(--_wash);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  @media print { display: none; }
`;
/** On a phone two in a row, on a narrow one a row each: none is out of sight, and no word broken. */
const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 4px;
  padding: 4px;
  @container (max-width: 319px) { grid-template-columns: minmax(0, 1fr); }
  @container (max-width: 639px) { & > button { padding: 2px 4px; line-height: 1.3; } }
  @container (min-width: 640px) { display: flex; flex-wrap: wrap; }
`;
/** Around tabs and their panels: while a question runs in one, the tabs are folded away. */
export const tabbed = css`
  &:has([data-task]) { & > :first-child { display: none; } }
`;

const tab = css`
  flex: 1 1 auto;
  min-height: 44px;
  padding: 8px 16px;
  font: inherit;
  font-weight: 600;
  color: var(--_muted);
  background: none;
  border: 1px solid transparent;
  border-radius: var(--_radius);
  cursor: pointer;
  transition: color 150ms ease-out, background-color 150ms ease-out;
  &:hover { color: var(--_primary); }
  &[aria-selected='true'] { color: var(--_primary); background: var(--_surface); border-color: var(--_primary); }
  /* A transparent border would show here on every tab. */
  @media (forced-colors: active) {
    border-color: Canvas;
    &[aria-selected='true'] { forced-color-adjust: none; color: HighlightText; background: Highlight; border-color: Highlight; }
  }
`;
const panel = css`
  display: grid;
  gap: 24px;
  min-width: 0;
  &[hidden] { display: none; }
  @media (scripting: none) { &[hidden] { display: grid; } }
  /* On paper Firefox moves a tall row to the next page. */
  @media print { &:not([hidden]) { display: block; & > * + * { margin-top: 24px; } } }
`;

interface TabsProps<Id extends string> {
  /** Accessible name of the list. */
  label: string;
  tabs: readonly Option<Id>[];
  selected: Id;
  select(id: Id): void;
}

/** The index that a key moves to, from `index` in a list of `length`. */
const KEY_MOVES: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowRight: (index, length) => (index + 1) % length,
  ArrowLeft: (index, length) => (index + length - 1) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/**
 * Tabs by the ARIA pattern: a single tab stop; arrow keys, Home and End select. Each tab needs a
 * `TabPanel` in the same shadow tree.
 */
export function Tabs<Id extends string>({ label, tabs, selected, select }: TabsProps<Id>) {
  const ref = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const move = Object.hasOwn(KEY_MOVES, event.key) ? KEY_MOVES[event.key] : undefined;
    const from = tabs.findIndex(({ value }) => value === selected);
    const to = move?.(from, tabs.length) ?? from;
    const target = tabs[to];
    if (!move || !target) return;
    event.preventDefault();
    select(target.value);
    (ref.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className={frame}>
      <div ref={ref} className={list} role="tablist" aria-label={label} onKeyDown={step}>
        {tabs.map(({ value: id, label: text }) => (
          <button
            key={id}
            type="button"
            className={tab}
            part="tab"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === selected}
            aria-controls={`panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

interface TabPanelProps<Id extends string> {
  /** Id of its tab. */
  id: Id;
  selected: Id;
  children: ReactNode;
}

/**
 * The content of a tab, with at least a link in it: the panel itself takes no focus. It keeps its
 * state while hidden, and is readable without scripts.
 */
export function TabPanel<Id extends string>({ id, selected, children }: TabPanelProps<Id>) {
  return (
    <div
      className={panel}
      part="panel"
      role="tabpanel"
      id={`panel-${id}`}
      aria-labelledby={`tab-${id}`}
      hidden={id !== selected}
    >
      {children}
    </div>
  );
}
