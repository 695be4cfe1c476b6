import { describe, expect, it } from 'vitest';
import { splitFragment } from './prefill-fragment.logic.ts';

describe('splitFragment', () => {
  it.each([
    ['#contact', {}, '#contact'],
    ['#name=Asha&sa-names=x', {}, '#name=Asha&sa-names=x'],
    ['#sa-name=Asha%20Rao', { name: 'Asha Rao' }, ''],
    ['#contact&sa-email=asha+uni@example.com', { email: 'asha+uni@example.com' }, '#contact'],
    ['#sa-phone=%2B91%2098765&a=1&b', { phone: '+91 98765' }, '#a=1&b'],
    [
      '#sa-name=Asha&sa-email=a%40b.example&sa-phone=9',
      { name: 'Asha', email: 'a@b.example', phone: '9' },
      '',
    ],
    ['#sa-name=%E0%A4&x', {}, '#x'],
    ['#sa-name=&x', {}, '#x'],
    ['#sa-subject=visa', {}, '#sa-subject=visa'],
  ])('reads %j as %j and leaves %j', (hash, prefill, rest) => {
    expect(splitFragment(hash)).toEqual({ prefill, rest });
  });
});
