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
 * Says that the address is missing, where administrators look: dashboard, plugins, lists of posts; or of
 * websites, for those of a network.
 */
function sa_widgets_print_missing_origin() {
	$screen     = get_current_screen();
	$is_network = is_network_admin();
	$screens    = $is_network ? array( 'dashboard-network', 'plugins-network', 'sites-network' ) : array( 'dashboard', 'plugins', 'edit', 'options-general' );
	$may        = current_user_can( $is_network ? 'manage_network_options' : 'manage_options' );
	if ( ! $screen || ! in_array( $screen->base, $screens, true ) || ! $may || '' !== sa_widgets_origin_of( $is_network ) ) {
		return;
	}
	$built_for = sa_widgets_read_origin( sa_widgets_update_uri() );
	?>
	<div class="notice notice-warning">
		<p>
			<?php
			echo esc_html(
				$is_network
					? __( 'Study-abroad widgets do not know yet where forms and tools come from, so visitors see nothing in their place on each website of this network that has not set the address itself.', 'study-abroad-widgets' )
					: __( 'Study-abroad widgets do not know yet where forms and tools come from, so visitors see nothing in their place.', 'study-abroad-widgets' )
			);
			?>
			<a href="<?php echo esc_url( sa_widgets_settings_url( $is_network ) ); ?>"><?php esc_html_e( 'Set the address', 'study-abroad-widgets' ); ?></a>
		</p>
		<?php if ( '' !== $built_for ) : ?>
			<form action="<?php echo esc_url( $is_network ? network_admin_url( 'edit.php?action=sa_widgets_use_built_for' ) : admin_url( 'admin-post.php' ) ); ?>" method="post">
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
add_action( 'network_admin_notices', 'sa_widgets_print_missing_origin' );

/**
 * The address that counts on this website, or on all of a network that have none of their own.
 *
 * @param bool $is_network Which.
 * @return string '' if there is none.
 */
function sa_widgets_origin_of( $is_network ) {
	$settings = $is_network ? array_merge( sa_widgets_stored_settings( true ), sa_widgets_fixed_settings() ) : sa_widgets_settings();
	return sa_widgets_read_origin( $settings['origin'] );
}

/**
 * Answers the notice's button: sets the address that this copy of the plugin was built for.
 */
function sa_widgets_use_built_for() {
	$is_network = is_network_admin();
	if ( ! current_user_can( $is_network ? 'manage_network_options' : 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not do that.', 'study-abroad-widgets' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'sa_widgets_use_built_for' );
	$settings = array_merge( sa_widgets_stored_settings( $is_network ), array( 'origin' => sa_widgets_read_origin( sa_widgets_update_uri() ) ) );
	if ( $is_network ) {
		sa_widgets_store_network_settings( $settings );
	} else {
		update_option( 'sa_widgets_settings', $settings );
	}
	// WordPress says “Settings saved.” where the address has this.
	wp_safe_redirect( add_query_arg( 'updated', 'true', sa_widgets_settings_url( $is_network ) ) );
	exit;
}
add_action( 'admin_post_sa_widgets_use_built_for', 'sa_widgets_use_built_for' );
add_action( 'network_admin_edit_sa_widgets_use_built_for', 'sa_widgets_use_built_for' );
