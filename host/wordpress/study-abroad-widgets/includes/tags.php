<?php
/**
 * Our tags in the texts of authors and contributors, who may save no tag unknown to WordPress: ours, with the
 * attributes of a shortcode, can do no more than a shortcode.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Allows our elements and their attributes in posts. Origins are not among these.
 *
 * @param array  $allowed Attributes by tag.
 * @param string $context Kind of text.
 * @return array
 */
function sa_widgets_allow_tags( $allowed, $context ) {
	if ( 'post' !== $context || ! did_action( 'init' ) ) {
		return $allowed;
	}
	$global = array_fill_keys( array( 'id', 'class', 'lang', 'dir', 'style' ), true );
	foreach ( sa_widgets_elements() as $tag => $element ) {
		$allowed[ $tag ] = $global + array_fill_keys( array_keys( $element['attributes'] ), true );
	}
	return $allowed;
}
add_filter( 'wp_kses_allowed_html', 'sa_widgets_allow_tags', 10, 2 );

/**
 * Removes the prerendered markup from our tags in a text that WordPress cleans on saving: it would remove the
 * tags alone, and print the styles as text.
 *
 * @param string $content With slashes.
 * @return string
 */
function sa_widgets_drop_drawn_markup( $content ) {
	if ( false === has_filter( 'content_save_pre', 'wp_filter_post_kses' ) ) {
		return $content;
	}
	$plain = preg_replace( '#(<sa-[a-z-]+\b[^>]*>\s*)<template\b[^>]*\bshadowrootmode\b.*?</template>#is', '$1', $content );
	return null === $plain ? $content : $plain;
}
// Before WordPress cleans it.
add_filter( 'content_save_pre', 'sa_widgets_drop_drawn_markup', 9 );

/**
 * Allows authors the properties by which our snippets reserve room, so that nothing shifts when an element
 * renders.
 *
 * @param string[] $properties Properties that a style attribute may have.
 * @return string[]
 */
function sa_widgets_allow_room( $properties ) {
	return array_merge( $properties, array( 'display', 'min-block-size' ) );
}
add_filter( 'safe_style_css', 'sa_widgets_allow_room' );
