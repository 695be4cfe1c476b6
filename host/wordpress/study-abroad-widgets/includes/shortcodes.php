<?php
/**
 * Shortcodes named after the elements. They stay registered without an address in the settings, so
 * that no visitor ever reads one.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The spellings of a shortcode that work where a page builder runs it from a text that no filter of
 * ours has seen: with dashes, underscores or neither, in small, capital or mixed letters.
 *
 * @param string $tag Such as `sa-contact-form`.
 * @return string[] Such as `sa-contact-form`, `Sa-contact-form`, `SA_Contact_Form` and `saContactForm`.
 */
function sa_widgets_spellings( $tag ) {
	$words = explode( '-', $tag );
	$title = array_map( 'ucfirst', $words );
	$names = array( lcfirst( implode( '', $title ) ) );
	foreach ( array( '-', '_', '' ) as $dash ) {
		$names[] = implode( $dash, $words );
		$names[] = ucfirst( implode( $dash, $words ) );
		$names[] = implode( $dash, $title );
		$names[] = strtoupper( implode( $dash, $words ) );
		$names[] = 'SA' . $dash . implode( $dash, array_slice( $title, 1 ) );
	}
	return $names;
}

/**
 * Loads translations, then registers a shortcode for each element.
 */
function sa_widgets_register_shortcodes() {
	load_plugin_textdomain( 'study-abroad-widgets', false, dirname( plugin_basename( SA_WIDGETS_FILE ) ) . '/languages' );
	foreach ( array_keys( sa_widgets_elements() ) as $tag ) {
		foreach ( sa_widgets_spellings( $tag ) as $name ) {
			add_shortcode( $name, 'sa_widgets_render_shortcode' );
		}
	}
	foreach ( sa_widgets_former_tags() as $tag ) {
		add_shortcode( $tag, 'sa_widgets_render_former_shortcode' );
	}
}
add_action( 'init', 'sa_widgets_register_shortcodes' );

/**
 * Elements that earlier versions of the plugin had and that belong to our own pages.
 *
 * @return string[] Tags.
 */
function sa_widgets_former_tags() {
	return array( 'sa-blog-list', 'sa-blog-newsletter', 'sa-blog-post', 'sa-blog-teaser', 'sa-consultant-guide', 'sa-contact-info', 'sa-faq', 'sa-hero', 'sa-milestones', 'sa-mission-values', 'sa-not-found', 'sa-office-map', 'sa-our-story', 'sa-page-hero', 'sa-site-footer', 'sa-site-header', 'sa-stats-strip', 'sa-success-stories', 'sa-team', 'sa-testimonials', 'sa-toaster', 'sa-tools-teaser', 'sa-university-matcher', 'sa-updates-strip' );
}

/**
 * Leaves nothing of a shortcode that is no longer one but what stands between its tags.
 *
 * @param array|string $attributes Not needed.
 * @param string|null  $content    Between the tags.
 * @param string       $shortcode  Its name.
 * @return string
 */
function sa_widgets_render_former_shortcode( $attributes, $content, $shortcode ) {
	/* translators: %s: a shortcode. */
	$problem = sprintf( __( '[%s] is not made for other websites. Please remove it.', 'study-abroad-widgets' ), $shortcode );
	return do_shortcode( (string) $content ) . sa_widgets_notes( array( $problem ) );
}

/**
 * A shortcode's element.
 *
 * @param array|string $attributes As WordPress has read them; '' for none.
 * @param string|null  $content    Between the tags, if there are two.
 * @param string       $shortcode  Its name.
 * @return string
 */
function sa_widgets_render_shortcode( $attributes, $content, $shortcode ) {
	$decoded = array();
	foreach ( is_array( $attributes ) ? $attributes : array() as $name => $value ) {
		$decoded[ $name ] = html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
	$fallback = is_string( $content ) ? do_shortcode( $content ) : '';
	return sa_widgets_render_element( sa_widgets_shortcode_tag( $shortcode ), $decoded, $fallback );
}

/**
 * Runs one of ours from its text, before WordPress does from what it has read: page builders call it
 * themselves, with curly quotes that nobody has mended.
 *
 * @param false|string $output     What others have made of it.
 * @param string       $shortcode  Its name.
 * @param array|string $attributes As WordPress has read them.
 * @param array        $match      With the text of the attributes, and what stands between the tags.
 * @return false|string
 */
function sa_widgets_run_as_written( $output, $shortcode, $attributes, $match ) {
	$tag = sa_widgets_shortcode_tag( $shortcode );
	if ( '' === $tag || false !== $output ) {
		return $output;
	}
	$inner = isset( $match[5] ) && '' !== $match[5] ? $match[5] : null;
	return sa_widgets_render_shortcode( shortcode_parse_atts( sa_widgets_mend_attributes( $match[3] ) ), $inner, $tag );
}
add_filter( 'pre_do_shortcode_tag', 'sa_widgets_run_as_written', 10, 4 );

/**
 * Mends our shortcodes in a block and runs them there, since templates of block themes run shortcodes
 * before their blocks are drawn. Classic content is one block without a name: its turn comes later.
 *
 * @param string $html  The block's HTML.
 * @param array  $block The block.
 * @return string
 */
function sa_widgets_run_in_block( $html, $block ) {
	if ( ! isset( $block['blockName'] ) ) {
		return $html;
	}
	if ( 'core/shortcode' === $block['blockName'] ) {
		// A Shortcode block wraps its text in a paragraph, in which nothing can be wide.
		$html = shortcode_unautop( sa_widgets_mend_shortcodes( $html ) );
	}
	return sa_widgets_run_shortcodes( $html );
}

/**
 * Where WordPress runs shortcodes at priority 11, they are mended first, before quotes become curly
 * at 10; where it runs none, ours are run. Titles and excerpts have no place for an element.
 */
function sa_widgets_watch_texts() {
	add_filter( 'render_block', 'sa_widgets_run_in_block', 10, 2 );
	foreach ( array( 'the_content', 'widget_text', 'widget_text_content', 'widget_block_content' ) as $filter ) {
		add_filter( $filter, 'sa_widgets_mend_shortcodes', 9 );
	}
	// What page builders have put in the place of the content by now.
	add_filter( 'the_content', 'sa_widgets_mend_shortcodes', 10 );
	foreach ( array( 'widget_custom_html_content', 'the_excerpt', 'term_description', 'get_the_archive_description' ) as $filter ) {
		add_filter( $filter, 'sa_widgets_run_shortcodes', 9 );
	}
	if ( is_admin() ) {
		return;
	}
	foreach ( array( 'the_title', 'single_post_title', 'widget_title', 'get_the_excerpt', 'wp_trim_excerpt', 'document_title' ) as $filter ) {
		add_filter( $filter, 'sa_widgets_strip_shortcodes', 9 );
	}
}
add_action( 'init', 'sa_widgets_watch_texts', 11 );

/**
 * Forgets what includes/links.php remembers: a text that is saved now may have a shortcode.
 */
function sa_widgets_forget_no_shortcodes() {
	delete_transient( 'sa_widgets_no_shortcodes' );
}
add_action( 'save_post', 'sa_widgets_forget_no_shortcodes' );
add_action( 'saved_term', 'sa_widgets_forget_no_shortcodes' );
