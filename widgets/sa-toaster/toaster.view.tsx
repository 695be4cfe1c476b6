import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { dismissToast, toasts } from '../kit/stores/toasts.ts';
import { surface } from '../kit/ui/card.ts';
import { useDismissTimer } from './parts/use-dismiss-timer.ts';
import { useHotkey } from './parts/use-hotkey.ts';
import { useSwipe } from './parts/use-swipe.ts';
import { button, card, viewport } from './toaster.styles.ts';

export function Toaster({ embedded }: { embedded: boolean }) {
  const [toast] = useStore(toasts);
  const isOpen = Boolean(toast?.isOpen);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [isHeld, setIsHeld] = useState({ byPointer: false, byFocus: false });

  function dismiss() {
    if (!toast) return;
    dismissToast(toast.id);
    if (isHeld.byFocus) (cameFrom.current as HTMLElement | null)?.focus?.();
  }

  const swipe = useSwipe(dismiss);
  useHotkey(region, embedded);
  useDismissTimer(isOpen ? toast?.id : undefined, isHeld.byPointer || isHeld.byFocus);

  // The region is always in the top layer, empty or not, because a live region that appears
  // together with its text is not read out. Showing it again puts it above newer dialogs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every toast raises the region
  useLayoutEffect(() => {
    region.current?.hidePopover?.();
    region.current?.showPopover?.();
  }, [toast?.id]);

  useEffect(() => {
    if (!isOpen) setIsHeld({ byPointer: false, byFocus: false });
  }, [isOpen]);

  const text = isOpen && (
    <>
      <strong>{toast?.title}</strong>
      <p>{toast?.description}</p>
    </>
  );
  const isDestructive = toast?.variant === 'destructive';
  return (
    <div className={surface}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section could not be a popover and a region for F8 alike */}
      <div
        ref={region}
        popover="manual"
        className={viewport}
        role="region"
        aria-label="Notifications (F8)"
        tabIndex={-1}
        onFocus={(event: FocusEvent) => {
          if (!isHeld.byFocus) cameFrom.current = event.relatedTarget;
          setIsHeld((held) => ({ ...held, byFocus: true }));
        }}
        onBlur={() => setIsHeld((held) => ({ ...held, byFocus: false }))}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && isOpen && dismiss()}
      >
        <div
          className={card}
          part="toast"
          data-state={isOpen ? 'open' : 'closed'}
          data-variant={toast?.variant}
          onPointerEnter={() => setIsHeld((held) => ({ ...held, byPointer: true }))}
          onPointerLeave={() => setIsHeld((held) => ({ ...held, byPointer: false }))}
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
      </div>
    </div>
  );
}
