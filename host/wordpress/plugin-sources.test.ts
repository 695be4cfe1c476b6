import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLUGIN_FOLDER } from '../../scripts/build/generate/wordpress-plugin.ts';

const phpFiles = globSync('**/*.php', { cwd: PLUGIN_FOLDER }).sort();
const scripts = globSync('**/*.js', { cwd: PLUGIN_FOLDER }).sort();
const read = (file: string) => readFileSync(join(PLUGIN_FOLDER, file), 'utf8');

/** PHP without comments, whose words are no code. */
const codeOf = (file: string) =>
  read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');

const MAIN = 'study-abroad-widgets.php';

/** Lines of `files` that match and are not excused, as `file: line`. */
const linesWith = (files: string[], pattern: RegExp, excuse?: RegExp) =>
  files.flatMap((file) =>
    codeOf(file)
      .split('\n')
      .filter((line) => pattern.test(line) && !excuse?.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

/** A printing call, up to the end of the statement. */
const PRINTING = /(?:^|[;{}:]|<\?php)\s*((?:echo|print|printf)\b[^;]*);/gm;

describe('every PHP file of the plugin', () => {
  it('ends if a browser requests the file itself', () => {
    const guard = /defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \)/;
    expect(phpFiles.filter((file) => !guard.test(codeOf(file)))).toEqual([]);
  });

  it('prefixes every global name', () => {
    const names = phpFiles.flatMap((file) => {
      const code = codeOf(file);
      return [
        ...code.matchAll(/^(?:abstract |final )?(?:function|class|interface|trait)\s+(\w+)/gm),
        ...code.matchAll(/\bdefine\( '(\w+)'/g),
        ...code.matchAll(/^(?:const\s+|\$)(\w+)\s*=/gm),
        ...code.matchAll(/^foreach \(.* as (?:\$\w+ => )?\$(\w+) \)/gm),
        ...code.matchAll(
          /\b(?:update_option|add_option|set_transient|wp_register_script|wp_register_style|register_setting)\(\s*'([\w-]+)'/g,
        ),
      ].map(([, name = '']) => `${file}: ${name}`);
    });
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !/: sa[_-]widgets/i.test(name))).toEqual([]);
  });

  it('escapes where it prints', () => {
    const printed = phpFiles.flatMap((file) =>
      Array.from(codeOf(file).matchAll(PRINTING), ([, statement = '']) => `${file}: ${statement}`),
    );
    expect(printed.length).toBeGreaterThan(20);
    expect(
      printed.filter((one) => one.includes('$') && !/\besc_\w+\(|\bwp_kses/.test(one)),
    ).toEqual([]);
    expect(linesWith(phpFiles, /\b_e\(|<\?=/)).toEqual([]);
  });

  it.each([
    [
      'eval and its like',
      /\b(eval|create_function|assert|exec|shell_exec|system|passthru|proc_open|popen|unserialize)\s*\(/,
    ],
    ['hidden code', /\b(base64_decode|str_rot13|gzinflate|goto)\b/],
    ['short tags', /<\?(?!php|=|xml)/],
    ['requests past the HTTP API', /\b(curl_init|fsockopen|file_get_contents\(\s*['"]http)/],
    [
      'files of the server',
      /\b(fopen|file_put_contents|unlink|move_uploaded_file|chmod|mkdir)\s*\(/,
    ],
    ['debugging', /\b(var_dump|print_r|error_log|var_export|debug_backtrace)\s*\(/],
    [
      'settings of PHP',
      /\b(ini_set|set_time_limit|error_reporting|date_default_timezone_set)\s*\(/,
    ],
    ['scripts and styles past the queue', /<script\b|<link\s+rel=.stylesheet|<style\b/],
    ['sessions and cookies', /\b(session_start|setcookie)\s*\(/],
    ['rewriting of the same global', /\bextract\s*\(/],
  ])('has no %s', (_, pattern) => {
    expect(linesWith(phpFiles, pattern)).toEqual([]);
  });

  it('asks the database by prepared statements alone', () => {
    for (const file of phpFiles) {
      const calls =
        codeOf(file).match(/\$wpdb->(get_\w+|query)\(\s*(?!\s*\$wpdb->prepare\()/g) ?? [];
      expect([file, calls]).toEqual([file, []]);
    }
  });

  it('takes what a request brings only where a nonce and a capability are checked', () => {
    for (const file of phpFiles) {
      const code = codeOf(file);
      if (/\$_(GET|POST|REQUEST|COOKIE|SERVER|FILES)\b/.test(code)) {
        expect(code).toMatch(/check_admin_referer|wp_verify_nonce|check_ajax_referer/);
        expect(code).toMatch(/current_user_can/);
        expect(
          linesWith(
            [file],
            /\$_(GET|POST|REQUEST|COOKIE|SERVER)\b/,
            /sanitize_|isset|absint|esc_url_raw/,
          ),
        ).toEqual([]);
      }
      if (/admin_post_|wp_ajax_/.test(code)) {
        expect(code).not.toMatch(/(admin_post|wp_ajax)_nopriv_/);
        expect(code).toMatch(/check_admin_referer|check_ajax_referer/);
        expect(code).toMatch(/current_user_can/);
      }
    }
    expect(codeOf('includes/settings.php')).toMatch(
      /'sanitize_callback' => 'sa_widgets_sanitize_settings'/,
    );
    expect(codeOf('uninstall.php')).toMatch(/WP_UNINSTALL_PLUGIN/);
  });

  it('translates every text in our domain', () => {
    const call =
      /\b(__|_n|_x|_nx|_e|esc_html__|esc_attr__|esc_html_e|esc_attr_e|esc_html_x|esc_attr_x)\(\s/g;
    for (const file of phpFiles) {
      const code = codeOf(file);
      const calls = code.match(call)?.length ?? 0;
      const domains =
        code.match(/, 'study-abroad-widgets'(?:, [^)]*)? \)|, 'study-abroad-widgets' \)/g)
          ?.length ?? 0;
      expect([file, domains >= calls]).toEqual([file, true]);
    }
    for (const file of scripts) {
      const code = read(file);
      const texts = [...code.matchAll(/\b__\(\s*'(?:[^'\\]|\\.)*'\s*,\s*'([\w-]+)'/g)];
      expect(code.match(/\b__\(/g)?.length ?? 0).toBe(texts.length);
      expect(texts.filter(([, domain]) => domain !== 'study-abroad-widgets')).toEqual([]);
    }
  });
});

describe('the headers of the plugin', () => {
  const header = (name: string) =>
    read(MAIN)
      .match(new RegExp(`^ \\* ${name}: (.+)$`, 'm'))?.[1]
      ?.trim();
  const readme = () => read('readme.txt');
  const stated = (name: string) =>
    readme()
      .match(new RegExp(`^${name}: (.+)$`, 'm'))?.[1]
      ?.trim();

  it.each([
    'Plugin Name',
    'Plugin URI',
    'Description',
    'Author',
    'License',
    'License URI',
    'Update URI',
  ])('have %s', (name) => expect(header(name)).toBeTruthy());

  it('name the versions that it needs, like the readme', () => {
    expect(header('Text Domain')).toBe('study-abroad-widgets');
    expect(header('Domain Path')).toBe('/languages');
    expect(header('Requires at least')).toBe('6.1');
    expect(header('Requires PHP')).toBe('7.4');
    expect(stated('Requires at least')).toBe('6.1');
    expect(stated('Requires PHP')).toBe('7.4');
    expect(stated('License')).toBe(header('License'));
  });

  it('have the version of the product, everywhere', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(header('Version')).toBe(version);
    expect(read(MAIN)).toContain(`define( 'SA_WIDGETS_VERSION', '${version}' );`);
    expect(stated('Stable tag')).toBe(version);
  });

  it('go with a readme that the directory could read', () => {
    expect(readme()).toMatch(/^=== Study-abroad widgets ===$/m);
    expect(stated('Contributors')).toBeTruthy();
    expect(stated('Tags')?.split(',').length).toBeLessThanOrEqual(5);
    const short = readme().match(/\n\n([^=\n].+)\n\n==/)?.[1] ?? '';
    expect(short.length).toBeGreaterThan(20);
    expect(short.length).toBeLessThanOrEqual(150);
    for (const section of ['Description', 'Installation', 'External services', 'Changelog']) {
      expect(readme()).toMatch(new RegExp(`^==? ?${section} ?==?`, 'm'));
    }
  });

  it('go with translations: a template, and Hindi', () => {
    const template = read('languages/study-abroad-widgets.pot');
    expect(template).toContain('msgid "Cost Calculator"');
    expect(globSync('languages/*hi_IN*.po', { cwd: PLUGIN_FOLDER })).not.toEqual([]);
  });
});
