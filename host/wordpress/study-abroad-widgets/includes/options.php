<?php
/**
 * The settings.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The colours that can be set for all elements: `--sa-` and one of these. */
define( 'SA_WIDGETS_COLOR_TOKENS', array( 'primary', 'accent', 'ink', 'muted', 'surface', 'wash', 'line' ) );

/**
 * The stored settings, complete, whatever is stored.
 *
 * @return array{origin: string, version: string, integrity: string, partner: string, colors: array<string, string>, theme: string, font: bool, everywhere: bool}
 *         `version` is '' for the newest.
 */
function sa_widgets_stored_settings() {
	$stored   = get_option( 'sa_widgets_settings' );
	$settings = array_merge(
		array(
			'origin'     => '',
			'version'    => '',
			'integrity'  => '',
			'partner'    => '',
			'colors'     => array(),
			'theme'      => 'site',
			'font'       => true,
			'everywhere' => false,
		),
		is_array( $stored ) ? $stored : array()
	);
	if ( ! is_array( $settings['colors'] ) ) {
		$settings['colors'] = array();
	}
	return $settings;
}

/**
 * The settings in wp-config.php, which override the stored ones: SA_WIDGETS_ORIGIN, SA_WIDGETS_PARTNER,
 * SA_WIDGETS_PINNED_VERSION (as `0.1.0 sha384-…`, or `newest`) and SA_WIDGETS_COLORS (as an array, by token).
 *
 * @return array The settings that are fixed, without invalid ones; an invalid address is ''.
 */
function sa_widgets_fixed_settings() {
	$fixed = array();
	if ( defined( 'SA_WIDGETS_ORIGIN' ) ) {
		$fixed['origin'] = sa_widgets_read_origin( SA_WIDGETS_ORIGIN );
	}
	if ( defined( 'SA_WIDGETS_PARTNER' ) && sa_widgets_is_partner( SA_WIDGETS_PARTNER ) ) {
		$fixed['partner'] = SA_WIDGETS_PARTNER;
	}
	if ( defined( 'SA_WIDGETS_PINNED_VERSION' ) && is_string( SA_WIDGETS_PINNED_VERSION ) ) {
		list( $version, $integrity ) = explode( ' ', str_replace( 'newest', '', SA_WIDGETS_PINNED_VERSION ) . ' ' );
		if ( '' === $version || sa_widgets_is_pinned( $version, $integrity ) ) {
			$fixed['version']   = $version;
			$fixed['integrity'] = $integrity;
		}
	}
	if ( defined( 'SA_WIDGETS_COLORS' ) ) {
		$fixed['colors'] = sa_widgets_sanitize_colors( SA_WIDGETS_COLORS );
	}
	return $fixed;
}

/**
 * The settings in effect.
 *
 * @return array As sa_widgets_stored_settings.
 */
function sa_widgets_settings() {
	$stored   = sa_widgets_stored_settings();
	$settings = array_merge( $stored, sa_widgets_fixed_settings() );

	$settings['colors'] += $stored['colors'];
	return $settings;
}

/**
 * The origin of the site that serves the elements.
 *
 * @return string Such as https://www.example.com, or '' if there is none.
 */
function sa_widgets_origin() {
	return sa_widgets_read_origin( sa_widgets_settings()['origin'] );
}

/**
 * The pattern of a partner's id.
 *
 * @return string A regular expression for PHP and HTML.
 */
function sa_widgets_partner_pattern() {
	return sa_widgets_elements()['sa-contact-form']['attributes']['partner']['pattern'];
}

/**
 * Whether a value is a valid partner id.
 *
 * @param mixed $value From a form or from wp-config.php.
 * @return bool
 */
function sa_widgets_is_partner( $value ) {
	return is_string( $value ) && (bool) preg_match( '/' . sa_widgets_partner_pattern() . '/D', $value );
}

/**
 * Whether a version has a number and a hash to check its loader with.
 *
 * @param string $version   Name of its folder.
 * @param string $integrity Hash of its loader.
 * @return bool
 */
function sa_widgets_is_pinned( $version, $integrity ) {
	return preg_match( '/^\d{1,4}\.\d{1,4}\.\d{1,4}(-[\w.]{1,20})?$/D', $version )
		&& preg_match( '/^sha384-[A-Za-z0-9+\/]{64}$/D', $integrity );
}

/**
 * Valid colours.
 *
 * @param mixed $colors By token, from a form or from wp-config.php.
 * @return array<string, string> As `#rrggbb`, without unset ones.
 */
function sa_widgets_sanitize_colors( $colors ) {
	$kept = array();
	foreach ( SA_WIDGETS_COLOR_TOKENS as $token ) {
		$color = is_array( $colors ) && isset( $colors[ $token ] ) && is_string( $colors[ $token ] ) ? sanitize_hex_color( trim( $colors[ $token ] ) ) : '';
		if ( $color ) {
			$kept[ $token ] = $color;
		}
	}
	return $kept;
}

/**
 * The origin of an address.
 *
 * @param mixed $address In any spelling; a path is ignored.
 * @return string '' unless it is an address of http or https.
 */
function sa_widgets_read_origin( $address ) {
	$address = is_string( $address ) ? trim( $address ) : '';
	if ( '' !== $address && false === strpos( $address, '://' ) ) {
		$address = 'https://' . $address;
	}
	$parts  = wp_parse_url( $address );
	$scheme = strtolower( isset( $parts['scheme'] ) ? $parts['scheme'] : '' );
	$host   = strtolower( isset( $parts['host'] ) ? $parts['host'] : '' );
	if ( preg_match( '/[^\x00-\x7f]/', $host ) ) {
		$host = sa_widgets_ascii_host( $host );
	}
	if ( ! in_array( $scheme, array( 'http', 'https' ), true ) || ! preg_match( '/^[a-z0-9.-]+$/', $host ) ) {
		return '';
	}
	return $scheme . '://' . $host . ( isset( $parts['port'] ) ? ':' . (int) $parts['port'] : '' );
}

/**
 * The ASCII form of an internationalised host.
 *
 * @param string $host Such as münchen.example.
 * @return string Such as xn--mnchen-3ya.example; '' if it is invalid.
 */
function sa_widgets_ascii_host( $host ) {
	// Part of WordPress; the second is its name up to 6.1.
	$encoder = class_exists( 'WpOrg\\Requests\\IdnaEncoder' ) ? 'WpOrg\\Requests\\IdnaEncoder' : 'Requests_IDNAEncoder';
	try {
		return class_exists( $encoder ) ? strtolower( $encoder::encode( $host ) ) : '';
	} catch ( Exception $error ) {
		return '';
	}
}

/**
 * The public origin of this website.
 *
 * @return string
 */
function sa_widgets_own_origin() {
	return sa_widgets_read_origin( home_url() );
}
