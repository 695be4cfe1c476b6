/**
 * For guard.js, which imports it to see whether the browser goes by the hashes in the page's import map: there
 * it has wrong ones. So the two errors in your console that name this file are as they should be.
 */
export {};
