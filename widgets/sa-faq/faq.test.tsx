import { describe, expect, it } from 'vitest';
import { faq } from '../content/faq.ts';
import { mount } from '../testing/mount.ts';
import './faq.ts';

describe('<sa-faq>', () => {
  it('answers its questions in order', async () => {
    const { shadowRoot } = await mount('<sa-faq></sa-faq>');
    const answers = [...(shadowRoot?.querySelectorAll('details > p') ?? [])];
    expect(answers.map(({ textContent }) => textContent)).toEqual(faq.map(({ answer }) => answer));
  });
});
