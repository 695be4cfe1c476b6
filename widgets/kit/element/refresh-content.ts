import { formatJson } from '../rules/json.ts';
import { replaceParts } from '../rules/replace-parts.ts';
import { openShadowRoots } from './open-shadow-roots.ts';
import { siteOrigin } from './origin.ts';

/**
 * Fetches a file of content/ as it is published now, replaces the parts of `released` by it, and has the
 * elements of the page draw again. A page that pins a version or asks for integrity keeps what was
 * released, as does one with a copy of our script or without a connection.
 */
export async function refreshContent(name: string, released: object): Promise<void> {
  if (!siteOrigin() || isPinned()) return;
  const address = `${siteOrigin()}/embed/content/${name}.js`;
  const { default: latest } = await import(address).catch(() => ({}));
  if (!latest || formatJson(latest) === formatJson(released)) return;
  replaceParts(released, latest);
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
