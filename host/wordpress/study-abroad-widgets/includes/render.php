<?php
/**
 * The HTML of an element, for shortcodes and blocks.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Renders an element and enqueues the script. Everything is escaped here, because attributes are any author's
 * text.
 *
 * @param string $tag           Tag of the element.
 * @param array  $attributes    Values by name; flags also as values without a name. Also `id`, `class`,
 *                              `lang`, `dir`, `style` and `align`.
 * @param string $fallback_html Content until the element renders, and if it never does; a link to the same
 *                              element on our site unless given.
 * @return string One line, which text filters do not change. '' for an unknown tag.
 */
function sa_widgets_render_element( $tag, array $attributes, $fallback_html = '' ) {
	$elements = sa_widgets_elements();
	if ( ! isset( $elements[ $tag ] ) ) {
		return '';
	}
	$checked  = sa_widgets_check_attributes( $tag, $attributes );
	$problems = $checked['problems'];
	$fallback = sa_widgets_fallback( $tag, $fallback_html );
	if ( '' === sa_widgets_origin() ) {
		array_unshift( $problems, sa_widgets_describe_missing_origin( $elements[ $tag ]['title'] ) );
		return $fallback . sa_widgets_notes( $problems );
	}
	if ( is_feed() ) {
		return $fallback;
	}
	sa_widgets_enqueue();
	$html = '<' . $tag;
	foreach ( sa_widgets_finish_attributes( $tag, $checked['attributes'] ) as $name => $value ) {
		// No other shortcode runs in a value.
		$value = str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), esc_attr( $value ) );
		$html .= ' ' . $name . ( '' === $value ? '' : '="' . $value . '"' );
	}
	return $html . '>' . $fallback . '</' . $tag . '>' . sa_widgets_notes( $problems );
}

/**
 * Default attributes of an element on this website.
 *
 * @param string $tag Tag of the element.
 * @return array<string, string> Values by name.
 */
function sa_widgets_site_attributes( $tag ) {
	$known      = sa_widgets_elements()[ $tag ]['attributes'];
	$attributes = array_filter(
		array(
			'partner' => isset( $known['partner'] ) ? sa_widgets_settings()['partner'] : '',
			'theme'   => isset( $known['theme'] ) ? sa_widgets_theme() : '',
		)
	);
	// The elements are in English, whatever the language of the page around them.
	$is_english = 0 === strpos( get_bloginfo( 'language' ), 'en' );
	return $is_english ? $attributes : $attributes + array( 'lang' => 'en', 'dir' => 'ltr' );
}

/**
 * Adds the defaults, and completes the attributes of any element.
 *
 * @param string $tag        Tag of the element.
 * @param array  $attributes Checked attributes.
 * @return array
 */
function sa_widgets_finish_attributes( $tag, array $attributes ) {
	$attributes += sa_widgets_site_attributes( $tag );
	$classes = isset( $attributes['class'] ) ? preg_split( '/\s+/', $attributes['class'], -1, PREG_SPLIT_NO_EMPTY ) : array();
	$align   = isset( $attributes['align'] ) ? strtolower( $attributes['align'] ) : '';
	if ( in_array( $align, array( 'wide', 'full', 'left', 'right', 'center' ), true ) ) {
		$classes[] = 'align' . $align;
	}
	$attributes['class'] = implode( ' ', array_filter( array_map( 'sanitize_html_class', $classes ) ) );
	$attributes['style'] = isset( $attributes['style'] ) ? sa_widgets_safe_style( $attributes['style'] ) : '';
	unset( $attributes['align'] );
	foreach ( sa_widgets_global_attributes() as $name ) {
		if ( isset( $attributes[ $name ] ) && '' === $attributes[ $name ] ) {
			unset( $attributes[ $name ] );
		}
	}
	return $attributes;
}

/**
 * The content of an element until it renders.
 *
 * @param string $tag  Tag of the element.
 * @param string $html The author's own, if any.
 * @return string '' if there is neither that nor an address to link to.
 */
function sa_widgets_fallback( $tag, $html ) {
	$html = trim( $html );
	if ( '' !== $html ) {
		return force_balance_tags( wp_kses_post( $html ) );
	}
	$origin = sa_widgets_origin();
	if ( '' === $origin ) {
		return '';
	}
	$fallback = sa_widgets_elements()[ $tag ]['fallback'];
	$lang     = is_textdomain_loaded( 'study-abroad-widgets' ) ? ' lang="' . esc_attr( get_bloginfo( 'language' ) ) . '"' : '';
	return '<a' . $lang . ' href="' . esc_url( $origin . $fallback['path'] ) . '">' . esc_html( $fallback['text'] ) . '</a>';
}

