import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { rendered } from '../../testing/mount.ts';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'all', label: 'All fields' },
  { value: 'arts', label: 'Arts' },
];

async function drawSelect(props: { hint?: string; defaultValue?: string } = {}) {
  const form = document.body.appendChild(document.createElement('form'));
  const root = createRoot(form);
  const draw = async () => {
    root.render(createElement(SelectField, { name: 'field', label: 'Field', options, ...props }));
    await rendered();
  };
  await draw();
  return { form, draw, select: form.querySelector('select') as HTMLSelectElement };
}

describe('SelectField', () => {
  it('is named by its label, described by its hint, and starts where it is told to', async () => {
    const { form, select } = await drawSelect({ hint: 'Choose one', defaultValue: 'arts' });
    expect(select.labels?.[0]?.textContent).toBe('Field');
    expect(select.value).toBe('arts');
    const id = select.getAttribute('aria-describedby');
    expect(form.querySelector(`#${id}`)?.textContent).toBe('Choose one');
  });

  it('keeps what was chosen when it is drawn again', async () => {
    const { select, draw } = await drawSelect();
    select.value = 'arts';
    await draw();
    expect(select.value).toBe('arts');
  });
});
