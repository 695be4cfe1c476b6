/**
 * Attributes of English that translators must not change: text to learn, quote or copy. In capitals,
 * because compat turns `translate` into a property, which prerendered markup would lack.
 */
export const untranslated = { TRANSLATE: 'no' };
