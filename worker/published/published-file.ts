/** A file below /embed/, as its name describes it. */
export interface PublishedFile {
  /** Its key in the bucket: the path without the first slash. */
  key: string;
  /** Whether a later release may put other bytes under this name. */
  isEvergreen: boolean;
  headers: { 'Content-Type': string; 'Cache-Control': string };
}

/**
 * An optional version, then an entry file by name or a chunk with the hash of its content. Nothing
 * is decoded, and no segment is long or begins with a dot, so no other key can be reached.
 */
const PUBLISHED_PATH =
  /^\/(?<key>embed\/(?<version>\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[\w.]{1,20})?\/)?(?:(?<chunk>chunks\/[\w-]{1,64}-[\w-]{8})|[a-z][\w-]{0,63})\.(?<extension>[a-z]+))$/;

const CONTENT_TYPES = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
]);

const CACHING = {
  evergreen: 'public, max-age=300',
  forEver: 'public, max-age=31536000, immutable',
};

/** Describes a path; undefined if nothing is ever published there. */
export function describePublishedFile(pathname: string): PublishedFile | undefined {
  const { key, version, chunk, extension } = PUBLISHED_PATH.exec(pathname)?.groups ?? {};
  const contentType = CONTENT_TYPES.get(extension ?? '');
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
