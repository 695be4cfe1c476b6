<?php
/**
 * Network Admin, Settings, Study-abroad widgets: what the websites of a network have until they set their own.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Adds the page to the menu.
 */
function sa_widgets_add_network_page() {
	$page = add_submenu_page(
		'settings.php',
		__( 'Study-abroad widgets', 'study-abroad-widgets' ),
		__( 'Study-abroad widgets', 'study-abroad-widgets' ),
		'manage_network_options',
		'study-abroad-widgets',
		'sa_widgets_print_network_page'
	);
	if ( $page ) {
		add_action( 'admin_print_scripts-' . $page, 'sa_widgets_enqueue_settings_script' );
	}
}
add_action( 'network_admin_menu', 'sa_widgets_add_network_page' );

/**
 * Adds a link to the settings to the network's list of plugins.
 *
 * @param string[] $links Links of our row.
 * @return string[]
 */
function sa_widgets_add_network_link( $links ) {
	if ( current_user_can( 'manage_network_options' ) ) {
		array_unshift( $links, '<a href="' . esc_url( sa_widgets_settings_url( true ) ) . '">' . esc_html__( 'Settings', 'study-abroad-widgets' ) . '</a>' );
	}
	return $links;
}
add_filter( 'network_admin_plugin_action_links_' . plugin_basename( SA_WIDGETS_FILE ), 'sa_widgets_add_network_link' );

/**
 * Prints the page.
 */
function sa_widgets_print_network_page() {
	if ( ! current_user_can( 'manage_network_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Study-abroad widgets', 'study-abroad-widgets' ); ?></h1>
		<?php settings_errors(); ?>
		<p><?php esc_html_e( 'For every website of this network, until its own settings say otherwise.', 'study-abroad-widgets' ); ?></p>
		<form action="<?php echo esc_url( network_admin_url( 'edit.php?action=sa_widgets_network' ) ); ?>" method="post" data-sa-widgets-network>
			<?php wp_nonce_field( 'sa_widgets_network' ); ?>
			<table class="form-table" role="presentation">
				<?php sa_widgets_print_fields( true ); ?>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/**
 * Stores what the page sends, and shows it again with what was refused, as options.php does for a website.
 */
function sa_widgets_save_network_settings() {
	if ( ! current_user_can( 'manage_network_options' ) ) {
		wp_die( esc_html__( 'You may not do that.', 'study-abroad-widgets' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'sa_widgets_network' );
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized
	$input = isset( $_POST['sa_widgets_settings'] ) ? wp_unslash( $_POST['sa_widgets_settings'] ) : array();
	$after = sa_widgets_sanitize_fields( is_array( $input ) ? $input : array(), true );
	sa_widgets_store_network_settings( $after );
	if ( ! get_settings_errors() ) {
		add_settings_error( 'general', 'settings_updated', __( 'Settings saved.', 'study-abroad-widgets' ), 'success' );
	}
	set_transient( 'settings_errors', get_settings_errors(), 30 );
	wp_safe_redirect( add_query_arg( 'settings-updated', 'true', sa_widgets_settings_url( true ) ) );
	exit;
}
add_action( 'network_admin_edit_sa_widgets_network', 'sa_widgets_save_network_settings' );

/**
 * Stores what the network has to say; look and script are each website's own.
 *
 * @param array $settings As sa_widgets_default_settings.
 */
function sa_widgets_store_network_settings( array $settings ) {
	$shared = array( 'origin', 'version', 'integrity', 'partner', 'colors' );
	update_site_option( 'sa_widgets_network_settings', array_intersect_key( $settings, array_flip( $shared ) ) );
}
