import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { mo, po } from 'gettext-parser';
import { rollup } from 'rollup';
import { trustedKeys } from '../../release/plugin-signature.ts';
import { readVersion } from '../../release/release-plan.ts';
import { integrityOf, readChangelog } from '../../release/versions.ts';
import { findTexts, TEXT_DOMAIN, templateOf } from './wordpress-texts.ts';

export const PLUGIN_FOLDER = 'host/wordpress/study-abroad-widgets';
export const TEMPLATE_PATH = `${PLUGIN_FOLDER}/languages/${TEXT_DOMAIN}.pot`;

/** Sources of the script for the block editor, in JSX. */
const EDITOR_FOLDER = 'host/wordpress/editor';
const EDITOR_SCRIPT = 'blocks/element/editor.js';

/** The files with the texts of each script, by the handle under which WordPress looks for translations. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  'sa-widgets-editor': /^editor\//,
  'sa-widgets-settings': /^assets\/settings\.js$/,
};

/** Placeholder of our site's origin in the plugin's files. */
const OUR_SITE = 'https://OUR-SITE';

/** The plugin's files by their path within it. */
export function readPlugin(folder = PLUGIN_FOLDER): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    );
  return Object.fromEntries(
    names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** The plugin's files and the sources of its script for the editor, which both have texts. */
export function readSources(): Record<string, string> {
  const editor = Object.entries(readPlugin(EDITOR_FOLDER));
  return {
    ...readPlugin(),
    ...Object.fromEntries(editor.map(([name, text]) => [`editor/${name}`, text])),
  };
}

/** The template for translators. */
export const pluginTemplate = (): string => templateOf(findTexts(readSources()));

/** Bundles the script for the editor; WordPress has its own modules as globals, such as `wp.blockEditor`. */
export async function bundleEditor(): Promise<{ code: string; imports: string[] }> {
  const bundle = await rollup({
    input: `${EDITOR_FOLDER}/index.jsx`,
    external: /^@wordpress\//,
    jsx: {
      mode: 'classic',
      factory: 'createElement',
      fragment: 'Fragment',
      importSource: '@wordpress/element',
    },
  });
  const camelCase = (name: string) =>
    name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const { output } = await bundle.generate({
    format: 'iife',
    globals: (id) => id.replace(/^@wordpress\/(.+)/, (_, name: string) => `wp.${camelCase(name)}`),
  });
  return output[0];
}

/**
 * Writes the plugin as WordPress installs it, and the description that WordPress requests for updates, beside
 * the scripts of a build.
 *
 * A build for the web has no plugin until there are keys: such a copy could never be updated.
 *
 * @param siteOrigin Public origin of the site, for the plugin's addresses.
 */
export async function writePlugin(
  outDir: string,
  siteOrigin: string,
  keys = trustedKeys(),
): Promise<void> {
  if (siteOrigin.startsWith('https:') && keys.length === 0) {
    console.warn(
      `No ${TEXT_DOMAIN}.zip: its keys come with the first partner who uses WordPress (docs/operate.md)`,
    );
    return;
  }
  const files = {
    ...readPlugin(),
    [EDITOR_SCRIPT]: (await bundleEditor()).code,
    'licenses.txt': readFileSync(join(outDir, 'embed/licenses.txt'), 'utf8'),
    [HASHES_PATH]: hashesOf(join(outDir, 'embed')),
  };
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const archive = archiveOf(withChanges(files, changelog), siteOrigin);
  const write = (name: string, content: Uint8Array | string) =>
    writeFileSync(join(outDir, 'embed', name), content);
  write(`${TEXT_DOMAIN}.zip`, archive);
  const release = describePlugin(files, archive, siteOrigin, changelog);
  write(`${TEXT_DOMAIN}.json`, `${JSON.stringify(release, null, 1)}\n`);
}

/** The plugin's file with the hashes of the scripts of its build. */
const HASHES_PATH = 'includes/hashes.php';

/** The hashes of the loader and its chunks, as PHP. */
function hashesOf(embed: string): string {
  const chunks = readdirSync(join(embed, 'chunks')).filter((name) => name.endsWith('.js'));
  const rows = ['sa-loader.js', ...chunks.sort().map((name) => `chunks/${name}`)].map(
    (path) => `\t'${path}' => '${integrityOf(readFileSync(join(embed, path)))}',\n`,
  );
  return `<?php\nif ( ! defined( 'ABSPATH' ) ) {\n\texit;\n}\n\nreturn array(\n${rows.join('')});\n`;
}

/** Placeholder of the changelog in readme.txt. */
const CHANGES = 'CHANGES';

/** The plugin's files with the changes to WordPress, newest first, in readme.txt. */
export function withChanges(
  files: Readonly<Record<string, string>>,
  changelog: string,
): Record<string, string> {
  const versions = [...readChangelog(changelog)].map(([version, { changes }]) => {
    const own = changes.filter((change) => change.includes('WordPress'));
    const lines = own.map(
      (change) =>
        `* ${change.replace(/^(\w+: )WordPress: (.)/, (_, kind, first) => kind + first.toUpperCase())}`,
    );
    return `= ${version} =\n\n${lines.join('\n') || '* The scripts of this version; nothing else.'}`;
  });
  const readme = files['readme.txt'] ?? '';
  return {
    ...files,
    'readme.txt': readme.replace(`\n${CHANGES}\n`, () => `\n${versions.join('\n\n')}\n`),
  };
}

/** A fixed day in any time zone, so that the same files give the same bytes. */
const MADE = new Date(2000, 0, 1);

/** The archive: one folder, with addresses and compiled translations. */
export function archiveOf(files: Readonly<Record<string, string>>, siteOrigin: string): Uint8Array {
  const entries = Object.entries(files).map(([name, text]): [string, Uint8Array] => [
    `${TEXT_DOMAIN}/${name}`,
    strToU8(text.replaceAll(OUR_SITE, siteOrigin)),
  ]);
  const compiled = Object.entries(compileTranslations()).map(
    ([name, bytes]): [string, Uint8Array] => [`${TEXT_DOMAIN}/languages/${name}`, bytes],
  );
  const sorted = [...entries, ...compiled].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { mtime: MADE, level: 9 });
}

