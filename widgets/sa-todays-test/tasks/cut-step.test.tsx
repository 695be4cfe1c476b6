import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { drills } from '../../content/toefl/today-drills.ts';
import { test as one } from '../../content/toefl/today-one.ts';
import { test as two } from '../../content/toefl/today-two.ts';
import { rendered } from '../../testing/mount.ts';
import { CutStep } from './cut-step.tsx';
import type { StepProps } from './step.ts';

const cuts = [drills, one, two].flatMap(({ reading }) =>
  'first' in reading
    ? [reading.first, reading.easy, reading.hard].flatMap(({ cut }) => cut)
    : reading.cut,
);

describe('a paragraph with cut words', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each(cuts)('$id has a line for each missing letter, which nobody hears', async (item) => {
    const box = document.body.appendChild(document.createElement('div'));
    const step = { task: 'cut', id: item.id, item };
    const props = { step, run: { answers: {} }, acts: {} } as unknown as StepProps<'cut'>;
    createRoot(box).render(<CutStep {...props} />);
    await rendered();
    const missing = [...item.text.matchAll(/\[(\w+)\]/g)].map(([, letters = '']) => letters);
    const lines = [...box.querySelectorAll('[aria-hidden=true]')].map((each) => each.textContent);
    expect(lines).toEqual(missing.map((letters) => '_'.repeat(letters.length)));
    expect(box.querySelectorAll('input')).toHaveLength(missing.length);
  });
});
