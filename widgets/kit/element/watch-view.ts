import { emit } from './host.ts';

const VIEWED_MS = 1000;

/**
 * Fires `sa-viewed` once half of an element, or of the window if that is less, has been in view for a
 * second without a break. An element out of the page is out of view; in a hidden tab the second restarts
 * once the tab is shown.
 */
export function watchView(host: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const { intersectionRatio, intersectionRect } = entries.at(-1) as IntersectionObserverEntry;
      if (intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2) {
        timer ??= setTimeout(() => {
          observer.disconnect();
          timer = undefined;
          // Without frames, the observer stays silent until the tab is shown.
          if (document.hidden) observer.observe(target);
          else if (host.isConnected) emit(host, 'viewed', {});
        }, VIEWED_MS);
      } else {
        clearTimeout(timer);
        timer = undefined;
      }
    },
    // Fine enough for an element fifty windows tall.
    { threshold: [...Array(101).keys()].map((percent) => percent / 100) },
  );
  // The host of a window-fixed part has no size and stays where the page has it.
  const target = host.shadowRoot?.querySelector('[data-fixed]') ?? host;
  observer.observe(target);
}