/**
 * The translations as WordPress reads them: one file for PHP, one for each script.
 *
 * @returns Content by file name.
 */
function compileTranslations(): Record<string, Uint8Array> {
  const sources = Object.entries(readSources());
  return Object.fromEntries(
    sources
      .filter(([name]) => name.endsWith('.po'))
      .flatMap(([name, text]) => {
        const base = name.slice(name.lastIndexOf('/') + 1, -'.po'.length);
        const catalogue = po.parse(text);
        const scripts = Object.entries(SCRIPTS).map(([handle, path]): [string, Uint8Array] => {
          const own = Object.fromEntries(sources.filter(([file]) => path.test(file)));
          return [`${base}-${handle}.json`, strToU8(scriptTranslations(catalogue, findTexts(own)))];
        });
        return [[`${base}.mo`, new Uint8Array(mo.compile(catalogue))] as const, ...scripts];
      }),
  );
}

type Catalogue = ReturnType<typeof po.parse>;

/** In the form of Jed, which wp.i18n reads. */
function scriptTranslations(
  { headers, translations }: Catalogue,
  texts: ReturnType<typeof findTexts>,
): string {
  const messages = texts.flatMap(({ text, context = '' }) => {
    const translated = translations[context]?.[text]?.msgstr;
    return translated ? [[context ? `${context}\u0004${text}` : text, translated] as const] : [];
  });
  const plural = headers['Plural-Forms'] ?? headers['plural-forms'];
  const meta = {
    domain: 'messages',
    lang: headers.Language ?? headers.language,
    'plural-forms': plural,
  };
  return JSON.stringify({
    domain: 'messages',
    locale_data: { messages: { '': meta, ...Object.fromEntries(messages) } },
  });
}

/** The newest version as WordPress's update API describes one. */
export function describePlugin(
  files: Readonly<Record<string, string>>,
  archive: Uint8Array,
  siteOrigin: string,
  changelog: string,
) {
  const main = files[`${TEXT_DOMAIN}.php`] ?? '';
  const version = readVersion();
  return {
    version,
    url: `${siteOrigin}/partners`,
    package: `${siteOrigin}/embed/${version}/${TEXT_DOMAIN}.zip`,
    requires: headerOf(main, 'Requires at least'),
    requires_php: headerOf(main, 'Requires PHP'),
    tested: headerOf(files['readme.txt'] ?? '', 'Tested up to'),
    sha256: createHash('sha256').update(archive).digest('hex'),
    changes: readChangelog(changelog).get(version)?.changes ?? [],
  };
}

function headerOf(text: string, name: string): string {
  const [, value] = text.match(new RegExp(`^(?: \\* )?${name}: (.+)$`, 'm')) ?? [];
  if (!value) throw new Error(`The plugin has no header "${name}"`);
  return value.trim();
}
