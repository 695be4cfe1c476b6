<?php
/**
 * Shortcodes into links and back: without the plugin WordPress shows a shortcode as it is written, so
 * before deactivating they can be turned into links to the same on our site. Blocks need nothing:
 * they are saved with a link inside.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Where a text keeps what it was before: `before`, and `after` as a hash. */
define( 'SA_WIDGETS_LINKED', '_sa_widgets_linked' );

/** The options of widgets that may hold a shortcode, and the same for these. */
define( 'SA_WIDGETS_WIDGETS', array( 'widget_text', 'widget_block', 'widget_custom_html' ) );

/** One press works no longer than this, so that no server breaks it off. */
define( 'SA_WIDGETS_MOST_SECONDS', 15 );

/**
 * A text with links in place of our shortcodes.
 *
 * @param string $content As stored.
 * @return string
 */
function sa_widgets_link_text( $content ) {
	$linked = preg_replace_callback(
		'/<!-- wp:shortcode -->\s*(.*?)\s*<!-- \/wp:shortcode -->/s',
		static function ( $block ) {
			$linked = sa_widgets_replace_shortcodes( $block[1], 'sa_widgets_write_link' );
			$is_own = '' === trim( (string) sa_widgets_replace_shortcodes( $block[1], '__return_empty_string' ) );
			// A Shortcode block would show the link, but a paragraph can be edited.
			return $is_own && false === strpos( $linked, '<p' )
				? "<!-- wp:paragraph -->\n<p>" . $linked . "</p>\n<!-- /wp:paragraph -->"
				: str_replace( $block[1], $linked, $block[0] );
		},
		$content
	);
	$linked = sa_widgets_replace_shortcodes( is_string( $linked ) ? $linked : $content, 'sa_widgets_write_link' );
	// What shows nothing today would be read tomorrow.
	$finished = preg_replace( '/' . get_shortcode_regex( sa_widgets_former_tags() ) . '/', '$5', $linked );
	// Where PHP gives up over a text, it stays as it is.
	return is_string( $finished ) ? $finished : $content;
}

/**
 * Whether a text has a shortcode of ours, one of today or of earlier.
 *
 * @param string $content As stored.
 * @return bool
 */
function sa_widgets_needs_links( $content ) {
	return sa_widgets_has_shortcode( $content ) || preg_match( '/' . get_shortcode_regex( sa_widgets_former_tags() ) . '/', $content );
}

/**
 * The link for a shortcode, or what its author has put between the tags.
 *
 * @param string      $tag        Tag of the element.
 * @param string      $attributes Not needed.
 * @param string|null $inner      Between the tags.
 * @return string
 */
function sa_widgets_write_link( $tag, $attributes, $inner ) {
	return sa_widgets_fallback( $tag, (string) $inner );
}

/**
 * The fields of stored texts that may hold a shortcode, and what it becomes there: a link, or nothing in
 * a title, where the plugin shows none either.
 *
 * @return array<string, array<string, callable>> Functions by field, by kind of text.
 */
function sa_widgets_linked_fields() {
	return array(
		'post' => array(
			'post_title'   => 'sa_widgets_strip_shortcodes',
			'post_content' => 'sa_widgets_link_text',
			'post_excerpt' => 'sa_widgets_link_text',
		),
		'term' => array( 'description' => 'sa_widgets_link_text' ),
	);
}

/**
 * The next stored texts that may have one of our shortcodes: posts, pages, templates and whatever else is
 * stored like these, but no old revisions; and descriptions of categories, tags and the like.
 *
 * @param string $kind  `post` or `term`.
 * @param int    $after Place of the last one before.
 * @param int    $most  How many at most.
 * @return array<int, array<string, string>> Rows with `place`, `id` and the fields.
 */
function sa_widgets_read_candidates( $kind, $after, $most ) {
	global $wpdb;
	$like = '%' . $wpdb->esc_like( '[sa' ) . '%';
	// phpcs:disable WordPress.DB.DirectDatabaseQuery.DirectQuery, WordPress.DB.DirectDatabaseQuery.NoCaching
	if ( 'term' === $kind ) {
		$rows = $wpdb->get_results(
			$wpdb->prepare( "SELECT term_taxonomy_id AS place, term_id AS id, description FROM {$wpdb->term_taxonomy} WHERE term_taxonomy_id > %d AND description LIKE %s ORDER BY term_taxonomy_id LIMIT %d", $after, $like, $most ),
			ARRAY_A
		);
	} else {
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID AS place, ID AS id, post_title, post_content, post_excerpt FROM {$wpdb->posts} WHERE ID > %d AND ( post_content LIKE %s OR post_title LIKE %s OR post_excerpt LIKE %s ) AND post_type <> 'revision' AND post_status NOT IN ( 'trash', 'auto-draft' ) ORDER BY ID LIMIT %d",
				$after,
				$like,
				$like,
				$like,
				$most
			),
			ARRAY_A
		);
	}
	// phpcs:enable
	return (array) $rows;
}

