<?php
/**
 * Removes what the plugin has stored: its settings, those of a network, and the originals of texts in which shortcodes
 * were turned into links. The texts themselves stay.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

/**
 * Removes it from the website of the moment.
 */
function sa_widgets_uninstall_site() {
	delete_option( 'sa_widgets_settings' );
	delete_option( 'sa_widgets_linked_widgets' );
	delete_option( 'sa_widgets_memory_key' );
	delete_transient( 'sa_widgets_no_shortcodes' );
	delete_metadata( 'post', 0, '_sa_widgets_linked', '', true );
	delete_metadata( 'term', 0, '_sa_widgets_linked', '', true );
}

delete_site_transient( 'sa_widgets_unsigned' );
if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $sa_widgets_site ) {
		switch_to_blog( $sa_widgets_site );
		sa_widgets_uninstall_site();
		restore_current_blog();
	}
	foreach ( get_networks( array( 'fields' => 'ids' ) ) as $sa_widgets_network ) {
		delete_network_option( $sa_widgets_network, 'sa_widgets_network_settings' );
	}
} else {
	sa_widgets_uninstall_site();
}
