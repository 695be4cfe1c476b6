import { describe, expect, it } from 'vitest';
import { readValues } from './use-form.ts';

function open(markup: string) {
  document.body.innerHTML = `<form>${markup}</form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  return { form, first: form.elements[0] as HTMLInputElement };
}

describe('readValues', () => {
  it.each([
    ['<input type="checkbox" name="a" value="yes">', ''],
    ['<input type="checkbox" name="a" value="yes" checked>', 'yes'],
    ['<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" checked>', '2'],
    ['<input name="a" value=" two words ">', ' two words '],
    ['<select name="a" disabled><option>IELTS<option selected>TOEFL</select>', 'TOEFL'],
    ['<input name="b" value="another">', ''],
  ])('reads %s as "%s"', (markup, value) => {
    expect(readValues(open(markup).form, ['a'])).toEqual({ a: value });
  });

  it('reads what a number field refuses, and hides, as no number', () => {
    const { form, first } = open('<input type="number" name="a">');
    Object.defineProperty(first, 'validity', { value: { badInput: true } });
    expect(readValues(form, ['a'])).toEqual({ a: 'NaN' });
  });
});
