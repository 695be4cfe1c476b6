<?php
/**
 * Plugin Name: Study-abroad widgets
 * Plugin URI: https://OUR-SITE/partners
 * Description: Forms and tools for studying abroad as blocks and shortcodes: costs, visas, scholarships, vocabulary, a mock exam and a free consultation.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * Author: Sarathi Abroad
 * Author URI: https://OUR-SITE
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: study-abroad-widgets
 * Domain Path: /languages
 * Update URI: https://OUR-SITE/embed/study-abroad-widgets.json
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'SA_WIDGETS_FILE', __FILE__ );
define( 'SA_WIDGETS_DIR', __DIR__ );

/** Version of this release. */
define( 'SA_WIDGETS_VERSION', '0.1.0' );

require_once SA_WIDGETS_DIR . '/includes/options.php';
require_once SA_WIDGETS_DIR . '/includes/attributes.php';
require_once SA_WIDGETS_DIR . '/includes/look.php';
require_once SA_WIDGETS_DIR . '/includes/script.php';
require_once SA_WIDGETS_DIR . '/includes/render.php';
require_once SA_WIDGETS_DIR . '/includes/shortcodes.php';
require_once SA_WIDGETS_DIR . '/includes/blocks.php';
require_once SA_WIDGETS_DIR . '/includes/patterns.php';
require_once SA_WIDGETS_DIR . '/includes/tags.php';
require_once SA_WIDGETS_DIR . '/includes/updates.php';

if ( is_admin() ) {
	require_once SA_WIDGETS_DIR . '/includes/fields.php';
	require_once SA_WIDGETS_DIR . '/includes/settings.php';
	require_once SA_WIDGETS_DIR . '/includes/notices.php';
	require_once SA_WIDGETS_DIR . '/includes/privacy.php';
}
