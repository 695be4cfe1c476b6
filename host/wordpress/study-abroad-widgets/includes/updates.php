<?php
/**
 * Updates from our own site: the header `Update URI` names the file that describes the newest version, so that a
 * plugin of the same name in WordPress's directory never replaces ours. Control of our site gives none of this
 * one: a package is installed only if one of two keys has signed its name, its version and its hash, and never
 * an older one.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The package of an offered update. It is no address, so that WordPress alone downloads nothing: if this plugin
 * is inactive, paused, or active on another site of a network, a stored offer ends in an error, not in an
 * unchecked package.
 */
define( 'SA_WIDGETS_PACKAGE', 'checked-package-of-study-abroad-widgets' );

/** Transient that is set while our site offers an unsigned package. */
define( 'SA_WIDGETS_UNSIGNED', 'sa_widgets_unsigned' );

/** Size limit of a description. */
define( 'SA_WIDGETS_MOST_BYTES', 262144 );

/**
 * The address that describes the newest version.
 *
 * @return string '' in a copy that was not built for a site.
 */
function sa_widgets_update_uri() {
	$headers = get_file_data( SA_WIDGETS_FILE, array( 'uri' => 'Update URI' ) );
	return false === strpos( $headers['uri'], 'OUR-SITE' ) ? $headers['uri'] : '';
}

/**
 * The keys that may sign a package.
 *
 * @return string[] 32 bytes each.
 */
function sa_widgets_keys() {
	$keys = array();
	foreach ( require SA_WIDGETS_DIR . '/includes/keys.php' as $written ) {
		if ( preg_match( '/^[0-9a-f]{64}$/D', $written ) ) {
			$keys[] = hex2bin( $written );
		}
	}
	return $keys;
}

/**
 * Whether one of our keys has signed a package.
 *
 * @param string[] $release As `sa_widgets_read_release` has read it.
 * @return bool
 */
function sa_widgets_is_signed( array $release ) {
	if ( ! preg_match( '/^[0-9a-f]{128}$/D', $release['signature'] ) || ! preg_match( '/^[0-9a-f]{64}$/D', $release['sha256'] ) ) {
		return false;
	}
	$signature = hex2bin( $release['signature'] );
	// The lines that scripts/release/plugin-signature.ts signs.
	$signed = "study-abroad-widgets\n" . $release['version'] . "\n" . $release['sha256'] . "\n";
	foreach ( sa_widgets_keys() as $key ) {
		try {
			if ( sodium_crypto_sign_verify_detached( $signature, $signed, $key ) ) {
				return true;
			}
		} catch ( SodiumException $malformed ) {
			// WordPress's replacement for sodium throws it for a malformed signature.
			return false;
		}
	}
	return false;
}

/**
 * A version that is safe to print: WordPress's window about a plugin escapes some fields and not others.
 *
 * @param string $version From our site.
 * @return string '' for anything else.
 */
function sa_widgets_plain_version( $version ) {
	return preg_match( '/^\d{1,4}(\.\d{1,4}){0,2}$/D', $version ) ? $version : '';
}

/**
 * Reads the description of the newest version. Only version and hash are signed: other fields are reduced to
 * those that WordPress shows, as plain versions, an address and text; WordPress would act on others, such as
 * `translations`.
 *
 * @return array<string, string|string[]> Empty if there is none, if it names a package of another origin,
 *                                        or if none of our keys has signed it.
 */
function sa_widgets_read_release() {
	$uri = sa_widgets_update_uri();
	if ( '' === $uri ) {
		return array();
	}
	$response = wp_remote_get(
		$uri,
		array(
			'timeout'             => 5,
			'redirection'         => 0,
			'limit_response_size' => SA_WIDGETS_MOST_BYTES,
		)
	);
	if ( is_wp_error( $response ) || 200 !== wp_remote_retrieve_response_code( $response ) ) {
		return array();
	}
	$said    = json_decode( wp_remote_retrieve_body( $response ), true );
	$release = array();
	foreach ( array( 'version', 'package', 'sha256', 'signature', 'url', 'requires', 'requires_php', 'tested' ) as $name ) {
		$release[ $name ] = isset( $said[ $name ] ) && is_string( $said[ $name ] ) ? $said[ $name ] : '';
	}
	$release['url'] = esc_url_raw( $release['url'], array( 'http', 'https' ) );
	foreach ( array( 'requires', 'requires_php', 'tested' ) as $name ) {
		$release[ $name ] = sa_widgets_plain_version( $release[ $name ] );
	}
	$changes            = isset( $said['changes'] ) && is_array( $said['changes'] ) ? $said['changes'] : array();
	$release['changes'] = array_filter( $changes, 'is_string' );
	$is_ours            = sa_widgets_read_origin( $release['package'] ) === sa_widgets_read_origin( $uri ) && sa_widgets_is_signed( $release );
	if ( $is_ours ) {
		delete_site_transient( SA_WIDGETS_UNSIGNED );
		return $release;
	}
	// A page of maintenance has no version.
	if ( '' !== $release['version'] ) {
		set_site_transient( SA_WIDGETS_UNSIGNED, 1, WEEK_IN_SECONDS );
	}
	return array();
}

/**
 * Downloads our package in place of WordPress, for an update or an installation by name, and returns it only if
 * it is signed and newer: the offer may have changed since, and so may the file.
 *
 * @param bool|string|WP_Error $file     Download of another filter.
 * @param string               $package  The offered package.
 * @param WP_Upgrader          $upgrader The upgrader.
 * @param array                $about    With the plugin to update.
 * @return bool|string|WP_Error The file.
 */
