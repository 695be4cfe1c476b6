<?php
/**
 * Settings, Study-abroad widgets.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** A version as its folder is named. */
define( 'SA_WIDGETS_VERSION_PATTERN', '/^\d{1,4}\.\d{1,4}\.\d{1,4}(-[\w.]{1,20})?$/' );

/**
 * The address of the settings page.
 *
 * @return string
 */
function sa_widgets_settings_url() {
	return admin_url( 'options-general.php?page=study-abroad-widgets' );
}

/**
 * Registers the one option with what cleans it.
 */
function sa_widgets_register_settings() {
	register_setting(
		'sa_widgets',
		'sa_widgets_settings',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'sa_widgets_sanitize_settings',
			'default'           => array(),
		)
	);
}
add_action( 'admin_init', 'sa_widgets_register_settings' );

/**
 * Adds the page to the menu.
 */
function sa_widgets_add_settings_page() {
	$page = add_options_page(
		__( 'Study-abroad widgets', 'study-abroad-widgets' ),
		__( 'Study-abroad widgets', 'study-abroad-widgets' ),
		'manage_options',
		'study-abroad-widgets',
		'sa_widgets_print_settings_page'
	);
	if ( $page ) {
		add_action( 'admin_print_scripts-' . $page, 'sa_widgets_enqueue_settings_script' );
	}
}
add_action( 'admin_menu', 'sa_widgets_add_settings_page' );

/**
 * Adds a link to the settings to the list of plugins.
 *
 * @param string[] $links Links of our row.
 * @return string[]
 */
function sa_widgets_add_action_link( $links ) {
	$link = '<a href="' . esc_url( sa_widgets_settings_url() ) . '">' . esc_html__( 'Settings', 'study-abroad-widgets' ) . '</a>';
	array_unshift( $links, $link );
	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( SA_WIDGETS_FILE ), 'sa_widgets_add_action_link' );

/**
 * Loads what checks the address.
 */
function sa_widgets_enqueue_settings_script() {
	wp_enqueue_style( 'wp-color-picker' );
	wp_enqueue_script(
		'sa-widgets-settings',
		plugins_url( 'assets/settings.js', SA_WIDGETS_FILE ),
		array( 'wp-i18n', 'wp-color-picker' ),
		SA_WIDGETS_VERSION,
		true
	);
	wp_set_script_translations( 'sa-widgets-settings', 'study-abroad-widgets', SA_WIDGETS_DIR . '/languages' );
}

/**
 * What a partner's id looks like.
 *
 * @return string A regular expression that PHP and HTML read alike.
 */
function sa_widgets_partner_pattern() {
	return sa_widgets_elements()['sa-contact-form']['attributes']['partner']['pattern'];
}

/**
 * Cleans what the form sends. Wrong values are named, and what was stored stays.
 *
 * @param mixed $input The form's fields.
 * @return array
 */
function sa_widgets_sanitize_settings( $input ) {
	$input  = is_array( $input ) ? $input : array();
	$before = sa_widgets_settings();
	$text   = static function ( $key ) use ( $input ) {
		return isset( $input[ $key ] ) && is_string( $input[ $key ] ) ? trim( sanitize_text_field( $input[ $key ] ) ) : '';
	};
	$theme  = $text( 'theme' );
	$after  = array(
		'origin'     => $before['origin'],
		'version'    => '',
		'integrity'  => '',
		'partner'    => $before['partner'],
		'colors'     => sa_widgets_sanitize_colors( isset( $input['colors'] ) ? $input['colors'] : array() ),
		'theme'      => isset( sa_widgets_theme_labels()[ $theme ] ) ? $theme : 'site',
		'font'       => '1' === $text( 'font' ),
		'everywhere' => '1' === $text( 'everywhere' ),
	);
	$origin = sa_widgets_read_origin( $text( 'origin' ) );
	if ( isset( $input['origin'] ) && '' === $origin && '' !== $text( 'origin' ) ) {
		/* translators: %s: what was typed. */
		sa_widgets_refuse( 'origin', sprintf( __( '“%s” is no address of a website. It looks like https://www.example.com.', 'study-abroad-widgets' ), $text( 'origin' ) ) );
	} elseif ( isset( $input['origin'] ) ) {
		$after['origin'] = $origin;
	}
	if ( '' === $text( 'partner' ) || preg_match( '/' . sa_widgets_partner_pattern() . '/', $text( 'partner' ) ) ) {
		$after['partner'] = $text( 'partner' );
	} else {
		/* translators: %s: what was typed. */
		sa_widgets_refuse( 'partner', sprintf( __( 'The partner id cannot be “%s”. Allowed: 1 to 40 of a–z, 0–9 and -.', 'study-abroad-widgets' ), $text( 'partner' ) ) );
	}
	if ( '' !== $text( 'version' ) ) {
		$is_pinned = preg_match( SA_WIDGETS_VERSION_PATTERN, $text( 'version' ) ) && preg_match( '/^sha384-[A-Za-z0-9+\/]{64}$/', $text( 'integrity' ) );
		if ( $is_pinned ) {
			$after['version']   = $text( 'version' );
			$after['integrity'] = $text( 'integrity' );
		} else {
			$after['version']   = $before['version'];
			$after['integrity'] = $before['integrity'];
			sa_widgets_refuse( 'version', __( 'That version has no hash to check it by: choose one from the list.', 'study-abroad-widgets' ) );
		}
	}
	return $after;
}

