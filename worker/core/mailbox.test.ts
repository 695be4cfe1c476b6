import { describe, expect, it } from 'vitest';
import { hashMailbox, normalizeMailbox } from './mailbox.ts';

describe('a mailbox', () => {
  it.each([
    ['asha@example.com', 'asha@example.com'],
    ['asha.rao@example.com', 'asha.rao@example.com'],
    ['asha+news@example.com', 'asha@example.com'],
    ['asha+a+b@example.com', 'asha@example.com'],
    ['asha.rao@gmail.com', 'asharao@gmail.com'],
    ['a.s.h.a.rao+news@googlemail.com', 'asharao@gmail.com'],
    ['asha.rao@gmail.com.example', 'asha.rao@gmail.com.example'],
    ['+asha@example.com', '+asha@example.com'],
  ])('of %s is %s', (email, mailbox) => {
    expect(normalizeMailbox(email)).toBe(mailbox);
  });

  it('has one hash for all its spellings, which depends on the key', async () => {
    const keyed = (digit: string) => ({ TOKEN_KEYS: `k:${digit.repeat(64)}` });
    const [one, two] = [keyed('1'), keyed('2')];
    const hash = await hashMailbox(one, 'asharao@gmail.com');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashMailbox(one, 'asha.rao+news@googlemail.com')).toBe(hash);
    expect(await hashMailbox(two, 'asharao@gmail.com')).not.toBe(hash);
    expect(await hashMailbox({ TOKEN_KEYS: '' }, 'asharao@gmail.com')).not.toBe(hash);
  });
});
