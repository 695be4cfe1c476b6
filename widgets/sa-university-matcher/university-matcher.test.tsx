import { describe, expect, it } from 'vitest';
import { sampleMatchesNote } from '../content/matcher.ts';
import { openElement } from '../testing/drive-element.ts';
import { rendered } from '../testing/mount.ts';
import { onEverySite } from '../testing/specification.ts';
import './university-matcher.ts';

async function open(attributes = '') {
  const tool = await openElement('sa-university-matcher', attributes);
  return {
    ...tool,
    form: tool.root.querySelector('form') as HTMLFormElement,
    matches: () => tool.texts('li'),
  };
}

describe('<sa-university-matcher>', () => {
  it('offers a GPA from 0 to 10, the budgets, and results that it calls samples', async () => {
    const { root, field } = await open();
    const { type, min, max, step } = field('gpa');
    expect({ type, min, max, step }).toEqual({ type: 'number', min: '0', max: '10', step: '0.1' });
    const options = [...field<HTMLSelectElement>('budget').options];
    expect(options.map(({ value }) => Number(value))).toEqual(onEverySite.matcherBudgetsUsd);
    expect(options.at(-1)?.textContent).toBe('$100,000 per year');
    expect(root.querySelector('h3')?.textContent).toBe(onEverySite.sampleMatchesLabel);
    expect(root.textContent).toContain(sampleMatchesNote);
  });

  it.each([
    ['gpa', '-5'],
    ['gpa', '9.99'],
    ['score', '340'],
    ['test', 'gmat'],
    ['budget', '100000'],
  ])(
    'shows the same three matches, no message, and sends nothing for %s %s',
    async (name, value) => {
      const { root, form, field, matches } = await open();
      const [before, text] = [matches(), root.textContent];
      if (name === 'test') root.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();
      else field(name).value = value;
      for (const type of ['input', 'change', 'blur']) {
        field(name).dispatchEvent(new Event(type, { bubbles: true }));
      }
      const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
      form.dispatchEvent(submit);
      await rendered();
      expect([form.noValidate, submit.defaultPrevented]).toEqual([true, true]);
      expect(matches()).toHaveLength(3);
      expect(matches()).toEqual(before);
      expect(root.textContent).toBe(text);
      expect(root.querySelectorAll('[aria-invalid=true], [role=alert]')).toHaveLength(0);
    },
  );
});
