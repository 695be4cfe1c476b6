<?php
/**
 * The script: printed once, on pages that need it, and excluded from optimisers.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The hashes of the scripts of the plugin's own version, by path below `/embed/<version>/`.
 *
 * @return array<string, string> Empty in a copy that was not built.
 */
function sa_widgets_own_hashes() {
	$file = SA_WIDGETS_DIR . '/includes/hashes.php';
	return is_readable( $file ) ? require $file : array();
}

/**
 * Whether the reader is guarded against our site: a changed script could do harm with the session of a user
 * who may do more than read, so that user gets the files that the plugin knows, whatever version is set. In a
 * network the session may be one of another website on the same origin.
 *
 * @return bool
 */
function sa_widgets_is_guarded() {
	$user   = wp_get_current_user();
	$rights = array_diff( array_keys( array_filter( $user->allcaps ) ), $user->roles, array( 'read', 'level_0' ) );
	// Some plugins grant a right only on request.
	$has_rights = $rights || current_user_can( 'edit_posts' ) || current_user_can( 'edit_pages' ) || current_user_can( 'manage_options' );
	return ( $has_rights || ( is_multisite() && is_user_logged_in() ) ) && sa_widgets_own_hashes();
}

/**
 * The address of the loader.
 *
 * @return string '' without an address in the settings.
 */
function sa_widgets_script_url() {
	$origin  = sa_widgets_origin();
	$version = sa_widgets_is_guarded() ? SA_WIDGETS_VERSION : sa_widgets_settings()['version'];
	if ( '' === $origin ) {
		return '';
	}
	return $origin . '/embed/' . ( '' === $version ? '' : $version . '/' ) . 'sa-loader.js';
}

/**
 * Attributes of an async module that Rocket Loader, WP Rocket, LiteSpeed, Autoptimize, Jetpack Boost and others
 * must not join, delay or rewrite.
 *
 * @return array<string, string|true>
 */
function sa_widgets_module_attributes() {
	return array(
		'type'               => 'module',
		'async'              => true,
		'data-cfasync'       => 'false',
		'data-no-optimize'   => '1',
		'data-no-minify'     => '1',
		'data-no-defer'      => '1',
		'data-noptimize'     => '1',
		'data-jetpack-boost' => 'ignore',
		'nowprocket'         => true,
	);
}

/**
 * The attributes of the script's tag other than address and id, with the hash of a pinned version.
 *
 * @return array<string, string|true>
 */
function sa_widgets_script_attributes() {
	$settings   = sa_widgets_settings();
	$attributes = sa_widgets_module_attributes();
	$set        = '' === $settings['version'] ? '' : $settings['integrity'];
	$hash       = sa_widgets_is_guarded() ? sa_widgets_own_hashes()['sa-loader.js'] : $set;
	if ( '' !== $hash ) {
		$attributes['integrity']   = $hash;
		$attributes['crossorigin'] = 'anonymous';
	}
	return $attributes;
}

/**
 * The path of a script of this plugin on the page's host: on another host a module would need CORS headers.
 *
 * @param string $name Of the file.
 * @return string
 */
function sa_widgets_own_script( $name ) {
	return wp_make_link_relative( plugins_url( 'assets/' . $name, SA_WIDGETS_FILE ) );
}

/**
 * Addresses of a file of this plugin that have a wrong hash in our import map: a browser that checks these
 * hashes runs the file at neither. Two, because a single request may fail for another reason.
 *
 * @return string[]
 */
function sa_widgets_refused_addresses() {
	$file = sa_widgets_own_script( 'refused-on-purpose.js' );
	return array( $file . '?1', $file . '?2' );
}

/**
 * The import map with the hashes of all files that the loader fetches, which `integrity` on its tag does not
 * cover. It forbids any other import from our site: after a failure the loader tries other addresses, which have
 * no hash.
 *
 * @param stdClass|null $map Another import map to merge with.
 * @return string JSON.
 */
function sa_widgets_import_map( $map = null ) {
	do_action( 'sa_widgets_import_map' );
	$files   = sa_widgets_origin() . '/embed/';
	$imports = array( $files => null );
	$hashes  = array_fill_keys( sa_widgets_refused_addresses(), 'sha384-' . str_repeat( 'A', 64 ) );
	foreach ( sa_widgets_own_hashes() as $path => $hash ) {
		$address             = $files . SA_WIDGETS_VERSION . '/' . $path;
		$imports[ $address ] = $address;
		$hashes[ $address ]  = $hash;
	}
	$joined            = $map ? $map : new stdClass();
	$joined->imports   = array_merge( isset( $joined->imports ) ? (array) $joined->imports : array(), $imports );
	$joined->integrity = array_merge( isset( $joined->integrity ) ? (array) $joined->integrity : array(), $hashes );
	return wp_json_encode( $joined, JSON_HEX_TAG );
}

