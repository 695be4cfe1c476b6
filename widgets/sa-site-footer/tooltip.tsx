import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { css } from '../kit/element/styles.ts';

const OPEN_DELAY_MS = 700;
/** A tooltip opens without delay if another one closed less than this long ago. */
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
  padding: 8px 8px;
  border: 0;
  border-radius: calc(var(--_radius) * 2 / 3);
  font-size: 14px;
  line-height: 1.4;
  color: var(--_surface);
  background: var(--_ink);
`;

interface TooltipProps {
  /** Repeats or completes the control's accessible name: no information is in a tooltip alone. */
  text: string;
  /** The control. */
  children: ReactNode;
}

/** A short text beside a control, after hovering for a moment or when it has the focus. */
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
    const delayMs = +new Date() - lastClosedAt <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
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
    // Captured, because the scroll event of a box inside the page does not bubble.
    document.addEventListener('scroll', closeOnScroll, true);
    return () => {
      lastClosedAt = +new Date();
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('scroll', closeOnScroll, true);
    };
  }, [isOpen]);

  const handlers = {
    onPointerEnter: open,
    onPointerLeave: close,
    // Pressing focuses too, but is no request for the tooltip.
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

/** Above its control if there is room, else below, and always inside the window. */
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