function sa_widgets_download_package( $file, $package, $upgrader, $about = array() ) {
	$is_update = isset( $about['plugin'] ) && plugin_basename( SA_WIDGETS_FILE ) === $about['plugin'];
	if ( ! $is_update && SA_WIDGETS_PACKAGE !== $package ) {
		return $file;
	}
	$release = SA_WIDGETS_PACKAGE === $package ? sa_widgets_read_release() : array();
	if ( ! $release ) {
		return new WP_Error( 'sa_widgets_unsigned', __( 'This package of Study-abroad widgets is not signed by its makers. Nothing was changed.', 'study-abroad-widgets' ) );
	}
	if ( ! version_compare( $release['version'], SA_WIDGETS_VERSION, '>' ) ) {
		return new WP_Error( 'sa_widgets_older', __( 'This package of Study-abroad widgets is not newer than what is installed. Nothing was changed.', 'study-abroad-widgets' ) );
	}
	$downloaded = download_url( $release['package'] );
	if ( is_wp_error( $downloaded ) ) {
		return $downloaded;
	}
	if ( ! hash_equals( $release['sha256'], (string) hash_file( 'sha256', $downloaded ) ) ) {
		wp_delete_file( $downloaded );
		return new WP_Error( 'sa_widgets_hash', __( 'This package of Study-abroad widgets is not the one that its makers signed. Nothing was changed.', 'study-abroad-widgets' ) );
	}
	return $downloaded;
}

/**
 * Answers WordPress's check for updates, twice a day.
 *
 * @param array|false $update Answer of another filter.
 * @param array       $plugin Headers of the plugin.
 * @param string      $file   Of the plugin.
 * @return array|false
 */
function sa_widgets_answer_update( $update, $plugin, $file ) {
	if ( plugin_basename( SA_WIDGETS_FILE ) !== $file ) {
		return $update;
	}
	$release = sa_widgets_read_release();
	if ( ! $release ) {
		return $update;
	}
	return array(
		'id'           => sa_widgets_update_uri(),
		'slug'         => 'study-abroad-widgets',
		'plugin'       => $file,
		'package'      => SA_WIDGETS_PACKAGE,
		'version'      => $release['version'],
		'url'          => $release['url'],
		'requires'     => $release['requires'],
		'requires_php' => $release['requires_php'],
		'tested'       => $release['tested'],
	);
}

/**
 * Describes our plugin for WordPress's window about it, which would otherwise look for a namesake.
 *
 * @param false|object|array $answer  Answer of another filter.
 * @param string             $action  Kind of request.
 * @param object             $request With the slug.
 * @return false|object|array
 */
function sa_widgets_describe_plugin( $answer, $action, $request ) {
	if ( 'plugin_information' !== $action || ! isset( $request->slug ) || 'study-abroad-widgets' !== $request->slug || '' === sa_widgets_update_uri() ) {
		return $answer;
	}
	$release = sa_widgets_read_release();
	if ( ! $release ) {
		return new WP_Error( 'sa_widgets', __( 'We could not check for a newer version.', 'study-abroad-widgets' ) );
	}
	$list = '';
	foreach ( $release['changes'] as $change ) {
		$list .= '<li>' . esc_html( $change ) . '</li>';
	}
	return (object) array(
		'name'          => __( 'Study-abroad widgets', 'study-abroad-widgets' ),
		'slug'          => 'study-abroad-widgets',
		'version'       => $release['version'],
		'homepage'      => $release['url'],
		'requires'      => $release['requires'],
		'requires_php'  => $release['requires_php'],
		'tested'        => $release['tested'],
		'download_link' => SA_WIDGETS_PACKAGE,
		'sections'      => array(
			'changelog' => '' === $list ? '' : '<ul>' . $list . '</ul>',
		),
	);
}

/**
 * Says below the plugin's name why it takes no update, for users who may update it.
 *
 * @param string[] $notes Notes on a plugin.
 * @param string   $file  Its file.
 * @return string[]
 */
function sa_widgets_note_refused_updates( $notes, $file ) {
	if ( plugin_basename( SA_WIDGETS_FILE ) !== $file || ! current_user_can( 'update_plugins' ) ) {
		return $notes;
	}
	if ( ! sa_widgets_keys() ) {
		$notes[] = esc_html__( 'Takes no updates, because this copy has no keys to check them.', 'study-abroad-widgets' );
	} elseif ( get_site_transient( SA_WIDGETS_UNSIGNED ) ) {
		$notes[] = esc_html__( 'Takes no updates at present, because the package on our website does not have our signature. Call us before you install anything by hand.', 'study-abroad-widgets' );
	}
	return $notes;
}
add_filter( 'plugin_row_meta', 'sa_widgets_note_refused_updates', 10, 2 );

/**
 * Adds the filters of both requests and of the download.
 */
function sa_widgets_listen_for_updates() {
	$host = wp_parse_url( sa_widgets_update_uri(), PHP_URL_HOST );
	if ( $host ) {
		add_filter( 'update_plugins_' . $host, 'sa_widgets_answer_update', 10, 3 );
		add_filter( 'plugins_api', 'sa_widgets_describe_plugin', 10, 3 );
		// Last, so that no other filter replaces the signed file.
		add_filter( 'upgrader_pre_download', 'sa_widgets_download_package', PHP_INT_MAX, 4 );
	}
}
add_action( 'init', 'sa_widgets_listen_for_updates' );
