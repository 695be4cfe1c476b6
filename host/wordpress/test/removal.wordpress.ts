import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launch, openPage, siteOrigin } from '../../e2e/support.ts';
import {
  blockMarkup,
  customHtml,
  lookAt,
  paragraph,
  placeholder,
  shortcodeBlock,
} from './elements.ts';
import { toPhp, WordPress } from './wordpress.ts';

/** A block as the editor saves it: with a link inside. */
const SAVED_BLOCK = blockMarkup({ tag: 'sa-cost-calculator', attributes: {} }).replace(
  ' /-->',
  ` -->\n<p class="sa-widgets-link"><a href="${siteOrigin}/tools#cost-calculator">Cost Calculator</a></p>\n<!-- /wp:study-abroad/element -->`,
);
const CONTENT = [
  SAVED_BLOCK,
  shortcodeBlock('[sa-contact-form subject="visa"]'),
  paragraph('Before [sa_newsletter_form] after.'),
  customHtml(placeholder({ tag: 'sa-tools-catalogue', attributes: {} })),
].join('\n\n');

describe('without the plugin', () => {
  const wordpress = new WordPress(inject('newest'));
  const { origin } = wordpress.site;
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await wordpress.prepare();
  });
  afterAll(() => browser.close());
  beforeEach(() => wordpress.reset({ origin: siteOrigin }));
  afterEach(() => expect(wordpress.takeLog()).toEqual([]));

  it('posts stay readable: shortcodes into links, deactivate, back again, delete', async () => {
    const post = await wordpress.createPost('author', { content: CONTENT });
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(`${origin}/wp-admin/options-general.php?page=study-abroad-widgets`);
    await page.getByRole('button', { name: 'Turn shortcodes into links' }).click();
    await page.getByText('1 text was changed.').waitFor();

    await deactivate(page);
    const [visit, pageErrors] = await openPage(browser);
    await visit.goto(post.link);
    const main = visit.locator('main');
    expect(await main.textContent()).not.toMatch(/\[\/?sa[-_]|study-abroad\/element/i);
    expect(
      await main
        .locator(`a[href^="${siteOrigin}"]`)
        .evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
        ),
    ).toEqual(['/tools', '/contact', expect.stringMatching(/^\//)]);
    expect(await visit.locator('script[src*="sa-loader"]').count()).toBe(0);
    expect(pageErrors).toEqual([]);

    await wordpress.prepare();
    await page.goto(`${origin}/wp-admin/options-general.php?page=study-abroad-widgets`);
    await page.getByRole('button', { name: 'Bring the shortcodes back' }).click();
    await page.getByText('1 text was changed.').waitFor();
    expect((await wordpress.readPost(post.id)).content.raw).toBe(post.content.raw);
    await visit.goto(post.link);
    await lookAt(visit, [{ tag: 'sa-contact-form', attributes: { subject: 'visa' } }]);
    expect(await visit.locator('sa-contact-form').count()).toBe(1);
    await visit.close();
    await page.goto(`${origin}/wp-admin/plugins.php`);
    await page.getByText('Before you deactivate').waitFor();
    await page.close();
  });

  it('links keep dates and revisions, and are made of titles, excerpts and descriptions, too', async () => {
    const day = '2024-05-06 07:08:09';
    const [id, term] = await wordpress.php<[number, number]>(`
      $id = wp_insert_post( array(
        'post_title'   => 'Costs [sa-cost-calculator]',
        'post_content' => 'Words [sa-contact-form]',
        'post_excerpt' => 'In short [SA_Newsletter_Form]',
        'post_status'  => 'publish',
        'post_date'    => '${day}',
      ) );
      update_post_meta( $id, '_builder', '{"module":"[sa-contact-form]"}' );
      $term = wp_insert_term( 'Visas', 'category', array( 'description' => 'Ask us: [sa-contact-form]' ) );
      $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_modified' => '${day}' ), array( 'ID' => $id ) );
      clean_post_cache( $id );
      return array( $id, $term['term_id'] );
    `);
    const read = () =>
      wordpress.php<Record<'title' | 'content' | 'excerpt' | 'about' | 'meta' | 'day', string>>(`
        $post = get_post( ${id} );
        return array(
          'title'     => $post->post_title,
          'content'   => $post->post_content,
          'excerpt'   => $post->post_excerpt,
          'about'     => get_term( ${term} )->description,
          'meta'      => get_post_meta( ${id}, '_builder', true ),
          'day'       => $post->post_modified,
          'revisions' => count( wp_get_post_revisions( ${id} ) ),
        );
      `);
    const before = await read();
    const page = await wordpress.openAs(browser, 'administrator');
    await page.goto(`${origin}/wp-admin/options-general.php?page=study-abroad-widgets`);
    await page.getByText('1 page has shortcodes of ours in a page builder').waitFor();
    await page.getByRole('button', { name: 'Turn shortcodes into links' }).click();
    await page.getByText('2 texts were changed.').waitFor();
    const linked = await read();
    expect(linked).toMatchObject({ day, title: 'Costs ', meta: before.meta });
    expect(linked).toHaveProperty('revisions', 0);
    for (const text of [linked.content, linked.excerpt, linked.about]) {
      expect(text).toContain(`href="${siteOrigin}/`);
      expect(text).not.toMatch(/\[sa/i);
    }
    await page.getByRole('button', { name: 'Bring the shortcodes back' }).click();
    await page.getByText('2 texts were changed.').waitFor();
    expect(await read()).toEqual(before);
    await page.close();
    await wordpress.php(`wp_delete_term( ${term}, 'category' );`);
  });

  it('the list of plugins reminds of shortcodes, and looks no further than the first', async () => {
    const add = (content: string, times: number) =>
      wordpress.php(`
        for ( $i = 0; $i < ${times}; $i++ ) { wp_insert_post( array( 'post_title' => 'A post', 'post_content' => '${content}', 'post_status' => 'publish' ) ); }
      `);
    /** The notes below our name, and how often the database was asked for texts. */
    const read = () =>
      wordpress.php<[notes: string, questions: string[]]>(`
        // As in wp-admin.
        require_once SA_WIDGETS_DIR . '/includes/fields.php';
        require_once SA_WIDGETS_DIR . '/includes/links.php';
        wp_set_current_user( username_exists( 'administrator' ) );
        $asked = array();
        add_filter( 'query', static function ( $query ) use ( &$asked ) { if ( strpos( $query, '[sa' ) ) { $asked[] = $query; } return $query; } );
        $notes = apply_filters( 'plugin_row_meta', array(), 'study-abroad-widgets/study-abroad-widgets.php', array(), 'all' );
        return array( implode( $notes ), $asked );
      `);
    const reminder = 'Before you deactivate: turn shortcodes into links';
    await add('In the [sale] of spring', 12);
    const [none, asked] = await read();
    expect(none).not.toContain(reminder);
    // Posts, descriptions and what page builders keep; and nothing of these on the next view.
    expect(asked.length).toBeGreaterThan(2);
    expect(await read()).toEqual([none, []]);
    const term = await wordpress.php<number>(`
      return wp_insert_term( 'Fees', 'category', array( 'description' => '[sa-contact-form]' ) )['term_id'];
    `);
    expect((await read())[0]).toContain(reminder);
    await wordpress.php(`wp_delete_term( ${term}, 'category' );`);
    expect((await read())[0]).not.toContain(reminder);
    await add('[sa-contact-form]', 1);
    expect((await read())[0]).toContain(reminder);
    await wordpress.reset({ origin: siteOrigin });
    await wordpress.php(`
      add_post_meta( wp_insert_post( array( 'post_title' => 'By a builder', 'post_status' => 'publish' ) ), '_builder', '[sa-contact-form]' );
    `);
    expect((await read())[0]).toContain(reminder);
    await wordpress.reset({ origin: siteOrigin });
    await add('[sa-contact-form]', 12);
    const [notes, questions] = await read();
    expect(notes).toContain(reminder);
    expect(questions).toEqual([expect.stringMatching(/ LIMIT 1$/)]);
  });

  it('leaves a text as it is over which PHP gives up', async () => {
    const text = '<!-- wp:shortcode -->[sa-contact-form]<!-- /wp:shortcode -->';
    const linked = await wordpress.php<string>(`
      require_once SA_WIDGETS_DIR . '/includes/links.php';
      ini_set( 'pcre.jit', '0' );
      ini_set( 'pcre.backtrack_limit', '1' );
      return sa_widgets_link_text( ${toPhp(text)} );
    `);
    expect(linked).toBe(text);
  });

  it('deleting it leaves the texts and takes the settings', async () => {
    const post = await wordpress.createPost('author', { content: SAVED_BLOCK });
    const left = await wordpress.php<{ settings: unknown; memory: unknown; content: string }>(`
      set_transient( 'sa_widgets_no_shortcodes', 1, HOUR_IN_SECONDS );
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      $file = 'study-abroad-widgets/study-abroad-widgets.php';
      deactivate_plugins( $file );
      uninstall_plugin( $file );
      return array( 'settings' => get_option( 'sa_widgets_settings', 'none' ), 'memory' => get_transient( 'sa_widgets_no_shortcodes' ), 'content' => get_post( ${post.id} )->post_content );
    `);
    expect(left).toEqual({ settings: 'none', memory: false, content: post.content.raw });
    const [visit] = await openPage(browser);
    await visit.goto(post.link);
    await visit.getByRole('link', { name: 'Cost Calculator' }).waitFor();
    await visit.close();
    await wordpress.prepare();
  });

  async function deactivate(page: Page) {
    await page.goto(`${origin}/wp-admin/plugins.php`);
    await page.getByText('Before you deactivate').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Deactivate Study-abroad widgets' }).click();
    await page.getByText('Plugin deactivated.').waitFor();
  }
});
