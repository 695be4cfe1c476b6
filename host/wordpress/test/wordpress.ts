import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Site } from './playground.ts';

/** WordPress's roles, each with a user of that name. */
export const ROLES = ['administrator', 'editor', 'author', 'contributor'] as const;
export type Role = (typeof ROLES)[number];

interface Session {
  cookies: { name: string; value: string }[];
  nonce: string;
}

interface NewPost {
  content: string;
  title?: string;
  status?: 'publish' | 'draft' | 'pending';
}

export interface Post {
  id: number;
  link: string;
  status: string;
  content: { raw: string; rendered: string };
}

/** A WordPress for its users and its host. */
export class WordPress {
  readonly site: Site;
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
        update_user_meta( $id, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array( 'core/edit-post' => $calm, 'core/edit-widgets' => array( 'welcomeGuide' => false ), 'core' => array( 'enableChoosePatternModal' => false ), '_modified' => gmdate( 'c' ) ) );
      }
      update_option( 'permalink_structure', '' );
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      $result = activate_plugin( 'study-abroad-widgets/study-abroad-widgets.php' );
      if ( is_wp_error( $result ) ) { throw new Exception( $result->get_error_message() ); }
    `);
  }

  /** Removes all posts and widgets, restores a block theme and stores the plugin's settings. */
  async reset(settings: Record<string, unknown> = {}): Promise<void> {
    await this.php(`
      foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) { wp_delete_post( $id, true ); }
      switch_theme( 'twentytwentythree' );
      update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'sidebar-1' => array() ) );
      foreach ( array( 'block', 'text', 'custom_html' ) as $kind ) { update_option( 'widget_' . $kind, array( '_multiwidget' => 1 ) ); }
      foreach ( array( 'home', 'head', 'footer', 'footer_at', 'builder', 'ground', 'locale' ) as $of ) { delete_option( 'sa_test_' . $of ); }
      update_option( 'sa_widgets_settings', ${toPhp(settings)} );
    `);
  }

  /** Switches to the classic theme and fills its sidebar. */
  async placeWidgets(widgets: (readonly [kind: string, settings: object])[]): Promise<void> {
    await this.php(`
      switch_theme( 'sidebar' );
      $ids = array();
      foreach ( ${toPhp(widgets)} as $index => $widget ) {
        list( $kind, $settings ) = $widget;
        $number = $index + 2;
        $ids[] = $kind . '-' . $number;
        $options = get_option( 'widget_' . $kind, array() );
        $options[ $number ] = $settings;
        $options['_multiwidget'] = 1;
        update_option( 'widget_' . $kind, $options );
      }
      update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'sidebar-1' => $ids, 'array_version' => 3 ) );
      // WordPress would sort the widgets of the theme before into this one.
      delete_option( 'theme_switched' );
    `);
  }

  /** Creates a post through the REST API as a user of that role. */
  createPost(role: Role, { content, title = 'A post', status = 'publish' }: NewPost) {
    return this.rest<Post>(role, 'POST', '/wp/v2/posts?context=edit', { content, title, status });
  }

  /** A synced pattern; resolves to its id. */
  async createPattern(content: string): Promise<number> {
    const pattern = { content, title: 'A pattern', status: 'publish' };
    return (await this.rest<Post>('editor', 'POST', '/wp/v2/blocks?context=edit', pattern)).id;
  }

  /** A post's markup as it is stored. */
  readPost(id: number) {
    return this.rest<Post>('administrator', 'GET', `/wp/v2/posts/${id}?context=edit`);
  }

  publish(role: Role, id: number) {
    return this.rest<Post>(role, 'POST', `/wp/v2/posts/${id}?context=edit`, { status: 'publish' });
  }

  /** @throws Error with WordPress's own words if it refuses. */
  async rest<Answer>(role: Role, method: string, path: string, body?: object): Promise<Answer> {
    const { cookies, nonce } = await this.#session(role);
    const url = new URL(this.site.origin);
    url.searchParams.set('rest_route', path.split('?')[0] ?? '');
    for (const [name, value] of new URLSearchParams(path.split('?')[1])) {
      url.searchParams.set(name, value);
    }
    const response = await fetch(url, {
      method,
      headers: {
        Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        'X-WP-Nonce': nonce,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Opens a tab in which a user of that role is signed in. */
  async openAs(
    browser: Browser,
    role: Role,
    options = {},
    origin = this.site.origin,
  ): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
    // The editor loads slowly on a busy machine.
    page.setDefaultTimeout(120_000);
    const { cookies } = await this.#session(role, origin);
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
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
      return { name, value: value.join('=') };
    });
    return { result: JSON.parse(text).result as unknown, cookies: unique(cookies) };
  }
}

/** A value as PHP code, whatever it holds. */
export const toPhp = (value: unknown) =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;

/** Messages of WordPress's own files under a newer or older PHP. */
const isWordPressOwn = (line: string) =>
  /in \/(wordpress\/wp-(admin|includes)|internal)\//.test(line) &&
  !line.includes('study-abroad-widgets') &&
  !line.includes('Fatal');

function unique(cookies: Session['cookies']) {
  return [...new Map(cookies.map((cookie) => [cookie.name, cookie])).values()];
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
