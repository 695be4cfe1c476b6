import { loaded, mount } from './mount.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';
/** Fields in which a visitor chooses rather than types. */
export const CHOICES = 'select, [type=radio], [type=checkbox]';
const TEXTS = `:is(${FIELDS}):not(${CHOICES})`;

interface DriveOptions {
  /** Awaited after each act; resolves when all that it causes is rendered. */
  settle?: () => Promise<void>;
}

export type Driver = ReturnType<typeof driveElement>;

/** Opens `<tag attributes>`, alone in the document, with what it loads at once, and drives it. */
export async function openElement(tag: string, attributes = '', options?: DriveOptions) {
  const driver = driveElement(await mount(`<${tag} ${attributes}></${tag}>`), options);
  await driver.settle();
  return driver;
}

/**
 * Reads and uses an element in happy-dom as a visitor would. To use what is not there, does not show
 * or is disabled is an error, which names what there is.
 */
export function driveElement(element: HTMLElement, { settle = loaded }: DriveOptions = {}) {
  const root = element.shadowRoot as ShadowRoot;
  const all = <T extends Element = HTMLElement>(selector: string) => [
    ...root.querySelectorAll<T>(selector),
  ];
  /** Without what is in a hidden panel. */
  const shown = <T extends Element = HTMLElement>(selector: string) =>
    all<T>(selector).filter((node) => !node.closest('[hidden]'));

  const findNamed = (selector: string, name: string) => {
    const nodes = shown<HTMLButtonElement>(selector);
    const found = nodes.find((node) => nameOf(node) === name);
    if (!found) throw new Error(`No ${selector} "${name}" among ${quote(nodes.map(nameOf))}`);
    return found;
  };
  const button = (name: string) => findNamed('button', name);

  const findFields = (name: string, kind = FIELDS) => {
    const fields = shown<Field>(kind);
    const found = fields.filter((field) => namesOf(field).includes(name));
    if (!found[0]) throw new Error(`No field "${name}" among ${quote(fields.flatMap(namesOf))}`);
    return found as [Field, ...Field[]];
  };

  /** Presses buttons by name, or what else can be pressed, one after the other. */
  const press = async (...targets: (string | HTMLElement | undefined)[]) => {
    for (const target of targets) {
      focus(typeof target === 'string' ? button(target) : target).click();
      await settle();
    }
  };

  return {
    element,
    root,
    all,
    shown,
    texts: (selector: string) => all(selector).map(({ textContent }) => textContent),
    text: () => root.textContent ?? '',
    /** Names of the buttons that show, without the tabs. */
    labels: () => shown('button:not([role=tab])').map(nameOf),
    button,
    hasButton: (name: string) => shown('button').some((node) => nameOf(node) === name),
    press,
    tabs: () => all<HTMLButtonElement>('[role=tab]'),
    selectedTab: () => root.querySelector('[role=tab][aria-selected=true]')?.textContent,
    openTab: async (name: string) => press(findNamed('[role=tab]', name)),
    /** A field by its name, id or label; of radio buttons the first. */
    field: <T extends Field = HTMLInputElement>(name: string) => findFields(name)[0] as T,
    /** Chooses options of selects and radio buttons by value; ticks boxes by `on`. */
    async choose(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) {
        chooseOption(findFields(name, CHOICES), value);
        await settle();
      }
    },
    /** Types texts into fields, in place of theirs. */
    async type(texts: Record<string, string>) {
      for (const [name, text] of Object.entries(texts)) {
        const [field] = findFields(name, TEXTS);
        focus(field).value = text;
        fire(field, 'input');
        await settle();
      }
    },
    async key(target: Element | null | undefined, key: string, init: KeyboardEventInit = {}) {
      const usual = { key, bubbles: true, cancelable: true, composed: true };
      existing(target).dispatchEvent(new KeyboardEvent('keydown', { ...usual, ...init }));
      await settle();
    },
    /** Details of the events of these types from now on. */
    listen(...types: string[]): unknown[] {
      const details: unknown[] = [];
      for (const type of types) {
        element.addEventListener(type, (event) => details.push((event as CustomEvent).detail));
      }
      return details;
    },
    settle,
  };
}

function nameOf(node: Element): string {
  return node.getAttribute('aria-label') ?? node.textContent?.trim() ?? '';
}

function namesOf(field: Field): string[] {
  return [field.name, field.id, field.getAttribute('aria-label') ?? ''].filter(Boolean);
}

function quote(names: string[]): string {
  return [...new Set(names)].map((name) => `"${name}"`).join(', ');
}

function existing<T extends Element>(node: T | null | undefined): T {
  if (!node) throw new Error('Nothing to use');
  return node;
}

/** Focuses what a visitor can use. */
function focus<T extends HTMLElement>(target: T | undefined): T {
  const node = existing(target);
  if (node.matches(':disabled')) throw new Error(`Disabled: ${node.outerHTML}`);
  node.focus();
  return node;
}

function chooseOption(fields: [Field, ...Field[]], value: string): void {
  const [field] = fields;
  if (field.type === 'checkbox') {
    if ((field as HTMLInputElement).checked !== (value === 'on')) focus(field).click();
    return;
  }
  const isSelect = field instanceof HTMLSelectElement;
  const options = isSelect ? [...field.options] : fields;
  const option = options.find((each) => each.value === value);
  const values = options.map((each) => each.value);
  if (!option) throw new Error(`No option "${value}" among ${quote(values)}`);
  if (isSelect) {
    focus(field).value = value;
    fire(field, 'input');
    fire(field, 'change');
  } else focus(option).click();
}

/** As browsers do it: only `input` leaves a shadow root. */
function fire(field: Field, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
}
