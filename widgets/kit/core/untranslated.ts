/**
 * Attributes of English that a translator leaves alone: what is to be learnt, quoted or copied. In capitals,
 * because Preact would set the property `translate`, a boolean that takes "no" for true.
 */
export const untranslated = { TRANSLATE: 'no' };
