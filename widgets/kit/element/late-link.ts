/**
 * The link at the end of instant markup: a form whose code never comes takes typing and does
 * nothing, so after six seconds the styles alone show another way. It lies over the end of the
 * element, moving nothing, and goes when the code takes over (`data-late`).
 */
export const LATE_LINK_TEXT = 'Does this not work here? Use our contact page.';

/** Page of our site that the link leads to. */
export const LATE_LINK_PATH = '/contact';

// The animation takes no time, so `!important` keeps it where a visitor wants less motion.
export const LATE_LINK_STYLE =
  ':host{position:relative;}[data-late]{position:absolute;inset:auto auto 0 0;padding:12px;font:16px var(--_font);color:var(--_primary);background:var(--_surface);border:1px solid;visibility:hidden;animation:late 0s 6s forwards !important;}@keyframes late{to{visibility:visible;}}';
