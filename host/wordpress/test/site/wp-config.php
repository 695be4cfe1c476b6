<?php
/** The configuration of the WordPress under test: PHP's messages go to a log, and the database is a file. */

define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

// Temporary sites: no secrets.
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $sa_test_name ) {
	define( $sa_test_name . '_KEY', $sa_test_name );
	define( $sa_test_name . '_SALT', $sa_test_name );
}
foreach ( array( 'NAME' => 'wordpress', 'USER' => '', 'PASSWORD' => '', 'HOST' => '', 'CHARSET' => 'utf8mb4', 'COLLATE' => '' ) as $sa_test_name => $sa_test_value ) {
	define( 'DB_' . $sa_test_name, $sa_test_value );
}
$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
// Additions of a test.
if ( is_readable( ABSPATH . 'sa-test-config.php' ) ) {
	require ABSPATH . 'sa-test-config.php';
}
require_once ABSPATH . 'wp-settings.php';
