import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

interface StaticServer {
  /** Without a trailing slash, on 127.0.0.1. */
  origin: string;
  close(): Promise<void>;
}

interface StaticServerOptions {
  /** Folder to serve. */
  folder: string;
  /** Pages by path; they take precedence over files. */
  pages?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Serves a folder like a host, compressed with best-level brotli; for tests and reports. */
export async function serveFolder(options: StaticServerOptions): Promise<StaticServer> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) =>
    answer(request, response, options, compressed),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, pages = {}, headers = {} }: StaticServerOptions,
  compressed: Map<string, Buffer>,
): void {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
  const body = compressed.get(path) ?? compress(pages[path], join(folder, path));
  if (!body) {
    response.writeHead(404).end();
    return;
  }
  compressed.set(path, body);
  response.writeHead(200, {
    'Content-Type': TYPES[extname(path) || '.html'] ?? 'application/octet-stream',
    'Content-Encoding': 'br',
    'Content-Length': body.length,
    'Access-Control-Allow-Origin': '*',
    'Timing-Allow-Origin': '*',
    ...headers,
  });
  response.end(body);
}

function compress(page: string | undefined, file: string): Buffer | undefined {
  if (page !== undefined) return brotliCompressSync(page);
  if (!existsSync(file) || !statSync(file).isFile()) return undefined;
  return brotliCompressSync(readFileSync(file));
}
