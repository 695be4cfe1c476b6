/**
 * The link at the end of instant markup: a tool whose code never comes takes typing and does nothing,
 * and a form posts itself only where the page's policy and sandbox let it. So after six seconds the
 * styles alone show another way. It lies over the end of the element, moving nothing, and goes when
 * the code takes over (`data-late`). A form that needs no script keeps its end free.
 */
export const LATE_LINK_TEXT = 'Does the button do nothing? Use our contact page.';

/** Page of our site that the link leads to. */
export const LATE_LINK_PATH = '/contact';

// The animation takes no time, so `!important` keeps it where a visitor wants less motion.
export const LATE_LINK_STYLE =
  ':host{position:relative;}[data-late]{position:absolute;inset:auto auto 0 0;padding:12px;font:16px var(--_font);color:var(--_primary);background:var(--_surface);border:1px solid;visibility:hidden;animation:late 0s 6s forwards !important;}@keyframes late{to{visibility:visible;}}@media(scripting:none){:has(>form[action])~[data-late]{display:none;}}';
