<?php
/**
 * Notices for administrators outside the settings page.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Reports a missing address on the dashboard, in the lists of plugins and posts, and on pages of settings.
 */
function sa_widgets_print_missing_origin() {
	$screen = get_current_screen();
	if ( ! $screen || ! in_array( $screen->base, array( 'dashboard', 'plugins', 'edit', 'options-general' ), true ) || ! current_user_can( 'manage_options' ) || '' !== sa_widgets_origin() ) {
		return;
	}
	$built_for = sa_widgets_read_origin( sa_widgets_update_uri() );
	?>
	<div class="notice notice-warning">
		<p>
			<?php esc_html_e( 'Study-abroad widgets have no address to load forms and tools from, so visitors see nothing in their place.', 'study-abroad-widgets' ); ?>
			<a href="<?php echo esc_url( sa_widgets_settings_url() ); ?>"><?php esc_html_e( 'Set the address', 'study-abroad-widgets' ); ?></a>
		</p>
		<?php if ( '' !== $built_for ) : ?>
			<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
				<input type="hidden" name="action" value="sa_widgets_use_built_for">
				<?php wp_nonce_field( 'sa_widgets_use_built_for' ); ?>
				<p><button class="button button-primary">
					<?php
					/* translators: %s: address of the website that serves the forms. */
					echo esc_html( sprintf( __( 'Use %s', 'study-abroad-widgets' ), $built_for ) );
					?>
				</button></p>
			</form>
		<?php endif; ?>
	</div>
	<?php
}
add_action( 'admin_notices', 'sa_widgets_print_missing_origin' );

/**
 * Stores the address that this copy of the plugin was built for, on the notice's button.
 */
function sa_widgets_use_built_for() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not do that.', 'study-abroad-widgets' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'sa_widgets_use_built_for' );
	update_option( 'sa_widgets_settings', array( 'origin' => sa_widgets_read_origin( sa_widgets_update_uri() ) ) + sa_widgets_stored_settings() );
	// WordPress says “Settings saved.” because of the parameter.
	wp_safe_redirect( add_query_arg( 'updated', 'true', sa_widgets_settings_url() ) );
	exit;
}
add_action( 'admin_post_sa_widgets_use_built_for', 'sa_widgets_use_built_for' );

/**
 * Says in the list of plugins, beside the link that deactivates, what readers see without the plugin.
 *
 * @param string[] $notes Notes on a plugin.
 * @param string   $file  Its file.
 * @return string[]
 */
function sa_widgets_note_deactivation( $notes, $file ) {
	if ( plugin_basename( SA_WIDGETS_FILE ) === $file ) {
		$notes[] = esc_html__( 'Before you deactivate: blocks leave a link, but a shortcode shows as its own text. Search posts, pages and widgets for “[sa” and turn each one into a block or a link.', 'study-abroad-widgets' );
	}
	return $notes;
}
add_filter( 'plugin_row_meta', 'sa_widgets_note_deactivation', 10, 2 );
