<?php
/**
 * Ready parts of pages, in the inserter under Patterns.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Registers the patterns, in a category of their own.
 */
function sa_widgets_register_patterns() {
	register_block_pattern_category( 'study-abroad', array( 'label' => __( 'Study abroad', 'study-abroad-widgets' ) ) );
	$patterns = array(
		'costs'      => array(
			__( 'Costs, then a free consultation', 'study-abroad-widgets' ),
			sa_widgets_heading_block( __( 'What does studying abroad cost?', 'study-abroad-widgets' ) ),
			sa_widgets_element_block( 'sa-cost-calculator' ),
			sa_widgets_heading_block( __( 'Talk to a consultant', 'study-abroad-widgets' ) ),
			sa_widgets_element_block( 'sa-consultation-form' ),
		),
		'visa'       => array(
			__( 'Visa, dates and scholarships', 'study-abroad-widgets' ),
			sa_widgets_heading_block( __( 'What the visa needs', 'study-abroad-widgets' ) ),
			sa_widgets_element_block( 'sa-visa-requirements' ),
			sa_widgets_heading_block( __( 'What to do, and when', 'study-abroad-widgets' ) ),
			sa_widgets_element_block( 'sa-application-timeline' ),
			sa_widgets_heading_block( __( 'Who could fund it', 'study-abroad-widgets' ) ),
			sa_widgets_element_block( 'sa-scholarship-finder' ),
		),
		'newsletter' => array(
			__( 'Newsletter with a heading', 'study-abroad-widgets' ),
			sa_widgets_heading_block( __( 'Dates and changes by email', 'study-abroad-widgets' ) ),
			sa_widgets_element_block( 'sa-newsletter-form' ),
		),
	);
	foreach ( $patterns as $name => $parts ) {
		register_block_pattern(
			'study-abroad/' . $name,
			array(
				'title'      => array_shift( $parts ),
				'categories' => array( 'study-abroad' ),
				'content'    => implode( "\n\n", $parts ),
			)
		);
	}
}
// After the translations of the elements are loaded.
add_action( 'init', 'sa_widgets_register_patterns', 11 );

/**
 * A heading as the editor saves it.
 *
 * @param string $words Its text.
 * @return string
 */
function sa_widgets_heading_block( $words ) {
	return "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">" . esc_html( $words ) . "</h2>\n<!-- /wp:heading -->";
}

/**
 * A block of ours as the editor saves it, with a link inside.
 *
 * @param string $tag Tag of the element.
 * @return string
 */
function sa_widgets_element_block( $tag ) {
	$comment = 'study-abroad/element {"tag":"' . $tag . '"}';
	$link    = sa_widgets_fallback( $tag, '' );
	return '' === $link
		? "<!-- wp:$comment /-->"
		: "<!-- wp:$comment -->\n<p class=\"sa-widgets-link\">$link</p>\n<!-- /wp:study-abroad/element -->";
}
