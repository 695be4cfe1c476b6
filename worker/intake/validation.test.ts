import { describe, expect, it } from 'vitest';
import type { Problem } from '../contract/problem.ts';
import { post, send } from '../dev/post.ts';
import { contact, everySubmission, newsletter, submissionsWith } from '../dev/submissions.ts';
import { countRows, readRow } from '../dev/tables.ts';

/** The fields that an answer of 422 names. */
async function readWrongFields(response: Response): Promise<string[]> {
  expect(response.status).toBe(422);
  expect(await countRows()).toBe(0);
  const { errors = [] } = await response.json<Problem>();
  return errors.map(({ field }) => field);
}

describe.each(everySubmission)('a body of $path', ({ path, body, table }) => {
  it('is refused with every field that is missing', async () => {
    expect(await readWrongFields(await send(path, { body: '{}' }))).toEqual(Object.keys(body));
  });

  it('is refused with wrong types and wrong lengths together', async () => {
    const wrong = Object.fromEntries(Object.keys(body).map((name, i) => [name, i % 2 ? 'x' : i]));
    expect(await readWrongFields(await post(path, wrong))).toEqual(Object.keys(body));
  });

  it('is never echoed by a refusal', async () => {
    const secret = '<script>secret\0</script>';
    const wrong = Object.fromEntries(Object.keys(body).map((name) => [name, secret]));
    const response = await post(path, { ...wrong, [secret]: secret });
    expect(response.status).toBe(422);
    expect(await response.text()).not.toMatch(/script|secret/);
  });

  it('is stored as normalised by the rules', async () => {
    const copied = { ...body, email: 'Asha Rao <\u202aAsha@Example.com\u202c>' };
    expect((await post(path, copied)).status).toBe(201);
    expect(await readRow(table)).toMatchObject({ email: 'asha@example.com' });
  });
});

describe.each(submissionsWith('name'))('doubtful input at $path', ({ path, body, table }) => {
  it.each([
    [{ phone: 'abcdefghij' }, 'blank'],
    [{ phone: '\u2800'.repeat(12) }, 'blank'],
    [{ name: 'Аsha Rao' }, 'spoofed'],
    [{ name: 'As\u200bha Rao' }, 'spoofed'],
  ])('is stored with a flag: %j %s', async (doubtful, flag) => {
    expect((await post(path, { ...body, ...doubtful })).status).toBe(201);
    expect(await readRow(table)).toMatchObject({ ...doubtful, flag });
  });
});

describe('the largest message', () => {
  const name = '𝒳'.repeat(100);
  const email = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}cc.com`;
  const body = { ...contact.body, name, email, message: '🎓'.repeat(3000) };
  const escapeUnicode = (text: string) =>
    text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

  it.each([
    ['as they are', JSON.stringify(body)],
    ['escaped, as PHP and Python write them', escapeUnicode(JSON.stringify(body))],
  ])('of four-byte characters %s fits into the body limit', async (_, text) => {
    expect((await send(contact.path, { body: text })).status).toBe(201);
  });
});

it('a key unknown to the newsletter is neither checked nor stored', async () => {
  expect((await post(newsletter.path, { ...newsletter.body, name: 5 })).status).toBe(201);
});
