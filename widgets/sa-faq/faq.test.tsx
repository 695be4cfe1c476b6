import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount.ts';
import './faq.ts';

describe('<sa-faq>', () => {
  it('answers four questions', async () => {
    const { shadowRoot } = await mount('<sa-faq></sa-faq>');
    const answers = [...(shadowRoot?.querySelectorAll('details > p') ?? [])];
    expect(answers.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('free consultations are offered'),
      expect.stringMatching(/3-6 months.*at least 12 months ahead/),
      expect.stringMatching(/vary by package, with no hidden fees/),
      expect.stringContaining('scholarship help is offered'),
    ]);
  });
});
