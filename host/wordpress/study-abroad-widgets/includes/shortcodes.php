<?php
/**
 * Shortcodes named after the elements, by WordPress's own parser. They stay registered without an address
 * in the settings, so that no visitor ever reads one.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The spellings of a shortcode that work where a page builder renders a text that our filters have not seen:
 * with dashes, underscores or neither, in small, capital or mixed letters.
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
 * The element of a shortcode.
 *
 * @param string $name In any spelling.
 * @return string Its tag; '' if it is not ours.
 */
function sa_widgets_shortcode_tag( $name ) {
	static $tags = array();
	foreach ( $tags ? array() : array_keys( sa_widgets_elements() ) as $tag ) {
		$tags[ str_replace( '-', '', $tag ) ] = $tag;
	}
	$letters = strtolower( str_replace( array( '-', '_' ), '', $name ) );
	return isset( $tags[ $letters ] ) ? $tags[ $letters ] : '';
}

/**
 * Loads translations, then registers the shortcodes.
 */
function sa_widgets_register_shortcodes() {
	load_plugin_textdomain( 'study-abroad-widgets', false, dirname( plugin_basename( SA_WIDGETS_FILE ) ) . '/languages' );
	foreach ( array_keys( sa_widgets_elements() ) as $tag ) {
		foreach ( sa_widgets_spellings( $tag ) as $name ) {
			add_shortcode( $name, 'sa_widgets_render_shortcode' );
		}
	}
}
add_action( 'init', 'sa_widgets_register_shortcodes' );

/**
 * A shortcode's element.
 *
 * @param array|string $attributes As WordPress has parsed them; '' for none.
 * @param string|null  $content    Between the tags, if there are two.
 * @param string       $shortcode  Its name.
 * @return string
 */
