import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { css } from '../element/styles.ts';

const OPEN_DELAY_MS = 700;
/** A tooltip opens at once when another one closed no longer ago than this. */
const SKIP_DELAY_MS = 300;
const MARGIN_PX = 8;

let lastClosedAt = Number.NEGATIVE_INFINITY;

const anchor = css`
  display: inline-flex;
`;
const bubble = css`
  position: fixed;
  inset: 0 auto auto 0;
  margin: 0;
  max-width: 240px;
  padding: 6px 10px;
  border: 0;
  border-radius: 8px;
  font-size: 14px;
  line-height: 1.4;
  color: var(--_surface);
  background: var(--_ink);
`;

interface TooltipProps {
  /** Repeats or completes the name that the control has anyway: nothing is told here alone. */
  text: string;
  /** The control. */
  children: ReactNode;
}

/** A short text beside a control, after a moment of pointing at it or when it has the focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const { isOpen, handlers } = useTooltip();
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (isOpen && tip.current) showAbove(tip.current);
  }, [isOpen]);

  return (
    <span className={anchor} {...handlers}>
      {children}
      {isOpen && (
        <span ref={tip} className={bubble} popover="manual" role="tooltip" aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}

function useTooltip() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);

  const open = () => {
    clearTimeout(timer.current);
    const delayMs = Date.now() - lastClosedAt <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
    timer.current = setTimeout(() => setIsOpen(true), delayMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    const closeOnScroll = () => setIsOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    // Captured, because a scrolling box inside the page does not let its event bubble.
    document.addEventListener('scroll', closeOnScroll, true);
    return () => {
      lastClosedAt = Date.now();
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('scroll', closeOnScroll, true);
    };
  }, [isOpen]);

  const handlers = {
    onPointerEnter: open,
    onPointerLeave: close,
    // Pressing gives the focus too, which is no wish to read.
    onFocus: () => isPressed.current || open(),
    onBlur: close,
    onClick: () => {
      isPressed.current = false;
      close();
    },
    onPointerDown: () => {
      isPressed.current = true;
      close();
    },
  };
  return { isOpen, handlers };
}

/** Above its control where there is room, else below, and inside the window either way. */
function showAbove(tip: HTMLElement) {
  tip.showPopover?.();
  const control = (tip.parentElement as HTMLElement).getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const middle = control.left + (control.width - width) / 2;
  const left = Math.max(MARGIN_PX, Math.min(middle, innerWidth - width - MARGIN_PX));
  const above = control.top - height - MARGIN_PX;
  tip.style.left = `${left}px`;
  tip.style.top = `${above >= 0 ? above : control.bottom + MARGIN_PX}px`;
}
