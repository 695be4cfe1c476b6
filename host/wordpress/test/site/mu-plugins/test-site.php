<?php
/**
 * The tests' interface to a WordPress: it runs PHP, as `wp eval` does, has the same site on two origins, of
 * which our API allows one, and lets no request out.
 */

defined( 'ABSPATH' ) || exit;

/** The site has the origin of the request; those of a network have addresses of their own. */
function sa_test_address() {
	return 'http://' . ( isset( $_SERVER['HTTP_HOST'] ) ? $_SERVER['HTTP_HOST'] : 'localhost' );
}

/** Visitors may see it at another address than wp-admin's. */
function sa_test_home() {
	return get_option( 'sa_test_home', '' ) ? get_option( 'sa_test_home' ) : sa_test_address();
}
if ( ! is_multisite() ) {
	add_filter( 'pre_option_home', 'sa_test_home' );
	add_filter( 'pre_option_siteurl', 'sa_test_address' );
}

// A picture of each user would come from another host.
add_filter( 'pre_option_show_avatars', '__return_zero' );

/** A theme builder's footer, before, while or after WordPress prints its scripts. */
function sa_test_footer() {
	echo get_option( 'sa_test_footer', '' ) ? do_shortcode( get_option( 'sa_test_footer' ) ) : '';
}
add_action( 'wp_footer', 'sa_test_footer', (int) get_option( 'sa_test_footer_at', 25 ) );

/** Another plugin's output at the beginning of the head. */
function sa_test_head() {
	echo get_option( 'sa_test_head', '' );
}
add_action( 'wp_head', 'sa_test_head', 0 );

/** A page builder puts its own HTML in the place of the content, and runs shortcodes in it. */
function sa_test_builder( $content ) {
	return get_option( 'sa_test_builder', '' ) ? do_shortcode( get_option( 'sa_test_builder' ) ) : $content;
}
add_filter( 'the_content', 'sa_test_builder', 9 );

/** A language without its files: nothing is translated, but WordPress says which it is. */
function sa_test_locale( $locale ) {
	return get_option( 'sa_test_locale', '' ) ? get_option( 'sa_test_locale' ) : $locale;
}
add_filter( 'locale', 'sa_test_locale' );

/** The background of a theme's style variation. */
function sa_test_ground( $theme_json ) {
	$ground = get_option( 'sa_test_ground', '' );
	return $ground ? $theme_json->update_with( array( 'version' => 2, 'styles' => array( 'color' => array( 'background' => $ground ) ) ) ) : $theme_json;
}
add_filter( 'wp_theme_json_data_theme', 'sa_test_ground' );

/** Answers PHP's requests, because PHP as WebAssembly has no network. */
function sa_test_answer( $answer, $arguments, $url ) {
	$answers = get_option( 'sa_test_answers', array() );
	if ( ! isset( $answers[ $url ] ) ) {
		return new WP_Error( 'http_request_failed', 'The tests have no network: ' . $url );
	}
	$body = is_array( $answers[ $url ] ) ? base64_decode( $answers[ $url ]['base64'] ) : $answers[ $url ];
	if ( $arguments['stream'] ) {
		file_put_contents( $arguments['filename'], $body );
	}
	return array(
		'headers'  => array( 'content-type' => 'application/json' ),
		'body'     => $body,
		'response' => array(
			'code'    => 200,
			'message' => 'OK',
		),
		'cookies'  => array(),
		'filename' => null,
	);
}
add_filter( 'pre_http_request', 'sa_test_answer', 10, 3 );

/** Runs `code` and answers its `return` as JSON; `user` signs a user in and answers the cookies. */
function sa_test_run() {
	if ( ! isset( $_POST['sa_test_token'] ) ) {
		return;
	}
	if ( trim( file_get_contents( __DIR__ . '/token.txt' ) ) !== $_POST['sa_test_token'] ) {
		wp_die( 'Only the tests may do this.' );
	}
	if ( isset( $_POST['user'] ) ) {
		$user = get_user_by( 'login', $_POST['user'] );
		wp_set_auth_cookie( $user->ID );
	}
	// phpcs:ignore Squiz.PHP.Eval.Discouraged
	$result = eval( wp_unslash( $_POST['code'] ) );
	wp_send_json( array( 'result' => $result ) );
}
add_action( 'init', 'sa_test_run', 99 );
