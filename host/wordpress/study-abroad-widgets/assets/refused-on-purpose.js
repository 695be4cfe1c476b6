/**
 * Imported by guard.js to find out whether the browser checks the hashes in the page's import map, which has wrong
 * ones for this file. The two errors about it in the console are expected.
 */
export {};