/**
 * Shows a sentence above the form. WordPress may clean an option twice in one request: it is said once.
 *
 * @param string $field    Which field.
 * @param string $sentence What is wrong.
 */
function sa_widgets_refuse( $field, $sentence ) {
	foreach ( get_settings_errors( 'sa_widgets' ) as $error ) {
		if ( $field === $error['code'] ) {
			return;
		}
	}
	add_settings_error( 'sa_widgets', $field, $sentence );
}

/**
 * Colours of the form.
 *
 * @param mixed $colors By token.
 * @return array<string, string> As `#rrggbb`, without those that are not set.
 */
function sa_widgets_sanitize_colors( $colors ) {
	$kept = array();
	foreach ( array_keys( sa_widgets_color_labels() ) as $token ) {
		$color = is_array( $colors ) && isset( $colors[ $token ] ) && is_string( $colors[ $token ] ) ? sanitize_hex_color( trim( $colors[ $token ] ) ) : '';
		if ( $color ) {
			$kept[ $token ] = $color;
		}
	}
	return $kept;
}

/**
 * The colours that can be set for all elements.
 *
 * @return array<string, string> Names by token.
 */
function sa_widgets_color_labels() {
	return array(
		'primary' => __( 'Buttons and links', 'study-abroad-widgets' ),
		'accent'  => __( 'Highlights', 'study-abroad-widgets' ),
		'ink'     => __( 'Text', 'study-abroad-widgets' ),
		'muted'   => __( 'Secondary text', 'study-abroad-widgets' ),
		'surface' => __( 'Background of cards and fields', 'study-abroad-widgets' ),
		'wash'    => __( 'Tinted background', 'study-abroad-widgets' ),
		'line'    => __( 'Lines', 'study-abroad-widgets' ),
	);
}

/**
 * Prints the page.
 */
function sa_widgets_print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = sa_widgets_settings();
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Study-abroad widgets', 'study-abroad-widgets' ); ?></h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'sa_widgets' ); ?>
			<table class="form-table" role="presentation">
				<?php
				sa_widgets_print_origin_row();
				sa_widgets_print_version_row( $settings );
				sa_widgets_print_partner_row( $settings );
				sa_widgets_print_credit_row();
				sa_widgets_print_look_row( $settings );
				sa_widgets_print_color_row( $settings );
				sa_widgets_print_script_row( $settings );
				?>
			</table>
			<?php submit_button(); ?>
		</form>
		<?php
		sa_widgets_print_shortcode_list();
		sa_widgets_print_links_section();
		?>
	</div>
	<?php
}

/**
 * The row for our site's address.
 */
function sa_widgets_print_origin_row() {
	$is_fixed = defined( 'SA_WIDGETS_ORIGIN' );
	?>
	<tr>
		<th scope="row"><label for="sa-widgets-origin"><?php esc_html_e( 'Address', 'study-abroad-widgets' ); ?></label></th>
		<td>
			<input type="url" id="sa-widgets-origin" class="regular-text code" name="sa_widgets_settings[origin]"
				value="<?php echo esc_attr( sa_widgets_origin() ? sa_widgets_origin() : sa_widgets_read_origin( sa_widgets_update_uri() ) ); ?>"
				placeholder="https://www.example.com" aria-describedby="sa-widgets-origin-help sa-widgets-origin-answer" <?php disabled( $is_fixed ); ?>>
			<p class="description" id="sa-widgets-origin-help">
				<?php
				echo esc_html(
					$is_fixed
						? __( 'Set by SA_WIDGETS_ORIGIN in wp-config.php.', 'study-abroad-widgets' )
						: __( 'The address of the website that serves the forms and tools, as its owner gave it to you.', 'study-abroad-widgets' )
				);
				?>
			</p>
			<p id="sa-widgets-origin-answer" role="status"></p>
			<noscript><p><?php esc_html_e( 'The address is checked by JavaScript, which is off in this browser.', 'study-abroad-widgets' ); ?></p></noscript>
		</td>
	</tr>
	<?php
}

