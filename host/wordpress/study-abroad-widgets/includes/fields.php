<?php
/**
 * The settings that a website and its network share: address, version, partner id and colours. Both pages
 * print these fields, and both clean what is sent by them here.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The address of the page for a network, or for this website alone.
 *
 * @param bool $is_network Which.
 * @return string
 */
function sa_widgets_settings_url( $is_network = false ) {
	return $is_network ? network_admin_url( 'settings.php?page=study-abroad-widgets' ) : admin_url( 'options-general.php?page=study-abroad-widgets' );
}

/**
 * Loads what checks the fields, on the page of the moment.
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
 * A text field of a form.
 *
 * @param array  $input The form's fields.
 * @param string $key   Name of the field.
 * @return string '' for what is no text.
 */
function sa_widgets_read_field( array $input, $key ) {
	return isset( $input[ $key ] ) && is_string( $input[ $key ] ) ? trim( sanitize_text_field( $input[ $key ] ) ) : '';
}

/**
 * Cleans what a form sends. Wrong values are named, and what was stored stays, as does what the form does not
 * send: wp-config.php has it.
 *
 * @param array $input      The form's fields.
 * @param bool  $is_network Whose page it is.
 * @return array What to store.
 */
function sa_widgets_sanitize_fields( array $input, $is_network ) {
	$after  = sa_widgets_stored_settings( $is_network );
	$fixed  = sa_widgets_fixed_settings();
	$typed  = sa_widgets_read_field( $input, 'origin' );
	$origin = sa_widgets_read_origin( $typed );
	if ( isset( $input['origin'] ) && '' === $origin && '' !== $typed ) {
		/* translators: %s: what was typed. */
		sa_widgets_refuse( 'origin', sprintf( __( '“%s” is not a website address. An address looks like https://www.example.com.', 'study-abroad-widgets' ), $typed ) );
	} elseif ( isset( $input['origin'] ) ) {
		$after['origin'] = $origin;
	}
	$partner = sa_widgets_read_field( $input, 'partner' );
	if ( isset( $input['partner'] ) && ( '' === $partner || sa_widgets_is_partner( $partner ) ) ) {
		$after['partner'] = $partner;
	} elseif ( isset( $input['partner'] ) ) {
		/* translators: %s: what was typed. */
		sa_widgets_refuse( 'partner', sprintf( __( 'The partner id cannot be “%s”. Allowed: 1 to 40 of a–z, 0–9 and -.', 'study-abroad-widgets' ), $partner ) );
	}
	$version   = sa_widgets_read_field( $input, 'version' );
	$integrity = sa_widgets_read_field( $input, 'integrity' );
	if ( '' === $version || 'newest' === $version || sa_widgets_is_pinned( $version, $integrity ) ) {
		$is_kept            = isset( $fixed['version'] );
		$after['version']   = $is_kept ? $after['version'] : $version;
		$after['integrity'] = $is_kept ? $after['integrity'] : ( sa_widgets_is_pinned( $version, $integrity ) ? $integrity : '' );
	} else {
		sa_widgets_refuse( 'version', __( 'That version has no hash to check it with. Choose one from the list.', 'study-abroad-widgets' ) );
	}
	$kept            = isset( $fixed['colors'] ) ? array_intersect_key( $after['colors'], $fixed['colors'] ) : array();
	$after['colors'] = array_merge( sa_widgets_sanitize_colors( isset( $input['colors'] ) ? $input['colors'] : array() ), $kept );
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
 * What the colours are for.
 *
 * @return array<string, string> Labels by token.
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
 * Prints the fields as rows of a table.
 *
 * @param bool $is_network Whose page it is.
 */
function sa_widgets_print_fields( $is_network ) {
	$stored    = sa_widgets_stored_settings( $is_network );
	$inherited = $is_network ? sa_widgets_default_settings() : sa_widgets_inherited_settings();
	$fixed     = sa_widgets_fixed_settings();
	sa_widgets_print_origin_row( $stored, $inherited, $fixed );
	sa_widgets_print_version_row( $stored, $inherited, $fixed );
	sa_widgets_print_partner_row( $stored, $inherited, $fixed );
	sa_widgets_print_color_row( $stored, $inherited, $fixed );
}

/**
 * Who has set what counts in a field, below it.
 *
 * @param string $constant  Name of the constant of wp-config.php, where that is who; else ''.
 * @param string $inherited The network's value, which counts while the field is empty; else ''.
 * @param string $otherwise What is said where it is neither.
 */
function sa_widgets_print_owner( $constant, $inherited, $otherwise ) {
	if ( '' !== $constant ) {
		/* translators: %s: a name, such as SA_WIDGETS_ORIGIN. */
		$otherwise = sprintf( __( 'Set by %s in wp-config.php.', 'study-abroad-widgets' ), $constant );
	} elseif ( '' !== $inherited ) {
		/* translators: %s: an address, a partner id. */
		$otherwise .= ' ' . sprintf( __( 'Empty, it is the network’s: %s.', 'study-abroad-widgets' ), $inherited );
	}
	echo esc_html( $otherwise );
}

/**
 * The row for our site's address. A website without any has the address that this copy was built for typed
 * in, to be saved.
 *
 * @param array $stored    What this page has stored.
 * @param array $inherited What counts where that is empty.
 * @param array $fixed     What wp-config.php says.
 */
function sa_widgets_print_origin_row( array $stored, array $inherited, array $fixed ) {
	$is_fixed = isset( $fixed['origin'] );
	$known    = '' === $stored['origin'] && '' === $inherited['origin'] ? sa_widgets_update_uri() : $stored['origin'];
	$value    = $is_fixed ? $fixed['origin'] : sa_widgets_read_origin( $known );
	?>
	<tr>
		<th scope="row"><label for="sa-widgets-origin"><?php esc_html_e( 'Address', 'study-abroad-widgets' ); ?></label></th>
		<td>
			<input type="url" id="sa-widgets-origin" class="regular-text code" name="sa_widgets_settings[origin]" value="<?php echo esc_attr( $value ); ?>"
				placeholder="https://www.example.com" data-inherited="<?php echo esc_attr( $inherited['origin'] ); ?>" aria-describedby="sa-widgets-origin-help sa-widgets-origin-answer" <?php disabled( $is_fixed ); ?>>
			<p class="description" id="sa-widgets-origin-help">
				<?php sa_widgets_print_owner( $is_fixed ? 'SA_WIDGETS_ORIGIN' : '', $inherited['origin'], __( 'The address of the website that serves the forms and tools, as its owner gave it to you.', 'study-abroad-widgets' ) ); ?>
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
 * @param array $stored    What this page has stored.
 * @param array $inherited What counts where that is empty.
 * @param array $fixed     What wp-config.php says.
 */
function sa_widgets_print_version_row( array $stored, array $inherited, array $fixed ) {
	$is_fixed = isset( $fixed['version'] );
	$chosen   = array_merge( $stored, $fixed );
	$newest   = __( 'Always the newest (recommended)', 'study-abroad-widgets' );
	$choices  = array( '' => $newest );
	if ( '' !== $inherited['version'] ) {
		$choices = array(
			/* translators: %s: a version, such as 0.1.0. */
			''       => sprintf( __( 'As the network: %s', 'study-abroad-widgets' ), $inherited['version'] ),
			'newest' => $newest,
		);
	} elseif ( 'newest' === $chosen['version'] ) {
		$chosen['version'] = '';
	}
	?>
	<tr>
		<th scope="row"><label for="sa-widgets-version"><?php esc_html_e( 'Version', 'study-abroad-widgets' ); ?></label></th>
		<td>
			<select id="sa-widgets-version" autocomplete="off" name="sa_widgets_settings[version]" aria-describedby="sa-widgets-version-help" <?php disabled( $is_fixed ); ?>>
				<?php foreach ( $choices as $version => $label ) : ?>
					<option value="<?php echo esc_attr( $version ); ?>" <?php selected( $chosen['version'], $version ); ?>><?php echo esc_html( $label ); ?></option>
				<?php endforeach; ?>
				<?php if ( ! isset( $choices[ $chosen['version'] ] ) ) : ?>
					<option value="<?php echo esc_attr( $chosen['version'] ); ?>" data-integrity="<?php echo esc_attr( $chosen['integrity'] ); ?>" selected><?php echo esc_html( $chosen['version'] ); ?></option>
				<?php endif; ?>
			</select>
			<input type="hidden" id="sa-widgets-integrity" autocomplete="off" name="sa_widgets_settings[integrity]" value="<?php echo esc_attr( $chosen['integrity'] ); ?>">
			<p class="description" id="sa-widgets-version-help">
				<?php sa_widgets_print_owner( $is_fixed ? 'SA_WIDGETS_PINNED_VERSION' : '', '', __( 'A chosen version never changes, and browsers check its loader with a hash (SRI); corrections come only when you choose a newer one.', 'study-abroad-widgets' ) ); ?>
			</p>
			<p class="description">
				<?php
				/* translators: %s: a version, such as 0.1.0. */
				echo esc_html( sprintf( __( 'Visitors get this version. While you are signed in you see %s, the version of this plugin: update the plugin to see what visitors get.', 'study-abroad-widgets' ), SA_WIDGETS_VERSION ) );
				?>
			</p>
		</td>
	</tr>
	<?php
}

/**
 * The row for the partner id.
 *
 * @param array $stored    What this page has stored.
 * @param array $inherited What counts where that is empty.
 * @param array $fixed     What wp-config.php says.
 */
function sa_widgets_print_partner_row( array $stored, array $inherited, array $fixed ) {
	$is_fixed = isset( $fixed['partner'] );
	?>
	<tr>
		<th scope="row"><label for="sa-widgets-partner"><?php esc_html_e( 'Partner id', 'study-abroad-widgets' ); ?></label></th>
		<td>
			<input type="text" id="sa-widgets-partner" class="regular-text code" name="sa_widgets_settings[partner]" value="<?php echo esc_attr( $is_fixed ? $fixed['partner'] : $stored['partner'] ); ?>"
				data-inherited="<?php echo esc_attr( $inherited['partner'] ); ?>" data-website="<?php echo esc_attr( sa_widgets_own_origin() ); ?>" pattern="<?php echo esc_attr( sa_widgets_partner_pattern() ); ?>" maxlength="40" autocapitalize="off" autocomplete="off" spellcheck="false" aria-describedby="sa-widgets-partner-help sa-widgets-partner-answer" <?php disabled( $is_fixed ); ?>>
			<p id="sa-widgets-partner-answer" role="status"></p>
			<p class="description" id="sa-widgets-partner-help">
				<?php sa_widgets_print_owner( $is_fixed ? 'SA_WIDGETS_PARTNER' : '', $inherited['partner'], __( 'If you have one, the forms of blocks and shortcodes send it, so that their requests count as yours.', 'study-abroad-widgets' ) ); ?>
			</p>
		</td>
	</tr>
	<?php
}

/**
 * The row for colours. One that wp-config.php has is locked, the others are not.
 *
 * @param array $stored    What this page has stored.
 * @param array $inherited What counts where that is empty.
 * @param array $fixed     What wp-config.php says.
 */
function sa_widgets_print_color_row( array $stored, array $inherited, array $fixed ) {
	$locked = isset( $fixed['colors'] ) ? $fixed['colors'] : array();
	$shown  = array_merge( $stored['colors'], $locked );
	?>
	<tr>
		<th scope="row" id="sa-widgets-colors"><?php esc_html_e( 'Colours', 'study-abroad-widgets' ); ?></th>
		<td>
			<fieldset aria-labelledby="sa-widgets-colors">
				<?php foreach ( sa_widgets_color_labels() as $token => $label ) : ?>
					<p>
						<label for="<?php echo esc_attr( 'sa-widgets-color-' . $token ); ?>"><?php echo esc_html( $label ); ?></label><br>
						<input type="text" class="<?php echo esc_attr( isset( $locked[ $token ] ) ? 'code' : 'sa-widgets-color' ); ?>" id="<?php echo esc_attr( 'sa-widgets-color-' . $token ); ?>" name="<?php echo esc_attr( 'sa_widgets_settings[colors][' . $token . ']' ); ?>" value="<?php echo esc_attr( isset( $shown[ $token ] ) ? $shown[ $token ] : '' ); ?>"
							placeholder="<?php echo esc_attr( isset( $inherited['colors'][ $token ] ) ? $inherited['colors'][ $token ] : '#rrggbb' ); ?>" maxlength="7" <?php disabled( isset( $locked[ $token ] ) ); ?>>
					</p>
				<?php endforeach; ?>
				<p class="description">
					<?php
					sa_widgets_print_owner(
						$locked ? 'SA_WIDGETS_COLORS' : '',
						implode( ', ', $inherited['colors'] ),
						__( 'For every element, in light and dark; leave a colour empty for ours. A block can have its own.', 'study-abroad-widgets' )
					);
					?>
				</p>
			</fieldset>
		</td>
	</tr>
	<?php
}
