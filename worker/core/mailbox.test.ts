import { describe, expect, it } from 'vitest';
import { normalizeMailbox } from './mailbox.ts';

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
});
