import { afterEach, describe, expect, it, vi } from 'vitest';
import { driveElement, openElement } from './drive-element.ts';

customElements.define(
  'x-tool',
  class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = `
        <button role="tab" aria-selected="true">Search</button>
        <button role="tab" aria-selected="false">Saved</button>
        <button aria-label="Close">×</button>
        <button> Send </button>
        <button disabled>Undo</button>
        <p hidden><button>Delete</button></p>
        <select id="level"><option value="phd">PhD</option><option value="mba">MBA</option></select>
        <input type="radio" name="kind" value="chat"><input type="radio" name="kind" value="video">
        <input type="checkbox" name="remote">
        <input type="search" aria-label="Keyword">
        <input name="locked" disabled>`;
    }
  },
);

/** A tool, and what happens in it: `click Send`. */
async function open() {
  const settle = vi.fn(async () => {});
  const tool = await openElement('x-tool', 'country="us"', { settle });
  const happened: string[] = [];
  for (const type of ['click', 'input', 'change', 'keydown']) {
    tool.root.addEventListener(type, ({ target }) => {
      const node = target as HTMLInputElement;
      const name =
        node.name || node.id || node.getAttribute('aria-label') || node.textContent?.trim();
      happened.push(`${type} ${name}`);
    });
  }
  return { ...tool, happened, settle };
}

describe('driveElement', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('opens an element with its attributes, and waits for what it loads', async () => {
    const { element, settle } = await open();
    expect(settle).toHaveBeenCalledOnce();
    expect(document.body.innerHTML).toContain('<x-tool country="us">');
    expect(driveElement(element).root).toBe(element.shadowRoot);
  });

  it('presses buttons by label or text, with the focus on them, and waits after each', async () => {
    const { press, happened, settle, root, button } = await open();
    settle.mockClear();
    await press('Close', 'Send');
    expect(happened).toEqual(['click Close', 'click Send']);
    expect(settle).toHaveBeenCalledTimes(2);
    expect(root.activeElement).toBe(button('Send'));
  });

  it('knows the buttons that show, and the tabs apart', async () => {
    const { labels, hasButton, tabs, selectedTab } = await open();
    expect(labels()).toEqual(['Close', 'Send', 'Undo']);
    expect(['Send', 'Delete', 'Sen'].map(hasButton)).toEqual([true, false, false]);
    expect(tabs()).toHaveLength(2);
    expect(selectedTab()).toBe('Search');
  });

  it.each([
    ['is not there', 'Save', 'No button "Save" among "Search", "Saved", "Close", "Send", "Undo"'],
    ['is in a hidden panel', 'Delete', 'No button "Delete" among'],
    ['is only the beginning of one', 'Sen', 'No button "Sen" among'],
    ['is disabled', 'Undo', 'Disabled: <button disabled="">Undo'],
    ['was not found', undefined, 'Nothing to use'],
  ])('does not press what %s', async (_, target, message) => {
    const { press, happened } = await open();
    await expect(press(target)).rejects.toThrow(message);
    expect(happened).toEqual([]);
  });

  it('opens tabs alone', async () => {
    const { openTab, happened } = await open();
    await openTab('Saved');
    expect(happened).toEqual(['click Saved']);
    await expect(openTab('Send')).rejects.toThrow('"Send" among "Search", "Saved"');
  });

  it('chooses in selects, radio buttons and boxes, with the events of a browser', async () => {
    const { choose, field, root, happened } = await open();
    await choose({ level: 'mba', kind: 'video', remote: 'on' });
    expect(field('level').value).toBe('mba');
    expect(root.querySelector<HTMLInputElement>('[name=kind]:checked')?.value).toBe('video');
    expect(field('remote').checked).toBe(true);
    expect(happened).toEqual([
      ...['input level', 'change level'],
      ...['click kind', 'input kind', 'change kind'],
      ...['click remote', 'input remote', 'change remote'],
    ]);
    await choose({ remote: 'on' });
    expect(field('remote').checked).toBe(true);
    await choose({ remote: 'off' });
    expect(field('remote').checked).toBe(false);
  });

  it('types into fields, which do not change before they are left', async () => {
    const { type, field, happened } = await open();
    await type({ Keyword: 'visa' });
    expect(field('Keyword').value).toBe('visa');
    expect(happened).toEqual(['input Keyword']);
  });

  it.each<[string, 'choose' | 'type', Record<string, string>, string]>([
    [
      'chooses no option there is not',
      'choose',
      { level: 'ba' },
      'No option "ba" among "phd", "mba"',
    ],
    [
      'presses no radio button there is not',
      'choose',
      { kind: 'fax' },
      'No option "fax" among "chat", "video"',
    ],
    [
      'looks for fields that exist',
      'choose',
      { city: '' },
      'No field "city" among "level", "kind"',
    ],
    ['types no option', 'type', { level: 'mba' }, 'No field "level" among "Keyword", "locked"'],
    ['chooses no text', 'choose', { Keyword: 'visa' }, 'No field "Keyword" among "level", "kind"'],
    [
      'types into no field that is disabled',
      'type',
      { locked: 'a' },
      'Disabled: <input name="locked"',
    ],
  ])('%s', async (_, act, values, message) => {
    const { happened, ...tool } = await open();
    await expect(tool[act](values)).rejects.toThrow(message);
    expect(happened).toEqual([]);
  });

  it('presses keys on what is there', async () => {
    const { key, button, happened } = await open();
    await key(button('Send'), 'Escape');
    expect(happened).toEqual(['keydown Send']);
    await expect(key(null, 'Escape')).rejects.toThrow('Nothing to use');
  });

  it('hears events of several types from then on', async () => {
    const { element, listen } = await open();
    const details = listen('x-sent', 'x-saved');
    for (const [type, detail] of Object.entries({ 'x-sent': 1, 'x-saved': 2, 'x-other': 3 })) {
      element.dispatchEvent(new CustomEvent(type, { detail }));
    }
    expect(details).toEqual([1, 2]);
  });
});
