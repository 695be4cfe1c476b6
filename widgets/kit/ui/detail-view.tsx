import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { card } from '../core/card.styles.ts';
import { css } from '../element/styles.ts';
import { secondary } from './button.styles.ts';
import { Icon } from './icon.tsx';

const box = css`
  display: grid;
  gap: 24px;
  justify-items: start;
  scroll-margin-top: 24px;
  & > article { width: 100%; gap: 32px; overflow-wrap: anywhere; }
  & h3 { font-size: 22px; line-height: 1.25; letter-spacing: -0.02em; text-wrap: balance; border-radius: calc(var(--_radius) / 3); outline-offset: 4px; }
  @container (min-width: 760px) { & h3 { font-size: 28px; } }
  @media print { & > button { display: none; } }
`;

interface DetailViewProps {
  /** Text of the back button. */
  backLabel: string;
  close(): void;
  /** Contains an `<h3 id="opened" tabIndex={-1}>`, which names it. */
  children: ReactNode;
}

/** Shows one item in full, in place of its list. */
export function DetailView({ backLabel, close, children }: DetailViewProps) {
  const top = useRef<HTMLDivElement>(null);

  // The pressed card is gone, so the focus moves to the top of the item.
  useLayoutEffect(() => {
    top.current?.querySelector('h3')?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={top} className={box}>
      <button type="button" className={secondary} part="button" onClick={close}>
        <Icon icon={ArrowLeft} />
        {backLabel}
      </button>
      <article className={card} aria-labelledby="opened">
        {children}
      </article>
    </div>
  );
}
