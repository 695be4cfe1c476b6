import { files, shared } from 'virtual:element-files';

const HASH = '-12345678.js';

const rows = new Map(files.map((row) => [`sa-${row[0].slice(0, -HASH.length)}`, row]));
const downloads = new Map<string, Promise<unknown>>();
/** Failed downloads by tag. */
const failures = new Map<string, number>();

/** Whether the code of `tag` can be fetched. */
export const isOurs = (tag: string) => rows.has(tag);

/**
 * Fetches the code of one of our elements, once. Resolves to undefined if that fails: the next call retries.
 *
 * @param onFailure gets the number of failed downloads of this tag
 */
export function download(tag: string, onFailure: (count: number) => void): Promise<unknown> {
  const started =
    downloads.get(tag) ??
    attempt(tag).catch(() => {
      const count = (failures.get(tag) ?? 0) + 1;
      downloads.delete(tag);
      failures.set(tag, count);
      onFailure(count);
    });
  downloads.set(tag, started);
  return started;
}

async function attempt(tag: string) {
  const [own, ...places] = rows.get(tag) as (typeof files)[number];
  // Alongside the element's own file instead of after it.
  for (const place of places) import(`./chunks/${shared[place]}`).catch(() => {});
  const file = `./chunks/${own}`;
  try {
    return await import(file);
  } catch (error) {
    if (!failures.has(tag)) throw error;
    return importVersioned(`./${__VERSION__}/${file}`).catch(
      () => import(`${file}?again=${+new Date()}`),
    );
  }
}

/**
 * Imports a chunk from the permanent folder of this version, where it and all the files it imports have
 * other addresses. All are fetched first, because browsers soon forget a failed fetch, but a failed import
 * only with the page (Firefox, and Chromium up to 153).
 */
async function importVersioned(path: string) {
  const { href } = new URL(path, import.meta.url);
  const imports = (await fetchText(href)).matchAll(/(?:from|import)"(.+?)"/g);
  await Promise.all([...imports].map(([, file]) => fetchText(new URL(file as string, href))));
  return import(href);
}

async function fetchText(address: string | URL) {
  const response = await fetch(address);
  if (!response.ok) throw response;
  return response.text();
}
