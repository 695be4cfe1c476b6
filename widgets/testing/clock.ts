/** The clock of a page or of a test: `Date` reads it, and a test moves it. */
export interface TestClock {
  /** The instant at which it began, in ms: TEST_NOW. */
  startMs: number;
  /** Runs from an instant as real clocks do. */
  startAt(ms: number): void;
  /** Stays at an instant until it is moved. */
  stopAt(ms: number): void;
  /** Leaves all timers of a second or more to `pass`: no machine is slow enough for one to come early. */
  holdTimers(): void;
  /** Lets time pass at once: the timers held until then run in their order, each in a task of its own. */
  pass(ms: number): Promise<void>;
}

declare global {
  var testClock: TestClock;
}

// A script and no module: it has to run before all other scripts of a page, also under its policy.
{
  const { now: realNow } = Date;
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  /** Shortest delay of a timer of the product; shorter ones are technical. */
  const HELD_FROM_MS = 1000;

  let read = realNow;
  /** How much has passed by `pass` alone. */
  let passedMs = 0;
  const held = new Map<number, { dueMs: number; everyMs: number | undefined; run(): void }>();

  const nextTask = () => new Promise((resolve) => start(resolve));

  Date.now = () => read() + passedMs;
  // Fake timers put their own in its place, and this one back.
  globalThis.Date = new Proxy(Date, {
    construct: (date, values, made) =>
      Reflect.construct(date, values.length > 0 ? values : [date.now()], made),
    apply: (date) => String(new date(date.now())),
  });

  globalThis.testClock = {
    startMs: realNow(),
    startAt(ms) {
      const aheadMs = ms - realNow();
      read = () => realNow() + aheadMs;
      passedMs = 0;
      testClock.startMs = ms;
    },
    stopAt(ms) {
      read = () => ms;
      passedMs = 0;
      testClock.startMs = ms;
    },
    holdTimers() {
      hold('setTimeout', 'clearTimeout');
      hold('setInterval', 'clearInterval');
    },
    async pass(ms) {
      const endMs = passedMs + ms;
      for (let next = nextDue(endMs); next; next = nextDue(endMs)) {
        const [id, timer] = next;
        passedMs = Math.max(passedMs, timer.dueMs);
        if (timer.everyMs) timer.dueMs += timer.everyMs;
        else held.delete(id);
        timer.run();
        await nextTask();
      }
      passedMs = endMs;
      await nextTask();
    },
  };

  function nextDue(endMs: number) {
    const due = [...held].filter(([, { dueMs }]) => dueMs <= endMs);
    return due.sort(([, one], [, other]) => one.dueMs - other.dueMs)[0];
  }

  function hold(begin: 'setTimeout' | 'setInterval', end: 'clearTimeout' | 'clearInterval') {
    const [beginReal, endReal] = [globalThis[begin], globalThis[end]];
    const replacement = (run: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]) => {
      if (delayMs < HELD_FROM_MS) return beginReal(run, delayMs, ...args);
      // A number that no other timer has, and one that never comes.
      const id = Number(start(() => {}, 2 ** 31 - 1));
      const everyMs = begin === 'setInterval' ? delayMs : undefined;
      held.set(id, { dueMs: passedMs + delayMs, everyMs, run: () => run(...args) });
      return id;
    };
    Object.assign(globalThis, {
      [begin]: replacement,
      [end]: (id?: number) => {
        if (held.delete(id as number)) stop(id);
        else endReal(id);
      },
    });
  }

  const { now, holdsTimers } = globalThis.document?.currentScript?.dataset ?? {};
  if (now) testClock.startAt(Date.parse(now));
  if (holdsTimers !== undefined) testClock.holdTimers();
}
