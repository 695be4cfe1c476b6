import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { css } from '../../kit/element/styles.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';

const box = css`
  position: relative;
  display: inline-grid;
  max-width: 100%;
  & > button { max-width: 100%; }
  & > button > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
const list = css`
  position: absolute;
  inset: calc(100% + 4px) auto auto 0;
  z-index: 2;
  display: grid;
  min-width: 100%;
  width: max-content;
  max-width: min(320px, calc(100vw - 32px));
  max-height: 320px;
  overflow-y: auto;
  padding: 4px;
  background: var(--_surface);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  box-shadow: var(--_shadow);
  & > button {
    font: inherit;
    min-height: 40px;
    padding: 8px 12px;
    text-align: start;
    overflow-wrap: anywhere;
    color: var(--_ink);
    background: none;
    border: 0;
    border-radius: calc(var(--_radius) * 2 / 3);
    cursor: pointer;
  }
  & > button:hover, & > button:focus-visible { background: var(--_wash); }
  & > [aria-checked='true'] { font-weight: 700; color: var(--_primary); }
  & > [aria-checked='true']::after { content: '\\2713' / ''; margin-inline-start: 8px; }
`;

interface MenuProps {
  /** Label of the button. */
  label: string;
  items: readonly { id: string; label: string }[];
  /** Id of the chosen item. */
  selected: string;
  choose(id: string): void;
}

/** Index of the item for an arrow or a letter; -1 without one. */
function findTarget(key: string, index: number, labels: readonly string[]): number {
  const last = labels.length - 1;
  if (key === 'ArrowDown') return index === last ? 0 : index + 1;
  if (key === 'ArrowUp') return index <= 0 ? last : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const turned = labels.map((_, step) => (index + 1 + step) % labels.length);
  const isHit = (place: number) => labels[place]?.toLowerCase().startsWith(key.toLowerCase());
  return key.length === 1 ? (turned.find(isHit) ?? -1) : -1;
}

const itemsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? []),
];

/** A button that opens a list to choose one thing from, by pointer, arrows or first letter. */
export function Menu({ label, items, selected, choose }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  // A layout effect, because the next key belongs to the list.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const all = itemsIn(boxRef.current);
    (all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    boxRef.current?.querySelector('button')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Tab' || key === 'Enter' || key === ' ') return;
    // The open list takes all letters, and Escape closes it first.
    event.stopPropagation();
    if (key === 'Escape') return close();
    const all = itemsIn(boxRef.current);
    const index = all.findIndex((item) => item.matches(':focus'));
    const target =
      all[
        findTarget(
          key,
          index,
          items.map((item) => item.label),
        )
      ];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const leave = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (!boxRef.current?.contains(relatedTarget as Node | null)) setIsOpen(false);
  };
  return (
    <div ref={boxRef} className={box}>
      <button
        type="button"
        className={secondary}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{label}</span>
        <Icon icon={ChevronDown} size={16} />
      </button>
      {isOpen && (
        <div
          className={list}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={press}
          onBlur={leave}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitemradio"
              aria-checked={item.id === selected}
              tabIndex={-1}
              onClick={() => {
                close();
                if (item.id !== selected) choose(item.id);
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
