import { describe, expect, it } from 'vitest';
import { deriveDedupeKeys } from './dedupe-key.ts';

describe('deriveDedupeKeys', () => {
  const day = new Date('2026-11-20T12:00:00Z');
  const submission = { name: 'Asha Rao', email: 'asha@example.com' };
  const keyOf = async (path: string, content: object, now: Date) =>
    (await deriveDedupeKeys(path, content, now)).today;

  it('is SHA-256 in hexadecimal', async () => {
    expect(await keyOf('/api/contact', submission, day)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('depends on the UTC date, not on the time or the order of the fields', async () => {
    const key = await keyOf('/api/contact', submission, day);
    const reordered = { email: 'asha@example.com', name: 'Asha Rao' };
    const lastInstant = new Date('2026-11-20T23:59:59.999Z');
    expect(await keyOf('/api/contact', reordered, lastInstant)).toBe(key);
  });

  it.each([
    ['the route', '/api/consultations', submission, day],
    ['the date', '/api/contact', submission, new Date('2026-11-21T00:00:00Z')],
    ['a value', '/api/contact', { ...submission, name: 'Asha Ra' }, day],
    ['the field of a value', '/api/contact', { name: 'asha@example.com', email: 'Asha Rao' }, day],
    ['where a value ends', '/api/contact', { ...submission, name: 'Asha Rao","x' }, day],
  ])('changes with %s', async (_, path, changed, now) => {
    const key = await keyOf('/api/contact', submission, day);
    expect(await keyOf(path, changed, now)).not.toBe(key);
  });

  it.each([
    ['2026-11-21T00:00:00.000Z', true],
    ['2026-11-21T00:09:59.999Z', true],
    ['2026-11-21T00:10:00.000Z', false],
    ['2026-11-21T23:59:59.999Z', false],
  ])('knows at %s whether the key of the day before counts: %s', async (now, counts) => {
    const key = await keyOf('/api/contact', submission, day);
    const { yesterday } = await deriveDedupeKeys('/api/contact', submission, new Date(now));
    expect(yesterday).toBe(counts ? key : null);
  });
});
