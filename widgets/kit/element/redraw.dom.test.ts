import { describe, expect, it } from 'vitest';
import { redraw } from './redraw.ts';

const OLD = `
  <label>Name <input name="name"></label>
  <input name="phone">
  <input type="radio" name="kind" value="video" checked><input type="radio" name="kind" value="chat">
  <input type="checkbox" name="gmat"><input type="checkbox" name="tests" checked>
  <select name="subject"><option value="" selected>Any</option><option value="visa">Visa</option></select>
  <textarea name="message"></textarea>
  <details><summary>Fees</summary>None</details>
  <button>Send</button>`;

/** Another order, another default, one field more and one less. */
const NEW = `
  <button>Send</button>
  <textarea name="message"></textarea>
  <input name="email">
  <select name="subject"><option value="test">Test</option><option value="visa">Visa</option></select>
  <input type="checkbox" name="gmat"><input type="checkbox" name="tests" checked>
  <input type="radio" name="kind" value="video"><input type="radio" name="kind" value="chat" checked>
  <p><input name="name" value="You"></p>
  <details><summary>Fees</summary>None</details>`;

function open(html = OLD) {
  document.body.innerHTML = '<div></div>';
  const root = (document.body.firstElementChild as Element).attachShadow({ mode: 'open' });
  root.innerHTML = html;
  const find = <E extends Element = HTMLInputElement>(selector: string) =>
    root.querySelector(selector) as E;
  const redrawn = (next = NEW) => {
    redraw(root, () => {
      root.innerHTML = next;
    });
  };
  return { root, find, redrawn };
}

describe('redraw', () => {
  it('keeps what was typed, ticked, chosen and unfolded, wherever its field is now', () => {
    const { find, redrawn } = open();
    find('[name=name]').value = 'Asha';
    find('[value=chat]').checked = true;
    find('[name=gmat]').checked = true;
    find('[name=tests]').checked = false;
    find<HTMLSelectElement>('select').value = 'visa';
    find('textarea').value = 'one\ntwo';
    find<HTMLDetailsElement>('details').open = true;
    redrawn();
    const held = ['name', 'subject', 'message', 'email'].map(
      (name) => find(`[name=${name}]`).value,
    );
    expect(held).toEqual(['Asha', 'visa', 'one\ntwo', '']);
    const ticked = ['[value=chat]', '[name=gmat]', '[name=tests]'].map((box) => find(box).checked);
    expect(ticked).toEqual([true, true, false]);
    expect(find<HTMLDetailsElement>('details').open).toBe(true);
  });

  it('leaves new defaults where nobody has touched a field, or the choice is gone', () => {
    const { find, redrawn } = open();
    redrawn();
    expect(find('[name=name]').value).toBe('You');
    expect(find('[value=chat]').checked).toBe(true);
    expect(find('select').value).toBe('test');
    expect(find<HTMLDetailsElement>('details').open).toBe(false);
    find<HTMLSelectElement>('select').value = 'visa';
    redrawn('<select name="subject"><option value="a">A</option></select>');
    expect(find('select').value).toBe('a');
  });

  it('tells views that follow their fields, and only of what was touched', () => {
    const { root, find, redrawn } = open();
    const heard: string[] = [];
    root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
    find('[name=name]').value = 'Asha';
    redrawn();
    expect(heard).toEqual(['name']);
  });

  it('keeps the focus, and the caret in a text', () => {
    const { root, find, redrawn } = open();
    find('[name=name]').value = 'Asha Rao';
    find('[name=name]').focus();
    find('[name=name]').setSelectionRange(2, 4);
    redrawn();
    expect(root.activeElement).toMatchObject({ name: 'name', selectionStart: 2, selectionEnd: 4 });
  });

  it('keeps the focus on a button, and details open, where a translator has changed their words', () => {
    const { root, find, redrawn } = open(OLD.replace('Send', 'भेजें').replace('Fees', 'शुल्क'));
    find<HTMLDetailsElement>('details').open = true;
    find<HTMLButtonElement>('button').focus();
    redrawn();
    expect(root.activeElement?.textContent).toBe('Send');
    expect(find<HTMLDetailsElement>('details').open).toBe(true);
  });
});
