/** A place where pages put an element. Sizes in px. */
export interface Container {
  name: string;
  /** Contains `<i data-place></i>`, which the element replaces. */
  html: string;
  /** The least width that our element needs in it, by the width of the page. */
  least(width: number): number;
  /** Whether the content alone determines the width. */
  isContentWide?: true;
  /** Width of the narrowest page it is tested on: 160 px are too little to share. */
  from?: number;
}

const PLACE = '<i data-place></i>';
const TEXT =
  '<p>Talk to one of us about the country, the course, the money and the visa, and about what comes first of all that in your own case.</p>';

/** The full width less the container's own; 320 px are enough. */
const alone =
  (taken = 0) =>
  (width: number) =>
    Math.min(width - taken, 320);
/** A fair share beside a text, or beside the narrow trigger of a drop-down. */
const shared = (width: number) => Math.min(width * 0.4, 180);

/** Containers seen on partners' pages; only the first two set a width themselves. */
export const containers: readonly Container[] = [
  { name: 'block', html: `<div>${PLACE}</div>`, least: alone() },
  { name: 'columns', html: `<div style="columns: 2 240px">${PLACE}</div>`, least: alone() },
  {
    name: 'centred flex',
    html: `<div style="display: flex; justify-content: center">${PLACE}</div>`,
    least: alone(),
    isContentWide: true,
  },
  {
    name: 'flex row beside a text',
    html: `<div style="display: flex; gap: 16px">${TEXT}${PLACE}</div>`,
    least: shared,
    isContentWide: true,
    from: 240,
  },
  {
    name: 'centred flex column',
    html: `<div style="display: flex; flex-direction: column; align-items: center">${PLACE}</div>`,
    least: alone(),
    isContentWide: true,
  },
  {
    name: 'inline-flex',
    html: `<div style="display: inline-flex">${PLACE}</div>`,
    least: alone(),
    isContentWide: true,
  },
  {
    name: 'centred grid',
    html: `<div style="display: grid; justify-items: center">${PLACE}</div>`,
    least: alone(),
    isContentWide: true,
  },
  {
    name: 'grid with automatic columns',
    html: `<div style="display: grid; grid-template-columns: auto auto; gap: 16px">${TEXT}${PLACE}</div>`,
    least: shared,
    from: 240,
  },
  {
    name: 'grid of two halves',
    html: `<div style="display: grid; grid-template-columns: 1fr 1fr; gap: 16px">${TEXT}${PLACE}</div>`,
    least: shared,
    from: 240,
  },
  {
    name: 'float',
    html: `<div style="float: left">${PLACE}</div>`,
    least: alone(),
    isContentWide: true,
  },
  {
    name: 'inline-block',
    html: `<div style="display: inline-block">${PLACE}</div>`,
    least: alone(),
    isContentWide: true,
  },
  {
    name: 'fit-content',
    html: `<div style="width: fit-content">${PLACE}</div>`,
    least: alone(),
    isContentWide: true,
  },
  {
    name: 'drop-down',
    html: `<div style="position: relative"><div style="position: absolute; top: 0; right: 0">${PLACE}</div></div>`,
    least: alone(),
    isContentWide: true,
  },
  {
    name: 'drop-down of a narrow button',
    html: `<div style="position: relative; width: 64px"><div style="position: absolute; top: 0; left: 0">${PLACE}</div></div>`,
    least: shared,
    from: 240,
  },
  { name: 'table cell', html: `<table><tr><td>${PLACE}</table>`, least: alone(8) },
  {
    name: 'table cell beside a text',
    html: `<table><tr><td>${TEXT}<td>${PLACE}</table>`,
    least: shared,
    from: 240,
  },
  { name: 'modal dialog', html: `<dialog>${PLACE}</dialog>`, least: alone(80) },
  { name: 'popover', html: `<div popover>${PLACE}</div>`, least: alone(16) },
  {
    name: 'WordPress Row',
    html: `<div style="display: flex; flex-wrap: wrap; align-items: center; gap: 0.5em">${TEXT}${PLACE}</div>`,
    least: alone(),
    isContentWide: true,
  },
  {
    name: 'WordPress Stack',
    html: `<div style="display: flex; flex-direction: column; align-items: flex-start; gap: 0.5em">${TEXT}${PLACE}</div>`,
    least: alone(),
    isContentWide: true,
  },
];

/** Puts an element into a container at the end of the page; returns a function that removes it. */
export function enclose(element: HTMLElement, { html }: Container): () => void {
  const { ownerDocument: page } = element;
  const box = page.createElement('div');
  box.innerHTML = html;
  page.body.append(box);
  (box.querySelector('[data-place]') as Element).replaceWith(element);
  box.querySelector('dialog')?.showModal();
  box.querySelector<HTMLElement>('[popover]')?.showPopover();
  return () => {
    page.body.append(element);
    box.remove();
  };
}
