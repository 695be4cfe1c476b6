/** Activity of a page, recorded from before its scripts ran. */
export interface Activity {
  /** Pending timers, intervals, animation frames and idle tasks. */
  pending: Set<string>;
  /**
   * Activity that soon ends by itself: frames, idle tasks, timers of a quarter of a second at
   * most, requests and scripts. Intervals and longer timers, such as the strip's and a toast's, are times
   * of the product and do not count.
   */
  underWay: Set<unknown>;
  /** Set where a fake clock moves the page's timers: those that move the clock itself never end. */
  hasFakeTimers: boolean;
  /** Asks for a frame as the page does, but for a test: it is neither pending nor under way. */
  askForFrame: typeof requestAnimationFrame;
}

declare global {
  var activity: Activity;
  interface Window {
    activity: Activity;
  }
}

type Start = (callback: (...args: unknown[]) => void, ...rest: unknown[]) => number;
type Stop = (id: number) => void;

// A script and no module: it has to run before all other scripts of a page, and leave no name behind.
{
  const TECHNICAL_MS = 250;
  const LATE_FRAME_MS = 500;

  const activity: Activity = {
    pending: new Set(),
    underWay: new Set(),
    hasFakeTimers: false,
    askForFrame: drawInAnyCase(),
  };
  window.activity = activity;
  watchTimer('setTimeout', 'clearTimeout', (delayMs = 0) => Number(delayMs) <= TECHNICAL_MS);
  watchTimer('setInterval', 'clearInterval', () => false);
  watchTimer('requestAnimationFrame', 'cancelAnimationFrame', () => true);
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) {
    watchTimer('requestIdleCallback', 'cancelIdleCallback', () => true);
  }
  watchRequests();
  watchScripts();

  /** On a busy machine headless Chromium may stop drawing a page: then a timer brings the frame. */
  function drawInAnyCase() {
    const { requestAnimationFrame: begin, cancelAnimationFrame: end } = window;
    const { setTimeout: start, clearTimeout: stop } = window;
    const late = new Map<number, number>();
    const take = (id: number) => {
      stop(late.get(id));
      late.delete(id);
      end(id);
    };
    window.cancelAnimationFrame = take;
    window.requestAnimationFrame = (draw) => {
      const run = (now: number) => {
        take(id);
        draw(now);
      };
      const id = begin(run);
      late.set(
        id,
        start(() => run(performance.now()), LATE_FRAME_MS),
      );
      return id;
    };
    return window.requestAnimationFrame;
  }

  function watchTimer(start: string, stop: string, soonEnds: (delayMs: unknown) => boolean) {
    const scope = window as unknown as Record<string, Start> & Record<string, Stop>;
    const [begin, end] = [scope[start] as Start, scope[stop] as Stop];
    const repeats = start === 'setInterval';
    const forget = (name: string) => {
      activity.pending.delete(name);
      activity.underWay.delete(name);
    };
    Object.assign(scope, {
      [start](callback: (...args: unknown[]) => void, ...rest: unknown[]) {
        const run = (...args: unknown[]) => {
          if (!repeats) forget(`${stop} ${id}`);
          callback(...args);
        };
        const id = begin.call(window, run, ...rest);
        activity.pending.add(`${stop} ${id}`);
        if (!activity.hasFakeTimers && soonEnds(rest[0])) activity.underWay.add(`${stop} ${id}`);
        return id;
      },
      [stop](id: number) {
        forget(`${stop} ${id}`);
        end.call(window, id);
      },
    });
  }

  function watchRequests() {
    const watch = <T>(answer: Promise<T>): Promise<T> => {
      activity.underWay.add(answer);
      const forget = () => activity.underWay.delete(answer);
      answer.then(forget, forget);
      return answer;
    };
    const fetch = window.fetch.bind(window);
    window.fetch = (...request) => watch(fetch(...request));
    for (const read of ['arrayBuffer', 'blob', 'json', 'text'] as const) {
      const original = Response.prototype[read] as () => Promise<never>;
      Response.prototype[read] = function () {
        return watch(original.call(this));
      };
    }
  }

  /** Scripts that are being fetched. The browser reports an `import()` only once it has arrived. */
  function watchScripts() {
    const watch = (script: HTMLScriptElement) => {
      activity.underWay.add(script);
      for (const type of ['load', 'error']) {
        script.addEventListener(type, () => activity.underWay.delete(script));
      }
    };
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src) watch(node);
      }
    }).observe(document, { childList: true, subtree: true });
  }
}
