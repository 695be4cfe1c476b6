import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { mo, po } from 'gettext-parser';
import { trustedKeys } from '../../release/plugin-signature.ts';
import { readVersion } from '../../release/release-plan.ts';
import { integrityOf, readChangelog } from '../../release/versions.ts';
import { findTexts, TEXT_DOMAIN, templateOf } from './wordpress-texts.ts';

export const PLUGIN_FOLDER = 'host/wordpress/study-abroad-widgets';
export const TEMPLATE_PATH = `${PLUGIN_FOLDER}/languages/${TEXT_DOMAIN}.pot`;

/** The script of each handle that has texts: WordPress finds its translations by the handle. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'sa-widgets-editor': 'blocks/element/editor.js',
  'sa-widgets-settings': 'assets/settings.js',
};

/** Addresses in the plugin that stand for our site. */
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

/** The template for translators, from the plugin's own texts. */
export function pluginTemplate(files = readPlugin()): string {
  return templateOf(findTexts(files));
}

/**
 * Writes the plugin as WordPress installs it, with the licences of our scripts, and what WordPress asks when it looks for updates, beside
 * the scripts of a build.
 *
 * A build for the web writes none until the plugin has keys: such a copy would take no update, ever.
 *
 * @param siteOrigin Public origin of the site, which the plugin names as its own.
 */
export function writePlugin(outDir: string, siteOrigin: string, keys = trustedKeys()): void {
  if (siteOrigin.startsWith('https:') && keys.length === 0) {
    console.warn(
      `No ${TEXT_DOMAIN}.zip: its keys come with the first partner who uses WordPress (docs/operate.md)`,
    );
    return;
  }
  const licences = readFileSync(join(outDir, 'embed/licenses.txt'), 'utf8');
  const files = {
    ...readPlugin(),
    'licenses.txt': licences,
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

/** Where the plugin has the hashes of the scripts that it was built with. */
export const HASHES_PATH = 'includes/hashes.php';

/** The hashes of the loader and of all that it may fetch, as PHP. */
export function hashesOf(embed: string): string {
  const chunks = readdirSync(join(embed, 'chunks')).filter((name) => name.endsWith('.js'));
  const rows = ['sa-loader.js', ...chunks.sort().map((name) => `chunks/${name}`)].map(
    (path) => `\t'${path}' => '${integrityOf(readFileSync(join(embed, path)))}',\n`,
  );
  return `<?php\nif ( ! defined( 'ABSPATH' ) ) {\n\texit;\n}\n\nreturn array(\n${rows.join('')});\n`;
}

/** Line of readme.txt that stands for the changelog. */
const CHANGES = 'CHANGES';

/** The plugin's files with what every version has changed in WordPress, newest first, in readme.txt. */
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

/** Some day that every archive names, in any time zone: the same files are the same bytes. */
const MADE = new Date(2000, 0, 1);

/** The plugin in one folder, with its addresses set and its translations compiled. */
export function archiveOf(files: Readonly<Record<string, string>>, siteOrigin: string): Uint8Array {
  const entries = Object.entries(files).map(([name, text]): [string, Uint8Array] => [
    `${TEXT_DOMAIN}/${name}`,
    strToU8(text.replaceAll(OUR_SITE, siteOrigin)),
  ]);
  const compiled = Object.entries(compileTranslations(files)).map(
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
function compileTranslations(files: Readonly<Record<string, string>>): Record<string, Uint8Array> {
  const sources = Object.entries(files).filter(([name]) => name.endsWith('.po'));
  return Object.fromEntries(
    sources.flatMap(([name, text]) => {
      const base = name.slice(name.lastIndexOf('/') + 1, -'.po'.length);
      const catalogue = po.parse(text);
      const scripts = Object.entries(SCRIPTS).map(([handle, file]): [string, Uint8Array] => [
        `${base}-${handle}.json`,
        strToU8(scriptTranslations(catalogue, findTexts({ [file]: files[file] ?? '' }))),
      ]);
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

/** What WordPress learns of the newest version, in the words of its update API. */
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
