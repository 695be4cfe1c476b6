import type { Configuration } from './configuration.logic.ts';
import type { ScriptTag } from './snippets.logic.ts';

interface Published {
  versions: readonly { version: string; integrity: Readonly<Record<string, string>> }[];
  sizes: Readonly<Record<string, { own?: unknown }>>;
}

/** Whether everything chosen has a file of its own, in the version that is wanted. */
export function hasOwnFiles(published: Published, { elements, version }: Configuration): boolean {
  const pinned = published.versions.find((other) => other.version === version);
  return elements.every(
    ({ tag }) => published.sizes[tag]?.own && (!pinned || `${tag}.js` in pinned.integrity),
  );
}

/** The script tags of a page: always from our site, with a hash where the file never changes. */
export function chooseScripts(
  site: string,
  published: Published,
  configuration: Configuration,
): ScriptTag[] {
  const { script, version, elements } = configuration;
  const pinned = published.versions.find((other) => other.version === version);
  const folder = pinned ? `${site}/embed/${pinned.version}` : `${site}/embed`;
  const tagOf = (file: string): ScriptTag => ({
    src: `${folder}/${file}`,
    isModule: file === 'sa-loader.js',
    ...(pinned && { integrity: pinned.integrity[file] }),
  });
  if (script === 'single') return [tagOf('sa-widgets.js')];
  if (script === 'own' && hasOwnFiles(published, configuration)) {
    return elements.map(({ tag }) => tagOf(`${tag}.js`));
  }
  return [tagOf('sa-loader.js')];
}
