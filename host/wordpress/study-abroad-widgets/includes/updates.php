<?php
/**
 * Updates from our own site: the header `Update URI` names the file that describes the newest version,
 * so that a plugin of the same name in WordPress's directory never takes our place.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

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
 * Reads the description of the newest version.
 *
 * @return array Empty if there is none, or if it names a package of another origin.
 */
function sa_widgets_read_release() {
	$uri = sa_widgets_update_uri();
	if ( '' === $uri ) {
		return array();
	}
	$response = wp_remote_get( $uri, array( 'timeout' => 5 ) );
	if ( is_wp_error( $response ) || 200 !== wp_remote_retrieve_response_code( $response ) ) {
		return array();
	}
	$release = json_decode( wp_remote_retrieve_body( $response ), true );
	$is_ours = isset( $release['version'], $release['package'] )
		&& sa_widgets_read_origin( $release['package'] ) === sa_widgets_read_origin( $uri );
	return $is_ours ? $release : array();
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
	return array_merge(
		$release,
		array(
			'id'     => sa_widgets_update_uri(),
			'slug'   => 'study-abroad-widgets',
			'plugin' => $file,
		)
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
		return new WP_Error( 'sa_widgets', __( 'The newest version could not be asked for.', 'study-abroad-widgets' ) );
	}
	$changes = isset( $release['changes'] ) && is_array( $release['changes'] ) ? $release['changes'] : array();
	$list    = '';
	foreach ( $changes as $change ) {
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
		'download_link' => $release['package'],
		'sections'      => array(
			'changelog' => '' === $list ? '' : '<ul>' . $list . '</ul>',
		),
	);
}

/**
 * Listens for both questions.
 */
function sa_widgets_listen_for_updates() {
	$host = wp_parse_url( sa_widgets_update_uri(), PHP_URL_HOST );
	if ( $host ) {
		add_filter( 'update_plugins_' . $host, 'sa_widgets_answer_update', 10, 3 );
		add_filter( 'plugins_api', 'sa_widgets_describe_plugin', 10, 3 );
	}
}
add_action( 'init', 'sa_widgets_listen_for_updates' );
