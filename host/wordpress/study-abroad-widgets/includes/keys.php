<?php
/**
 * The two public keys whose owners may sign a package of this plugin: the one in use, and the one in
 * reserve, with which a release replaces the first when it is lost or stolen. 32 bytes each, in hexadecimal.
 * Without a key the plugin takes no update (docs/operate.md, "Keys of the WordPress plugin").
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

return array( '', '' );
