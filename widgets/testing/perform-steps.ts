import type { Step } from './states.ts';

const PRESSABLE = 'button, [role=tab], summary, a[href], label';

/** How long a step waits for its target: some ten seconds of animation frames. */
const PATIENCE_FRAMES = 600;

/**
 * Performs a visitor's steps one after the other, waiting for each one's target.
 *
 * @throws Error that names the step whose button, field or text never appeared.
 */
export async function performSteps(root: ShadowRoot, steps: readonly Step[] = []): Promise<void> {
  const page = root.ownerDocument.defaultView as Window & typeof globalThis;
  for (const step of steps) {
    for (let frames = 0; !tryStep(page, root, step); frames += 1) {
      if (frames > PATIENCE_FRAMES) throw new Error(`Nothing for ${JSON.stringify(step)}`);
      await nextFrame(page);
    }
    await untilRendered(page);
  }
}

/** Performs a step; returns false if its target is not there yet. */
function tryStep(page: Window & typeof globalThis, root: ShadowRoot, step: Step): boolean {
  if ('says' in step) return !!root.textContent?.includes(step.says);
  if ('pass' in step) return passTime(page, step.pass);
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
  return Object.entries(step.fill).every(([name, value]) => fill(page, root, name, value));
}

/** The first visible node of that kind with this part or name, or one whose name begins with it. */
function findNamed(root: ShadowRoot, kind: string, wanted: string): HTMLElement | undefined {
  const visible = [...root.querySelectorAll<HTMLElement>(kind)].filter((node) =>
    node.checkVisibility(),
  );
  const nameOf = (node: Element) => node.getAttribute('aria-label') ?? node.textContent ?? '';
  return (
    visible.find((node) => node.part.contains(wanted) || nameOf(node).trim() === wanted) ??
    visible.find((node) => nameOf(node).trim().startsWith(wanted))
  );
}

function findField(root: ShadowRoot, name: string) {
  return root.querySelector<HTMLInputElement>(`[name="${name}"], [aria-label="${name}"]`);
}

function fill(
  page: Window & typeof globalThis,
  root: ShadowRoot,
  name: string,
  value: string,
): boolean {
  const field = findField(root, name);
  if (!field) return false;
  if (field.type === 'radio') {
    root.querySelector<HTMLElement>(`[name="${name}"][value="${value}"]`)?.click();
  } else if (field.type === 'checkbox') {
    if (field.checked !== (value === 'on')) field.click();
  } else {
    field.value = value;
    // As browsers do it: only `input` leaves a shadow root.
    for (const type of ['input', 'change']) {
      field.dispatchEvent(new page.Event(type, { bubbles: true, composed: type === 'input' }));
    }
  }
  return true;
}

function passTime({ Date: clock }: Window & typeof globalThis, seconds: number): true {
  const now = clock.now.bind(clock);
  clock.now = () => now() + seconds * 1000;
  return true;
}

const nextFrame = (page: Window) => new Promise((resolve) => page.requestAnimationFrame(resolve));

/** Two frames and a turn of the task queue: views have rendered and effects have run. */
async function untilRendered(page: Window): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await nextFrame(page);
  await new Promise((resolve) => page.setTimeout(resolve));
}
