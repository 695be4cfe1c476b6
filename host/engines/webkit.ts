import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { environment, findOtherEngines } from '../../scripts/find-browser.ts';
import { freePort } from '../../scripts/local/local-worker.ts';
import {
  COMMAND_LIMIT,
  type EnginePage,
  type Key,
  type LaunchOptions,
  PageLeftError,
  splitKey,
} from './engine.ts';

/** WebDriver's code points for keys that type no character. */
const KEYS: Record<Key, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F8: '\uE038',
};

type Outcome = { value: unknown } | { error: string } | { isPending: true } | { isLeft: true };

/** The state of a page as it reports it, or as the driver does in its place. */
interface Place {
  address?: string;
  readyState?: string;
  /** Whether it is still the page before the navigation. */
  isFormer?: boolean;
  error?: string;
}

/** Startup timeout in milliseconds. A browser starts in under a second or not at all. */
const START_LIMIT = 15_000;

/** Milliseconds after which the result of a script is requested again. */
const ANSWER_LIMIT = 5_000;

/** Milliseconds after which a page that does not arrive is requested again. */
const PATIENCE = 10_000;

/** WebKitGTK's MiniBrowser on a virtual display, driven over WebDriver. */
export async function launchWebKit(options: LaunchOptions = {}): Promise<EnginePage> {
  for (let attempt = 1; ; attempt += 1) {
    const session = await startSession(options);
    try {
      await session.begin();
      return await driven(session, options);
    } catch (error) {
      await session.close();
      if (attempt === 3) throw error;
    }
  }
}

type Session = Awaited<ReturnType<typeof startSession>>;

