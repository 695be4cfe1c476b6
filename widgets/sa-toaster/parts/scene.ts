import { createStore } from 'zustand/vanilla';
import type { Toast } from '../../kit/stores/toasts.ts';
import { topmostModal } from './composed-tree.ts';

/** How long the record of a dismissed toast is kept. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

interface ToastRecord extends Toast {
  id: number;
  isOpen: boolean;
}

interface Scene {
  /** The newest toast, the only one there is. */
  toast?: ToastRecord | undefined;
  /** The toaster that shows it. */
  stage?: HTMLElement | undefined;
}

/** What all toasters of a page have in common. */
export const scene = createStore<Scene>(() => ({}));

let lastId = 0;

/** Shows a toast in place of any other. */
export function addToast(toast: Toast): void {
  lastId += 1;
  scene.setState({ toast: { ...toast, id: lastId, isOpen: true } });
}

/** Closes a toast; its record stays for `TOAST_REMOVE_DELAY_MS`. */
export function dismissToast(id: number): void {
  const replace = (after: (toast: ToastRecord) => ToastRecord | undefined) =>
    scene.setState(({ toast }) => ({ toast: toast?.id === id ? after(toast) : toast }));
  replace((toast) => ({ ...toast, isOpen: false }));
  goHome();
  setTimeout(replace, TOAST_REMOVE_DELAY_MS, () => undefined);
}

/**
 * While a modal dialog is open, everything outside it is inert: neither read out nor within reach,
 * wherever it is drawn. So a second toaster enters the dialog as a guest and shows the toast there;
 * the page's own node stays where the page has put it.
 */
let home: HTMLElement | undefined;
let guest: HTMLElement | undefined;
let dialogWatcher: MutationObserver | undefined;

/** Chooses the toaster for a toast that was handed to `toaster`. `from` is the element that speaks. */
export function takeStage(toaster: HTMLElement, from?: Node): HTMLElement {
  if (toaster !== guest) home = toaster;
  const dialog = topmostModal(from);
  if (guest?.parentNode !== dialog) goHome();
  if (dialog && !guest) enter(dialog, toaster);
  const stage = guest ?? toaster;
  scene.setState({ stage });
  return stage;
}

function enter(dialog: Element, toaster: HTMLElement): void {
  guest = toaster.cloneNode() as HTMLElement;
  guest.removeAttribute('id');
  // In a grid or a row it would cost a gap.
  guest.style.position = 'fixed';
  dialog.append(guest);
  dialogWatcher ??= new MutationObserver(goHome);
  dialogWatcher.observe(dialog, { attributeFilter: ['open'] });
}

/** For a guest that is gone together with its dialog, which takes no toast with it. */
export function leaveStage(toaster: HTMLElement): void {
  if (toaster === guest) goHome();
}

/** Gives the stage back to the page's own toaster, where an open toast goes on. */
function goHome(): void {
  const leaving = guest;
  guest = undefined;
  dialogWatcher?.disconnect();
  scene.setState({ stage: home });
  leaving?.remove();
}
