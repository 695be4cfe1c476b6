<?php
/**
 * The block: any element, chosen by its variation, drawn by PHP at each request.
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
	$needs = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-hooks', 'wp-html-entities', 'wp-i18n', 'wp-shortcode' );
	$files = plugins_url( 'blocks/element/', SA_WIDGETS_FILE );
	wp_register_script( 'sa-widgets-editor', $files . 'editor.js', $needs, SA_WIDGETS_VERSION, true );
	wp_set_script_translations( 'sa-widgets-editor', 'study-abroad-widgets', SA_WIDGETS_DIR . '/languages' );
	wp_register_style( 'sa-widgets-block', $files . 'style.css', array(), SA_WIDGETS_VERSION );
	wp_register_style( 'sa-widgets-editor', $files . 'editor.css', array( 'sa-widgets-block' ), SA_WIDGETS_VERSION );
	register_block_type( SA_WIDGETS_DIR . '/blocks/element', array( 'render_callback' => 'sa_widgets_render_block' ) );
}
// After the translations of the elements are there.
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
 * Lets a synced pattern keep its place and its words while each use of it has settings of its own.
 *
 * @param string[] $attributes Of the block, that a pattern may leave open.
 * @return string[]
 */
function sa_widgets_leave_open( $attributes ) {
	return array_merge( $attributes, array( 'settings', 'colors' ) );
}
add_filter( 'block_bindings_supported_attributes_study-abroad/element', 'sa_widgets_leave_open' );

/**
 * Tells the editor about elements and settings, as `saWidgetsEditor`.
 */
function sa_widgets_give_editor_data() {
	$settings = sa_widgets_settings();
	$data     = array(
		'elements'    => sa_widgets_elements(),
		'origin'      => sa_widgets_origin(),
		'script'      => array(
			'src'       => sa_widgets_script_url(),
			// As on the website: the hash is that of the file, which is not always of the version that is set.
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
 * @param string $content    What is saved for when the plugin is off: a link, or an author's own text.
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
	// Our own link is written anew, with the address and in the language of today.
	$is_own   = false !== strpos( $content, 'sa-widgets-link' ) && '' !== sa_widgets_origin();
	$html     = sa_widgets_render_element( $tag, sa_widgets_block_attributes( $tag, $settings ), $is_own ? '' : $content );
	$wrapper  = array( 'style' => sa_widgets_color_declarations( $colors ) );
	if ( ! empty( $attributes['anchor'] ) ) {
		$wrapper['id'] = $attributes['anchor'];
	}
	wp_enqueue_style( 'sa-widgets-block' );
	return '<div ' . get_block_wrapper_attributes( array_filter( $wrapper ) ) . '>' . $html . '</div>';
}

/**
 * The attributes of an element among the settings of its block, which also keeps those that were set
 * for another element before somebody chose this one.
 *
 * @param string $tag      Tag of the element.
 * @param array  $settings Values by name.
 * @return array Those that the element has, and those that no element takes, which are reported.
 */
function sa_widgets_block_attributes( $tag, array $settings ) {
	$kept = array();
	foreach ( $settings as $name => $value ) {
		// WordPress writes the entities of HTML into what authors and contributors type.
		$value = is_scalar( $value ) ? html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '';
		if ( sa_widgets_takes( $tag, $name, $value ) || ! sa_widgets_is_for_another( $name, $value ) ) {
			$kept[ $name ] = $value;
		}
	}
	return $kept;
}

/**
 * Whether an element has an attribute and takes that value for it.
 *
 * @param string $tag   Tag of the element.
 * @param string $name  Name of the attribute.
 * @param string $value As set.
 * @return bool
 */
function sa_widgets_takes( $tag, $name, $value ) {
	$attributes = sa_widgets_elements()[ $tag ]['attributes'];
	return isset( $attributes[ $name ] ) && null !== sa_widgets_read_value( $attributes[ $name ], $value );
}

/**
 * Whether any element takes a setting.
 *
 * @param string $name  Name of the attribute.
 * @param string $value As set.
 * @return bool
 */
function sa_widgets_is_for_another( $name, $value ) {
	foreach ( array_keys( sa_widgets_elements() ) as $tag ) {
		if ( sa_widgets_takes( $tag, $name, $value ) ) {
			return true;
		}
	}
	return false;
}