/**
 * The stored texts with one of our shortcodes, one after the other: whoever only asks whether there is any
 * makes the database look no further than the first.
 *
 * @return Generator<int, array{kind: string, id: int, fields: array<string, string>}> With their fields as stored.
 */
function sa_widgets_find_texts() {
	foreach ( sa_widgets_linked_fields() as $kind => $links ) {
		$after = 0;
		$most  = 1;
		do {
			$rows = sa_widgets_read_candidates( $kind, $after, $most );
			foreach ( $rows as $row ) {
				$after  = (int) $row['place'];
				$fields = array_intersect_key( $row, $links );
				// The database finds `[sale]`, too.
				if ( array_filter( $fields, 'sa_widgets_needs_links' ) ) {
					yield array(
						'kind'   => $kind,
						'id'     => (int) $row['id'],
						'fields' => $fields,
					);
				}
			}
			$is_last = count( $rows ) < $most;
			// Whoever reads on gets more at once.
			$most = min( 10 * $most, 1000 );
		} while ( ! $is_last );
	}
}

/**
 * The texts whose shortcodes have been turned into links.
 *
 * @return array<int, array{kind: string, id: int}>
 */
function sa_widgets_find_linked_texts() {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery.DirectQuery, WordPress.DB.DirectDatabaseQuery.NoCaching
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT 'post' AS kind, post_id AS id FROM {$wpdb->postmeta} WHERE meta_key = %s UNION SELECT 'term', term_id FROM {$wpdb->termmeta} WHERE meta_key = %s", SA_WIDGETS_LINKED, SA_WIDGETS_LINKED ), ARRAY_A );
	return array_map(
		static function ( $row ) {
			return array(
				'kind' => $row['kind'],
				'id'   => (int) $row['id'],
			);
		},
		$rows
	);
}

/**
 * How many posts have a shortcode of ours in what a page builder keeps of them. Its format is its own:
 * nothing is changed there.
 *
 * @param int $most How many kept values are looked at.
 * @return int
 */
function sa_widgets_count_builder_texts( $most = PHP_INT_MAX ) {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery.DirectQuery, WordPress.DB.DirectDatabaseQuery.NoCaching
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT post_id, meta_value FROM {$wpdb->postmeta} JOIN {$wpdb->posts} ON ID = post_id AND post_type <> 'revision' WHERE meta_key <> %s AND meta_value LIKE %s LIMIT %d", SA_WIDGETS_LINKED, '%' . $wpdb->esc_like( '[sa' ) . '%', $most ) );
	$ids  = array();
	foreach ( $rows as $row ) {
		if ( sa_widgets_needs_links( $row->meta_value ) ) {
			$ids[ $row->post_id ] = true;
		}
	}
	return count( $ids );
}

/**
 * Stores fields of a text, and nothing else of it: its dates stay, it gets no revision, and what is in it
 * stays untouched also where the present user may not write all of it.
 *
 * @param string                $kind   `post` or `term`.
 * @param int                   $id     Of the text.
 * @param array<string, string> $fields Their new values.
 */
function sa_widgets_store_fields( $kind, $id, array $fields ) {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery.DirectQuery, WordPress.DB.DirectDatabaseQuery.NoCaching
	if ( 'post' === $kind ) {
		$wpdb->update( $wpdb->posts, $fields, array( 'ID' => $id ) );
		clean_post_cache( $id );
	} else {
		$wpdb->update( $wpdb->term_taxonomy, $fields, array( 'term_id' => $id ) );
		clean_term_cache( $id );
	}
	// phpcs:enable
}

/**
 * The fields of a text as they are stored.
 *
 * @param string $kind `post` or `term`.
 * @param int    $id   Of the text.
 * @return array<string, string> Empty if it is gone.
 */
function sa_widgets_read_fields( $kind, $id ) {
	$text = 'post' === $kind ? get_post( $id, ARRAY_A, 'raw' ) : get_term( $id, '', ARRAY_A, 'raw' );
	return is_array( $text ) ? array_intersect_key( $text, sa_widgets_linked_fields()[ $kind ] ) : array();
}

