import { describe, expect, it } from 'vitest';
import { type Action, openBuilder, reduceBuilder } from './builder.logic.ts';

const elements = ['sa-contact-form', 'sa-faq'].map((tagName) => ({
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
    [
      'a second element',
      [{ type: 'place', tag: 'sa-faq' }],
      'element=sa-contact-form&element=sa-faq',
    ],
    [
      'the first element again',
      [
        { type: 'place', tag: 'sa-faq' },
        { type: 'place', tag: 'sa-contact-form' },
      ],
      'element=sa-faq',
    ],
    ['the only element again', [{ type: 'place', tag: 'sa-contact-form' }], null],
    [
      'an attribute of one element',
      [{ type: 'set', tag: 'sa-contact-form', name: 'heading', value: 'Ask & win' }],
      'element=sa-contact-form&heading=Ask+%26+win',
    ],
    [
      'a setting that is removed again',
      [
        { type: 'set', name: 'theme', value: 'dark' },
        { type: 'set', name: 'theme', value: null },
      ],
      'element=sa-contact-form',
    ],
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