/**
 * Prints our import map, merged with WordPress's, in its place: Firefox uses only the first map of a page.
 * WordPress's own stays as data.
 *
 * @param array  $attributes Attributes of an inline script's tag.
 * @param string $data       Its content.
 * @return array
 */
function sa_widgets_join_import_map( $attributes, $data = '' ) {
	$is_map = isset( $attributes['id'], $attributes['type'] ) && 'wp-importmap' === $attributes['id'] && 'importmap' === $attributes['type'];
	// Also if our script is not enqueued yet: a footer may do so later.
	if ( ! $is_map || is_admin() || '' === sa_widgets_origin() || did_action( 'sa_widgets_import_map' ) || ! sa_widgets_is_guarded() ) {
		return $attributes;
	}
	$map = json_decode( $data );
	if ( ! $map instanceof stdClass ) {
		return $attributes;
	}
	// Scripts of WordPress find the map by this id.
	wp_print_inline_script_tag( sa_widgets_import_map( $map ), $attributes );
	return array( 'type' => 'application/json' );
}
add_filter( 'wp_inline_script_attributes', 'sa_widgets_join_import_map', PHP_INT_MAX, 2 );

/**
 * Replaces the script's tag for guarded readers, wherever it is printed, with the import map and the guard, a
 * file of the plugin that adds the script if the browser checks the hashes.
 *
 * @param string $tag    HTML of the script's tag.
 * @param string $handle Handle of the script.
 * @return string
 */
function sa_widgets_guard_script( $tag, $handle ) {
	if ( 'sa-widgets' !== $handle || ! sa_widgets_is_guarded() ) {
		return $tag;
	}
	$map = did_action( 'sa_widgets_import_map' ) ? '' : wp_get_inline_script_tag( sa_widgets_import_map(), array( 'type' => 'importmap' ) );
	return $map . wp_get_script_tag( sa_widgets_guard_attributes() );
}
// Last, so that other filters of the script's tag do not change the hashes.
add_filter( 'script_loader_tag', 'sa_widgets_guard_script', PHP_INT_MAX, 2 );

/**
 * The attributes of the guard's tag, with the script or the note to add.
 *
 * @return array<string, string|true>
 */
function sa_widgets_guard_attributes() {
	$script = array_merge(
		sa_widgets_script_attributes(),
		array(
			'src' => esc_url_raw( sa_widgets_script_url() ),
			'id'  => 'sa-widgets-js',
		)
	);
	$note   = __( 'This browser cannot check our scripts on this page, so they are left out while you are signed in. Visitors get them.', 'study-abroad-widgets' );
	$guard  = array(
		'refused' => sa_widgets_refused_addresses(),
		'free'    => sa_widgets_own_script( 'refused-on-purpose.js' ),
		'script'  => $script,
		'note'    => sa_widgets_note( __( 'Only you and others with rights on this website see the following.', 'study-abroad-widgets' ), array( $note ) ),
	);
	return array_merge(
		sa_widgets_module_attributes(),
		array(
			'id'         => 'sa-widgets-guard',
			'src'        => sa_widgets_own_script( 'guard.js' ) . '?ver=' . SA_WIDGETS_VERSION,
			'data-guard' => wp_json_encode( $guard, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_QUOT ),
		)
	);
}

/**
 * Enqueues the script and the colours once.
 */
function sa_widgets_enqueue() {
	$url = sa_widgets_script_url();
	// Our site's code never runs in wp-admin itself, where the REST API renders older widgets.
	$is_rest = defined( 'REST_REQUEST' ) && REST_REQUEST;
	if ( '' === $url || is_feed() || is_admin() || $is_rest ) {
		return;
	}
	// The path has the version, or caches revalidate the file.
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_register_script( 'sa-widgets', $url, array(), null, true );
	sa_widgets_enqueue_colors();
	if ( wp_script_is( 'sa-widgets', 'done' ) || has_action( 'wp_footer', 'sa_widgets_print_script' ) ) {
		return;
	}
	// Theme builders print their footers and pop-ups after WordPress has printed its scripts.
	$is_late = did_action( 'wp_print_footer_scripts' );
	if ( sa_widgets_core_prints_attributes() && ! $is_late ) {
		wp_enqueue_script( 'sa-widgets' );
	} else {
		add_action( 'wp_footer', 'sa_widgets_print_script', $is_late ? PHP_INT_MAX : 20 );
	}
}

/**
 * Enqueues the script on every page if that is set, for tags outside of WordPress's texts.
 */
function sa_widgets_enqueue_everywhere() {
	if ( sa_widgets_settings()['everywhere'] ) {
		sa_widgets_enqueue();
	}
}
add_action( 'wp_enqueue_scripts', 'sa_widgets_enqueue_everywhere' );

