import type { Toast } from '../../kit/stores/toasts.ts';
import { lineageOf, openRoots } from './composed-tree.ts';
import { addToast, takeStage } from './scene.ts';

/** A live region that comes together with its text is not read out: then the text waits this long. */
const NEW_REGION_MS = 150;

/**
 * Shows a toast that was handed to `toaster`.
 *
 * @returns whether visitors see and hear it.
 */
export function present(toast: Toast, toaster: HTMLElement): boolean {
  const stage = takeStage(toaster, toast.from);
  const region = stage.shadowRoot?.querySelector<HTMLElement>('[popover]');
  if (!region) return false;
  const isNew = raise(region) || stage !== toaster;
  if (isNew) setTimeout(addToast, NEW_REGION_MS, toast);
  else addToast(toast);
  return isPerceivable(region);
}

/**
 * The region is in the top layer from the start, empty. It is shown anew only where the page has
 * opened something above it.
 *
 * @returns whether it was.
 */
export function raise(region: HTMLElement | null): boolean {
  if (!region?.showPopover) return false;
  const chat = document.querySelector('sa-chat-widget');
  region.toggleAttribute('data-beside-chat', Boolean(chat));
  const others = openRoots().filter((root) => root !== region.getRootNode());
  if (others.some((root) => root.querySelector(':modal, :popover-open'))) region.hidePopover();
  const isHidden = !region.matches(':popover-open');
  if (isHidden) region.showPopover();
  return isHidden;
}

function isPerceivable(region: HTMLElement): boolean {
  const isShown = region.checkVisibility?.() ?? true;
  return isShown && !lineageOf(region).some((node) => node.matches('[inert], [aria-hidden=true]'));
}