/** Starts a driver with its own virtual display. */
async function startSession({ dark }: LaunchOptions) {
  const { webkit } = findOtherEngines();
  if (!webkit) throw new Error('WebKitGTK is not installed');
  const home = desktop({ dark });
  const port = await freePort();
  // Display n belongs to TCP port 6000 + n, so browsers on different ports never share one.
  const display = `:${port - 6000}`;
  const screen = await openScreen(webkit.screen, display);
  const driver = spawn(webkit.driver, [`--port=${port}`], {
    env: {
      ...environment,
      DISPLAY: display,
      XDG_CONFIG_HOME: home,
      NO_AT_BRIDGE: '1',
      // Without a graphics card Mesa draws, and WebKit has crashed in it, it seems because two threads drew
      // at once (Mesa 22.3): only the compositor draws by Mesa now, without helper threads.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      LP_NUM_THREADS: '0',
    },
    stdio: 'ignore',
    detached: true,
  });
  const end = () => {
    // Kills the process groups, so that the browser and its children end with the driver.
    for (const { pid } of [driver, screen]) if (pid) kill(-pid);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', end);
  let path = '';

  async function command(
    method: 'POST' | 'GET',
    name: string,
    body?: object,
    limit = COMMAND_LIMIT,
  ) {
    const response = await fetch(`http://127.0.0.1:${port}${path}/${name}`, {
      method,
      signal: AbortSignal.timeout(limit),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((cause) => Promise.reject(new Error(`${name}: ${cause}`, { cause })));
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${name}: ${value.error} ${value.message}`);
    return value;
  }

  return {
    command,
    async begin() {
      const status = () => fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok);
      await until(() => status().catch(() => false), 'WebKitWebDriver');
      const capabilities = {
        alwaysMatch: {
          // Otherwise the driver would wait for the load event with every command.
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { binary: webkit.browser, args: ['--automation'] },
        },
      };
      const { sessionId } = await command('POST', 'session', { capabilities }, START_LIMIT);
      path = `/session/${sessionId}`;
    },
    async close() {
      process.off('exit', end);
      end();
    },
  };
}

async function driven(session: Session, options: LaunchOptions): Promise<EnginePage> {
  const { command, close } = session;
  const perform = (id: string, type: string, actions: object[]) =>
    command('POST', 'actions', { actions: [{ id, type, actions }] });

  let evaluations = 0;
  // The driver's own asynchronous scripts never settle if the page navigates meanwhile, and of others it may
  // lose the answer: so it stays in the page.
  const evaluate: EnginePage['evaluate'] = async (run, ...args) => {
    const end = Date.now() + COMMAND_LIMIT;
    evaluations += 1;
    const id = evaluations;
    const execute = (script: string): Promise<Outcome> =>
      command('POST', 'execute/sync', { script, args: [args] }, ANSWER_LIMIT).catch((error) => {
        if (!isLate(error)) throw error;
        console.error(`WebKit left unanswered ${run}`);
        return { isPending: true };
      });
    let outcome = await execute(`
      const promised = { id: ${id}, outcome: { isPending: true } };
      const settle = (outcome) => Object.assign(promised, { outcome });
      window.promisedToTest = promised;
      try {
        const value = (${run})(...arguments[0]);
        if (typeof value?.then !== 'function') settle({ value });
        else value.then((value) => settle({ value }), (error) => settle({ error: String(error) }));
      } catch (error) {
        settle({ error: String(error) });
      }
      return promised.outcome;`);
    while ('isPending' in outcome) {
      if (Date.now() > end) throw new Error(`Waited in vain for ${run}`);
      outcome = await execute(`
        const { id, outcome } = window.promisedToTest ?? {};
        return id === ${id} ? outcome : { isLeft: true };`);
    }
    if ('isLeft' in outcome) throw new PageLeftError(`The page was left before it answered ${run}`);
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.value as never;
  };

  const resize = async (wide: number, high: number) => {
    const sizes = () => evaluate(() => [innerWidth, innerHeight, outerWidth, outerHeight]);
    const [innerWide = 0, innerHigh = 0, outerWide = 0, outerHigh = 0] = await sizes();
    const [width, height] = [wide + outerWide - innerWide, high + outerHigh - innerHigh];
    await command('POST', 'window/rect', { x: 0, y: 0, width, height });
    await until(async () => {
      const [innerWide, innerHigh] = await sizes();
      return innerWide === wide && innerHigh === high;
    }, `a window of ${wide} × ${high}`);
  };

  const strike = (typed: string[], held: string[] = []) => {
    const down = (value: string) => ({ type: 'keyDown', value });
    const up = (value: string) => ({ type: 'keyUp', value });
    return perform('keys', 'key', [
      ...held.map(down),
      ...typed.flatMap((value) => [down(value), up(value)]),
      ...held.map(up),
    ]);
  };

  const { width = 1280, height = 800 } = options;
  await resize(width, height);

  return {
    engine: 'webkit',
    async open(url) {
      await evaluate(() => void Object.assign(window, { isFormer: true }));
      const go = () => command('POST', 'url', { url });
      const repeatAt = Date.now() + PATIENCE;
      let hasRepeated = false;
      let place: Place = {};
      const look = () => ({
        address: location.href,
        readyState: document.readyState,
        isFormer: 'isFormer' in window,
      });
      const found = async () => {
        // The window has the address of a page that is loading, the page only its own.
        const window = await command('GET', 'url').catch(String);
        return JSON.stringify({ page: place, window });
      };
      const arrived = async () => {
        place = await evaluate(look).catch(({ message }): Place => ({ error: message }));
        if (place.isFormer && !hasRepeated && Date.now() > repeatAt) {
          hasRepeated = true;
          console.error(`Asked again for ${url}, which did not come: ${await found()}`);
          await go();
        }
        return place.isFormer === false && place.readyState !== 'loading';
      };
      await go();
      await until(arrived, url).catch(async ({ message }) => {
        throw new Error(`${message}: ${await found()}`);
      });
    },
    evaluate,
    async press(x, y) {
      await perform('mouse', 'pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async keys(...keys) {
      for (const key of keys) {
        const [last = '', ...held] = splitKey(key);
        await strike(
          [KEYS[last] ?? last],
          held.map((name) => KEYS[name] ?? name),
        );
      }
    },
    async type(text) {
      await strike([...text]);
    },
    resize,
    print: () => Promise.reject(new Error('The driver of WebKitGTK cannot print')),
    close,
  };
}

/** GTK settings for these preferences, and for windows as narrow as a phone. */
function desktop({ dark = false }): string {
  const home = mkdtempSync(join(tmpdir(), 'sa-webkit-'));
  const folder = join(home, 'gtk-3.0');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'settings.ini'),
    `[Settings]\ngtk-theme-name=${dark ? 'Adwaita-dark' : 'Adwaita'}\n`,
  );
  writeFileSync(join(folder, 'gtk.css'), '* { min-width: 0; margin: 0; padding: 0; }\n');
  return home;
}

async function openScreen(program: string, display: string): Promise<ChildProcess> {
  const args = [display, '-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  // Xvfb writes its display number once it is ready, in two writes: the pipe must stay open.
  const ready = once(screen.stdio[3] as Readable, 'data');
  const ended = once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended')));
  await Promise.race([ready, ended]);
  return screen;
}

/** Polls until `isTrue` resolves to true; fails after `COMMAND_LIMIT`. */
async function until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + COMMAND_LIMIT;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function isLate({ cause }: Error): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError';
}

function kill(pid: number): void {
  try {
    process.kill(pid);
  } catch {
    // Already gone.
  }
}
