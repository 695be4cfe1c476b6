<?php
/**
 * A text for the website's privacy policy, in Settings, Privacy, Policy guide.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Suggests the text.
 */
function sa_widgets_suggest_privacy_policy() {
	$origin = sa_widgets_origin();
	$site   = '' === $origin ? __( 'the address in Settings, Study-abroad widgets', 'study-abroad-widgets' ) : $origin;
	$lines  = array(
		/* translators: %s: address of a website. */
		sprintf( __( 'Some pages show forms and tools that your browser loads from %s. As with any website, that server learns your IP address and which page they are on. No cookies are set, and nothing is stored before you use them.', 'study-abroad-widgets' ), $site ),
		/* translators: %s: address of a website. */
		sprintf( __( 'When you send a form (consultation, message, newsletter), your details go to %s and are used to answer you. The name of our partnership, of a campaign and the path of the page may go with it. We do not keep a copy on this website.', 'study-abroad-widgets' ), $site ),
		__( 'Tools (costs, visas, scholarships, timeline, vocabulary, mock exam, interview) compute in your browser and send nothing. Some keep your progress there, under names that begin with “sa-”, “vocabularyStats” or “wordStatus”, until you delete them. Recordings never leave the page.', 'study-abroad-widgets' ),
	);
	$html = '<p class="privacy-policy-tutorial">' . esc_html__( 'Keep what you use: the second paragraph is about forms, the third about tools.', 'study-abroad-widgets' ) . '</p>';
	foreach ( $lines as $line ) {
		$html .= '<p>' . esc_html( $line ) . '</p>';
	}
	wp_add_privacy_policy_content( __( 'Study-abroad widgets', 'study-abroad-widgets' ), wp_kses_post( $html ) );
}
add_action( 'admin_init', 'sa_widgets_suggest_privacy_policy' );
