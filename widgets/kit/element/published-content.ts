import { replaceParts } from '../rules/replace-parts.ts';

/**
 * The content that our own page brings along because the office has published it since the code was
 * released, by the names of its files: nothing for a file that is as released, null for one to fetch.
 * Undefined on any other page.
 */
export function readOurPage(): Record<string, object | null> | undefined {
  const script = document.getElementById('sa-content');
  return script ? JSON.parse(script.textContent || '{}') : undefined;
}

/** Returns a file of content/ as it was released, its parts replaced by what our page brings along. */
export function published<T extends object>(name: string, released: T): T {
  const latest = readOurPage()?.[name];
  if (latest) replaceParts(released, latest);
  return released;
}
