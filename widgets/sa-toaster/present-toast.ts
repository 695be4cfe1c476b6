import { openShadowRoots } from '../kit/element/open-shadow-roots.ts';
import type { Toast } from '../kit/stores/toasts.ts';
import { composedAncestors } from './composed-tree.ts';
import { addToast, claimToaster } from './toast-store.ts';

/** A live region inserted together with its text is not read out, so the text waits this long. */
const NEW_REGION_MS = 150;

/**
 * Shows a toast handed to `toaster`.
 *
 * @param from the element that shows it.
 * @returns whether visitors see and hear it.
 */
export function presentToast(toast: Toast, toaster: HTMLElement, from?: HTMLElement): boolean {
  const stage = claimToaster(toaster, from);
  const region = stage.shadowRoot?.querySelector<HTMLElement>('[popover]');
  if (!region) return false;
  const isNew = raiseToTopLayer(region) || stage !== toaster;
  if (isNew) setTimeout(addToast, NEW_REGION_MS, toast, from);
  else addToast(toast, from);
  return isPerceivable(region);
}

/**
 * The region is in the top layer from the start, empty. It only has to be shown again after the
 * page has opened something above it.
 *
 * @returns whether it was.
 */
export function raiseToTopLayer(region: HTMLElement | null): boolean {
  if (!region?.showPopover) return false;
  const chat = document.querySelector('sa-chat-widget');
  region.toggleAttribute('data-beside-chat', Boolean(chat));
  const others = openShadowRoots().filter((root) => root !== region.getRootNode());
  if (others.some((root) => root.querySelector(':modal, :popover-open, :fullscreen')))
    region.hidePopover();
  const isHidden = !region.matches(':popover-open');
  if (isHidden) region.showPopover();
  return isHidden;
}

function isPerceivable(region: HTMLElement): boolean {
  const isShown = region.checkVisibility?.() ?? true;
  return (
    isShown &&
    !composedAncestors(region).some((node) => node.matches('[inert], [aria-hidden=true]'))
  );
}
