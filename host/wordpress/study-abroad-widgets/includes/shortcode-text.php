<?php
/**
 * Our shortcodes in a text, however they are spelled. WordPress knows one spelling and straight
 * quotes; what people paste has capitals, underscores, curly quotes and non-breaking spaces.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** What may stand for a double quote. */
define( 'SA_WIDGETS_DOUBLE', '(?:["“”„‟″«»]|&quot;|&#0?34;|&#(?:8220|8221|8222|8243|171|187);|&(?:ldquo|rdquo|bdquo|Prime|laquo|raquo);)' );

/** What may stand for a single quote. */
define( 'SA_WIDGETS_SINGLE', "(?:['‘’‚‛′]|&apos;|&#0?39;|&#(?:8216|8217|8218|8242);|&(?:lsquo|rsquo|sbquo|prime);)" );

/** What may stand for a space. */
define( 'SA_WIDGETS_SPACE', '(?:[\s\x{A0}\x{2000}-\x{200B}\x{202F}\x{FEFF}]|&nbsp;|&#160;|<br\s*\/?>)' );

/** A value goes no further than its line and its paragraph. */
define( 'SA_WIDGETS_WITHIN_LINE', '(?!<\/?(?:p|div|h[1-6]|ul|ol|li|t[dhr]|table|blockquote)\b)[^\r\n]' );

/** What comes after the quote that closes a value. */
define( 'SA_WIDGETS_END', '(?=' . SA_WIDGETS_SPACE . '|\/?\]|$)' );

/**
 * Rewrites our shortcodes in the one spelling that WordPress reads, one line each. A tag that is
 * never closed takes in nothing of what follows; a closing tag alone goes. What is written twice in
 * brackets, to be read, gets entities: blocks around it are looked through for shortcodes once more.
 * So does what lacks its last bracket: WordPress would take all up to the next bracket for attributes.
 *
 * @param mixed $content HTML or text.
 * @return mixed
 */
function sa_widgets_mend_shortcodes( $content ) {
	$mended = sa_widgets_replace_shortcodes( $content, 'sa_widgets_write_shortcode' );
	if ( ! is_string( $mended ) || false === strpos( $mended, '[' ) ) {
		return $mended;
	}
	return preg_replace_callback(
		sa_widgets_shortcode_regex(),
		static function ( $match ) {
			if ( '' === $match['closing'] ) {
				return str_replace( '[', '&#91;', $match[0] );
			}
			$is_doubled = '[[' === substr( $match[0], 0, 2 ) && ']]' === $match['closing'];
			return $is_doubled ? '&#91;' . substr( $match[0], 2, -2 ) . '&#93;' : $match[0];
		},
		$mended
	);
}

/**
 * A shortcode in WordPress's spelling.
 *
 * @param string      $tag        Tag of the element.
 * @param string      $attributes As WordPress reads them.
 * @param string|null $inner      Between the tags; null for a single tag.
 * @return string
 */
function sa_widgets_write_shortcode( $tag, $attributes, $inner ) {
	$open = '[' . rtrim( $tag . ' ' . $attributes );
	return null === $inner ? $open . ' /]' : $open . ']' . $inner . '[/' . $tag . ']';
}

/**
 * Removes our shortcodes and keeps what stands between their tags.
 *
 * @param mixed $content HTML or text.
 * @return mixed
 */
function sa_widgets_strip_shortcodes( $content ) {
	return sa_widgets_replace_shortcodes(
		$content,
		static function ( $tag, $attributes, $inner ) {
			return (string) $inner;
		}
	);
}

/**
 * Runs our shortcodes, and no others, where WordPress runs none.
 *
 * @param mixed $content HTML or text.
 * @return mixed
 */
function sa_widgets_run_shortcodes( $content ) {
	return sa_widgets_replace_shortcodes(
		$content,
		static function ( $tag, $attributes, $inner ) {
			return sa_widgets_render_shortcode( shortcode_parse_atts( $attributes ), $inner, $tag );
		}
	);
}

/**
 * Whether a text has one of our shortcodes.
 *
 * @param string $content HTML or text.
 * @return bool
 */
function sa_widgets_has_shortcode( $content ) {
	return (bool) sa_widgets_find_shortcode_tags( $content );
}

/**
 * Replaces our shortcodes. Those written twice in brackets, `[[sa-contact-form]]`, and those within
 * HTML's own tags and comments stay as they are.
 *
 * @param mixed    $content HTML or text.
 * @param callable $replace Takes tag, attributes and inner text (null for a single tag).
 * @return mixed The same type; unchanged if it is no text.
 */
