import { type Frame, settle, treesOf, until } from './frame.ts';
import type { Step } from './states.ts';
import { readOriginal } from './translator.ts';

type InstantStep = Exclude<Step, { pass: number }>;

const PRESSABLE = 'button, [role=tab], summary, a[href], label';

/** Performs a visitor's steps one after the other, waiting for each one's target. */
export async function performSteps(root: ShadowRoot, steps: readonly Step[] = []): Promise<void> {
  const page = root.ownerDocument.defaultView as Frame['window'];
  for (const step of steps) {
    if ('pass' in step) await page.testClock.pass(step.pass * 1000);
    else await until(page, () => tryStep(page, root, step));
    await settle({ window: page });
  }
}

/** Performs a step; returns false if its target is not there yet. */
function tryStep(page: Window & typeof globalThis, root: ShadowRoot, step: InstantStep): boolean {
  if ('says' in step) return treesOf(root).some((tree) => readOriginal(tree).includes(step.says));
  if ('dispatch' in step) {
    const { dispatch: type, detail } = step;
    root.host.dispatchEvent(new page.CustomEvent(type, { cancelable: true, detail }));
    return true;
  }
  if ('press' in step) {
    const target = findNamed(root, PRESSABLE, step.press);
    target?.click();
    return !!target;
  }
  if ('submit' in step) {
    const form = findField(root, step.submit)?.form;
    form?.requestSubmit();
    return !!form;
  }
  return Object.entries(step.fill).every(([name, value]) => fill(root, name, value));
}

const findAll = <T extends HTMLElement>(root: ShadowRoot, selector: string): T[] =>
  treesOf(root).flatMap((tree) => [...tree.querySelectorAll<T>(selector)]);

/** The first visible node of that kind with this part or name, or one whose name begins with it. */
function findNamed(root: ShadowRoot, kind: string, wanted: string): HTMLElement | undefined {
  const visible = findAll(root, kind).filter((node) => node.checkVisibility());
  const nameOf = (node: Element) => node.getAttribute('aria-label') ?? readOriginal(node);
  return (
    visible.find((node) => node.part.contains(wanted) || nameOf(node).trim() === wanted) ??
    visible.find((node) => nameOf(node).trim().startsWith(wanted))
  );
}

function findField(root: ShadowRoot, name: string) {
  return findAll<HTMLInputElement>(root, `[name="${name}"], [aria-label="${name}"]`)[0];
}

function fill(root: ShadowRoot, name: string, value: string): boolean {
  const field = findField(root, name);
  if (!field) return false;
  if (field.type === 'radio') {
    findAll(root, `[name="${name}"][value="${value}"]`)[0]?.click();
  } else if (field.type === 'checkbox') {
    if (field.checked !== (value === 'on')) field.click();
  } else {
    field.value = value;
    // As browsers do it: only `input` leaves a shadow root.
    for (const type of ['input', 'change']) {
      field.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
    }
  }
  return true;
}
