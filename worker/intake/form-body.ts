import { HttpError } from '../core/problem.ts';

const ESCAPES = /(?:%[\da-f]{2})+/gi;

/**
 * Parses a form as a browser posts it. Our forms request UTF-8; a copy of one on an old page may arrive in
 * Windows-1252 (alias ISO-8859-1): if the header says so, or the bytes are not UTF-8.
 * @throws HttpError 415 for another encoding
 */
export function parseForm(bytes: Uint8Array, contentType: string | null): URLSearchParams {
  const decode = findDecoder(contentType);
  const text = decode(bytes).replace(ESCAPES, (run) =>
    encodeURIComponent(decode(Uint8Array.fromHex(run.replaceAll('%', '')))),
  );
  return new URLSearchParams(text);
}

function findDecoder(contentType: string | null): (bytes: Uint8Array) => string {
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s;"]+)/i.exec(contentType ?? '') ?? [];
  const legacy = new TextDecoder('windows-1252');
  if (/^(windows-1252|iso-8859-1|us-ascii)$/i.test(charset)) return (bytes) => legacy.decode(bytes);
  if (!/^utf-?8$/i.test(charset)) throw new HttpError(415, 'unsupported-media-type');
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  return (bytes) => {
    try {
      return strict.decode(bytes);
    } catch {
      return legacy.decode(bytes);
    }
  };
}
