import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHost } from '../kit/element/host.ts';
import { FROM } from '../kit/stores/toaster.ts';
import type { Toast } from '../kit/stores/toasts.ts';
import { useStore } from '../kit/stores/use-store.ts';
import { presentToast, raiseToTopLayer } from './present-toast.ts';
import { dismissToast, releaseToaster, toastStore } from './toast-store.ts';
import { button, card, viewport } from './toaster.styles.ts';
import { useClearPlace } from './use-clear-place.ts';
import { useDismissTimer } from './use-dismiss-timer.ts';
import { useHotkey } from './use-hotkey.ts';
import { useSwipe } from './use-swipe.ts';

/** A form of 0.1 has the element that speaks in the detail. */
type SaidEvent = CustomEvent<Toast & { from?: HTMLElement }> & { [FROM]?: HTMLElement };

const FREE = { byPointer: false, byFocus: false };

export function Toaster({ embedded }: { embedded: boolean }) {
  const host = useHost();
  const { toast, toaster } = useStore(toastStore);
  const isOpen = Boolean(toast?.isOpen) && toaster === host;
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [held, setHeld] = useState(FREE);
  const hold = (part: Partial<typeof FREE>) => setHeld((whole) => ({ ...whole, ...part }));

  function dismiss() {
    if (!toast) return;
    dismissToast(toast.id);
    (cameFrom.current as HTMLElement | null)?.focus();
  }

  const enter = useCallback(
    (from: EventTarget | null) => {
      if ((toastStore.getState().toaster ?? host) !== host) return;
      cameFrom.current = from;
      region.current?.focus();
    },
    [host],
  );

  const swipe = useSwipe(dismiss);
  useHotkey(embedded, enter);
  useClearPlace(region, isOpen, toast?.from);
  useDismissTimer(isOpen ? toast?.id : undefined, held.byPointer || held.byFocus);

  useLayoutEffect(() => {
    // Some pages hide `:empty` elements.
    if (!host.firstElementChild) host.append(document.createElement('span'));
    const take = (event: Event) => {
      const { detail, [FROM]: from } = event as SaidEvent;
      if (presentToast(detail, host, from)) event.preventDefault();
    };
    host.addEventListener('sa-toast', take);
    return () => {
      host.removeEventListener('sa-toast', take);
      releaseToaster(host);
    };
  }, [host]);

  useLayoutEffect(() => {
    raiseToTopLayer(region.current);
  }, []);

  // A card removed from under the pointer or the focus sends no event.
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
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Else a dialog of the page around it would close, too.
        event.preventDefault();
        dismiss();
      }}
    >
      <div
        className={card}
        part="toast"
        data-state={isOpen ? 'open' : 'closed'}
        data-variant={toast?.variant}
        {...swipe}
        onPointerMove={(event: PointerEvent) => {
          // A card that arrives under a resting pointer is not held: the visitor may be away.
          if (!held.byPointer && (event.movementX || event.movementY)) hold({ byPointer: true });
          swipe.onPointerMove(event);
        }}
        onPointerLeave={() => hold({ byPointer: false })}
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
