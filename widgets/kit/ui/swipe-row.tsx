import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { css } from '../element/styles.ts';
import { showWhole } from './show-whole.ts';

/**
 * The scrolling box would cut off the focus rings of the cards, so they are inside the cards. It is no
 * wider than its container: at the edge of a window the page would scroll with it.
 */
const row = css`
  @container (max-width: 639px) {
    ul& {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: clamp(min(100%, 200px), 84%, 320px);
      grid-template-columns: none;
      gap: 12px;
      margin-block: -4px;
      padding: 4px 0;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-snap-type: x proximity;
      scrollbar-width: thin;
    }
    & > li { scroll-snap-align: start; }
    & > li :focus-visible::after { outline-offset: -2px; }
    @media print { ul& { display: block; } & > li + li { margin-top: 12px; } }
  }
`;

interface SwipeRowProps {
  /** Accessible name of the list. */
  label: string;
  /** Its layout if the cards have more room. */
  className: string;
  children: ReactNode;
}

/**
 * A list of cards that is one row to swipe on a phone. While it scrolls, the keyboard can reach and
 * move it too.
 */
export function SwipeRow({ label, className, children }: SwipeRowProps) {
  const ref = useRef<HTMLUListElement>(null);
  // Until its code comes, a row may be one that scrolls: the keyboard must reach it then, too.
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const list = ref.current;
    if (!list || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrolls(list.scrollWidth > list.clientWidth + 1));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return (
    <ul
      ref={ref}
      className={`${className} ${row}`}
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
      onFocus={showCard}
    >
      {children}
    </ul>
  );
}

function showCard({ target }: FocusEvent) {
  const card = target.closest('li');
  if (card) showWhole(target, card);
}