function sa_widgets_replace_shortcodes( $content, callable $replace ) {
	if ( ! is_string( $content ) || false === strpos( $content, '[' ) ) {
		return $content;
	}
	$tags = sa_widgets_pair_shortcode_tags( sa_widgets_find_shortcode_tags( $content ) );
	$done = '';
	$at   = 0;
	foreach ( $tags as $tag ) {
		if ( $tag['start'] < $at ) {
			continue;
		}
		$done .= substr( $content, $at, $tag['start'] - $at );
		$at    = $tag['end'];
		if ( $tag['is_closing'] ) {
			continue;
		}
		$inner = null;
		if ( isset( $tag['closed_by'] ) ) {
			$closing = $tags[ $tag['closed_by'] ];
			$inner   = substr( $content, $at, $closing['start'] - $at );
			$at      = $closing['end'];
		}
		$done .= $replace( $tag['tag'], sa_widgets_mend_attributes( $tag['attributes'] ), $inner );
	}
	return $done . substr( $content, $at );
}

/**
 * Finds the tags of our shortcodes.
 *
 * @param string $content HTML or text.
 * @return array<int, array{tag: string, attributes: string, start: int, end: int, is_closing: bool}>
 */
function sa_widgets_find_shortcode_tags( $content ) {
	$found = array();
	if ( ! preg_match_all( sa_widgets_shortcode_regex(), $content, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE ) ) {
		return $found;
	}
	$markup = sa_widgets_find_markup( $content );
	$next   = 0;
	foreach ( $matches as $match ) {
		list( $text, $start ) = $match[0];

		$closing    = $match['closing'][0];
		$is_doubled = '[[' === substr( $text, 0, 2 );
		$end        = $start + strlen( $text ) - strlen( substr( $closing, 1 ) );
		$start     += $is_doubled ? 1 : 0;
		// Both lists are sorted: each is walked once.
		while ( isset( $markup[ $next ] ) && $markup[ $next ][1] <= $start ) {
			++$next;
		}
		$is_in_markup = isset( $markup[ $next ] ) && $markup[ $next ][0] < $start;
		if ( '' === $closing || ( $is_doubled && ']]' === $closing ) || $is_in_markup ) {
			continue;
		}
		$found[] = array(
			'tag'        => sa_widgets_shortcode_tag( $match['tag'][0] ),
			'attributes' => $match['attributes'][0],
			'start'      => $start,
			'end'        => $end,
			'is_closing' => '/' === $match['close'][0],
		);
	}
	return $found;
}

/**
 * Tells each opening tag which tag closes it: the next one of ours, if it is a closing tag of the same
 * name. So a shortcode that is never closed takes in no other.
 *
 * @param array $tags As found.
 * @return array The same, with `closed_by`, the index of the closing tag.
 */
function sa_widgets_pair_shortcode_tags( array $tags ) {
	foreach ( $tags as $index => $tag ) {
		$next = isset( $tags[ $index + 1 ] ) ? $tags[ $index + 1 ] : null;
		if ( ! $tag['is_closing'] && $next && $next['is_closing'] && $next['tag'] === $tag['tag'] ) {
			$tags[ $index ]['closed_by'] = $index + 1;
		}
	}
	return $tags;
}

/**
 * Finds HTML's tags and comments. As for a browser, one that is never closed goes to the end, so that
 * none is read twice however many there are.
 *
 * @param string $content HTML.
 * @return array<int, array{0: int, 1: int}> Where each begins and ends.
 */
function sa_widgets_find_markup( $content ) {
	$comment = '<!--(?:.*?-->|.*+)';
	$tag     = '<\/?[a-z](?:[^=>]++|=\s*+(?:"[^"]*+"?|\'[^\']*+\'?)?)*+>?';
	preg_match_all( "/$comment|$tag/is", $content, $matches, PREG_OFFSET_CAPTURE );
	return array_map(
		static function ( $match ) {
			return array( $match[1], $match[1] + strlen( $match[0] ) );
		},
		$matches[0]
	);
}

/**
 * Our shortcodes in any spelling: `[sa-contact-form]`, `[SA_Contact_Form]`, `[saContactForm]`, also
 * with a dash that a text program has made longer. A square bracket may stand in a quoted value. `closing`
 * is `]`, `]]`, or empty where a tag, another of ours or the end comes before any bracket.
 *
 * @return string
 */