/**
 * What shows that this website has remembered a text by itself: an import, too, may say what a text was before,
 * and would write by us what the importer may not.
 *
 * @param string $kind   `post` or `term`.
 * @param int    $id     Of the text.
 * @param string $field  Of the text.
 * @param string $before What it was.
 * @return string
 */
function sa_widgets_prove_memory( $kind, $id, $field, $before ) {
	$key = get_option( 'sa_widgets_memory_key' );
	if ( ! is_string( $key ) || '' === $key ) {
		$key = wp_generate_password( 64 );
		// Somebody else may have been faster.
		$key = add_option( 'sa_widgets_memory_key', $key, '', false ) ? $key : get_option( 'sa_widgets_memory_key' );
	}
	return hash_hmac( 'sha256', implode( "\n", array( $kind, $id, $field, $before ) ), $key );
}

/**
 * Turns the shortcodes of all texts and widgets into links.
 *
 * @return int How many texts and widgets were changed.
 */
function sa_widgets_link_all() {
	$end  = time() + SA_WIDGETS_MOST_SECONDS;
	$done = sa_widgets_link_widgets();
	foreach ( sa_widgets_find_texts() as $text ) {
		if ( time() > $end ) {
			break;
		}
		$changed = array();
		$memory  = array();
		foreach ( sa_widgets_linked_fields()[ $text['kind'] ] as $field => $link ) {
			$before = $text['fields'][ $field ];
			$after  = sa_widgets_needs_links( $before ) ? $link( $before ) : $before;
			if ( $after !== $before ) {
				$changed[ $field ] = $after;
				$memory[ $field ]  = array(
					'before' => $before,
					'after'  => md5( $after ),
					'proof'  => sa_widgets_prove_memory( $text['kind'], $text['id'], $field, $before ),
				);
			}
		}
		if ( $changed ) {
			// What is remembered first can be brought back, whatever happens between the two.
			update_metadata( $text['kind'], $text['id'], SA_WIDGETS_LINKED, wp_slash( $memory ) );
			sa_widgets_store_fields( $text['kind'], $text['id'], $changed );
			++$done;
		}
	}
	return $done;
}

/**
 * Brings the shortcodes back. A field that somebody has changed since stays as it is, and so does one whose
 * memory is not proved, until somebody asks who may write anything.
 *
 * @return int How many texts and widgets were changed.
 */
function sa_widgets_unlink_all() {
	$end  = time() + SA_WIDGETS_MOST_SECONDS;
	$done = sa_widgets_unlink_widgets();
	foreach ( sa_widgets_find_linked_texts() as $text ) {
		if ( time() > $end ) {
			break;
		}
		$memory  = get_metadata( $text['kind'], $text['id'], SA_WIDGETS_LINKED, true );
		// Earlier copies of the plugin remembered the content alone.
		$memory  = isset( $memory['before'] ) ? array( 'post_content' => $memory ) : $memory;
		$changed = array();
		$is_kept = false;
		foreach ( sa_widgets_read_fields( $text['kind'], $text['id'] ) as $field => $now ) {
			if ( ! isset( $memory[ $field ]['before'], $memory[ $field ]['after'] ) || ! is_string( $memory[ $field ]['before'] ) || md5( $now ) !== $memory[ $field ]['after'] ) {
				continue;
			}
			$before = $memory[ $field ]['before'];
			$proof  = sa_widgets_prove_memory( $text['kind'], $text['id'], $field, $before );
			if ( current_user_can( 'unfiltered_html' ) || ( isset( $memory[ $field ]['proof'] ) && $proof === $memory[ $field ]['proof'] ) ) {
				$changed[ $field ] = $before;
			} else {
				$is_kept = true;
			}
		}
		if ( $changed ) {
			sa_widgets_store_fields( $text['kind'], $text['id'], $changed );
			++$done;
		}
		if ( ! $is_kept ) {
			delete_metadata( $text['kind'], $text['id'], SA_WIDGETS_LINKED );
		}
	}
	sa_widgets_forget_no_shortcodes();
	return $done;
}

/**
 * Calls a function with each text of each widget and stores what it returns.
 *
 * @param callable $change Takes the text and a key for it; returns the new text.
 * @return int How many were changed.
 */
