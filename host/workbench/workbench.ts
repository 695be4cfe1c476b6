import { loadStates } from './load-states.ts';

const form = document.querySelector('form') as HTMLFormElement;
const main = document.querySelector('main') as HTMLElement;
const field = (name: string) => form.elements.namedItem(name) as HTMLSelectElement;

const elements = await loadStates();
field('tag').append(...elements.map(({ tag }) => new Option(`<${tag}>`, tag)));
fillIn(new URLSearchParams(location.hash.slice(1)));
form.addEventListener('change', show);
addEventListener('hashchange', () => {
  fillIn(new URLSearchParams(location.hash.slice(1)));
  show();
});
show();

/** Applies the settings of a shared URL and keeps those it does not set. */
function fillIn(settings: URLSearchParams): void {
  for (const [name, value] of settings) if (field(name)) field(name).value = value;
}

/** Shows each state of the chosen element in its own frame, and keeps the choice in the URL. */
function show(): void {
  const settings = new URLSearchParams(new FormData(form) as never);
  history.replaceState(null, '', `#${settings}`);
  const states = elements.find(({ tag }) => tag === field('tag').value)?.states ?? [];
  main.replaceChildren(
    ...states.map(({ name, query, width }, index) => {
      const address = `/workbench/frame?${settings}&state=${index}${query ? `&${query}` : ''}`;
      return section(name, address, Number(field('width').value) || width);
    }),
  );
}

function section(name: string, address: string, width?: number): HTMLElement {
  const node = document.createElement('section');
  const heading = document.createElement('h2');
  const link = document.createElement('a');
  const frame = document.createElement('iframe');
  link.href = address;
  link.textContent = name;
  frame.src = address;
  frame.title = name;
  if (width) frame.style.width = `${width}px`;
  heading.append(link);
  node.append(heading, frame);
  return node;
}