/**
 * The row for the version.
 *
 * @param array $settings What is set.
 */
function sa_widgets_print_version_row( array $settings ) {
	?>
	<tr>
		<th scope="row"><label for="sa-widgets-version"><?php esc_html_e( 'Version', 'study-abroad-widgets' ); ?></label></th>
		<td>
			<select id="sa-widgets-version" name="sa_widgets_settings[version]" aria-describedby="sa-widgets-version-help">
				<option value=""><?php esc_html_e( 'Always the newest (recommended)', 'study-abroad-widgets' ); ?></option>
				<?php if ( '' !== $settings['version'] ) : ?>
					<option value="<?php echo esc_attr( $settings['version'] ); ?>" data-integrity="<?php echo esc_attr( $settings['integrity'] ); ?>" selected><?php echo esc_html( $settings['version'] ); ?></option>
				<?php endif; ?>
			</select>
			<input type="hidden" id="sa-widgets-integrity" name="sa_widgets_settings[integrity]" value="<?php echo esc_attr( $settings['integrity'] ); ?>">
			<p class="description" id="sa-widgets-version-help"><?php esc_html_e( 'A chosen version never changes, and browsers check its script by a hash (SRI); corrections come only when you choose a newer one.', 'study-abroad-widgets' ); ?></p>
			<p class="description">
				<?php
				/* translators: %s: a version, such as 0.1.0. */
				echo esc_html( sprintf( __( 'Visitors get this version. Whoever may edit posts gets %s, which this plugin was built with and can check whole.', 'study-abroad-widgets' ), SA_WIDGETS_VERSION ) );
				?>
			</p>
		</td>
	</tr>
	<?php
}

/**
 * The row for the partner id.
 *
 * @param array $settings What is set.
 */
function sa_widgets_print_partner_row( array $settings ) {
	?>
	<tr>
		<th scope="row"><label for="sa-widgets-partner"><?php esc_html_e( 'Partner id', 'study-abroad-widgets' ); ?></label></th>
		<td>
			<input type="text" id="sa-widgets-partner" class="regular-text code" name="sa_widgets_settings[partner]" value="<?php echo esc_attr( $settings['partner'] ); ?>" pattern="<?php echo esc_attr( sa_widgets_partner_pattern() ); ?>" maxlength="40" autocapitalize="off" autocomplete="off" spellcheck="false" aria-describedby="sa-widgets-partner-help sa-widgets-partner-answer">
			<p id="sa-widgets-partner-answer" role="status"></p>
			<p class="description" id="sa-widgets-partner-help"><?php esc_html_e( 'If you have one: the forms of blocks and shortcodes send it along, so that what visitors send counts as yours.', 'study-abroad-widgets' ); ?></p>
		</td>
	</tr>
	<?php
}

/**
 * The row that leads to credit for this website. Forms work without it.
 */
function sa_widgets_print_credit_row() {
	$origin = sa_widgets_origin();
	?>
	<tr>
		<th scope="row"><?php esc_html_e( 'Credit', 'study-abroad-widgets' ); ?></th>
		<td>
			<p><?php esc_html_e( 'Forms and tools work at once. Connect this website, and what visitors send from it counts as yours.', 'study-abroad-widgets' ); ?></p>
			<?php if ( '' !== $origin ) : ?>
				<p><a class="button" target="_blank" rel="noopener" href="<?php echo esc_url( $origin . '/partners#origin=' . rawurlencode( sa_widgets_own_origin() ) ); ?>">
					<?php
					/* translators: %s: address of this website. */
					echo esc_html( sprintf( __( 'Connect %s', 'study-abroad-widgets' ), sa_widgets_own_origin() ) );
					?>
					<span class="screen-reader-text"><?php esc_html_e( '(opens in a new tab)', 'study-abroad-widgets' ); ?></span>
				</a></p>
			<?php endif; ?>
		</td>
	</tr>
	<?php
}

/**
 * What the elements may look like on this website.
 *
 * @return array<string, string> Labels by setting.
 */
function sa_widgets_theme_labels() {
	return array(
		'site'  => __( 'As this website', 'study-abroad-widgets' ),
		'light' => __( 'Light', 'study-abroad-widgets' ),
		'dark'  => __( 'Dark', 'study-abroad-widgets' ),
		'auto'  => __( 'As each visitor’s system', 'study-abroad-widgets' ),
	);
}

/**
 * The row for theme and typeface.
 *
 * @param array $settings What is set.
 */