function sa_widgets_change_widgets( callable $change ) {
	$done = 0;
	foreach ( SA_WIDGETS_WIDGETS as $option ) {
		$widgets = get_option( $option );
		$before  = $done;
		foreach ( is_array( $widgets ) ? $widgets : array() as $number => $widget ) {
			foreach ( array( 'text', 'content' ) as $field ) {
				if ( ! is_array( $widget ) || ! isset( $widget[ $field ] ) || ! is_string( $widget[ $field ] ) ) {
					continue;
				}
				$changed = $change( $widget[ $field ], $option . ' ' . $number . ' ' . $field );
				if ( $changed !== $widget[ $field ] ) {
					$widgets[ $number ][ $field ] = $changed;
					++$done;
				}
			}
		}
		if ( $done > $before ) {
			update_option( $option, $widgets );
		}
	}
	return $done;
}

/**
 * Turns the shortcodes of widgets into links.
 *
 * @return int
 */
function sa_widgets_link_widgets() {
	$memory = get_option( 'sa_widgets_linked_widgets' );
	$memory = is_array( $memory ) ? $memory : array();
	$done   = sa_widgets_change_widgets(
		static function ( $text, $key ) use ( &$memory ) {
			$after = sa_widgets_link_text( $text );
			if ( $after !== $text ) {
				$memory[ $key ] = array(
					'before' => $text,
					'after'  => md5( $after ),
				);
			}
			return $after;
		}
	);
	if ( $done > 0 ) {
		update_option( 'sa_widgets_linked_widgets', $memory, false );
	}
	return $done;
}

/**
 * Brings the shortcodes of widgets back.
 *
 * @return int
 */
function sa_widgets_unlink_widgets() {
	$memory = get_option( 'sa_widgets_linked_widgets' );
	$memory = is_array( $memory ) ? $memory : array();
	$done   = sa_widgets_change_widgets(
		static function ( $text, $key ) use ( $memory ) {
			return isset( $memory[ $key ] ) && md5( $text ) === $memory[ $key ]['after'] ? $memory[ $key ]['before'] : $text;
		}
	);
	delete_option( 'sa_widgets_linked_widgets' );
	return $done;
}

/**
 * How many widgets have a shortcode.
 *
 * @return int
 */
function sa_widgets_count_widgets_with_shortcodes() {
	$count = 0;
	sa_widgets_change_widgets(
		static function ( $text ) use ( &$count ) {
			$count += sa_widgets_needs_links( $text ) ? 1 : 0;
			return $text;
		}
	);
	return $count;
}

/**
 * How many texts and widgets have a shortcode.
 *
 * @return int
 */
function sa_widgets_count_shortcodes() {
	return iterator_count( sa_widgets_find_texts() ) + sa_widgets_count_widgets_with_shortcodes();
}

/**
 * Whether any text or widget has a shortcode. Widgets come first: WordPress has read them already. That no text
 * has one takes reading them all, so it is remembered until one is saved; for no longer than an hour, because
 * page builders may save theirs without a word.
 *
 * @return bool
 */
function sa_widgets_has_texts_with_shortcodes() {
	if ( sa_widgets_count_widgets_with_shortcodes() > 0 ) {
		return true;
	}
	if ( get_transient( 'sa_widgets_no_shortcodes' ) ) {
		return false;
	}
	$has = sa_widgets_find_texts()->valid() || sa_widgets_count_builder_texts( 50 ) > 0;
	if ( ! $has ) {
		set_transient( 'sa_widgets_no_shortcodes', 1, HOUR_IN_SECONDS );
	}
	return $has;
}

/**
 * How many texts and widgets have links in place of shortcodes.
 *
 * @return int
 */
function sa_widgets_count_linked() {
	$widgets = get_option( 'sa_widgets_linked_widgets' );
	return count( sa_widgets_find_linked_texts() ) + ( is_array( $widgets ) ? count( $widgets ) : 0 );
}

/**
 * The section of the settings page.
 */
