const STEPS = ['major', 'minor', 'patch'];
const PLUGIN = 'host/wordpress/study-abroad-widgets';
const VERSION = /^\d+\.\d+\.\d+$/;

/** Every file that contains the version, with the function that replaces it. */
export const VERSIONED_FILES: Record<string, (text: string, version: string) => string> = {
  'package.json': (text, version) => formatJson({ ...JSON.parse(text), version }),
  'package-lock.json': (text, version) => {
    const lock = JSON.parse(text);
    lock.version = version;
    lock.packages[''].version = version;
    return formatJson(lock);
  },
  [`${PLUGIN}/study-abroad-widgets.php`]: (text, version) =>
    text
      .replace(/^( \* Version: ).*$/m, `$1${version}`)
      .replace(/^(define\( 'SA_WIDGETS_VERSION', ').*(' \);)$/m, `$1${version}$2`),
  [`${PLUGIN}/readme.txt`]: (text, version) => text.replace(/^(Stable tag: ).*$/m, `$1${version}`),
};

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * @param wanted `major`, `minor`, `patch`, or a version.
 * @throws Error unless the result is greater than `current`.
 */
export function nextVersion(current: string, wanted: string): string {
  const step = STEPS.indexOf(wanted);
  if (step < 0 && !VERSION.test(wanted)) {
    throw new Error(`"${wanted}" is no version: say major, minor, patch or one such as 1.2.3`);
  }
  const numbers = current.split('.').map(Number);
  const next =
    step < 0
      ? wanted.split('.').map(Number)
      : numbers.map((number, at) => (at < step ? number : at === step ? number + 1 : 0));
  const change = next.findIndex((number, at) => number !== numbers[at]);
  if (change < 0 || (next[change] ?? 0) < (numbers[change] ?? 0)) {
    throw new Error(`${wanted} is not greater than the present version ${current}`);
  }
  return next.join('.');
}

/**
 * Moves the entries under Unreleased to a heading for the new version, and leaves Unreleased empty.
 *
 * @param day YYYY-MM-DD.
 * @throws Error if Unreleased is empty.
 */
export function releaseChangelog(text: string, version: string, day: string): string {
  const [, before, notes, after] =
    text.match(/^([\s\S]*?## \[Unreleased\]\n)([\s\S]*?)(\n## \[[\s\S]*|)$/) ?? [];
  if (!notes?.split('\n').some((line) => line.startsWith('- '))) {
    throw new Error('CHANGELOG.md has nothing under "## [Unreleased]" to release');
  }
  return `${before}\n## [${version}] - ${day}\n${notes}${after}`;
}
