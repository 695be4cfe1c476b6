<?php
/**
 * The two public keys that verify a package of this plugin: the one in use, and the one in reserve, which
 * signs the release that replaces a lost or stolen first. 32 bytes each, in hexadecimal. Without a key the
 * plugin takes no update (docs/operate.md, "Keys of the WordPress plugin").
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

return array( '', '' );