function sa_widgets_print_look_row( array $settings ) {
	?>
	<tr>
		<th scope="row"><label for="sa-widgets-theme"><?php esc_html_e( 'Look', 'study-abroad-widgets' ); ?></label></th>
		<td>
			<select id="sa-widgets-theme" name="sa_widgets_settings[theme]">
				<?php foreach ( sa_widgets_theme_labels() as $theme => $label ) : ?>
					<option value="<?php echo esc_attr( $theme ); ?>" <?php selected( $settings['theme'], $theme ); ?>><?php echo esc_html( $label ); ?></option>
				<?php endforeach; ?>
			</select>
			<p><label><input type="checkbox" name="sa_widgets_settings[font]" value="1" <?php checked( $settings['font'] ); ?>>
				<?php esc_html_e( 'In the typeface of this website', 'study-abroad-widgets' ); ?></label></p>
		</td>
	</tr>
	<?php
}

/**
 * The row for where the script is.
 *
 * @param array $settings What is set.
 */
function sa_widgets_print_script_row( array $settings ) {
	?>
	<tr>
		<th scope="row"><?php esc_html_e( 'Script', 'study-abroad-widgets' ); ?></th>
		<td>
			<label><input type="checkbox" name="sa_widgets_settings[everywhere]" value="1" <?php checked( $settings['everywhere'] ); ?>>
				<?php esc_html_e( 'On every page', 'study-abroad-widgets' ); ?></label>
			<p class="description"><?php esc_html_e( 'Only where a page builder or a theme has our tags in a header, a footer or a pop-up of its own. Elsewhere the script comes with what needs it.', 'study-abroad-widgets' ); ?></p>
		</td>
	</tr>
	<?php
}

/**
 * The row for colours.
 *
 * @param array $settings What is set.
 */
function sa_widgets_print_color_row( array $settings ) {
	?>
	<tr>
		<th scope="row"><?php esc_html_e( 'Colours', 'study-abroad-widgets' ); ?></th>
		<td>
			<fieldset>
				<legend class="screen-reader-text"><?php esc_html_e( 'Colours', 'study-abroad-widgets' ); ?></legend>
				<?php foreach ( sa_widgets_color_labels() as $token => $label ) : ?>
					<p>
						<label for="<?php echo esc_attr( 'sa-widgets-color-' . $token ); ?>"><?php echo esc_html( $label ); ?></label><br>
						<input type="text" class="sa-widgets-color" id="<?php echo esc_attr( 'sa-widgets-color-' . $token ); ?>" name="<?php echo esc_attr( 'sa_widgets_settings[colors][' . $token . ']' ); ?>" value="<?php echo esc_attr( isset( $settings['colors'][ $token ] ) ? $settings['colors'][ $token ] : '' ); ?>" placeholder="#rrggbb" maxlength="7">
					</p>
				<?php endforeach; ?>
				<p class="description"><?php esc_html_e( 'For every element on this website, in light and dark; leave a colour empty for ours. A block can have its own.', 'study-abroad-widgets' ); ?></p>
			</fieldset>
		</td>
	</tr>
	<?php
}

/**
 * The list of shortcodes, to copy from.
 */
function sa_widgets_print_shortcode_list() {
	?>
	<h2><?php esc_html_e( 'What you can place', 'study-abroad-widgets' ); ?></h2>
	<p><?php esc_html_e( 'In the block editor, press + and search for a name below. Anywhere else, write its shortcode.', 'study-abroad-widgets' ); ?></p>
	<div style="overflow-x:auto">
	<table class="widefat striped">
		<thead><tr>
			<th scope="col"><?php esc_html_e( 'Name', 'study-abroad-widgets' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Shortcode', 'study-abroad-widgets' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Settings', 'study-abroad-widgets' ); ?></th>
		</tr></thead>
		<tbody>
			<?php foreach ( sa_widgets_elements() as $tag => $element ) : ?>
				<tr>
					<th scope="row"><?php echo esc_html( $element['title'] ); ?></th>
					<td><code style="white-space:nowrap"><?php echo esc_html( '[' . $tag . ']' ); ?></code></td>
					<td>
						<?php echo esc_html( implode( ', ', array_keys( $element['attributes'] ) ) ); ?>
						<?php if ( '' !== sa_widgets_origin() ) : ?>
							<a href="<?php echo esc_url( sa_widgets_origin() . '/partners/' . $tag ); ?>" target="_blank" rel="noopener">
								<?php esc_html_e( 'What they mean', 'study-abroad-widgets' ); ?>
								<span class="screen-reader-text"><?php esc_html_e( '(opens in a new tab)', 'study-abroad-widgets' ); ?></span>
							</a>
						<?php endif; ?>
					</td>
				</tr>
			<?php endforeach; ?>
		</tbody>
	</table>
	</div>
	<?php
}
