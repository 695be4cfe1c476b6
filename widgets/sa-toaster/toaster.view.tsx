import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { dismissToast, toasts } from '../kit/stores/toasts.ts';
import { useDismissTimer } from './parts/use-dismiss-timer.ts';
import { useHotkey } from './parts/use-hotkey.ts';
import { useSwipe } from './parts/use-swipe.ts';
import { button, card, viewport } from './toaster.styles.ts';

/**
 * The region is in the top layer from the start, empty, because a live region that appears together
 * with its text is not read out. It is shown anew only where the page has opened something above it.
 */
function raise(region: HTMLElement | null) {
  if (!region?.showPopover) return;
  const chat = document.querySelector('sa-chat-widget');
  region.toggleAttribute('data-beside-chat', Boolean(chat));
  const above = [document, chat?.shadowRoot].some((root) =>
    root?.querySelector(':modal, :popover-open'),
  );
  if (above) region.hidePopover();
  if (!region.matches(':popover-open')) region.showPopover();
}

const FREE = { byPointer: false, byFocus: false };

export function Toaster({ embedded }: { embedded: boolean }) {
  const [toast] = useStore(toasts);
  const isOpen = Boolean(toast?.isOpen);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [held, setHeld] = useState(FREE);
  const hold = (part: Partial<typeof FREE>) => setHeld((whole) => ({ ...whole, ...part }));

  function dismiss() {
    if (!toast) return;
    dismissToast(toast.id);
    (cameFrom.current as HTMLElement | null)?.focus();
  }

  const enter = useCallback((from: EventTarget | null) => {
    cameFrom.current = from;
    region.current?.focus();
  }, []);

  const swipe = useSwipe(dismiss);
  useHotkey(embedded, enter);
  useDismissTimer(isOpen ? toast?.id : undefined, held.byPointer || held.byFocus);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every toast raises the region
  useLayoutEffect(() => raise(region.current), [toast?.id]);

  // A card that goes away from under the pointer or the focus sends no event.
  useEffect(() => {
    if (!isOpen) setHeld(FREE);
  }, [isOpen]);

  const text = isOpen && (
    <>
      <strong>{toast?.title}</strong>
      <p>{toast?.description}</p>
    </>
  );
  const isDestructive = toast?.variant === 'destructive';
  return (
    <section
      ref={region}
      popover="manual"
      className={viewport}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onFocus={({ relatedTarget }: FocusEvent) => {
        if (region.current?.contains(relatedTarget as Node | null)) return;
        cameFrom.current ??= relatedTarget;
        hold({ byFocus: true });
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (region.current?.contains(relatedTarget as Node | null)) return;
        cameFrom.current = null;
        hold({ byFocus: false });
      }}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && isOpen && dismiss()}
    >
      <div
        className={card}
        part="toast"
        data-state={isOpen ? 'open' : 'closed'}
        data-variant={toast?.variant}
        onPointerEnter={() => hold({ byPointer: true })}
        onPointerLeave={() => hold({ byPointer: false })}
        {...swipe}
      >
        <div role="status">{!isDestructive && text}</div>
        <div role="alert">{isDestructive && text}</div>
        {isOpen && toast?.action && (
          <button
            type="button"
            className={button}
            part="button"
            onClick={() => {
              toast.action?.run();
              dismiss();
            }}
          >
            {toast.action.label}
          </button>
        )}
        {isOpen && (
          <button
            type="button"
            className={button}
            part="button"
            aria-label="Close notification"
            onClick={dismiss}
          >
            ✕
          </button>
        )}
      </div>
    </section>
  );
}
