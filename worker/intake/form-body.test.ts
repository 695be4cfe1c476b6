import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForm } from './form-body.ts';

const FORM = 'application/x-www-form-urlencoded';
const parse = (body: string, contentType: string | null = FORM) =>
  Object.fromEntries(parseForm(new TextEncoder().encode(body), contentType));

describe('a form that a browser posts', () => {
  it('is read as it was typed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })), (typed) => {
        expect(parse(new URLSearchParams(typed).toString())).toEqual({ ...typed });
      }),
    );
  });

  it.each([
    ['in UTF-8', 'name=J%C3%BCrgen+M%C3%BCller&phone=%2B49+30%26', FORM],
    ['in bytes that are not UTF-8', 'name=J%FCrgen+M%FCller&phone=%2B49+30%26', FORM],
    ['in ISO-8859-1', 'name=J%FCrgen+M%FCller&phone=%2B49+30%26', `${FORM}; charset=ISO-8859-1`],
    [
      'in Windows-1252',
      'name=J%fcrgen+M%fcller&phone=%2b49+30%26',
      `${FORM};charset="windows-1252"`,
    ],
  ])('says the same %s', (_, body, contentType) => {
    expect(parse(body, contentType)).toEqual({ name: 'Jürgen Müller', phone: '+49 30&' });
  });

  it('decodes the characters that Windows-1252 adds to ISO-8859-1', () => {
    expect(parse('name=O%92Neil&message=%80+20+%96+100%')).toEqual({
      name: 'O’Neil',
      message: '€ 20 – 100%',
    });
  });

  it('is read from bytes that were not escaped', () => {
    const bytes = Uint8Array.from('name=J\u00fcrgen', (letter) => letter.charCodeAt(0));
    expect(parseForm(bytes, FORM).get('name')).toBe('Jürgen');
  });

  it.each(['utf-16', 'shift_jis', 'nonsense'])('is refused in %s', (charset) => {
    expect(() => parse('name=A', `${FORM}; charset=${charset}`)).toThrow(
      expect.objectContaining({ status: 415 }),
    );
  });
});
