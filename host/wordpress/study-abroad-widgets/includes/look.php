<?php
/**
 * How the elements look on this website: its theme, its typeface, its colours.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The theme of an element that has none of its own.
 *
 * @return string `light`, `dark` or `auto`; '' to leave it to the element, which sees what is behind it.
 */
function sa_widgets_theme() {
	$set = sa_widgets_settings()['theme'];
	return in_array( $set, array( 'light', 'dark', 'auto' ), true ) ? $set : '';
}

/**
 * What every element on a page of this website takes from it.
 *
 * @return string Declarations of custom properties.
 */
function sa_widgets_look_declarations() {
	$settings = sa_widgets_settings();
	return ( $settings['font'] ? '--sa-font:page();' : '' ) . sa_widgets_color_declarations( $settings['colors'] );
}
