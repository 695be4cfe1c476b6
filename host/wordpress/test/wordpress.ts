import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from 'vitest';
import { launch, openPage, siteOrigin } from '../../e2e/support.ts';
import type { Site } from './setup.ts';

/** WordPress's roles, each with a user of that name. */
export const ROLES = ['administrator', 'editor', 'author', 'contributor'] as const;
export type Role = (typeof ROLES)[number];

export const PLUGIN_FILE = 'study-abroad-widgets/study-abroad-widgets.php';

interface Session {
  cookies: { name: string; value: string }[];
  nonce: string;
}

interface Post {
  id: number;
  link: string;
  content: { raw: string; rendered: string };
}

type Version = 'newest' | 'oldest';

/**
 * Describes tests of the newest WordPress, and of the oldest if it is among `versions` and could be
 * downloaded. Each begins without posts, with our site's address as the only setting, and fails if PHP logs anything.
 */
export function describeWordPress(
  title: string,
  body: (wordpress: WordPress, version: Version) => void,
  versions: readonly Version[] = ['newest'],
): void {
  describe.each(versions)(`${title} in the %s WordPress`, (version) => {
    const site = inject(version);
    if (!site) return it.skip('which cannot be downloaded here', () => {});
    const wordpress = new WordPress(site);
    beforeAll(async () => {
      wordpress.browser = await launch();
      // Messages of the files before are theirs.
      wordpress.takeLog();
      await wordpress.prepare();
    });
    beforeEach(() => wordpress.reset());
    afterEach(() => expect(wordpress.takeLog()).toEqual([]));
    afterAll(() => wordpress.browser.close());
    body(wordpress, version);
  });
}

/** A WordPress for its users and its host. */
export class WordPress {
  readonly site: Site;
  browser!: Browser;
  readonly #sessions = new Map<string, Session>();
  #logLength = 0;

  constructor(site: Site) {
    this.site = site;
  }

  /** Runs PHP code, as `wp eval` does; resolves to what it returns. */
  async php<Result>(code: string): Promise<Result> {
    const { result } = await this.#run(code);
    return result as Result;
  }

  /** Creates the four users, without the editor's welcome, and switches the plugin on. */
  async prepare(): Promise<void> {
    await this.php(`
      foreach ( array( ${ROLES.map((role) => `'${role}'`).join(', ')} ) as $role ) {
        $id = username_exists( $role );
        if ( ! $id ) {
          $id = wp_insert_user( array( 'user_login' => $role, 'user_pass' => $role, 'role' => $role, 'user_email' => $role . '@wordpress.example' ) );
        }
        $calm = array( 'welcomeGuide' => false, 'welcomeGuideStyles' => false, 'fullscreenMode' => true );
        update_user_meta( $id, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array( 'core/edit-post' => $calm, 'core' => array( 'enableChoosePatternModal' => false ), '_modified' => gmdate( 'c' ) ) );
      }
      update_option( 'permalink_structure', '' );
      switch_theme( 'twentytwentythree' );
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      $result = activate_plugin( '${PLUGIN_FILE}' );
      if ( is_wp_error( $result ) ) { throw new Exception( $result->get_error_message() ); }
    `);
  }

  /** Removes all posts and what a test has set. */
  reset() {
    return this.php(`
      foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) { wp_delete_post( $id, true ); }
      foreach ( array( 'home', 'head', 'footer', 'footer_at', 'builder', 'ground', 'locale', 'answers' ) as $of ) { delete_option( 'sa_test_' . $of ); }
      ${storeSettings({})}
    `);
  }

  /** Stores the plugin's settings, with our site's address unless they have another. */
  setSettings(settings: Record<string, unknown>) {
    return this.php(storeSettings(settings));
  }

  /** Sets what the must-use plugin puts on pages. */
  set(
    options: Partial<
      Record<'head' | 'footer' | 'footer_at' | 'builder' | 'ground' | 'locale' | 'home', string>
    >,
  ) {
    const lines = Object.entries(options).map(
      ([name, value]) => `update_option( 'sa_test_${name}', ${toPhp(value)} );`,
    );
    return this.php(lines.join(''));
  }

