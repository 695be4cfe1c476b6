<?php
/**
 * Settings, Study-abroad widgets.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Registers the option.
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
 * The address of the page.
 *
 * @return string
 */
function sa_widgets_settings_url() {
	return admin_url( 'options-general.php?page=study-abroad-widgets' );
}

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
 * Loads the script that checks the fields.
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
 * Cleans the submitted settings. An invalid value is reported and the stored one stays, as does a setting that
 * the form does not send because wp-config.php has it.
 *
 * @param mixed $input The form's fields.
 * @return array
 */
function sa_widgets_sanitize_settings( $input ) {
	$input  = is_array( $input ) ? $input : array();
	$after  = sa_widgets_stored_settings();
	$fixed  = sa_widgets_fixed_settings();
	$typed  = sa_widgets_read_field( $input, 'origin' );
	$origin = sa_widgets_read_origin( $typed );
	if ( '' === $origin && '' !== $typed ) {
		/* translators: %s: what was typed. */
		sa_widgets_refuse( 'origin', sprintf( __( '“%s” is not a website address. An address looks like https://www.example.com.', 'study-abroad-widgets' ), $typed ) );
	} elseif ( isset( $input['origin'] ) ) {
		$after['origin'] = $origin;
	}
	$partner = sa_widgets_read_field( $input, 'partner' );
	if ( '' !== $partner && ! sa_widgets_is_partner( $partner ) ) {
		/* translators: %s: what was typed. */
		sa_widgets_refuse( 'partner', sprintf( __( 'The partner id cannot be “%s”. Allowed: 1 to 40 of a–z, 0–9 and -.', 'study-abroad-widgets' ), $partner ) );
	} elseif ( isset( $input['partner'] ) ) {
		$after['partner'] = $partner;
	}
	$version   = sa_widgets_read_field( $input, 'version' );
	$integrity = '' === $version ? '' : sa_widgets_read_field( $input, 'integrity' );
	if ( '' !== $version && ! sa_widgets_is_pinned( $version, $integrity ) ) {
		sa_widgets_refuse( 'version', __( 'That version has no hash to check it with. Choose one from the list.', 'study-abroad-widgets' ) );
	} elseif ( ! isset( $fixed['version'] ) ) {
		$after['version']   = $version;
		$after['integrity'] = $integrity;
	}
	$locked          = isset( $fixed['colors'] ) ? array_intersect_key( $after['colors'], $fixed['colors'] ) : array();
	$after['colors'] = $locked + sa_widgets_sanitize_colors( isset( $input['colors'] ) ? $input['colors'] : array() );

	$theme               = sa_widgets_read_field( $input, 'theme' );
	$after['theme']      = isset( sa_widgets_theme_labels()[ $theme ] ) ? $theme : 'site';
	$after['font']       = ! empty( $input['font'] );
	$after['everywhere'] = ! empty( $input['everywhere'] );
	return $after;
}

/**
 * A text field of the form.
 *
 * @param array  $input The form's fields.
 * @param string $key   Name of the field.
 * @return string '' for a value that is no text.
 */
function sa_widgets_read_field( array $input, $key ) {
	return isset( $input[ $key ] ) && is_string( $input[ $key ] ) ? trim( sanitize_text_field( $input[ $key ] ) ) : '';
}

/**
 * Reports an invalid value above the form, once: WordPress may clean an option twice in one request.
 *
 * @param string $field    Which field.
 * @param string $sentence What is wrong.
 */
function sa_widgets_refuse( $field, $sentence ) {
	if ( ! in_array( $field, wp_list_pluck( get_settings_errors( 'sa_widgets' ), 'code' ), true ) ) {
		add_settings_error( 'sa_widgets', $field, $sentence );
	}
}

/**
 * Prints the page.
 */
function sa_widgets_print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = sa_widgets_stored_settings();
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Study-abroad widgets', 'study-abroad-widgets' ); ?></h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'sa_widgets' ); ?>
			<table class="form-table" role="presentation">
				<?php
				sa_widgets_print_fields();
				sa_widgets_print_credit_row();
				sa_widgets_print_look_row( $settings );
				sa_widgets_print_script_row( $settings );
				?>
			</table>
			<?php submit_button(); ?>
		</form>
		<?php sa_widgets_print_shortcode_list(); ?>
	</div>
	<?php
}

/**
 * The row with a link to request credit for this website. Forms work without it.
 */
function sa_widgets_print_credit_row() {
	$origin = sa_widgets_origin();
	?>
	<tr>
		<th scope="row"><?php esc_html_e( 'Credit', 'study-abroad-widgets' ); ?></th>
		<td>
			<p><?php esc_html_e( 'Forms and tools work at once. Connect this website, and requests from it will count as yours. After it is registered, its partner id is offered above.', 'study-abroad-widgets' ); ?></p>
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
 * The choices of a theme.
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
 * @param array $settings The settings.
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
 * The row for the pages that get the script.
 *
 * @param array $settings The settings.
 */
function sa_widgets_print_script_row( array $settings ) {
	?>
	<tr>
		<th scope="row"><?php esc_html_e( 'Script', 'study-abroad-widgets' ); ?></th>
		<td>
			<label><input type="checkbox" name="sa_widgets_settings[everywhere]" value="1" <?php checked( $settings['everywhere'] ); ?>>
				<?php esc_html_e( 'On every page', 'study-abroad-widgets' ); ?></label>
			<p class="description"><?php esc_html_e( 'Only where a page builder or a theme has our tags in a header, a footer or a pop-up of its own, or where the editor of your page builder shows a link only. Elsewhere the script comes with what needs it.', 'study-abroad-widgets' ); ?></p>
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
