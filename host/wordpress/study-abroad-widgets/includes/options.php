<?php
/**
 * What an administrator has set.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The colours that can be set for all elements: `--sa-` and these. */
define( 'SA_WIDGETS_COLOR_TOKENS', array( 'primary', 'accent', 'ink', 'muted', 'surface', 'wash', 'line' ) );

/**
 * What nobody has set, as it is stored: an empty setting is the network's, and where there is none, ours.
 *
 * @return array{origin: string, version: string, integrity: string, partner: string, colors: array<string, string>, theme: string, font: bool, everywhere: bool}
 */
function sa_widgets_default_settings() {
	return array(
		'origin'     => '',
		'version'    => '',
		'integrity'  => '',
		'partner'    => '',
		'colors'     => array(),
		'theme'      => 'site',
		'font'       => true,
		'everywhere' => false,
	);
}

/**
 * What is stored, whole, whatever that is.
 *
 * @param bool $is_network What the network's page has stored, for all its websites, or this website's own.
 * @return array As sa_widgets_default_settings.
 */
function sa_widgets_stored_settings( $is_network ) {
	$stored   = $is_network ? get_site_option( 'sa_widgets_network_settings' ) : get_option( 'sa_widgets_settings' );
	$settings = array_merge( sa_widgets_default_settings(), is_array( $stored ) ? $stored : array() );
	if ( ! is_array( $settings['colors'] ) ) {
		$settings['colors'] = array();
	}
	return $settings;
}

/**
 * What counts where the website itself has set nothing: the network's settings.
 *
 * @return array As sa_widgets_default_settings.
 */
function sa_widgets_inherited_settings() {
	return is_multisite() ? sa_widgets_stored_settings( true ) : sa_widgets_default_settings();
}

/**
 * What wp-config.php says, which counts more than both: SA_WIDGETS_ORIGIN, SA_WIDGETS_PARTNER,
 * SA_WIDGETS_PINNED_VERSION (as `0.1.0 sha384-…`, or `newest`) and SA_WIDGETS_COLORS (as an array, by token).
 *
 * @return array The settings that are fixed; a wrong value is none, but for an address, which is then ''.
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
		list( $version, $integrity ) = explode( ' ', SA_WIDGETS_PINNED_VERSION . ' ' );
		if ( 'newest' === $version || sa_widgets_is_pinned( $version, $integrity ) ) {
			$fixed['version']   = $version;
			$fixed['integrity'] = 'newest' === $version ? '' : $integrity;
		}
	}
	if ( defined( 'SA_WIDGETS_COLORS' ) ) {
		$fixed['colors'] = sa_widgets_sanitize_colors( SA_WIDGETS_COLORS );
	}
	return $fixed;
}

/**
 * The settings that count on this website: of wp-config.php, else its own, else the network's.
 *
 * @return array As sa_widgets_default_settings; `version` is '' for the newest.
 */
function sa_widgets_settings() {
	$settings  = sa_widgets_stored_settings( false );
	$inherited = sa_widgets_inherited_settings();
	$fixed     = sa_widgets_fixed_settings();
	foreach ( array( 'origin', 'partner', 'version' ) as $key ) {
		if ( '' === $settings[ $key ] ) {
			$settings[ $key ] = $inherited[ $key ];
			if ( 'version' === $key ) {
				$settings['integrity'] = $inherited['integrity'];
			}
		}
	}
	$colors   = $settings['colors'] + $inherited['colors'];
	$settings = array_merge( $settings, $fixed );
	if ( 'newest' === $settings['version'] ) {
		$settings['version'] = '';
	}
	$settings['colors'] = array_merge( $colors, isset( $fixed['colors'] ) ? $fixed['colors'] : array() );
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
 * What a partner's id looks like.
 *
 * @return string A regular expression that PHP and HTML read alike.
 */
function sa_widgets_partner_pattern() {
	return sa_widgets_elements()['sa-contact-form']['attributes']['partner']['pattern'];
}

/**
 * Whether something can be a partner's id.
 *
 * @param mixed $value Of a form or of wp-config.php.
 * @return bool
 */
function sa_widgets_is_partner( $value ) {
	return is_string( $value ) && (bool) preg_match( '/' . sa_widgets_partner_pattern() . '/D', $value );
}

/**
 * Whether a version can be asked for by its number, and checked.
 *
 * @param string $version   As its folder is named.
 * @param string $integrity Hash of its loader.
 * @return bool
 */
function sa_widgets_is_pinned( $version, $integrity ) {
	return preg_match( '/^\d{1,4}\.\d{1,4}\.\d{1,4}(-[\w.]{1,20})?$/D', $version )
		&& preg_match( '/^sha384-[A-Za-z0-9+\/]{64}$/D', $integrity );
}

/**
 * Colours of a form or of wp-config.php.
 *
 * @param mixed $colors By token.
 * @return array<string, string> As `#rrggbb`, without those that are not set.
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
