import { describe, expect, it } from 'vitest';
import { type Action, openBuilder, reduceBuilder } from './builder.logic.ts';

const FORM = 'sa-contact-form';
const FAQ = 'sa-faq';
const place = (tag: string) => ({ type: 'place', tag }) as const;
const set = (name: string, value: string | null, tag?: string) =>
  ({ type: 'set', name, value, ...(tag && { tag }) }) as const;
const elements = [FORM, FAQ].map((tagName) => ({
  tagName,
  summary: '',
  attributes: [{ name: 'heading', type: { text: 'string' }, description: '' }],
}));
const known = { elements, versions: [] };
const start = openBuilder('element=sa-contact-form&none=1', known);
const reduced = (...actions: Action[]) => actions.reduce(reduceBuilder, start);

describe('reduceBuilder', () => {
  it.each<[string, Action[], string | null]>([
    ['nothing', [], null],
    ['a way', [{ type: 'show', part: { way: 'react' } }], null],
    ['a second element', [place(FAQ)], 'element=sa-contact-form&element=sa-faq'],
    ['the first element again', [place(FAQ), place(FORM)], 'element=sa-faq'],
    ['the only element again', [place(FORM)], null],
    ['a text', [set('heading', 'Us & co', FORM)], 'element=sa-contact-form&heading=Us+%26+co'],
    ['a setting of all', [set('theme', 'dark')], 'element=sa-contact-form&theme=dark'],
    ['no setting', [set('theme', 'dark'), set('theme', null)], 'element=sa-contact-form'],
  ])('after %s the address is %3$s', (_, actions, fragment) => {
    const state = reduced(...actions);
    expect(state.fragment).toBe(fragment);
    expect(state.unread).toEqual(fragment === null ? ['none=1'] : []);
  });

  it('opens another address with a new preview, and the same way', () => {
    const state = reduced(
      { type: 'show', part: { way: 'div', page: 'failed' } },
      { type: 'show', part: { totalPx: 9, heightsPx: { 'sa-contact-form': 9 }, refusal: 'No.' } },
      { type: 'open', fragment: 'element=sa-faq', known },
    );
    const opened = openBuilder('element=sa-faq', known);
    expect(state).toEqual({ ...opened, openings: 1, way: 'div' });
  });
});
