<?php
/**
 * Updates from our own site: the header `Update URI` names the file that describes the newest version,
 * so that a plugin of the same name in WordPress's directory never takes our place. Whoever holds that
 * site does not hold this one: a package is installed only if one of two keys has signed its name, its
 * version and its hash, and never an older one.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * What an offered update names as its package. It is no address, so that WordPress alone can fetch
 * nothing: where this plugin is switched off, paused, or runs on another site of a network, an offer that
 * was stored earlier ends in an error, not in a package that nobody has checked.
 */
define( 'SA_WIDGETS_PACKAGE', 'checked-package-of-study-abroad-widgets' );

/** What is remembered, for the list of plugins, while our site offers what our keys have not signed. */
define( 'SA_WIDGETS_UNSIGNED', 'sa_widgets_unsigned' );

/** The most of a description that is read. */
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
	// scripts/release/plugin-signature.ts signs the same lines.
	$signed = "study-abroad-widgets\n" . $release['version'] . "\n" . $release['sha256'] . "\n";
	foreach ( sa_widgets_keys() as $key ) {
		try {
			if ( sodium_crypto_sign_verify_detached( $signature, $signed, $key ) ) {
				return true;
			}
		} catch ( SodiumException $malformed ) {
			// Where PHP has no sodium, WordPress's own code throws it for what is no signature at all.
			return false;
		}
	}
	return false;
}

/**
 * A version that WordPress may print as it is: its window about a plugin escapes some fields and not others.
 *
 * @param string $version As our site says it.
 * @return string '' for anything else.
 */
function sa_widgets_plain_version( $version ) {
	return preg_match( '/^\d{1,4}(\.\d{1,4}){0,2}$/D', $version ) ? $version : '';
}

/**
 * Reads the description of the newest version. Only version and hash are signed: of the rest no more than
 * the words that WordPress shows are taken, and these as plain versions, an address and text; on others,
 * such as `translations`, it would act.
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
	// Not where a page of maintenance answers.
	if ( '' !== $release['version'] ) {
		set_site_transient( SA_WIDGETS_UNSIGNED, 1, WEEK_IN_SECONDS );
	}
	return array();
}

/**
 * Downloads a package of ours in WordPress's place, for an update or by our name, and gives it on only if
 * it is the signed one and newer: what was offered may have changed since, and so may the file.
 *
 * @param bool|string|WP_Error $file     What others have downloaded.
 * @param string               $package  What was offered.
 * @param WP_Upgrader          $upgrader Whose messages a person reads.
 * @param array                $about    With the plugin that is to be updated.
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
 * Answers WordPress's question for updates, which it asks twice a day of all plugins.
 *
 * @param array|false $update What others have answered.
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
 * Tells WordPress's window about a plugin what ours is, which would else look for a namesake.
 *
 * @param false|object|array $answer What others have answered.
 * @param string             $action What is asked for.
 * @param object             $asked  With the slug.
 * @return false|object|array
 */
function sa_widgets_describe_plugin( $answer, $action, $asked ) {
	if ( 'plugin_information' !== $action || ! isset( $asked->slug ) || 'study-abroad-widgets' !== $asked->slug || '' === sa_widgets_update_uri() ) {
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
 * Says below the plugin's name why it takes no update, to whoever may update it.
 *
 * @param string[] $notes Of a plugin.
 * @param string   $file  Of the plugin.
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
 * Listens for both questions, and for the download.
 */
function sa_widgets_listen_for_updates() {
	$host = wp_parse_url( sa_widgets_update_uri(), PHP_URL_HOST );
	if ( $host ) {
		add_filter( 'update_plugins_' . $host, 'sa_widgets_answer_update', 10, 3 );
		add_filter( 'plugins_api', 'sa_widgets_describe_plugin', 10, 3 );
		// Last, so that no other filter puts its own file in the place of the signed one.
		add_filter( 'upgrader_pre_download', 'sa_widgets_download_package', PHP_INT_MAX, 4 );
	}
}
add_action( 'init', 'sa_widgets_listen_for_updates' );
