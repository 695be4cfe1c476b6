<?php
/**
 * What an administrator is told outside the settings page.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Says that the address is missing, where administrators look: dashboard, plugins, lists of posts.
 */
function sa_widgets_print_missing_origin() {
	$screen = get_current_screen();
	$is_due = $screen && in_array( $screen->base, array( 'dashboard', 'plugins', 'edit', 'options-general' ), true );
	if ( ! $is_due || '' !== sa_widgets_origin() || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	printf(
		'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
		esc_html__( 'Study-abroad widgets do not know yet where forms and tools come from: visitors see nothing in their place.', 'study-abroad-widgets' ),
		esc_url( sa_widgets_settings_url() ),
		esc_html__( 'Set the address', 'study-abroad-widgets' )
	);
}
add_action( 'admin_notices', 'sa_widgets_print_missing_origin' );
