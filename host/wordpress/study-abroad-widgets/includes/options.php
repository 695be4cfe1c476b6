<?php
/**
 * What an administrator has set.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The settings, all of them, whatever is stored.
 *
 * @return array{origin: string, version: string, integrity: string, partner: string, colors: array<string, string>, theme: string, font: bool, everywhere: bool}
 */
function sa_widgets_settings() {
	$stored   = get_option( 'sa_widgets_settings' );
	$defaults = array(
		'origin'     => '',
		'version'    => '',
		'integrity'  => '',
		'partner'    => '',
		'colors'     => array(),
		'theme'      => 'site',
		'font'       => true,
		'everywhere' => false,
	);
	$settings = array_merge( $defaults, is_array( $stored ) ? $stored : array() );
	if ( ! is_array( $settings['colors'] ) ) {
		$settings['colors'] = array();
	}
	return $settings;
}

/**
 * The origin of the site that serves the elements: SA_WIDGETS_ORIGIN in wp-config.php, else the
 * setting.
 *
 * @return string Such as https://www.example.com, or '' if there is none.
 */
function sa_widgets_origin() {
	$address = defined( 'SA_WIDGETS_ORIGIN' ) ? SA_WIDGETS_ORIGIN : sa_widgets_settings()['origin'];
	return sa_widgets_read_origin( $address );
}

/**
 * The origin of an address.
 *
 * @param mixed $address Somebody's spelling of it: a path behind it counts for nothing.
 * @return string '' for anything but an address of http or https.
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
 * A host with letters beyond ASCII as browsers ask for it.
 *
 * @param string $host Such as münchen.example.
 * @return string Such as xn--mnchen-3ya.example; '' if it cannot be one.
 */
function sa_widgets_ascii_host( $host ) {
	// Of WordPress itself; the second name up to 6.1.
	$encoder = class_exists( 'WpOrg\\Requests\\IdnaEncoder' ) ? 'WpOrg\\Requests\\IdnaEncoder' : 'Requests_IDNAEncoder';
	try {
		return class_exists( $encoder ) ? strtolower( $encoder::encode( $host ) ) : '';
	} catch ( Exception $error ) {
		return '';
	}
}

/**
 * The origin under which visitors see this website.
 *
 * @return string
 */
function sa_widgets_own_origin() {
	return sa_widgets_read_origin( home_url() );
}
