/** What our scripts did to a page, recorded from before they ran. */
export interface Probe {
  /** Pending timers, intervals, animation frames and idle tasks. */
  pending: Set<string>;
  /**
   * What is under way and soon ends by itself: frames, idle tasks, timers of a quarter of a second at
   * most, requests and scripts. Intervals and longer timers, such as the strip's and a toast's, are times
   * of the product and do not count.
   */
  underWay: Set<unknown>;
  /** Asks for a frame as the page does, but for a test: it is neither pending nor under way. */
  askForFrame: typeof requestAnimationFrame;
  /** Listeners on the window or the document. */
  listeners: string[];
  storageWrites: string[];
  /** Violations of the Content Security Policy or of Trusted Types. */
  violations: string[];
  errors: string[];
  /** How often a node was inserted directly into a shadow root. */
  rootInsertions: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

const probe: Probe = {
  pending: new Set(),
  underWay: new Set(),
  askForFrame: drawInAnyCase(),
  listeners: [],
  storageWrites: [],
  violations: [],
  errors: [],
  rootInsertions: 0,
};
window.probe = probe;
// WebKit's driver would leave its dialog open, and the page waits for that.
window.alert = () => {};

type Start = (callback: (...args: unknown[]) => void, ...rest: unknown[]) => number;
type Stop = (id: number) => void;

const TECHNICAL_MS = 250;
const LATE_FRAME_MS = 500;

watchTimer('setTimeout', 'clearTimeout', (delayMs = 0) => Number(delayMs) <= TECHNICAL_MS);
watchTimer('setInterval', 'clearInterval', () => false);
watchTimer('requestAnimationFrame', 'cancelAnimationFrame', () => true);
// Safari cannot tell when it is idle.
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
    probe.pending.delete(name);
    probe.underWay.delete(name);
  };
  Object.assign(scope, {
    [start](callback: (...args: unknown[]) => void, ...rest: unknown[]) {
      const run = (...args: unknown[]) => {
        if (!repeats) forget(`${stop} ${id}`);
        callback(...args);
      };
      const id = begin.call(window, run, ...rest);
      probe.pending.add(`${stop} ${id}`);
      if (soonEnds(rest[0])) probe.underWay.add(`${stop} ${id}`);
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
    probe.underWay.add(answer);
    const forget = () => probe.underWay.delete(answer);
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

/** Scripts that are being fetched. The browser tells nobody of an `import()` until it is there. */
function watchScripts() {
  const watch = (script: HTMLScriptElement) => {
    probe.underWay.add(script);
    for (const type of ['load', 'error']) {
      script.addEventListener(type, () => probe.underWay.delete(script));
    }
  };
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src) watch(node);
    }
  }).observe(document, { childList: true, subtree: true });
}

for (const target of [window, document]) {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  target.addEventListener = (type: string, ...rest: [never]): void => {
    probe.listeners.push(type);
    add(type, ...rest);
  };
  target.removeEventListener = (type: string, ...rest: [never]): void => {
    const index = probe.listeners.indexOf(type);
    if (index >= 0) probe.listeners.splice(index, 1);
    remove(type, ...rest);
  };
}

const setItem = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
  probe.storageWrites.push(key);
  setItem.call(this, key, value);
};

// An IndexedDB that is opened for reading alone is not created.
const createObjectStore = IDBDatabase.prototype.createObjectStore;
IDBDatabase.prototype.createObjectStore = function (...args) {
  probe.storageWrites.push(this.name);
  return createObjectStore.apply(this, args);
};

const insertBefore = ShadowRoot.prototype.insertBefore;
ShadowRoot.prototype.insertBefore = function (...args) {
  probe.rootInsertions += 1;
  return insertBefore.apply(this, args) as never;
};
const appendChild = ShadowRoot.prototype.appendChild;
ShadowRoot.prototype.appendChild = function (node) {
  probe.rootInsertions += 1;
  return appendChild.call(this, node) as never;
};

addEventListener('error', ({ message }) => probe.errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => probe.errors.push(String(reason)));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
  probe.violations.push(`${violatedDirective}: ${sample}`);
});
probe.listeners.length = 0;

// Random drawings would differ between two pages that are compared.
Math.random = () => 0;
