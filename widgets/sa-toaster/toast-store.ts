import { createStore } from 'zustand/vanilla';
import type { Toast } from '../kit/stores/toasts.ts';
import { topmostModal } from './composed-tree.ts';

/** How long the record of a dismissed toast is kept. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

interface ToastRecord extends Toast {
  id: number;
  /** The element that shows it. */
  from: HTMLElement | undefined;
  isOpen: boolean;
}

interface ToastState {
  /** The newest toast; there is never more than one. */
  toast?: ToastRecord | undefined;
  /** The toaster that shows it. */
  toaster?: HTMLElement | undefined;
}

/** The state shared by all toasters of a page. */
export const toastStore = createStore<ToastState>(() => ({}));

let lastId = 0;

/** Shows a toast, replacing any other. */
export function addToast(toast: Toast, from?: HTMLElement): void {
  lastId += 1;
  toastStore.setState({ toast: { ...toast, from, id: lastId, isOpen: true } });
}

/** Closes a toast; its record stays for `TOAST_REMOVE_DELAY_MS`. */
export function dismissToast(id: number): void {
  const replace = (after: (toast: ToastRecord) => ToastRecord | undefined) =>
    toastStore.setState(({ toast }) => ({ toast: toast?.id === id ? after(toast) : toast }));
  replace((toast) => ({ ...toast, isOpen: false }));
  returnHome();
  setTimeout(replace, TOAST_REMOVE_DELAY_MS, () => undefined);
}

/**
 * While a modal dialog or a box in full screen is open, everything outside it is inert: neither read out
 * nor reachable, wherever it is drawn. So a second toaster enters the dialog as a guest and shows the toast there;
 * the page's own node never moves.
 */
let home: HTMLElement | undefined;
let guest: HTMLElement | undefined;
let dialogWatcher: MutationObserver | undefined;

/** Chooses the toaster for a toast handed to `toaster`. `from` is the element that shows it. */
export function claimToaster(toaster: HTMLElement, from?: Node): HTMLElement {
  if (toaster !== guest) home = toaster;
  const dialog = topmostModal(from);
  if (guest?.parentNode !== dialog) returnHome();
  if (dialog && !guest) enter(dialog, toaster);
  const stage = guest ?? toaster;
  toastStore.setState({ toaster: stage });
  return stage;
}

function enter(dialog: Element, toaster: HTMLElement): void {
  guest = toaster.cloneNode() as HTMLElement;
  guest.removeAttribute('id');
  // In a grid or a row it would add a gap.
  guest.style.position = 'fixed';
  dialog.append(guest);
  dialogWatcher ??= new MutationObserver(returnHome);
  dialogWatcher.observe(dialog, { attributeFilter: ['open'] });
}

/** For a guest removed together with its dialog: the toast outlives it. */
export function releaseToaster(toaster: HTMLElement): void {
  if (toaster === guest) returnHome();
}

/** Returns to the page's own toaster, where an open toast continues. */
function returnHome(): void {
  const leaving = guest;
  guest = undefined;
  dialogWatcher?.disconnect();
  toastStore.setState({ toaster: home });
  leaving?.remove();
}
