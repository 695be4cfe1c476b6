/**
 * The editor of `npm start`, at the files of this checkout and without an account: the Worker's own code,
 * and beside it a door to content/, which opens to this machine and to the editor's page alone.
 */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ContentName, contentNames } from '../../widgets/content/schema/files.ts';
import { checkFile } from '../content/check-content.ts';

interface EditorOptions {
  port: number;
  /** Folder of the editor's page. */
  assets: string;
  /** The checkout. */
  root: string;
}

type EditorWorker = {
  fetch(request: Request, env: object, context: object): Promise<Response>;
};

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** As much as `npm run content-check` reads. */
const LARGEST = 300_000;

export async function serveEditor({ port, assets, root }: EditorOptions): Promise<Server> {
  // The types of workerd are not those of Node.
  const path = '../../worker/editor/index.ts';
  const worker = ((await import(path)) as { default: EditorWorker }).default;
  const env = {
    ACCESS_AUD: 'development',
    GITHUB_REPO: 'example/site',
    GITHUB_CLIENT_ID: '',
    GITHUB_CLIENT_SECRET: '',
    ASSETS: { fetch: async (request: Request) => readAsset(assets, request) },
  };
  const identity = { email: 'editor@study-abroad.example', name: 'Editor', groups: [] };
  const context = { access: { aud: 'development', getIdentity: async () => identity } };
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];

  const server = createServer(async (incoming, outgoing) => {
    let answer: Response;
    try {
      if (!hosts.includes(incoming.headers.host ?? '')) throw new Error('Another host');
      const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
      answer = url.pathname.startsWith('/checkout/')
        ? await answerDoor(incoming, url.pathname.slice('/checkout/'.length), root)
        : await worker.fetch(new Request(url, { method: incoming.method ?? 'GET' }), env, context);
    } catch {
      answer = refuse(400, 'This request is none of the editor.');
    }
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return server;
}

function readAsset(assets: string, request: Request): Response {
  const { pathname } = new URL(request.url);
  const file = resolve(assets, `.${pathname === '/' ? '/index.html' : pathname}`);
  if (pathname === '/checkout.js') return script(readFileSync('host/editor/checkout.js', 'utf8'));
  const isInside = file.startsWith(resolve(assets) + sep);
  if (!isInside || !existsSync(file)) return new Response('', { status: 404 });
  const bytes = readFileSync(file);
  const headers = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' };
  if (pathname !== '/') return new Response(bytes, { headers });
  const door = '<script src="/checkout.js"></script>\n';
  return new Response(String(bytes).replace('<script', `${door}<script`), { headers });
}

const script = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } });

const refuse = (status: number, ...words: string[]) => Response.json({ words }, { status });

const versionOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Reads the files of content/, and writes one that is in order. No other path can be named. */
async function answerDoor(incoming: IncomingMessage, path: string, root: string) {
  if (incoming.headers['sec-fetch-site'] !== 'same-origin') {
    return refuse(403, 'Only the page of the editor may ask for this.');
  }
  if (incoming.method === 'GET' && path === '') return Response.json(contentNames.map(read));
  const name = contentNames.find((known) => `${known}.json` === path);
  if (incoming.method !== 'PUT' || !name) return refuse(404, `There is no content/${path}.`);
  if (Number(incoming.headers['content-length']) > LARGEST) return refuse(413, 'It is too long.');
  const bytes = await buffer(incoming);
  if (incoming.headers['if-match'] !== read(name).version) {
    return refuse(412, 'The file has changed since you opened it. Load the page again.');
  }
  const today = new Date().toISOString().slice(0, 10);
  const findings = checkFile(name, bytes, { today });
  if (findings.length > 0) return refuse(422, ...findings.map(({ text }) => `${text}.`));
  write(name, bytes);
  return Response.json({ version: versionOf(bytes) });

  function read(known: ContentName) {
    const bytes = readFileSync(pathOf(known));
    return { name: `${known}.json`, text: String(bytes), version: versionOf(bytes) };
  }

  /** A half-written file would stop a build, and a link could lead out of content/. */
  function write(known: ContentName, text: Buffer) {
    if (!lstatSync(join(root, 'content')).isDirectory()) throw new Error('content/ is no folder');
    const aside = join(root, '.cache', `${known}.json.new`);
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(aside, text);
    renameSync(aside, pathOf(known));
  }

  function pathOf(known: ContentName) {
    return join(root, 'content', `${known}.json`);
  }
}
