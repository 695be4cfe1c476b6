<?php
/**
 * Our tags in what authors and contributors write, who may save no tag that WordPress does not know: ours,
 * with the attributes that a shortcode takes, do nothing that a shortcode could not.
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
 * @param string $context What is cleaned.
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
 * Takes the drawn markup out of our tags in what is saved for whoever may not write HTML: WordPress removes
 * its tags alone, and would print its styles as text.
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
 * Lets authors keep the room that our snippets reserve, so that nothing moves when an element comes.
 *
 * @param string[] $properties Of CSS, that a style attribute may have.
 * @return string[]
 */
function sa_widgets_allow_room( $properties ) {
	return array_merge( $properties, array( 'display', 'min-block-size' ) );
}
add_filter( 'safe_style_css', 'sa_widgets_allow_room' );
