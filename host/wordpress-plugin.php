<?php
/**
 * Plugin Name: Study-abroad widgets
 * Description: The consultancy's forms in a post, by shortcode, for editors who may not write HTML: [sa-contact-form subject="visa"]
 * Version: 0.1.0
 * Requires at least: 5.9
 *
 * Set the origin of the site that serves the widgets in wp-config.php:
 * define( 'SA_WIDGETS_ORIGIN', 'https://www.example.com' );
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Attributes an editor may set, by tag; not the origins that submissions and links go to. Written by scripts/docs.ts. */
const SA_WIDGETS = array(
	// elements
	'sa-application-timeline' => array( 'country', 'program-level', 'season', 'year', 'language-tests', 'test-type', 'gmat', 'sync-url', 'heading-level', 'hide-heading', 'theme' ),
	'sa-blog-list' => array( 'sync-url', 'heading-level', 'hide-heading', 'theme' ),
	'sa-blog-newsletter' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-blog-post' => array( 'slug', 'theme' ),
	'sa-blog-teaser' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-call-to-action' => array( 'heading', 'intro', 'booking', 'heading-level', 'hide-heading', 'theme' ),
	'sa-chat-widget' => array( 'consultant', 'theme' ),
	'sa-consultant-guide' => array( 'heading', 'heading-level', 'hide-heading', 'theme' ),
	'sa-consultation-form' => array( 'heading', 'consultation-type', 'prefill-name', 'prefill-email', 'prefill-phone', 'prefill-from-url', 'heading-level', 'hide-heading', 'partner', 'campaign', 'campaign-from-url', 'theme' ),
	'sa-contact-form' => array( 'heading', 'subject', 'prefill-name', 'prefill-email', 'prefill-phone', 'prefill-from-url', 'heading-level', 'hide-heading', 'partner', 'campaign', 'campaign-from-url', 'theme' ),
	'sa-contact-info' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-cost-calculator' => array( 'country', 'city', 'program-level', 'duration', 'accommodation', 'lifestyle', 'accommodation-basis', 'tab', 'sync-url', 'heading-level', 'hide-heading', 'theme' ),
	'sa-embed-builder' => array( 'live', 'heading-level', 'hide-heading', 'theme' ),
	'sa-faq' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-hero' => array( 'theme' ),
	'sa-milestones' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-mission-values' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-newsletter-form' => array( 'prefill-email', 'prefill-from-url', 'heading-level', 'partner', 'campaign', 'campaign-from-url', 'theme' ),
	'sa-not-found' => array( 'theme' ),
	'sa-office-map' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-origin-request' => array( 'heading-level', 'hide-heading', 'partner', 'campaign', 'campaign-from-url', 'theme' ),
	'sa-our-story' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-page-check' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-page-hero' => array( 'eyebrow', 'heading', 'intro', 'theme' ),
	'sa-scholarship-finder' => array( 'level', 'country', 'field', 'nationality', 'gpa', 'keyword', 'sync-url', 'heading-level', 'hide-heading', 'theme' ),
	'sa-site-footer' => array( 'partner', 'campaign', 'campaign-from-url', 'theme' ),
	'sa-site-header' => array( 'current', 'theme' ),
	'sa-stats-strip' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-study-destinations' => array( 'heading', 'heading-level', 'hide-heading', 'theme' ),
	'sa-success-stories' => array( 'heading', 'heading-level', 'hide-heading', 'theme' ),
	'sa-team' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-testimonials' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-toaster' => array( 'embedded', 'toast-hotkey', 'theme' ),
	'sa-toefl-mock-exam' => array( 'test', 'media', 'sync-url', 'heading-level', 'hide-heading', 'theme' ),
	'sa-tools-catalogue' => array( 'sync-hash', 'heading-level', 'theme' ),
	'sa-tools-teaser' => array( 'heading', 'heading-level', 'hide-heading', 'theme' ),
	'sa-university-matcher' => array( 'heading', 'heading-level', 'hide-heading', 'theme' ),
	'sa-updates-strip' => array( 'heading-level', 'hide-heading', 'theme' ),
	'sa-visa-interview-simulator' => array( 'country', 'difficulty', 'tab', 'media', 'sync-url', 'heading-level', 'hide-heading', 'theme' ),
	'sa-visa-requirements' => array( 'country', 'tab', 'sync-url', 'storage-prefix', 'heading-level', 'hide-heading', 'theme' ),
	'sa-vocabulary-practice' => array( 'tab', 'level', 'difficulty', 'mode', 'count', 'media', 'storage-prefix', 'sync-url', 'heading-level', 'hide-heading', 'theme' ),
	// /elements
);

/**
 * A shortcode's element. wpautop() and wptexturize() run before shortcodes, so the one line that
 * comes out reaches the page as it is. Unknown attributes are dropped, all others escaped.
 */
function sa_widgets_render( $attributes, $content, $tag ) {
	wp_enqueue_script( 'sa-widgets', SA_WIDGETS_ORIGIN . '/embed/sa-loader.js', array(), null, true );
	$attributes = array_intersect_key( (array) $attributes, array_flip( SA_WIDGETS[ $tag ] ) );
	$html       = '<' . $tag;
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	$contact = esc_url( SA_WIDGETS_ORIGIN . '/contact' );
	return $html . '><a href="' . $contact . '">Contact us</a></' . $tag . '>';
}

/** The loader is a module that never holds up the page, and nothing may delay, join or rewrite it. */
function sa_widgets_script_tag( $html, $handle, $src ) {
	if ( 'sa-widgets' !== $handle ) {
		return $html;
	}
	$keep = 'data-cfasync="false" data-no-optimize="1" data-no-minify="1" data-no-defer="1" nowprocket';
	return '<script type="module" async src="' . esc_url( $src ) . '" ' . $keep . "></script>\n";
}

if ( defined( 'SA_WIDGETS_ORIGIN' ) ) {
	foreach ( array_keys( SA_WIDGETS ) as $tag ) {
		add_shortcode( $tag, 'sa_widgets_render' );
	}
	add_filter( 'script_loader_tag', 'sa_widgets_script_tag', 10, 3 );
}