  /** Creates a post through the REST API as a user of that role. */
  createPost(role: Role, content: string, status: 'publish' | 'draft' | 'pending' = 'publish') {
    const post = { content, title: 'A post', status };
    return this.rest<Post>(role, 'POST', '/wp/v2/posts', post);
  }

  /** A synced pattern; resolves to its id. */
  async createPattern(content: string): Promise<number> {
    const pattern = { content, title: 'A pattern', status: 'publish' };
    return (await this.rest<Post>('editor', 'POST', '/wp/v2/blocks', pattern)).id;
  }

  /** @throws Error with WordPress's own words if it refuses. */
  async rest<Answer>(role: Role, method: string, path: string, body?: object): Promise<Answer> {
    const { nonce } = await this.#session(role);
    const url = new URL(this.site.origin);
    url.searchParams.set('rest_route', path);
    url.searchParams.set('context', 'edit');
    const response = await fetch(url, {
      method,
      headers: {
        Cookie: (await this.cookiesOf(role)).join('; '),
        'X-WP-Nonce': nonce,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Opens a tab in which a user of that role is signed in, until the test ends. */
  async openAs(role: Role, origin = this.site.origin): Promise<Page> {
    const page = await this.browser.newPage({
      viewport: { width: 1280, height: 900 },
    });
    onTestFinished(() => page.close());
    // The editor loads slowly on a busy machine.
    page.setDefaultTimeout(120_000);
    const { cookies } = await this.#session(role, origin);
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    return page;
  }

  /** Opens an address as a visitor, to whom the page may report no error. */
  async visit(url: string): Promise<Page> {
    const [page, pageErrors] = await openPage(this.browser);
    onTestFinished(() => expect(pageErrors).toEqual([]));
    await page.goto(url);
    return page;
  }

  /** The cookies of a signed-in user of that role, as `name=value`. */
  async cookiesOf(role: Role): Promise<string[]> {
    const { cookies } = await this.#session(role);
    return cookies.map(({ name, value }) => `${name}=${value}`);
  }

  /** The HTML of a page for a visitor, or for a signed-in user of a role. */
  async read(url: string, role?: Role): Promise<string> {
    const cookies = role ? await this.cookiesOf(role) : [];
    return (await fetch(url, { headers: { Cookie: cookies.join('; ') } })).text();
  }

  /** PHP's messages since the last call, without those of WordPress itself. */
  takeLog(): string[] {
    const file = join(this.site.folder, 'wp-content/debug.log');
    const log = readIfThere(file);
    const lines = log.slice(this.#logLength).split(/\n(?=\[\d\d-)/);
    this.#logLength = log.length;
    return lines.filter((line) => line.trim() !== '' && !isWordPressOwn(line));
  }

  /** Cookies have other names on the site's other origin. */
  async #session(role: Role, origin = this.site.origin): Promise<Session> {
    const key = `${role} on ${origin}`;
    const known = this.#sessions.get(key);
    if (known) return known;
    const { cookies } = await this.#run('', role, origin);
    const response = await fetch(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`, {
      headers: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    });
    const session = { cookies, nonce: await response.text() };
    this.#sessions.set(key, session);
    return session;
  }

  async #run(code: string, user?: Role, origin = this.site.origin) {
    const body = new URLSearchParams({ sa_test_token: this.site.token, code: code || 'return;' });
    if (user) body.set('user', user);
    const response = await fetch(origin, { method: 'POST', body, redirect: 'manual' });
    const text = await response.text();
    if (!response.ok) throw new Error(`PHP ended with ${response.status}: ${text}`);
    const cookies = response.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')] as const;
    });
    const unique = Array.from(new Map(cookies), ([name, value]) => ({ name, value }));
    return { result: JSON.parse(text).result as unknown, cookies: unique };
  }
}

/** A value as PHP code, whatever it holds. */
export const toPhp = (value: unknown) =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;

const storeSettings = (settings: object) =>
  `update_option( 'sa_widgets_settings', ${toPhp({ origin: siteOrigin, ...settings })} );`;

/** Messages of WordPress's own files under a newer or older PHP. */
const isWordPressOwn = (line: string) =>
  /in \/(wordpress\/wp-(admin|includes)|internal)\//.test(line) &&
  !line.includes('study-abroad-widgets') &&
  !line.includes('Fatal');

function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
