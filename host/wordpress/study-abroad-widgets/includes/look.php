<?php
/**
 * How the elements look on this website: light or dark, its typeface, its colours.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Relative luminance (WCAG 2.2) of a ground that white text is better on than black. */
define( 'SA_WIDGETS_DARK_BELOW', 0.18 );

/**
 * The theme of an element that has none of its own.
 *
 * @return string `light`, `dark` or `auto`; '' to leave it to the element.
 */
function sa_widgets_theme() {
	$set = sa_widgets_settings()['theme'];
	if ( in_array( $set, array( 'light', 'dark', 'auto' ), true ) ) {
		return $set;
	}
	return sa_widgets_is_dark( sa_widgets_ground() ) ? 'dark' : '';
}

/**
 * The background colour of this website, as its theme says it.
 *
 * @return string Such as `#101010`; '' if it does not.
 */
function sa_widgets_ground() {
	$color = wp_get_global_styles( array( 'color', 'background' ) );
	if ( ! is_string( $color ) || '' === $color ) {
		$color = get_background_color() ? '#' . get_background_color() : '';
	}
	if ( ! preg_match( '/(?:--color--|color\\|)([\w-]+)/', $color, $preset ) ) {
		return $color;
	}
	foreach ( (array) wp_get_global_settings( array( 'color', 'palette' ) ) as $palette ) {
		foreach ( is_array( $palette ) ? $palette : array() as $entry ) {
			if ( isset( $entry['slug'], $entry['color'] ) && $preset[1] === $entry['slug'] ) {
				return (string) $entry['color'];
			}
		}
	}
	return '';
}

/**
 * Whether a colour is a dark ground.
 *
 * @param string $color As `#rgb`, `#rrggbb` or `rgb(…)`; anything else counts as light.
 * @return bool
 */
function sa_widgets_is_dark( $color ) {
	$hex = ltrim( trim( $color ), '#' );
	if ( preg_match( '/^[0-9a-f]{3}$/i', $hex ) ) {
		$hex = preg_replace( '/./', '$0$0', $hex );
	}
	if ( preg_match( '/^[0-9a-f]{6}/i', $hex ) ) {
		$channels = array_map( 'hexdec', str_split( substr( $hex, 0, 6 ), 2 ) );
	} elseif ( preg_match( '/^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i', $color, $parts ) ) {
		$channels = array_map( 'intval', array_slice( $parts, 1 ) );
	} else {
		return false;
	}
	$linear = array_map(
		static function ( $channel ) {
			$share = min( $channel, 255 ) / 255;
			return $share <= 0.04045 ? $share / 12.92 : pow( ( $share + 0.055 ) / 1.055, 2.4 );
		},
		$channels
	);
	return 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2] < SA_WIDGETS_DARK_BELOW;
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
