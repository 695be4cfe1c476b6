import { createStore } from 'zustand/vanilla';

/**
 * An address on its way to a newsletter form. In memory only: an event or an attribute would
 * show it to the page.
 */
const prefill = createStore<{ form: HTMLElement; address: string } | null>(() => null);

/** Passes an address to a `<sa-newsletter-form>`, at once or when its code arrives. */
export function prefillNewsletter(form: HTMLElement, address: string): void {
  prefill.setState({ form, address }, true);
}

/** Calls `take` with every address for `form`. Returns its unsubscribe function. */
export function onNewsletterPrefill(
  form: HTMLElement,
  take: (address: string) => void,
): () => void {
  const takeOwn = (waiting = prefill.getState()) => {
    if (waiting?.form !== form) return;
    prefill.setState(null, true);
    take(waiting.address);
  };
  takeOwn();
  return prefill.subscribe(takeOwn);
}
