<?php
/**
 * The tests' interface to a WordPress: it runs PHP, as `wp eval` does, has the same site on two origins, of
 * which our API allows one, and lets no request out. Options named `sa_test_…` set what it puts on pages.
 */

defined( 'ABSPATH' ) || exit;

function sa_test_option( $name, $without = '' ) {
	$set = get_option( 'sa_test_' . $name, '' );
	return $set ? $set : $without;
}

/** The site has the origin of the request; those of a network have addresses of their own. */
function sa_test_address() {
	return 'http://' . ( isset( $_SERVER['HTTP_HOST'] ) ? $_SERVER['HTTP_HOST'] : 'localhost' );
}
if ( ! is_multisite() ) {
	add_filter( 'pre_option_siteurl', 'sa_test_address' );
	// Visitors may see it at another address than wp-admin's.
	add_filter( 'pre_option_home', static function () { return sa_test_option( 'home', sa_test_address() ); } );
}

// A picture of each user would come from another host.
add_filter( 'pre_option_show_avatars', '__return_zero' );

/** A theme builder's footer, before, while or after WordPress prints its scripts. */
add_action( 'wp_footer', static function () { echo do_shortcode( sa_test_option( 'footer' ) ); }, (int) sa_test_option( 'footer_at', 25 ) );
/** Another plugin's output at the beginning of the head. */
add_action( 'wp_head', static function () { echo sa_test_option( 'head' ); }, 0 );
/** A page builder puts its own HTML in the place of the content, and runs shortcodes in it. */
add_filter( 'the_content', static function ( $content ) { return sa_test_option( 'builder' ) ? do_shortcode( sa_test_option( 'builder' ) ) : $content; }, 9 );
/** A language without its files: nothing is translated, but WordPress says which it is. */
add_filter( 'locale', static function ( $locale ) { return sa_test_option( 'locale', $locale ); } );

/** The background of a theme's style variation. */
function sa_test_ground( $theme_json ) {
	$ground = sa_test_option( 'ground' );
	return $ground ? $theme_json->update_with( array( 'version' => 2, 'styles' => array( 'color' => array( 'background' => $ground ) ) ) ) : $theme_json;
}
add_filter( 'wp_theme_json_data_theme', 'sa_test_ground' );

/** Answers PHP's requests, because PHP as WebAssembly has no network. */
function sa_test_answer( $answer, $arguments, $url ) {
	$answers = sa_test_option( 'answers', array() );
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
		'response' => array( 'code' => 200, 'message' => 'OK' ),
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
		wp_set_auth_cookie( get_user_by( 'login', $_POST['user'] )->ID );
	}
	// phpcs:ignore Squiz.PHP.Eval.Discouraged
	wp_send_json( array( 'result' => eval( wp_unslash( $_POST['code'] ) ) ) );
}
add_action( 'init', 'sa_test_run', 99 );
