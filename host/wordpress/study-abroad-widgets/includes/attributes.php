<?php
/**
 * The elements, and the validation of their attributes.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The elements made for other sites, in the current language. Available from `init` on.
 *
 * @return array<string, array> By tag, with the keys of includes/elements.php.
 */
function sa_widgets_elements() {
	static $elements = array();
	$locale = determine_locale();
	if ( ! isset( $elements[ $locale ] ) ) {
		$elements[ $locale ] = require SA_WIDGETS_DIR . '/includes/elements.php';
	}
	return $elements[ $locale ];
}

/**
 * Attributes of any element, escaped but not validated.
 *
 * @return string[]
 */
function sa_widgets_global_attributes() {
	return array( 'id', 'class', 'lang', 'dir', 'style', 'align' );
}

/**
 * Validates written attributes.
 *
 * @param string $tag        Tag of an element.
 * @param array  $attributes Values by name, in any spelling; WordPress passes the flag of
 *                           `[sa-cost-calculator sync-url]` as a value without a name.
 * @return array{attributes: array<string, string>, problems: string[]} The valid attributes, a flag as
 *                           `''`; and a sentence for each of the others.
 */
function sa_widgets_check_attributes( $tag, array $attributes ) {
	$known    = sa_widgets_elements()[ $tag ]['attributes'];
	$kept     = array();
	$problems = array();
	foreach ( $attributes as $key => $value ) {
		$written = is_int( $key ) ? (string) $value : (string) $key;
		$name    = sa_widgets_attribute_name( $written, array_keys( $known ) );
		$value   = is_int( $key ) ? true : $value;
		if ( in_array( $name, sa_widgets_global_attributes(), true ) && is_string( $value ) ) {
			$kept[ $name ] = $value;
			continue;
		}
		if ( ! isset( $known[ $name ] ) ) {
			$problems[] = sa_widgets_describe_unknown( $tag, $written, $known );
			continue;
		}
		$read = sa_widgets_read_value( $known[ $name ], $value );
		if ( null === $read ) {
			$problems[] = sa_widgets_describe_wrong( $name, $value, $known[ $name ] );
		} elseif ( false !== $read ) {
			$kept[ $name ] = $read;
		}
	}
	return array(
		'attributes' => $kept,
		'problems'   => $problems,
	);
}

/**
 * The name of an attribute from any spelling: programLevel, PROGRAM_LEVEL, programlevel. WordPress turns names
 * in a shortcode to lower case.
 *
 * @param string   $written As written.
 * @param string[] $known   The known names.
 * @return string One of these, or the written name in lower case.
 */
function sa_widgets_attribute_name( $written, array $known ) {
	$letters = str_replace( array( '-', '_' ), '', strtolower( $written ) );
	foreach ( $known as $name ) {
		if ( str_replace( '-', '', $name ) === $letters ) {
			return $name;
		}
	}
	return strtolower( $written );
}

/**
 * Validates a value.
 *
 * @param array       $attribute As in includes/elements.php.
 * @param string|true $value     True for an attribute without a value.
 * @return string|false|null The value to print; false for none, such as a flag that is off; null for an
 *                           invalid value.
 */
function sa_widgets_read_value( array $attribute, $value ) {
	if ( 'flag' === $attribute['type'] ) {
		$said = true === $value ? '' : strtolower( trim( (string) $value ) );
		if ( in_array( $said, array( '', 'true', 'on', 'yes', '1' ), true ) ) {
			return '';
		}
		return in_array( $said, array( 'false', 'off', 'no', '0' ), true ) ? false : null;
	}
	if ( true === $value ) {
		return null;
	}
	$value = trim( (string) $value );
	if ( '' === $value ) {
		return false;
	}
	if ( 'select' === $attribute['type'] ) {
		return sa_widgets_read_choice( $attribute, $value );
	}
	$is_wrong = isset( $attribute['pattern'] ) && ! preg_match( '/' . $attribute['pattern'] . '/u', $value );
	return $is_wrong ? null : $value;
}

/**
 * Finds a value of a closed list, in any case or by another spelling.
 *
 * @param array  $attribute As in includes/elements.php.
 * @param string $value     As written.
 * @return string|null Null for any other value.
 */
function sa_widgets_read_choice( array $attribute, $value ) {
	if ( in_array( $value, $attribute['values'], true ) ) {
		return $value;
	}
	$wanted = strtolower( $value );
	foreach ( $attribute['values'] as $choice ) {
		if ( strtolower( $choice ) === $wanted ) {
			return $choice;
		}
	}
	return isset( $attribute['spellings'][ $wanted ] ) ? $attribute['spellings'][ $wanted ] : null;
}

/**
 * A sentence about an attribute that the element does not have.
 *
 * @param string $tag     Tag of the element.
 * @param string $written Name as written.
 * @param array  $known   Its attributes.
 * @return string
 */
function sa_widgets_describe_unknown( $tag, $written, array $known ) {
	return sprintf(
		/* translators: 1: name of an attribute, 2: tag of an element, 3: list of names. */
		__( '“%1$s” is not a setting of %2$s. Its settings are: %3$s.', 'study-abroad-widgets' ),
		$written,
		$tag,
		implode( ', ', array_merge( array_keys( $known ), array( 'id', 'class', 'lang', 'align' ) ) )
	);
}

/**
 * A sentence about a value that the element does not take.
 *
 * @param string      $name      Name of the attribute.
 * @param string|true $value     As written.
 * @param array       $attribute As in includes/elements.php.
 * @return string
 */
function sa_widgets_describe_wrong( $name, $value, array $attribute ) {
	if ( 'flag' === $attribute['type'] ) {
		$allowed = __( 'nothing, “true” or “false”', 'study-abroad-widgets' );
	} elseif ( 'select' === $attribute['type'] ) {
		$allowed = sa_widgets_list_choices( $attribute['values'] );
	} else {
		$allowed = isset( $attribute['allowed'] ) ? $attribute['allowed'] : __( 'a text', 'study-abroad-widgets' );
	}
	return sprintf(
		/* translators: 1: name of a setting, 2: what was written, 3: what is allowed. */
		__( '%1$s cannot be “%2$s”. Allowed: %3$s.', 'study-abroad-widgets' ),
		$name,
		true === $value ? '' : $value,
		$allowed
	);
}

/**
 * The values of a list; of a long one, the first.
 *
 * @param string[] $values All of them.
 * @return string
 */
function sa_widgets_list_choices( array $values ) {
	$most = 15;
	$list = implode( ', ', array_slice( $values, 0, $most ) );
	return count( $values ) > $most ? $list . ' …' : $list;
}
