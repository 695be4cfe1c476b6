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

/** A file of the wanted version. */
function publishedScript(
  site: string,
  { versions }: Published,
  { version }: Pick<Configuration, 'version'>,
  file: string,
): ScriptTag {
  const pinned = versions.find((other) => other.version === version);
  return {
    src: `${site}/embed/${pinned ? `${pinned.version}/` : ''}${file}`,
    isModule: file === 'sa-loader.js',
    ...(pinned && { integrity: pinned.integrity[file] }),
  };
}

/** Lets frames follow the height of what is in them. */
export const chooseFrameListener = (
  site: string,
  published: Published,
  configuration: Pick<Configuration, 'version'>,
): ScriptTag => publishedScript(site, published, configuration, 'sa-frame.js');

/** The script tags of a page: always from our site, with a hash where the file never changes. */
export function chooseScripts(
  site: string,
  published: Published,
  configuration: Configuration,
): ScriptTag[] {
  const { script, elements } = configuration;
  const tagOf = (file: string) => publishedScript(site, published, configuration, file);
  if (script === 'single') return [tagOf('sa-widgets.js')];
  if (script === 'own' && hasOwnFiles(published, configuration)) {
    return elements.map(({ tag }) => tagOf(`${tag}.js`));
  }
  return [tagOf('sa-loader.js')];
}
