import { openShadowRoots } from '../element/open-shadow-roots.ts';
import { siteOrigin } from '../element/origin.ts';
import { readOurPage } from '../element/published-content.ts';
import { formatJson } from '../rules/json.ts';
import { replaceParts } from '../rules/replace-parts.ts';
import type { Contents } from './follow-content.ts';

/**
 * Fetches files of content/ as they are published now, replaces the parts of those in this code, and has the
 * elements of the page draw again. A page that pins a version or asks for integrity keeps what was
 * released, as does one with a copy of our script or without a connection; our own fetches what it says.
 */
export async function refreshContent(contents: Contents): Promise<void> {
  const ours = readOurPage();
  if (!siteOrigin() || (!ours && isPinned())) return;
  const wanted = Object.entries(contents).filter(([name]) => !ours || ours[name] === null);
  const changes = await Promise.all(wanted.map(([name, released]) => refresh(name, released)));
  if (changes.includes(true)) drawAgain();
}

async function refresh(name: string, released: object): Promise<boolean> {
  const address = `${siteOrigin()}/embed/content/${name}.js`;
  const { default: latest } = await import(address).catch(() => ({}));
  if (!latest || formatJson(latest) === formatJson(released)) return false;
  replaceParts(released, latest);
  return true;
}

function drawAgain(): void {
  for (const root of openShadowRoots()) {
    const { host } = root as ShadowRoot;
    if (host?.localName.startsWith('sa-'))
      (host as unknown as { attributeChangedCallback(): void }).attributeChangedCallback();
  }
}

const isPinned = () =>
  [...document.scripts].some(
    ({ src, integrity }) =>
      src.startsWith(`${siteOrigin()}/embed/`) && (integrity || /\/embed\/\d/.test(src)),
  );
