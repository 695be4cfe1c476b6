/**
 * Attributes of English that a translator leaves alone: what is to be learnt, quoted or copied. In capitals,
 * because compat makes a property of `translate`, which markup that the server has drawn would lack.
 */
export const untranslated = { TRANSLATE: 'no' };
