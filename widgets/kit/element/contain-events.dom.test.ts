import { describe, expect, it } from 'vitest';
import { containEvents } from './contain-events.ts';

/** Dispatches an event on a control of ours; returns whether the page hears of it. */
function reachesPage(markup: string, event: Event): boolean {
  const root = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' });
  containEvents(root);
  root.innerHTML = markup;
  let isHeard = false;
  document.addEventListener(event.type, () => (isHeard = true), { once: true });
  root.firstElementChild?.dispatchEvent(event);
  return isHeard;
}

const FIELDS = ['<input>', '<select></select>', '<textarea></textarea>'];
const press = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...more });

describe('a key pressed in our elements', () => {
  it.each(FIELDS)('stays in %s if it types, and else is the page’s', (field) => {
    for (const key of ['a', '/', ' ', '7', 'त्र', 'Enter', 'Backspace', 'ArrowDown', 'Dead']) {
      expect(reachesPage(field, press(key)), key).toBe(false);
    }
    for (const key of ['Tab', 'Escape', 'F2', 'Control']) {
      expect(reachesPage(field, press(key)), key).toBe(true);
    }
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      expect(reachesPage(field, press('k', { [modifier]: true })), modifier).toBe(true);
    }
  });

  it.each([
    [' ', false],
    ['Enter', false],
    ['j', true],
  ])('on a button, "%s" reaches the page: %s', (key, reaches) => {
    expect(reachesPage('<button></button>', press(key))).toBe(reaches);
  });

  it('may have no key, as autofill sends them', () => {
    const event = new Event('keydown', { bubbles: true, composed: true });
    expect(reachesPage('<input>', event)).toBe(false);
  });
});
