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
	$built_for = sa_widgets_read_origin( sa_widgets_update_uri() );
	?>
	<div class="notice notice-warning">
		<p>
			<?php esc_html_e( 'Study-abroad widgets do not know yet where forms and tools come from: visitors see nothing in their place.', 'study-abroad-widgets' ); ?>
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
 * Answers the notice's button: sets the address that this copy of the plugin was built for.
 */
function sa_widgets_use_built_for() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not do that.', 'study-abroad-widgets' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'sa_widgets_use_built_for' );
	$origin = sa_widgets_read_origin( sa_widgets_update_uri() );
	update_option( 'sa_widgets_settings', array_merge( sa_widgets_settings(), array( 'origin' => $origin ) ) );
	wp_safe_redirect( sa_widgets_settings_url() );
	exit;
}
add_action( 'admin_post_sa_widgets_use_built_for', 'sa_widgets_use_built_for' );
