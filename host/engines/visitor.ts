import { type EnginePage, PageLeftError } from './engine.ts';

/**
 * Visible elements, in any open shadow root, that match a selector and whose name or text contains
 * `text`. ` >>> ` is a descendant combinator that crosses shadow roots. Without a selector, the
 * innermost elements with that text match.
 */
export interface Target {
  css?: string;
  text?: string;
}

interface Sight {
  /** Value of a field; empty otherwise. */
  value: string;
  isFocused: boolean;
  /** In CSS pixels, from the top left corner of the window. */
  box: { x: number; y: number; width: number; height: number };
  /** Whether a click on its centre would reach it. */
  isOnTop: boolean;
}

interface Task {
  /** Scrolls the first match to the centre of the window, unless a click would reach it where it is. */
  scroll?: boolean;
  /**
   * Lets the next click reach nothing but the first match, if one on its centre would reach it now;
   * `window.aimed` returns whether it missed.
   */
  aim?: boolean;
  /** Chooses this value in a matching `<select>`. */
  choose?: string;
  focus?: boolean;
}

declare global {
  interface Window {
    /** Ends `aim`, and returns whether the click went to something else. */
    aimed?(): boolean;
  }
}

/** How long a visitor waits, in milliseconds. */
const PATIENCE = 60_000;

/** All current matches in the page. */
export function look(page: EnginePage, target: Target): Promise<Sight[]> {
  return page.evaluate(lookInPage, target, {});
}

/** Waits for a match and returns it. */
export async function see(page: EnginePage, target: Target): Promise<Sight> {
  return waitFor(JSON.stringify(target), async () => (await look(page, target))[0]);
}

/** Waits until nothing matches. */
export async function gone(page: EnginePage, target: Target): Promise<void> {
  await waitFor(`no ${JSON.stringify(target)}`, async () => !(await look(page, target)).length);
}

/** Clicks the first match once it has stopped moving and nothing covers it. */
export async function press(page: EnginePage, target: Target): Promise<void> {
  let before = '';
  await waitFor(`${JSON.stringify(target)} to press`, async () => {
    const [sight] = await page.evaluate(lookInPage, target, { scroll: true });
    const place = JSON.stringify(sight?.box);
    const isStill = place === before;
    before = place;
    return sight?.isOnTop && isStill && click(page, target);
  });
}

/**
 * Resolves to whether a click has reached the first match. A page that begins to glide just then may take
 * it out of the window, where no click is tried, or from under the pointer: that click reaches nothing.
 */
async function click(page: EnginePage, target: Target): Promise<boolean> {
  const [sight] = await page.evaluate(lookInPage, target, { aim: true });
  if (!sight?.isOnTop) return false;
  const { box } = sight;
  await page.press(box.x + box.width / 2, box.y + box.height / 2);
  const hasMissed = () => window.aimed?.() ?? false;
  // A page that the click has left cannot answer, and need not.
  return !(await page.evaluate(hasMissed).catch(() => false));
}

/** Waits until our code has taken over a form that was served drawn: before, the browser sends it. */
export async function takenOver(page: EnginePage, tag: string): Promise<void> {
  await waitFor(`the code of ${tag}`, async () => {
    // Far down a page, it is fetched shortly before it comes into view.
    await page.evaluate(lookInPage, { css: tag }, { scroll: true });
    return (await look(page, { css: `${tag} >>> form[method=dialog]` }))[0];
  });
}

/** Types into a field, replacing its value. */
export async function fill(page: EnginePage, target: Target, text: string): Promise<void> {
  await see(page, target);
  const [field] = await page.evaluate(lookInPage, target, { focus: true });
  if (field?.value) await page.keys('Control+a', 'Delete');
  await page.type(text);
}

/** Chooses a value of a `<select>`. */
export async function choose(page: EnginePage, target: Target, value: string): Promise<void> {
  await see(page, target);
  await page.evaluate(lookInPage, target, { choose: value });
}

/** Polls until `ask` resolves to a truthy value, and returns it. After a page was left, it continues in the next one. */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | false | undefined | null | ''>,
): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask().catch((error) => {
      if (!(error instanceof PageLeftError)) throw error;
    });
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Reloads the page, as the browser's own button does. */
export async function reload(page: EnginePage): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isLeft: true });
    location.reload();
  });
  const arrived = () => !('isLeft' in window) && document.readyState === 'complete';
  await waitFor('the page again', () => page.evaluate(arrived).catch(() => false));
}

/** Runs in the page, so it must be self-contained. */
function lookInPage({ css = '*', text = '' }: Target, task: Task): Sight[] {
  const within = (root: Element | Document | ShadowRoot, selector: string): Element[] =>
    [root, ...root.querySelectorAll('*')].flatMap((node) => {
      const inside = node instanceof Element && node.shadowRoot;
      const own = node !== root && node instanceof Element && node.matches(selector) ? [node] : [];
      return inside ? [...own, ...within(inside, selector)] : own;
    });
  const steps = css.split(' >>> ');
  const matching = steps.reduce<Element[]>(
    (hosts, step) => [...new Set(hosts.flatMap((host) => within(host, step)))],
    [document as never],
  );
  const nameOf = (node: Element) =>
    node.getAttribute('aria-label') ?? (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const named = matching.filter(
    (node) => nameOf(node).includes(text) && node.checkVisibility({ visibilityProperty: true }),
  );
  const found =
    css === '*'
      ? named.filter((node) => !named.some((o) => o !== node && node.contains(o)))
      : named;
  const topAt = (x: number, y: number) => {
    let top = document.elementFromPoint(x, y);
    for (;;) {
      const inner = top?.shadowRoot?.elementFromPoint(x, y);
      if (!inner || inner === top) return top;
      top = inner;
    }
  };
  const isOnTop = (node: Element) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(topAt(x + width / 2, y + height / 2));
  };
  const [first] = found as HTMLElement[];
  // One that is scrolled at every look would seem at rest while the page still glides.
  if (task.scroll && first && !isOnTop(first))
    first.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (task.aim && first && isOnTop(first)) {
    let hasMissed = false;
    const judge = (event: Event) => {
      if (!event.composedPath().includes(first)) hasMissed = true;
      // A label's click is followed by one of its field.
      if (event.type === 'click') window.aimed?.();
      if (!hasMissed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const types = ['pointerdown', 'mousedown', 'click'];
    for (const type of types) addEventListener(type, judge, { capture: true });
    window.aimed = () => {
      for (const type of types) removeEventListener(type, judge, { capture: true });
      return hasMissed;
    };
  }
  if (task.focus) first?.focus();
  if (task.choose !== undefined && first) {
    (first as HTMLSelectElement).value = task.choose;
    first.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    first.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return found.map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return {
      value: (node as HTMLInputElement).value ?? '',
      // Also in a window that has no focus itself, as WebKit's has none once it is resized.
      isFocused: (node.getRootNode() as Document | ShadowRoot).activeElement === node,
      box: { x, y, width, height },
      isOnTop: isOnTop(node),
    };
  });
}
