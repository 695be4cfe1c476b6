import { replaceParts } from '../rules/replace-parts.ts';
import { followContent } from './follow-content.ts';

/**
 * Returns `released`, a file of content/ as it was when this code was released, with its parts replaced by
 * what the office has published since, as far as our own page brings it along (`#sa-content`: nothing for a
 * file that is as released, null for one to fetch).
 */
export function fromOurPage<T extends object>(name: string, released: T): T {
  const latest = readOurPage()?.[name];
  if (latest) replaceParts(released, latest);
  return released;
}

/** The same, and on any other page it is fetched. */
export function published<T extends object>(name: string, released: T): T {
  const ours = readOurPage();
  if (!ours || ours[name] === null) followContent(name, released);
  return fromOurPage(name, released);
}

function readOurPage(): Record<string, object | null> | undefined {
  const script = document.getElementById('sa-content');
  return script ? JSON.parse(script.textContent || '{}') : undefined;
}