function sa_widgets_shortcode_regex() {
	static $regex;
	if ( null === $regex ) {
		$dash  = '(?:[-_\x{AD}\x{2010}-\x{2015}\x{2212}]|&shy;|&#8211;|&#8212;|&[nm]dash;)?';
		$names = array();
		foreach ( array_keys( sa_widgets_elements() ) as $tag ) {
			$names[] = implode( $dash, explode( '-', $tag ) );
		}
		$within = '(?!\[\/?(?&tag))' . SA_WIDGETS_WITHIN_LINE;
		$double = sa_widgets_quoted_regex( SA_WIDGETS_DOUBLE, $within, '?:' );
		$single = sa_widgets_quoted_regex( SA_WIDGETS_SINGLE, $within, '?:' );
		$value  = '=' . SA_WIDGETS_SPACE . "*+(?:$double|$single)";
		$regex  = '/\[?\[(?<close>\/?)(?<tag>' . implode( '|', $names ) . ')(?![\w-])'
			. "(?<attributes>(?:$value|<br\\s*\\/?>|[^\\[\\]<=\\/]++|=|\\/(?!\\]))*+)\\/?(?<closing>\\]\\]?|(?!(?:[^\\[\\]<]++|\\[(?!\\/?sa))*+\\]))/iu";
	}
	return $regex;
}

/**
 * A value between quotes, up to the first closing one that has an end after it. No other value begins in
 * it: so a text full of quotes that are never closed is read in a time that grows no faster than the text.
 *
 * @param string $quote     SA_WIDGETS_DOUBLE or SA_WIDGETS_SINGLE.
 * @param string $character What may be in the value.
 * @param string $group     How its group begins: `?:`, or `?<name>`.
 * @return string
 */
function sa_widgets_quoted_regex( $quote, $character, $group ) {
	$closing = $quote . SA_WIDGETS_END;
	$next    = '=' . SA_WIDGETS_SPACE . '*+(?:' . SA_WIDGETS_DOUBLE . '|' . SA_WIDGETS_SINGLE . ')';
	return "$quote($group(?:[\w ]++|(?!$closing|$next)$character)*+)$closing";
}

/**
 * The tag of a shortcode's name in any spelling.
 *
 * @param string $name As found.
 * @return string
 */
function sa_widgets_shortcode_tag( $name ) {
	$letters = preg_replace( '/&[#\w]+;|[^a-z]/i', '', $name );
	foreach ( array_keys( sa_widgets_elements() ) as $tag ) {
		if ( 0 === strcasecmp( str_replace( '-', '', $tag ), $letters ) ) {
			return $tag;
		}
	}
	return '';
}

/**
 * Attributes in WordPress's spelling: straight quotes around every value, and nothing in one that
 * would end it or its shortcode.
 *
 * @param string $text As written.
 * @return string Such as `country="ca" sync-url`.
 */
function sa_widgets_mend_attributes( $text ) {
	$space    = SA_WIDGETS_SPACE;
	$name     = '[a-z_](?:[\w:-]|[\x{2010}-\x{2015}\x{2212}])*';
	$straight = '"(?<straight>[^"]*)"' . SA_WIDGETS_END;
	$double   = sa_widgets_quoted_regex( SA_WIDGETS_DOUBLE, '.', '?<double>' );
	$single   = sa_widgets_quoted_regex( SA_WIDGETS_SINGLE, '.', '?<single>' );
	$regex    = "/$space*+(?:(?<name>$name)$space*=$space*(?:$straight|$double|$single|(?<bare>(?:(?!$space).)+))|(?<flag>(?:(?!$space).)+))/isu";
	$mended = array();
	preg_match_all( $regex, $text, $matches, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL );
	foreach ( $matches as $match ) {
		if ( isset( $match['flag'] ) ) {
			$flag     = preg_replace( '/[\x{2010}-\x{2015}\x{2212}]/u', '-', $match['flag'] );
			$mended[] = preg_match( '/^[\w-]+$/', $flag ) ? $flag : '"' . sa_widgets_encode_value( $flag ) . '"';
			continue;
		}
		$values   = array( $match['straight'], $match['double'], $match['single'], $match['bare'] );
		$value    = implode( '', array_filter( $values, 'is_string' ) );
		$name     = preg_replace( '/[\x{2010}-\x{2015}\x{2212}]/u', '-', $match['name'] );
		$mended[] = $name . '="' . sa_widgets_encode_value( $value ) . '"';
	}
	return implode( ' ', $mended );
}

/**
 * A value between double quotes of a shortcode.
 *
 * @param string $value As written; entities stay entities.
 * @return string
 */
function sa_widgets_encode_value( $value ) {
	$value   = preg_replace( '/' . SA_WIDGETS_SPACE . '+/u', ' ', $value );
	$special = array(
		'"'  => '&quot;',
		'['  => '&#91;',
		']'  => '&#93;',
		'<'  => '&lt;',
		'>'  => '&gt;',
		'\\' => '&#92;',
	);
	return strtr( (string) $value, $special );
}
