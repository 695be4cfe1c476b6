/** The decks. In a classic script this module stays with the script, which knows its folder. */
export const loadContent = () => import('../content/vocabulary/decks.ts');