function sa_widgets_print_links_section() {
	$with   = sa_widgets_count_shortcodes();
	$linked = sa_widgets_count_linked();
	$others = sa_widgets_count_builder_texts();
	?>
	<h2 id="sa-widgets-links"><?php esc_html_e( 'Before you deactivate the plugin', 'study-abroad-widgets' ); ?></h2>
	<p><?php esc_html_e( 'Without the plugin, visitors would see the shortcodes themselves. This turns each one into a link to the same form or tool on our website, in posts, pages, templates, descriptions and widgets; titles lose it. Dates and revisions stay as they are. You can undo this here until someone edits a text by hand. Blocks need nothing, because a link is saved inside them.', 'study-abroad-widgets' ); ?></p>
	<p>
		<?php
		/* translators: %s: a number. */
		echo esc_html( sprintf( _n( '%s text has shortcodes of ours.', '%s texts have shortcodes of ours.', $with, 'study-abroad-widgets' ), number_format_i18n( $with ) ) );
		?>
	</p>
	<?php
	if ( $others > 0 ) {
		/* translators: %s: a number. */
		echo '<p>' . esc_html( sprintf( _n( '%s page has shortcodes of ours in a page builder: replace them there.', '%s pages have shortcodes of ours in a page builder: replace them there.', $others, 'study-abroad-widgets' ), number_format_i18n( $others ) ) ) . '</p>';
	}
	if ( $with > 0 && '' === sa_widgets_origin() ) {
		echo '<p>' . esc_html__( 'Set the address first, because the links go there.', 'study-abroad-widgets' ) . '</p>';
	} elseif ( $with > 0 ) {
		sa_widgets_print_links_button( 'sa_widgets_link', __( 'Turn shortcodes into links', 'study-abroad-widgets' ) );
	}
	if ( $linked > 0 ) {
		/* translators: %s: a number. */
		echo '<p>' . esc_html( sprintf( _n( '%s text has links in their place.', '%s texts have links in their place.', $linked, 'study-abroad-widgets' ), number_format_i18n( $linked ) ) ) . '</p>';
		sa_widgets_print_links_button( 'sa_widgets_unlink', __( 'Bring the shortcodes back', 'study-abroad-widgets' ) );
	}
}

/**
 * A button of that section.
 *
 * @param string $action Name of the action.
 * @param string $label  What it does.
 */
function sa_widgets_print_links_button( $action, $label ) {
	?>
	<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
		<input type="hidden" name="action" value="<?php echo esc_attr( $action ); ?>">
		<?php
		wp_nonce_field( $action );
		submit_button( $label, 'secondary', $action, false );
		?>
	</form>
	<?php
}

/**
 * Answers the buttons: who may change the settings and the texts of others, from our own page.
 */
function sa_widgets_answer_links_button() {
	$action = 'admin_post_sa_widgets_link' === current_action() ? 'sa_widgets_link' : 'sa_widgets_unlink';
	if ( ! current_user_can( 'manage_options' ) || ! current_user_can( 'edit_others_posts' ) ) {
		wp_die( esc_html__( 'You may not do that.', 'study-abroad-widgets' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( $action );
	$done = 'sa_widgets_unlink' === $action ? sa_widgets_unlink_all() : 0;
	if ( 'sa_widgets_link' === $action && '' !== sa_widgets_origin() ) {
		$done = sa_widgets_link_all();
	}
	set_transient( 'sa_widgets_done_' . get_current_user_id(), $done, MINUTE_IN_SECONDS );
	wp_safe_redirect( sa_widgets_settings_url() . '#sa-widgets-links' );
	exit;
}
add_action( 'admin_post_sa_widgets_link', 'sa_widgets_answer_links_button' );
add_action( 'admin_post_sa_widgets_unlink', 'sa_widgets_answer_links_button' );

/**
 * Says what the button has done, once.
 */
function sa_widgets_print_links_result() {
	$key  = 'sa_widgets_done_' . get_current_user_id();
	$done = get_transient( $key );
	if ( false === $done || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	delete_transient( $key );
	/* translators: %s: a number. */
	$sentence = sprintf( _n( '%s text was changed.', '%s texts were changed.', (int) $done, 'study-abroad-widgets' ), number_format_i18n( (int) $done ) );
	echo '<div class="notice notice-success is-dismissible"><p>' . esc_html( $sentence ) . '</p></div>';
}
add_action( 'admin_notices', 'sa_widgets_print_links_result' );

/**
 * Reminds in the list of plugins, beside the link that deactivates.
 *
 * @param string[] $meta Links of a plugin's row.
 * @param string   $file Of the plugin.
 * @return string[]
 */
function sa_widgets_remind_of_links( $meta, $file ) {
	if ( plugin_basename( SA_WIDGETS_FILE ) === $file && current_user_can( 'manage_options' ) && sa_widgets_has_texts_with_shortcodes() ) {
		$meta[] = '<a href="' . esc_url( sa_widgets_settings_url() . '#sa-widgets-links' ) . '">' . esc_html__( 'Before you deactivate: turn shortcodes into links', 'study-abroad-widgets' ) . '</a>';
	}
	return $meta;
}
add_filter( 'plugin_row_meta', 'sa_widgets_remind_of_links', 10, 2 );
