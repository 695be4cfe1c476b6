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
