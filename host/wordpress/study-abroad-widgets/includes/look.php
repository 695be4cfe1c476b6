<?php
/**
 * The look of the elements on this website: theme, typeface, colours.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The theme of an element that has none of its own.
 *
 * @return string `light`, `dark` or `auto`; '' if the element follows the background behind it.
 */
function sa_widgets_theme() {
	$set = sa_widgets_settings()['theme'];
	return in_array( $set, array( 'light', 'dark', 'auto' ), true ) ? $set : '';
}

/**
 * The custom properties for every element on a page.
 *
 * @return string Declarations of custom properties.
 */
function sa_widgets_look_declarations() {
	$settings = sa_widgets_settings();
	return ( $settings['font'] ? '--sa-font:page();' : '' ) . sa_widgets_color_declarations( $settings['colors'] );
}