/**
 * A style attribute restricted to our custom properties and to the properties that WordPress allows authors.
 *
 * @param string $style Declarations.
 * @return string
 */
function sa_widgets_safe_style( $style ) {
	$kept   = '';
	$others = '';
	foreach ( explode( ';', $style ) as $declaration ) {
		if ( preg_match( '/^\s*(--sa-[a-z-]+)\s*:(.*)$/s', $declaration, $parts ) ) {
			$kept .= sa_widgets_is_safe_value( trim( $parts[2] ) ) ? $parts[1] . ':' . trim( $parts[2] ) . ';' : '';
		} else {
			$others .= $declaration . ';';
		}
	}
	return $kept . safecss_filter_attr( $others );
}

/**
 * Whether a text is a colour, a length, a font or the like, and loads or closes nothing.
 *
 * @param string $value Value of a custom property.
 * @return bool
 */
function sa_widgets_is_safe_value( $value ) {
	return (bool) preg_match( '/^[\w\p{L}#%.,()\s\/*+\'-]{1,200}$/u', $value )
		&& ! preg_match( '/url\s*\(|expression|image\s*\(|\/\*/i', $value );
}

/**
 * Colours as declarations of custom properties.
 *
 * @param mixed $colors By token without `--sa-`, such as `primary`.
 * @return string Such as `--sa-primary:#b00000;`, without invalid colours.
 */
function sa_widgets_color_declarations( $colors ) {
	$declarations = '';
	foreach ( is_array( $colors ) ? $colors : array() as $token => $color ) {
		if ( preg_match( '/^[a-z-]+$/', (string) $token ) && is_string( $color ) && '' !== $color && sa_widgets_is_safe_value( $color ) ) {
			$declarations .= '--sa-' . $token . ':' . $color . ';';
		}
	}
	return $declarations;
}

/**
 * Notes below an element, for users who may edit it. Visitors never get them, nor does any stored or sent text.
 *
 * @param string[] $problems A sentence each.
 * @return string
 */
function sa_widgets_notes( array $problems ) {
	if ( ! $problems || ! sa_widgets_may_read_notes() ) {
		return '';
	}
	return sa_widgets_note( __( 'Only you and others who may edit this see the following.', 'study-abroad-widgets' ), $problems );
}

/**
 * A note on a page of the website.
 *
 * @param string   $title     Its readers.
 * @param string[] $sentences Its content.
 * @return string HTML.
 */
function sa_widgets_note( $title, array $sentences ) {
	$html = '';
	foreach ( $sentences as $sentence ) {
		$html .= '<span style="display:block">' . esc_html( $sentence ) . '</span>';
	}
	return '<span class="sa-widgets-note" role="note" style="display:block;box-sizing:border-box;margin:8px 0;padding:8px 12px;border:1px solid #d63638;border-left-width:4px;background:#fff;color:#1d2327;font:13px/1.5 sans-serif">'
		. '<strong style="display:block">' . esc_html( $title ) . '</strong>' . $html . '</span>';
}

/**
 * Whether the response is a page for a user who may edit its content.
 *
 * @return bool
 */
function sa_widgets_may_read_notes() {
	$is_stored = is_admin() || is_feed() || wp_doing_cron() || ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	if ( $is_stored || doing_filter( 'get_the_excerpt' ) || ! is_user_logged_in() ) {
		return false;
	}
	$post = get_the_ID();
	return $post ? current_user_can( 'edit_post', $post ) : current_user_can( 'edit_theme_options' );
}

/**
 * The note on an element that is not shown without an address.
 *
 * @param string $title Of the element.
 * @return string
 */
function sa_widgets_describe_missing_origin( $title ) {
	return sprintf(
		current_user_can( 'manage_options' )
			/* translators: %s: title of an element. */
			? __( '“%s” is not shown yet: set the address under Settings, Study-abroad widgets.', 'study-abroad-widgets' )
			/* translators: %s: title of an element. */
			: __( '“%s” is not shown yet: ask an administrator to set the address under Settings, Study-abroad widgets.', 'study-abroad-widgets' ),
		$title
	);
}
