import { vi } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { mount, rendered } from '../../kit/testing/mount.ts';

/** Resolves when lazily loaded modules are rendered. */
export async function settled(): Promise<void> {
  await rendered();
  await vi.dynamicImportSettled();
  await rendered();
}

/** Opens the tool with these attributes, ready for use. */
export async function openPractice(attributes: string) {
  const markup = `<sa-vocabulary-practice ${attributes}></sa-vocabulary-practice>`;
  const element = await mount<HTMLElement>(markup);
  await settled();
  return drivePractice(element);
}

/** Uses the tool as a visitor would, on the tab that is open. */
function drivePractice(element: HTMLElement) {
  const root = element.shadowRoot as ShadowRoot;
  const panelNode = () => root.querySelector('[role=tabpanel]:not([hidden])') as HTMLElement;
  const all = (selector: string) => [...panelNode().querySelectorAll<HTMLElement>(selector)];
  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';
  const buttonNodes = () => all('button') as HTMLButtonElement[];
  const button = (name: string) => {
    const found = buttonNodes().find((node) => nameOf(node) === name);
    if (!found) throw new Error(`No button "${name}" among ${buttonNodes().map(nameOf)}`);
    return found;
  };
  const card = () => all('[data-focus]')[0] as HTMLElement;
  const tabs = () => [...root.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const press = async (name: string) => {
    button(name).click();
    await rendered();
  };
  const type = async (term: string) => {
    const input = panelNode().querySelector('input') as HTMLInputElement;
    input.value = term;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await rendered();
  };
  const options = () => all('fieldset button');
  return {
    element,
    root,
    tabs,
    button,
    press,
    card,
    type,
    options,
    panel: () => panelNode().textContent ?? '',
    buttons: () => buttonNodes().map(nameOf),
    word: () => card().querySelector('strong')?.textContent ?? '',
    selectedTab: () => root.querySelector('[role=tab][aria-selected=true]')?.textContent,
    entries: () => all('li h3').map(({ textContent }) => textContent),
    counts: () =>
      all('section:first-child dl > div').map((row) =>
        [...row.children].map(({ textContent }) => textContent).join(' '),
      ),
    settings: () => all('select').map((select) => (select as HTMLSelectElement).value),
    marks: () =>
      all('[data-mark] > span + span')
        .map(({ textContent }) => textContent)
        .sort(),
    async openTab(label: string) {
      tabs()
        .find(({ textContent }) => textContent === label)
        ?.click();
      await settled();
    },
    async reveal() {
      card().click();
      await rendered();
    },
    async key(target: Element | null | undefined, key: string, init: KeyboardEventInit = {}) {
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
      await rendered();
    },
    async search(term: string) {
      await type(term);
      await press('Search');
    },
    async choose(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) {
        (root.querySelector(`#${name}`) as HTMLSelectElement).value = value;
      }
      await rendered();
    },
    async chooseFile(file: File) {
      const input = root.querySelector('[type=file]') as HTMLInputElement;
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
    },
    /** Answers the current question. */
    async answer(isRight: boolean) {
      const rights = rightAnswers(root.querySelector('legend')?.textContent ?? '');
      const text = (node: Element) => node.firstElementChild?.textContent ?? '';
      options()
        .find((node) => rights.includes(text(node)) === isRight)
        ?.click();
      await rendered();
    },
    /** Details of the events of that type from now on. */
    listen(type: string): unknown[] {
      const details: unknown[] = [];
      element.addEventListener(type, (event) => details.push((event as CustomEvent).detail));
      return details;
    },
  };
}

/** Every right answer to a question. */
function rightAnswers(question: string): string[] {
  const quoted = words.find(({ word }) => question.includes(`"${word}"`));
  const blanked = words.find(({ example }) => question.includes(example.slice(-12)));
  const word = quoted ?? blanked;
  return word ? [word.word, word.definition, word.synonyms[0] ?? ''] : [];
}
