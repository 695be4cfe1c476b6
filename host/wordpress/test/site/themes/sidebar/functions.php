<?php
/** One sidebar. */

defined( 'ABSPATH' ) || exit;

add_theme_support( 'align-wide' );

/** Registers it as classic themes do. */
function sa_test_sidebar() {
	register_sidebar( array( 'id' => 'sidebar-1', 'name' => 'Sidebar' ) );
}
add_action( 'widgets_init', 'sa_test_sidebar' );