/**
 * Whether WordPress prints enqueued scripts through the filter `wp_script_attributes`.
 *
 * @return bool
 */
function sa_widgets_core_prints_attributes() {
	return version_compare( get_bloginfo( 'version' ), '6.5-alpha', '>=' );
}

/**
 * Adds our attributes to our script, and to no other.
 *
 * @param array $attributes Attributes of a script's tag.
 * @return array
 */
function sa_widgets_filter_script_attributes( $attributes ) {
	if ( isset( $attributes['id'] ) && 'sa-widgets-js' === $attributes['id'] ) {
		return array_merge( $attributes, sa_widgets_script_attributes() );
	}
	return $attributes;
}
add_filter( 'wp_script_attributes', 'sa_widgets_filter_script_attributes' );

/**
 * Prints the script, and the look if it is missing, if WordPress would print no attribute of it or has printed
 * all other scripts.
 */
function sa_widgets_print_script() {
	if ( wp_style_is( 'sa-widgets-colors', 'registered' ) ) {
		wp_print_styles( 'sa-widgets-colors' );
	}
	if ( ! sa_widgets_is_guarded() ) {
		wp_print_script_tag(
			array(
				'src' => esc_url_raw( sa_widgets_script_url() ),
				'id'  => 'sa-widgets-js',
			)
		);
		return;
	}
	if ( ! did_action( 'sa_widgets_import_map' ) ) {
		wp_print_inline_script_tag( sa_widgets_import_map(), array( 'type' => 'importmap' ) );
	}
	wp_print_script_tag( sa_widgets_guard_attributes() );
}

/**
 * Enqueues the look of all elements.
 */
function sa_widgets_enqueue_colors() {
	$declarations = sa_widgets_look_declarations();
	if ( '' === $declarations || wp_style_is( 'sa-widgets-colors' ) ) {
		return;
	}
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_register_style( 'sa-widgets-colors', false, array(), null );
	wp_add_inline_style( 'sa-widgets-colors', ':root{' . $declarations . '}' );
	wp_enqueue_style( 'sa-widgets-colors' );
}

/**
 * A pattern for the beginning of a pasted tag of our script, for guarded readers: it has no hash, and its chunks
 * do not load beside our import map.
 *
 * @param string $content HTML.
 * @return string A regular expression; '' if none is pasted or the reader is not guarded.
 */
function sa_widgets_pasted_script_regex( $content ) {
	// Called for every block: cheap checks first.
	if ( false === strpos( $content, '/embed/' ) || '' === sa_widgets_origin() ) {
		return '';
	}
	$files = strstr( sa_widgets_origin(), '//' ) . '/embed/';
	if ( false === stripos( $content, $files ) || ! sa_widgets_is_guarded() ) {
		return '';
	}
	// Among tags with plain text only a script has an address. A consent tool runs the one in `data-src`.
	return '/^<\w++(?:[^>"\']|"[^"]*+"|\'[^\']*+\')*?(?<=[\s"\'\/])(?:[\w-]+-)?src\s*+=\s*+["\']?\s*+(?:https?:)?' . preg_quote( $files, '/' ) . '/i';
}

/**
 * Completes HTML with one of our elements or placeholders: it gets the script, which need not be pasted, and the
 * default attributes. For guarded readers the plugin's script replaces a pasted one.
 *
 * @param mixed $content HTML.
 * @return mixed
 */
