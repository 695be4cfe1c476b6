import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Struct } from 'superstruct';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyCheckout } from '../../scripts/copy-checkout.ts';
import { serveFolder } from '../../scripts/static-server.ts';
import { descriptionOf, groupFields, listItem } from '../../widgets/content/schema/fields.ts';
import {
  type ContentName,
  contentFiles,
  contentNames,
} from '../../widgets/content/schema/files.ts';
import { fill, openFile, readText, save, serveEditorOf, trySave } from './editor-steps.ts';

/** A checkout whose files a person without git changes, one after the other. */
const root = mkdtempSync(join(tmpdir(), 'sa-editor-'));
let editor: Awaited<ReturnType<typeof serveEditorOf>>;

beforeAll(async () => {
  copyCheckout(root);
  editor = await serveEditorOf(root);
});
afterAll(async () => {
  await editor.close();
  rmSync(root, { recursive: true, force: true });
});

it('a file is saved as it was, byte by byte, but for the words that were changed', async () => {
  const { page, refusals } = await editor.open();
  for (const name of contentNames) {
    const before = readText(root, name);
    const [path, value] = findText(name);
    await openFile(page, name);
    await fill(page, path, `${value.slice(1).trim()}`);
    await save(page);
    await expect.poll(() => readText(root, name) === before).toBe(false);
    await openFile(page, name);
    await fill(page, path, value);
    await save(page);
    await expect.poll(() => readText(root, name)).toBe(before);
  }
  expect(refusals).toEqual([]);
  await page.close();
});

it.each<[ContentName, string, string, string]>([
  ['updates', 'updates.0.path', 'tools', 'Offer 1: the page behind the button must be such as'],
  [
    'updates',
    'updates.0.path',
    'javascript:alert(1)',
    'Offer 1: the page behind the button must be',
  ],
  ['office-map', 'href', 'https://me:key@maps.example', 'the link to the map must be such as'],
  ['updates', 'updates.0.code', 'SAVE', 'Offer 1 has the discount code SAVE, which its text does'],
  ['updates', 'updates.0.code', 'tuition', 'Offer 1 has the discount code tuition and no last day'],
  ['updates', 'updates.1.id', '1', 'two of them with the number 1, must have different numbers'],
  [
    'team',
    'team.0.image.from',
    'blue',
    'Member 1: the first colour of the picture must be such as',
  ],
  [
    'team',
    'team.0.image.to',
    '#ffffff',
    'Member 1: the second colour of the picture, #ffffff, is too',
  ],
  ['brand', 'whatsappHref', 'http://wa.me/91', 'the WhatsApp link must be such as https://'],
  [
    'figures',
    'students.asOf',
    '31 August',
    'the date of the source of the students must be written',
  ],
])('%s: %s may not be "%s", and the page says why', async (name, path, value, words) => {
  const before = readText(root, name);
  const { page, refusals } = await editor.open();
  await openFile(page, name);
  await fill(page, path, value);
  await trySave(page);
  await expect.poll(() => refusals.join()).toContain(words);
  expect(readText(root, name)).toBe(before);
  await page.close();
});

it('a list whose last entry was removed is an empty list', async () => {
  const before = readText(root, 'testimonials');
  const { page } = await editor.open();
  await openFile(page, 'testimonials');
  const entries = page.locator('[data-key-path="testimonials"] .item');
  for (const left of [2, 1, 0]) {
    await entries.first().getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => entries.count()).toBe(left);
  }
  await save(page);
  await expect.poll(() => readText(root, 'testimonials')).toBe('{\n  "testimonials": []\n}\n');
  await page.close();
  writeFileSync(join(root, 'content/testimonials.json'), before);
});

it('an offer, a member without a photo and a withdrawn testimonial are as the person left them', async () => {
  const { page, refusals } = await editor.open();
  const [withdrawn] = JSON.parse(readText(root, 'testimonials')).testimonials;

  await openFile(page, 'updates');
  await fill(page, 'updates.6.content', 'Two conversations for the price of one, until spring.');
  await fill(page, 'updates.6.code', '');
  await fill(page, 'updates.6.expires', '2026-03-05');
  await save(page);
  await expect.poll(() => readText(root, 'updates')).toContain('"expires": "2026-03-05"');

  await openFile(page, 'team');
  await fill(page, 'team.2.name', 'Meera Joshi');
  await fill(page, 'team.2.image.initials', 'MJ');
  await save(page);
  await expect.poll(() => readText(root, 'team')).toContain('Meera Joshi');

  await openFile(page, 'testimonials');
  const first = page.locator('[data-key-path="testimonials"] .item').first();
  await first.getByRole('button', { name: 'Remove' }).click();
  await save(page);
  await expect.poll(() => readText(root, 'testimonials')).not.toContain(withdrawn.name);
  expect(refusals).toEqual([]);

  execFileSync('node', ['scripts/build/build.ts'], { cwd: root });
  const drawn = globSync('dist{,-desk,-editor}/**/*.{html,js,json,md,txt,xml,php}', {
    cwd: root,
  }).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const naming = (words: string) =>
    drawn.filter(([, text]) => text.includes(words)).map(([file]) => file);
  expect(naming(withdrawn.name)).toEqual([]);
  expect(naming(withdrawn.quote.slice(0, 40))).toEqual([]);
  expect(naming('Meera Joshi')).toContain('dist/about.html');

  const site = await serveFolder({ folder: join(root, 'dist') });
  const visitor = await editor.browser.newPage();
  await visitor.goto(`${site.origin}/about.html`);
  await visitor.locator('sa-team').getByText('Meera Joshi').waitFor();
  await visitor.goto(`${site.origin}/index.html`);
  await visitor.locator('sa-updates-strip').getByRole('button', { name: 'Summer Special' }).click();
  await visitor.getByText('Two conversations for the price of one').waitFor();
  await visitor.getByText('This offer ended on 5 March 2026').waitFor();
  await site.close();
});

// biome-ignore lint/suspicious/noExplicitAny: any struct.
type AnyStruct = Struct<any, any>;

/** The first sentence of a file, with its path. */
function findText(name: ContentName): [path: string, value: string] {
  const found = walk(contentFiles[name].schema as AnyStruct, JSON.parse(readText(root, name)), []);
  if (!found) throw new Error(`${name} has no sentence`);
  return found;
}

function walk(struct: AnyStruct, value: unknown, path: string[]): [string, string] | undefined {
  const { kind, limits } = descriptionOf(struct);
  if (kind.endsWith('text') && limits && typeof value === 'string') return [path.join('.'), value];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const field = listItem(struct) ?? groupFields(struct)?.[key];
    const found = field && walk(field, inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
