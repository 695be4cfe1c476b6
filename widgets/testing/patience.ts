/**
 * How long a test waits in vain, in milliseconds: no wait that ends takes as long on any machine. Only what
 * polls may ask for it.
 */
export const PATIENCE_MS = 120_000;