function sa_widgets_render_shortcode( $attributes, $content, $shortcode ) {
	$decoded = array();
	foreach ( is_array( $attributes ) ? $attributes : array() as $name => $value ) {
		$decoded[ $name ] = html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
	return sa_widgets_render_element( sa_widgets_shortcode_tag( $shortcode ), $decoded, do_shortcode( (string) $content ) );
}

/**
 * Renders one of our shortcodes with the quotes and spaces of a word processor replaced by plain ones:
 * WordPress takes a typographic quote for a part of the value.
 *
 * @param false|string $output     Output of other filters.
 * @param string       $shortcode  Its name.
 * @param array|string $attributes As WordPress has parsed them.
 * @param array        $match      With the text of the attributes, and the content between the tags.
 * @return false|string
 */
function sa_widgets_render_pasted_shortcode( $output, $shortcode, $attributes, $match ) {
	if ( false !== $output || '' === sa_widgets_shortcode_tag( $shortcode ) ) {
		return $output;
	}
	$double = '(?:[“”„″]|&(?:#822[012]|#8243|ldquo|rdquo|bdquo|Prime);)';
	$single = '(?:[‘’‚′]|&(?:#821[678]|#8242|lsquo|rsquo|sbquo|prime);)';
	$plain  = preg_replace(
		array( '/\x{A0}|&nbsp;|&#160;|<br\s*\/?>/u', "/=\s*(?|$double(.*?)(?:$double|\")|$single(.*?)(?:$single|'))(?=\s|$)/su" ),
		array( ' ', '="$1"' ),
		$match[3]
	);
	return sa_widgets_render_shortcode( shortcode_parse_atts( null === $plain ? $match[3] : $plain ), isset( $match[5] ) ? $match[5] : '', $shortcode );
}
add_filter( 'pre_do_shortcode_tag', 'sa_widgets_render_pasted_shortcode', 10, 4 );

/**
 * Prepares our shortcodes for WordPress's parser, which knows one spelling of a name, ends none with the
 * no-break space of a word processor, and looks for closing tags too far. An opening tag that is not closed
 * before the next one closes itself, and one without its bracket is text. A closing tag without an opening one
 * goes. An example in double brackets gets entities, because the blocks around it are searched as well.
 *
 * @param mixed $content HTML or text.
 * @return mixed
 */
function sa_widgets_mend_shortcodes( $content ) {
	if ( ! is_string( $content ) || false === strpos( $content, '[' ) ) {
		return $content;
	}
	$named = preg_replace_callback(
		'/(?<=\[|\[\/)(sa[\w-]++)(?:\xC2\xA0|&nbsp;|&#160;)?/i',
		static function ( $match ) {
			$tag = sa_widgets_shortcode_tag( $match[1] );
			return '' === $tag ? $match[0] : $tag . ( $match[0] === $match[1] ? '' : ' ' );
		},
		$content
	);
	$name  = '(?:' . implode( '|', array_keys( sa_widgets_elements() ) ) . ')(?![\w-])';
	// Attributes end with their paragraph, and before the next of our tags.
	$tag    = "$name(?:[^\[\]<\r\n]++|\[(?!\/?$name)|<(?!\/?(?:p|div|h[1-6]|[uo]l|li|t[dhr]|table|blockquote)\b)|\R(?!\h*+\R))*+";
	$pair   = "\[(?=($name))$tag(?<!\/)\](?:[^\[]++|\[(?!\/?$name))*+\[\/\g1\](*SKIP)(*FAIL)";
	$mended = preg_replace(
		array( "/\[\[($tag)\]\]/", "/\[(?=$tag(?!\]))/", "/$pair|\[\/$name\]/", "/$pair|\[($tag)(?<!\/)\]/" ),
		array( '&#91;$1&#93;', '&#91;', '', '[$2 /]' ),
		(string) $named
	);
	return null === $named || null === $mended ? $content : $mended;
}

/**
 * Applies a function of WordPress's to our shortcodes alone.
 *
 * @param callable $change  Such as `do_shortcode`.
 * @param mixed    $content HTML or text.
 * @return mixed The same type; unchanged if it is no text.
 */
function sa_widgets_change_shortcodes( callable $change, $content ) {
	global $shortcode_tags;
	if ( ! is_string( $content ) || false === strpos( $content, '[' ) ) {
		return $content;
	}
	$all            = $shortcode_tags;
	$shortcode_tags = array_intersect( $all, array( 'sa_widgets_render_shortcode' ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
	$changed        = $change( sa_widgets_mend_shortcodes( $content ) );
	$shortcode_tags = $all; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
	return $changed;
}

/**
 * Renders our shortcodes where WordPress renders none.
 *
 * @param mixed $content HTML or text.
 * @return mixed
 */
function sa_widgets_run_shortcodes( $content ) {
	return sa_widgets_change_shortcodes( 'do_shortcode', $content );
}

/**
 * Removes our shortcodes: titles and excerpts have no place for an element.
 *
 * @param mixed $content Text.
 * @return mixed
 */
function sa_widgets_strip_shortcodes( $content ) {
	return sa_widgets_change_shortcodes( 'strip_shortcodes', $content );
}

/**
 * Renders our shortcodes in a block, because WordPress renders those of a block theme's templates before
 * their blocks. Classic content is one block without a name: WordPress renders its shortcodes later.
 *
 * @param string $html  The block's HTML.
 * @param array  $block The block.
 * @return string
 */
function sa_widgets_run_in_block( $html, $block ) {
	if ( ! isset( $block['blockName'] ) ) {
		return $html;
	}
	// A Shortcode block wraps its text in a paragraph, in which nothing can be wide.
	return sa_widgets_run_shortcodes( 'core/shortcode' === $block['blockName'] ? shortcode_unautop( $html ) : $html );
}

/**
 * Adds the filters. If WordPress renders the shortcodes of a text, at priority 11, they are mended at 9, before
 * its own changes to the text.
 */
function sa_widgets_filter_texts() {
	add_filter( 'render_block', 'sa_widgets_run_in_block', 10, 2 );
	foreach ( array( 'the_content', 'widget_text', 'widget_text_content', 'widget_block_content' ) as $filter ) {
		add_filter( $filter, 'sa_widgets_mend_shortcodes', 9 );
	}
	foreach ( array( 'widget_custom_html_content', 'term_description', 'get_the_archive_description' ) as $filter ) {
		add_filter( $filter, 'sa_widgets_run_shortcodes', 9 );
	}
	if ( is_admin() ) {
		return;
	}
	foreach ( array( 'the_title', 'single_post_title', 'widget_title', 'get_the_excerpt', 'document_title' ) as $filter ) {
		add_filter( $filter, 'sa_widgets_strip_shortcodes', 9 );
	}
}
add_action( 'init', 'sa_widgets_filter_texts', 11 );
