/**
 * Name of the trap for bots in the page. Apart from the key that the Worker knows it by, because a
 * field called `website` is one that browsers like to fill.
 */
export const TRAP_NAME = 'sa-left-blank';
