import type { ReleaseFile } from '../release/release-plan.ts';

/** The list of versions grows, and the plugin is signed after a build. */
const OTHER_BY_NATURE =
  /(^|\/)(versions\.json|study-abroad-widgets\.(zip|json)|content\/[a-z-]+\.js)$/;

/**
 * Keys under which a build of the released code and content would write other bytes than the release did.
 * Evergreen names may belong to a later version, so chunks and versioned names decide.
 *
 * @param published hash by key, for those that exist
 */
export const findOtherCode = (
  files: readonly ReleaseFile[],
  published: ReadonlyMap<string, string>,
): string[] =>
  files
    .filter(({ key, isEvergreen }) => !isEvergreen && !OTHER_BY_NATURE.test(key))
    .filter(({ key, hash }) => published.get(key) !== hash)
    .map(({ key }) => key);

export function describeOtherCode(keys: readonly string[], version: string): string {
  const list = keys.map((key) => `  ${key}`).join('\n');
  return `Code differs from version ${version}, so this needs a release (npm run release):\n${list}`;
}
