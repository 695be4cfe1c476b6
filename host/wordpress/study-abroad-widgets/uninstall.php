<?php
/**
 * Removes the settings from every website. Posts stay as they are.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

delete_site_transient( 'sa_widgets_unsigned' );
delete_option( 'sa_widgets_settings' );
if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $sa_widgets_site ) {
		delete_blog_option( $sa_widgets_site, 'sa_widgets_settings' );
	}
}
