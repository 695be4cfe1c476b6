import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { css } from '../element/styles.ts';
import { secondary } from './button-styles.ts';
import { card } from './card.ts';
import { Icon } from './icon.tsx';

const box = css`
  display: grid;
  gap: 20px;
  justify-items: start;
  scroll-margin-top: 24px;
  & > article { width: 100%; gap: 32px; overflow-wrap: anywhere; }
  & h3 { font-size: 22px; line-height: 1.25; letter-spacing: -0.02em; text-wrap: balance; border-radius: 4px; outline-offset: 4px; }
  @container (min-width: 720px) { & h3 { font-size: 28px; } }
  @media print { & > button { display: none; } }
`;

interface OpenedItemProps {
  /** Text of the button that leads back to the list. */
  back: string;
  close(): void;
  /** Has an `<h3 id="opened" tabIndex={-1}>`, which names it. */
  children: ReactNode;
}

/** One item in full, in the place of the list it was chosen from. */
export function OpenedItem({ back, close, children }: OpenedItemProps) {
  const top = useRef<HTMLDivElement>(null);

  // The card that was pressed is gone: whoever reads on starts at the top of the item.
  useLayoutEffect(() => {
    top.current?.querySelector('h3')?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={top} className={box}>
      <button type="button" className={secondary} part="button" onClick={close}>
        <Icon of={ArrowLeft} />
        {back}
      </button>
      <article className={card} aria-labelledby="opened">
        {children}
      </article>
    </div>
  );
}
