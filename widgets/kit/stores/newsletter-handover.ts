import { createStore } from 'zustand/vanilla';

/**
 * An address that waits for the newsletter form it is meant for. Kept in memory alone: an event or
 * an attribute would show the page what was typed.
 */
const handover = createStore<{ form: HTMLElement; address: string } | null>(() => null);

/** Passes an address on to a `<sa-newsletter-form>`, at once or when its code has arrived. */
export function handOver(form: HTMLElement, address: string): void {
  handover.setState({ form, address }, true);
}

/** Calls `take` with every address passed on to `form`. Returns what ends that. */
export function takeHandovers(form: HTMLElement, take: (address: string) => void): () => void {
  const takeOwn = (waiting = handover.getState()) => {
    if (waiting?.form !== form) return;
    handover.setState(null, true);
    take(waiting.address);
  };
  takeOwn();
  return handover.subscribe(takeOwn);
}
