<?php
/**
 * The block: any element, chosen by its variation, rendered by PHP at each request.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Registers the block with its files.
 */
function sa_widgets_register_block() {
	$needs = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-hooks', 'wp-html-entities', 'wp-i18n' );
	$files = plugins_url( 'blocks/element/', SA_WIDGETS_FILE );
	wp_register_script( 'sa-widgets-editor', $files . 'editor.js', $needs, SA_WIDGETS_VERSION, true );
	wp_set_script_translations( 'sa-widgets-editor', 'study-abroad-widgets', SA_WIDGETS_DIR . '/languages' );
	wp_register_style( 'sa-widgets-block', $files . 'style.css', array(), SA_WIDGETS_VERSION );
	wp_register_style( 'sa-widgets-editor', $files . 'editor.css', array( 'sa-widgets-block' ), SA_WIDGETS_VERSION );
	register_block_type( SA_WIDGETS_DIR . '/blocks/element', array( 'render_callback' => 'sa_widgets_render_block' ) );
}
// After the translations of the elements are loaded.
add_action( 'init', 'sa_widgets_register_block', 11 );

/**
 * Adds a category of its own to the inserter.
 *
 * @param array[] $categories Categories of blocks.
 * @return array[]
 */
function sa_widgets_block_category( $categories ) {
	$categories[] = array(
		'slug'  => 'study-abroad',
		'title' => __( 'Study abroad', 'study-abroad-widgets' ),
		'icon'  => null,
	);
	return $categories;
}
add_filter( 'block_categories_all', 'sa_widgets_block_category' );

/**
 * Allows each use of a synced pattern settings of its own.
 *
 * @param string[] $attributes Attributes of the block that a pattern may leave open.
 * @return string[]
 */
function sa_widgets_leave_open( $attributes ) {
	return array_merge( $attributes, array( 'settings', 'colors' ) );
}
add_filter( 'block_bindings_supported_attributes_study-abroad/element', 'sa_widgets_leave_open' );

/**
 * Passes elements and settings to the editor, as `saWidgetsEditor`.
 */
function sa_widgets_give_editor_data() {
	$settings = sa_widgets_settings();
	$data     = array(
		'elements'    => sa_widgets_elements(),
		'origin'      => sa_widgets_origin(),
		'script'      => array(
			'src'       => sa_widgets_script_url(),
			// As on the website: the hash is that of the file, which may be of another version than the set one.
			'integrity' => sa_widgets_script_attributes()['integrity'] ?? '',
		),
		'partner'     => $settings['partner'],
		'website'     => sa_widgets_own_origin(),
		'colors'      => (object) $settings['colors'],
		'theme'       => sa_widgets_theme(),
		'font'        => (bool) $settings['font'],
		'settingsUrl' => current_user_can( 'manage_options' ) ? sa_widgets_settings_url() : '',
	);
	wp_add_inline_script( 'sa-widgets-editor', 'window.saWidgetsEditor = ' . wp_json_encode( $data ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'sa_widgets_give_editor_data' );

/**
 * The HTML of a block.
 *
 * @param array  $attributes As in block.json.
 * @param string $content    Saved content for readers without the plugin: a link, or an author's own text.
 * @return string
 */
function sa_widgets_render_block( $attributes, $content ) {
	$tag      = isset( $attributes['tag'] ) ? (string) $attributes['tag'] : '';
	$settings = isset( $attributes['settings'] ) ? (array) $attributes['settings'] : array();
	$colors   = isset( $attributes['colors'] ) ? (array) $attributes['colors'] : array();
	$elements = sa_widgets_elements();
	if ( ! isset( $elements[ $tag ] ) ) {
		return $content;
	}
	$decoded = array();
	foreach ( $settings as $name => $value ) {
		// WordPress escapes the settings of users who may not write HTML.
		$decoded[ $name ] = is_scalar( $value ) ? html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '';
	}
	// Our own link is replaced by one with the present address, in the present language.
	$is_own  = false !== strpos( $content, 'sa-widgets-link' ) && '' !== sa_widgets_origin();
	$html    = sa_widgets_render_element( $tag, $decoded, $is_own ? '' : $content );
	$wrapper = array( 'style' => sa_widgets_color_declarations( $colors ) );
	if ( ! empty( $attributes['anchor'] ) ) {
		$wrapper['id'] = $attributes['anchor'];
	}
	wp_enqueue_style( 'sa-widgets-block' );
	return '<div ' . get_block_wrapper_attributes( array_filter( $wrapper ) ) . '>' . $html . '</div>';
}
