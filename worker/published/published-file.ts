/** A file below /embed/, described by its name. */
export interface PublishedFile {
  /** Its key in the bucket: the path without the first slash. */
  key: string;
  /** Whether a later release may put other bytes under this name. */
  isEvergreen: boolean;
  headers: { 'Content-Type': string; 'Cache-Control': string };
}

/** Index of every published version with the hashes of its files. The index has no version. */
export const VERSIONS_PATH = '/embed/versions.json';

/**
 * Matches an optional version; then a chunk with the hash of its content, an element's prerendered markup, a file of content, or
 * a file by name, which may have a second dot before its ending (`custom-elements.d.ts`). Nothing is
 * decoded, and no segment is long or begins with a dot, so no other key can be reached.
 */
const PUBLISHED_PATH =
  /^\/(?<key>embed\/(?<version>\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[\w.]{1,20})?\/)?(?:(?<chunk>chunks\/[\w-]{1,64}-[\w-]{8}\.(?:js|json))|content\/[a-z][a-z-]{0,63}\.js|prerendered\/[a-z][\w-]{0,63}\.html|[a-z][\w-]{0,63}(?:\.[a-z][\w-]{0,31})?\.(?:js|json|zip)|[a-z][\w-]{0,63}\.(?:d\.ts|txt)))$/;

const CONTENT_TYPES = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['ts', 'application/typescript; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['zip', 'application/zip'],
]);

const CACHING = {
  evergreen: 'public, max-age=300',
  forEver: 'public, max-age=31536000, immutable',
};

/** Describes a path; undefined if no file is ever published there. */
export function describePublishedFile(pathname: string): PublishedFile | undefined {
  const { key, version, chunk } = PUBLISHED_PATH.exec(pathname)?.groups ?? {};
  const contentType = CONTENT_TYPES.get(pathname.slice(pathname.lastIndexOf('.') + 1));
  if (!key || !contentType) return undefined;
  const isEvergreen = !version && !chunk;
  return {
    key,
    isEvergreen,
    headers: {
      'Content-Type': contentType,
      'Cache-Control': isEvergreen ? CACHING.evergreen : CACHING.forEver,
    },
  };
}
