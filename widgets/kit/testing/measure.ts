import { addScript, type Frame, type SaElement } from './frame.ts';

/** Two frames and a turn of the task queue: views are rendered, effects have run. */
export async function settle({ window }: Frame): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => window.setTimeout(resolve));
}

/** Place in the node around it (or in the window), size, type and colours of the nodes. */
export function looksOf({ window }: Frame, { shadowRoot }: SaElement, selector = '*') {
  return [...shadowRoot.querySelectorAll(selector)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const style = window.getComputedStyle(node);
    const around = style.position === 'fixed' ? null : boxAround(node);
    const place = node.parentElement ? [x - (around?.x ?? 0), y - (around?.y ?? 0)] : [];
    return {
      node: node.localName,
      box: node.getClientRects().length ? [...place, width, height].map(Math.round) : 'none',
      font: `${style.fontSize} ${style.fontFamily} ${style.fontWeight} ${style.letterSpacing}`,
      text: `${style.textTransform} ${style.textAlign} ${style.direction} ${style.whiteSpace}`,
      colours: `${style.color} ${style.backgroundColor}`,
    };
  });
}

/** The nearest box around a node: `display: contents` has none. */
function boxAround({ parentElement }: Element): DOMRect | undefined {
  if (!parentElement) return undefined;
  const hasBox = parentElement.getClientRects().length > 0;
  return hasBox ? parentElement.getBoundingClientRect() : boxAround(parentElement);
}

export function styleOf({ window, document }: Frame, selector: string) {
  const style = window.getComputedStyle(document.querySelector(selector) as Element);
  return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
}

export async function axeFindings(frame: Frame): Promise<string[]> {
  await addScript(frame, '/node_modules/axe-core/axe.min.js');
  const { axe } = frame.window as unknown as {
    axe: { run(options: object): Promise<{ violations: Finding[] }> };
  };
  const { violations } = await axe.run({ rules: { 'target-size': { enabled: true } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

interface Finding {
  id: string;
  nodes: { html: string }[];
}