function sa_widgets_finish_tags( $content ) {
	if ( ! is_string( $content ) ) {
		return $content;
	}
	$has_tags = preg_match( '/<sa-[a-z]|\sdata-sa-element\s*=/i', $content );
	$pasted   = sa_widgets_pasted_script_regex( $content );
	if ( $has_tags ) {
		sa_widgets_enqueue();
	} elseif ( '' === $pasted ) {
		return $content;
	}
	$finished = preg_replace_callback(
		// Scripts, styles and comments hold no elements. An unclosed one reaches to the end, as in a browser: no part is read twice.
		'/(?<raw><!--(?:[^-]++|-(?!->))*+(?:-->)?|<(?<text>script|style|textarea)(?=[\s>\/])(?:[^<]++|<(?!\/\k<text>))*+(?:<\/\k<text>[^>]*+>?)?)|<(?:(?<tag>sa-[a-z-]+)(?=[\s>\/])|[a-z]\w*(?=\s[^>]{0,2000}?\sdata-sa-element\s*=\s*["\']?(?<named>[a-z-]+)|\sdata-sa-element\s*=\s*["\']?(?<first>[a-z-]+)))(?<rest>(?:"[^"]*"|\'[^\']*\'|[^"\'>])*+)>/i',
		static function ( $match ) use ( $pasted ) {
			if ( '' !== $match['raw'] ) {
				if ( '' === $pasted || ! preg_match( $pasted, $match['raw'] ) ) {
					return $match[0];
				}
				// The frame's listener renders no element.
				if ( false === strpos( $match['raw'], '/sa-frame.js' ) ) {
					sa_widgets_enqueue();
				}
				return '';
			}
			// A placeholder may name its element without the prefix.
			$tag = 'sa-' . preg_replace( '/^sa-/', '', strtolower( $match['tag'] . $match['named'] . $match['first'] ) );
			if ( ! isset( sa_widgets_elements()[ $tag ] ) ) {
				return $match[0];
			}
			$added = '';
			$names = preg_replace( '/"[^"]*"|\'[^\']*\'/', '""', $match['rest'] );
			foreach ( sa_widgets_site_attributes( $tag ) as $name => $value ) {
				$is_own = in_array( $name, array( 'partner', 'theme' ), true ) && '' === $match['tag'];
				$name   = $is_own ? 'data-' . $name : $name;
				if ( ! preg_match( '/\s' . $name . '(?=[\s=\/]|$)/i', $names ) ) {
					$added .= ' ' . $name . '="' . esc_attr( $value ) . '"';
				}
			}
			return substr( $match[0], 0, strlen( $match[0] ) - strlen( $match['rest'] ) - 1 ) . $added . $match['rest'] . '>';
		},
		$content
	);
	return is_string( $finished ) ? $finished : $content;
}
foreach ( array( 'the_content', 'render_block', 'widget_text', 'widget_custom_html_content', 'widget_block_content' ) as $sa_widgets_filter ) {
	add_filter( $sa_widgets_filter, 'sa_widgets_finish_tags', 99 );
}
unset( $sa_widgets_filter );

/**
 * Adds the file's name to an optimiser's list of excluded files.
 *
 * @param mixed $excluded A list, or one text with commas.
 * @return mixed The same, with ours.
 */
function sa_widgets_exclude_file( $excluded ) {
	if ( is_string( $excluded ) ) {
		return ( '' === trim( $excluded ) ? '' : $excluded . ', ' ) . 'sa-loader.js';
	}
	$excluded   = is_array( $excluded ) ? $excluded : array();
	$excluded[] = 'sa-loader.js';
	return $excluded;
}

/**
 * Adds the script's handle to an optimiser's list of excluded scripts.
 *
 * @param mixed $excluded A list.
 * @return array
 */
function sa_widgets_exclude_handle( $excluded ) {
	$excluded   = is_array( $excluded ) ? $excluded : array();
	$excluded[] = 'sa-widgets';
	return $excluded;
}

/**
 * Adds our host to an optimiser's list of excluded hosts.
 *
 * @param mixed $excluded A list.
 * @return array
 */
function sa_widgets_exclude_host( $excluded ) {
	$excluded   = is_array( $excluded ) ? $excluded : array();
	$excluded[] = (string) wp_parse_url( sa_widgets_origin(), PHP_URL_HOST );
	return array_filter( $excluded );
}

/**
 * Excludes our script from joined files.
 *
 * @param bool   $is_joined Whether a script is joined with others.
 * @param string $handle    Its handle.
 * @return bool
 */
function sa_widgets_keep_apart( $is_joined, $handle ) {
	return 'sa-widgets' === $handle ? false : $is_joined;
}

/**
 * Adds the published filters of optimisers.
 */
function sa_widgets_exclude_from_optimisers() {
	$files   = array(
		'rocket_exclude_js',
		'rocket_exclude_defer_js',
		'rocket_delay_js_exclusions',
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
		'litespeed_optm_gm_js_exc',
		'autoptimize_filter_js_exclude',
		'perfmatters_minify_js_exclusions',
		'perfmatters_defer_js_exclusions',
		'perfmatters_delay_js_exclusions',
	);
	$handles = array(
		'sgo_js_minify_exclude',
		'sgo_js_async_exclude',
		'sgo_javascript_combine_exclude',
		'jetpack_boost_render_blocking_js_exclude_handles',
	);
	$hosts   = array(
		'rocket_minify_excluded_external_js',
		'sgo_javascript_combine_excluded_external_paths',
	);
	foreach ( $files as $filter ) {
		add_filter( $filter, 'sa_widgets_exclude_file' );
	}
	foreach ( $handles as $filter ) {
		add_filter( $filter, 'sa_widgets_exclude_handle' );
	}
	foreach ( $hosts as $filter ) {
		add_filter( $filter, 'sa_widgets_exclude_host' );
	}
	add_filter( 'js_do_concat', 'sa_widgets_keep_apart', 10, 2 );
}
sa_widgets_exclude_from_optimisers();
