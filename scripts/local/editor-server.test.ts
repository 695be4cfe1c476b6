import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveEditor } from './editor-server.ts';
import { freePort } from './local-worker.ts';

let folder = '';
let root = '';
let port = 0;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  root = join(folder, 'checkout');
  cpSync('content', join(root, 'content'), { recursive: true });
  mkdirSync(join(folder, 'page'));
  writeFileSync(
    join(folder, 'page/index.html'),
    '<script type="module" src="/editor.js"></script>',
  );
  writeFileSync(join(folder, 'outside.txt'), 'mine');
  port = await freePort();
  server = await serveEditor({ port, assets: join(folder, 'page'), root });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** As written, while `fetch` would tidy the path and refuse the headers. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}, body = '') {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = {
      port,
      path,
      method,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    };
    const asked = request({ host: '127.0.0.1', ...options }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode ?? 0, text: String(Buffer.concat(chunks)) });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const team = () => readFileSync(join(root, 'content/team.json'), 'utf8');
async function versionOf(name: string): Promise<string> {
  const files = JSON.parse((await ask('/checkout/')).text);
  return files.find((file: { name: string }) => file.name === name).version;
}
/** Every file below a folder, with its text. */
const snapshot = (of: string) =>
  readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file, readFileSync(file, 'utf8')]);

it('listens on this machine alone', () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
});

it('writes a file that is in order, byte by byte', async () => {
  const text = team().replace('Nandini began', 'Nandini has begun');
  const answer = await ask(
    '/checkout/team.json',
    'PUT',
    { 'if-match': await versionOf('team.json') },
    text,
  );
  expect(answer.status).toBe(200);
  expect(team()).toBe(text);
});

it.each([
  '/checkout/../outside.txt',
  '/checkout/..%2foutside.txt',
  '/checkout/%2e%2e/%2e%2e/outside.txt',
  '/checkout//etc/passwd',
  '/checkout/notes.json',
  '/checkout/team.json/../../../outside.txt',
  '/../outside.txt',
  '/..%2f..%2foutside.txt',
])('neither reads nor writes %s', async (path) => {
  const before = snapshot(folder);
  const headers = { 'if-match': await versionOf('team.json') };
  const answers = [await ask(path, 'PUT', headers, team()), await ask(path)];
  expect(answers.map(({ status }) => status >= 400)).toEqual([true, true]);
  expect(answers.map(({ text }) => text.includes('mine'))).toEqual([false, false]);
  expect(snapshot(folder)).toEqual(before);
});

it('replaces a link that leads out of content/, and not the file behind it', async () => {
  const outside = join(folder, 'team-outside.json');
  const before = team();
  writeFileSync(outside, before);
  rmSync(join(root, 'content/team.json'));
  symlinkSync(outside, join(root, 'content/team.json'));
  const headers = { 'if-match': await versionOf('team.json') };
  await ask('/checkout/team.json', 'PUT', headers, before.replace('Nandini began', 'She began'));
  expect(readFileSync(outside, 'utf8')).toBe(before);
});

it.each([
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { 'sec-fetch-site': 'same-site' }],
  [400, { host: 'rebound.example' }],
  [412, { 'if-match': 'older' }],
])('answers %s to a save with %o', async (status, headers) => {
  const before = team();
  const all = { 'if-match': await versionOf('team.json'), ...headers };
  expect((await ask('/checkout/team.json', 'PUT', all, before.replace('a', 'b'))).status).toBe(
    status,
  );
  expect(team()).toBe(before);
});

it('refuses a wrong entry in the words of the check', async () => {
  const before = team();
  const headers = { 'if-match': await versionOf('team.json') };
  const wrong = before.replace('"#1a36a3"', '"#ffffff"');
  const { status, text } = await ask('/checkout/team.json', 'PUT', headers, wrong);
  expect([status, JSON.parse(text).words]).toEqual([
    422,
    ['Member 1: the first colour of the picture, #ffffff, is too light for white letters.'],
  ]);
  expect(team()).toBe(before);
});
