<?php
/**
 * The rows of the settings page whose values may be fixed in wp-config.php.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Prints the rows.
 */
function sa_widgets_print_fields() {
	$settings = sa_widgets_settings();
	$fixed    = sa_widgets_fixed_settings();
	sa_widgets_print_origin_row( $settings['origin'], isset( $fixed['origin'] ) );
	sa_widgets_print_version_row( $settings['version'], $settings['integrity'], isset( $fixed['version'] ) );
	sa_widgets_print_partner_row( $settings['partner'], isset( $fixed['partner'] ) );
	sa_widgets_print_color_row( $settings['colors'], isset( $fixed['colors'] ) ? $fixed['colors'] : array() );
}

/**
 * Prints the help below a field, or the constant that fixes its value.
 *
 * @param string $constant Name of the constant if it is set; else ''.
 * @param string $help     Printed if it is not set.
 */
function sa_widgets_print_help( $constant, $help ) {
	/* translators: %s: a name, such as SA_WIDGETS_ORIGIN. */
	echo esc_html( '' === $constant ? $help : sprintf( __( 'Set by %s in wp-config.php.', 'study-abroad-widgets' ), $constant ) );
}

/**
 * The row for the address. A website without one gets the address that this copy was built for, to be saved.
 *
 * @param string $origin   The setting.
 * @param bool   $is_fixed Whether wp-config.php has it.
 */
function sa_widgets_print_origin_row( $origin, $is_fixed ) {
	$value = '' === $origin && ! $is_fixed ? sa_widgets_read_origin( sa_widgets_update_uri() ) : $origin;
	?>
	<tr>
		<th scope="row"><label for="sa-widgets-origin"><?php esc_html_e( 'Address', 'study-abroad-widgets' ); ?></label></th>
		<td>
			<input type="url" id="sa-widgets-origin" class="regular-text code" name="sa_widgets_settings[origin]" value="<?php echo esc_attr( $value ); ?>"
				placeholder="https://www.example.com" aria-describedby="sa-widgets-origin-help sa-widgets-origin-answer" <?php disabled( $is_fixed ); ?>>
			<p class="description" id="sa-widgets-origin-help">
				<?php sa_widgets_print_help( $is_fixed ? 'SA_WIDGETS_ORIGIN' : '', __( 'The address of the website that serves the forms and tools, as its owner gave it to you.', 'study-abroad-widgets' ) ); ?>
			</p>
			<p id="sa-widgets-origin-answer" role="status"></p>
			<noscript><p><?php esc_html_e( 'The address is checked by JavaScript, which is off in this browser.', 'study-abroad-widgets' ); ?></p></noscript>
		</td>
	</tr>
	<?php
}

/**
 * The row for the version. Scripts add the other versions to the list.
 *
 * @param string $chosen    The setting; '' for the newest.
 * @param string $integrity Hash of its loader.
 * @param bool   $is_fixed  Whether wp-config.php has it.
 */
function sa_widgets_print_version_row( $chosen, $integrity, $is_fixed ) {
	?>
	<tr>
		<th scope="row"><label for="sa-widgets-version"><?php esc_html_e( 'Version', 'study-abroad-widgets' ); ?></label></th>
		<td>
			<select id="sa-widgets-version" autocomplete="off" name="sa_widgets_settings[version]" aria-describedby="sa-widgets-version-help" <?php disabled( $is_fixed ); ?>>
				<option value=""><?php esc_html_e( 'Always the newest (recommended)', 'study-abroad-widgets' ); ?></option>
				<?php if ( '' !== $chosen ) : ?>
					<option value="<?php echo esc_attr( $chosen ); ?>" data-integrity="<?php echo esc_attr( $integrity ); ?>" selected><?php echo esc_html( $chosen ); ?></option>
				<?php endif; ?>
			</select>
			<input type="hidden" id="sa-widgets-integrity" autocomplete="off" name="sa_widgets_settings[integrity]" value="<?php echo esc_attr( $integrity ); ?>">
			<p class="description" id="sa-widgets-version-help">
				<?php sa_widgets_print_help( $is_fixed ? 'SA_WIDGETS_PINNED_VERSION' : '', __( 'A chosen version never changes, and browsers check its loader with a hash (SRI); corrections come only when you choose a newer one.', 'study-abroad-widgets' ) ); ?>
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
 * @param string $partner  The setting.
 * @param bool   $is_fixed Whether wp-config.php has it.
 */
function sa_widgets_print_partner_row( $partner, $is_fixed ) {
	?>
	<tr>
		<th scope="row"><label for="sa-widgets-partner"><?php esc_html_e( 'Partner id', 'study-abroad-widgets' ); ?></label></th>
		<td>
			<input type="text" id="sa-widgets-partner" class="regular-text code" name="sa_widgets_settings[partner]" value="<?php echo esc_attr( $partner ); ?>"
				data-website="<?php echo esc_attr( sa_widgets_own_origin() ); ?>" pattern="<?php echo esc_attr( sa_widgets_partner_pattern() ); ?>" maxlength="40" autocapitalize="off" autocomplete="off" spellcheck="false" aria-describedby="sa-widgets-partner-help sa-widgets-partner-answer" <?php disabled( $is_fixed ); ?>>
			<p id="sa-widgets-partner-answer" role="status"></p>
			<p class="description" id="sa-widgets-partner-help">
				<?php sa_widgets_print_help( $is_fixed ? 'SA_WIDGETS_PARTNER' : '', __( 'If you have one, the forms of blocks and shortcodes send it, so that their requests count as yours.', 'study-abroad-widgets' ) ); ?>
			</p>
		</td>
	</tr>
	<?php
}

/**
 * The row for colours. The page has the two that most websites need; wp-config.php and style sheets can set
 * the others.
 *
 * @param array<string, string> $colors The setting.
 * @param array<string, string> $fixed  Those in wp-config.php.
 */
function sa_widgets_print_color_row( array $colors, array $fixed ) {
	$labels = array(
		'primary' => __( 'Buttons and links', 'study-abroad-widgets' ),
		'ink'     => __( 'Text', 'study-abroad-widgets' ),
	);
	?>
	<tr>
		<th scope="row" id="sa-widgets-colors"><?php esc_html_e( 'Colours', 'study-abroad-widgets' ); ?></th>
		<td>
			<fieldset aria-labelledby="sa-widgets-colors">
				<?php foreach ( $labels as $token => $label ) : ?>
					<p>
						<label for="<?php echo esc_attr( 'sa-widgets-color-' . $token ); ?>"><?php echo esc_html( $label ); ?></label><br>
						<input type="text" class="<?php echo esc_attr( isset( $fixed[ $token ] ) ? 'code' : 'sa-widgets-color' ); ?>" id="<?php echo esc_attr( 'sa-widgets-color-' . $token ); ?>" name="<?php echo esc_attr( 'sa_widgets_settings[colors][' . $token . ']' ); ?>" value="<?php echo esc_attr( isset( $colors[ $token ] ) ? $colors[ $token ] : '' ); ?>"
							placeholder="#rrggbb" maxlength="7" <?php disabled( isset( $fixed[ $token ] ) ); ?>>
					</p>
				<?php endforeach; ?>
				<p class="description">
					<?php sa_widgets_print_help( $fixed ? 'SA_WIDGETS_COLORS' : '', __( 'For every element, in light and dark; leave a colour empty for ours. A block can have its own.', 'study-abroad-widgets' ) ); ?>
				</p>
			</fieldset>
		</td>
	</tr>
	<?php
}
