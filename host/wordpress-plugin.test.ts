// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/**
 * A stub of the WordPress functions that the plugin calls: it records what is registered and
 * escaped.
 */
const WORDPRESS = `
  define( 'ABSPATH', '/' );
  define( 'SA_WIDGETS_ORIGIN', 'https://site.example' );
  $shortcodes = array(); $filters = array(); $scripts = array();
  function add_shortcode( $tag, $render ) { $GLOBALS['shortcodes'][ $tag ] = $render; }
  function add_filter( $name, $filter ) { $GLOBALS['filters'][ $name ] = $filter; }
  function wp_enqueue_script( $handle, $source ) { $GLOBALS['scripts'][ $handle ] = $source; }
  function esc_attr( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
  function esc_url( $url ) { return htmlspecialchars( $url, ENT_QUOTES ); }
  require 'host/wordpress-plugin.php';
  function shortcode( $tag, $attributes ) {
    return $GLOBALS['shortcodes'][ $tag ]( $attributes, '', $tag );
  }
`;

const run = (code: string) => String(execFileSync('php', ['-r', WORDPRESS + code]));
const hasPhp = spawnSync('php', ['-v']).status === 0;

describe.skipIf(!hasPhp)('the WordPress plugin', () => {
  it('writes an element as one line with a fallback, which no text filter touches', () => {
    expect(run("echo shortcode( 'sa-contact-form', array( 'subject' => 'visa' ) );")).toBe(
      '<sa-contact-form subject="visa"><a href="https://site.example/contact">Contact us</a></sa-contact-form>',
    );
  });

  it('takes a shortcode without attributes, which WordPress gives as an empty text', () => {
    expect(run("echo shortcode( 'sa-faq', '' );")).toMatch(/^<sa-faq><a .+<\/a><\/sa-faq>$/);
  });

  it('drops what an editor may not set and escapes the rest', () => {
    const attributes = `array( 'api-base' => 'https://evil.example', 'onclick' => 'alert(1)', 'heading' => '"><script>' )`;
    const html = run(`echo shortcode( 'sa-contact-form', ${attributes} );`);
    expect(html).toMatch(/^<sa-contact-form heading="&quot;&gt;&lt;script&gt;"><a /);
    expect(html).not.toMatch(/evil|onclick|<script/);
  });

  it('loads the loader, as a module that never holds up the page and that optimisers leave alone', () => {
    const code = `
      shortcode( 'sa-faq', '' );
      echo $filters['script_loader_tag']( '', 'sa-widgets', $scripts['sa-widgets'] );`;
    expect(run(code)).toBe(
      '<script type="module" async src="https://site.example/embed/sa-loader.js" ' +
        'data-cfasync="false" data-no-optimize="1" data-no-minify="1" data-no-defer="1" nowprocket></script>\n',
    );
  });

  it('leaves the scripts of others as they are', () => {
    const code =
      "echo $filters['script_loader_tag']( '<script></script>', 'jquery', '/jquery.js' );";
    expect(run(code)).toBe('<script></script>');
  });
});
