import { describe, expect, it } from 'vitest';
import { describeDrift, watchEvents } from './documented-events.ts';

describe('describeDrift', () => {
  it.each([
    ['sa-contact-form', 'sa-submitted', { form: 'contact' }],
    ['sa-vocabulary-practice', 'sa-started', { words: 5 }],
    ['sa-vocabulary-practice', 'sa-started', { total: 5 }],
    ['other-element', 'sa-submitted', { anything: 1 }],
  ])('has nothing to say of <%s> %s with %o', (tag, name, detail) => {
    expect(describeDrift(tag, name, detail)).toBeUndefined();
  });

  it.each([
    ['a key too many', 'sa-contact-form', 'sa-submitted', { form: 'contact', email: 'a@b.c' }],
    ['a key too few', 'sa-contact-form', 'sa-submitted', {}],
    ['two shapes at once', 'sa-vocabulary-practice', 'sa-started', { words: 5, total: 5 }],
    ['an event of others', 'sa-faq', 'sa-submitted', { form: 'contact' }],
  ])('names %s', (_, tag, name, detail) => {
    expect(describeDrift(tag, name, detail)).toContain(`<${tag}> fires ${name} with`);
  });
});

describe('watchEvents', () => {
  it('hears an element inside another one', () => {
    const found: string[] = [];
    watchEvents((drift) => found.push(drift));
    const outer = document.body.appendChild(document.createElement('div'));
    const inner = outer
      .attachShadow({ mode: 'open' })
      .appendChild(document.createElement('sa-faq'));
    const detail = { form: 'contact' };
    inner.dispatchEvent(new CustomEvent('sa-submitted', { bubbles: true, composed: true, detail }));
    expect(found).toEqual([expect.stringContaining('<sa-faq> fires sa-submitted with "form"')]);
  });
});
