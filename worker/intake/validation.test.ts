import { describe, expect, it } from 'vitest';
import type { Problem } from '../contract/problem.ts';
import { post, send } from '../dev/post.ts';
import { contact, everySubmission, newsletter } from '../dev/submissions.ts';
import { countRows } from '../dev/tables.ts';

describe.each(everySubmission)('a body of $path', ({ path, body }) => {
  it('is refused with every field that is missing', async () => {
    const response = await send(path, { body: '{}' });
    expect(response.status).toBe(422);
    const { errors = [] } = await response.json<Problem>();
    expect(errors.map(({ field }) => field)).toEqual(Object.keys(body));
    expect(await countRows()).toBe(0);
  });

  it('is never echoed by a refusal', async () => {
    const secret = '<script>secret\0</script>';
    const wrong = Object.fromEntries(Object.keys(body).map((name) => [name, secret]));
    const response = await post(path, { ...wrong, [secret]: secret });
    expect(response.status).toBe(422);
    expect(await response.text()).not.toMatch(/script|secret/);
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

it('a key that the newsletter does not ask for is neither checked nor stored', async () => {
  expect((await post(newsletter.path, { ...newsletter.body, name: 5 })).status).toBe(201);
});
