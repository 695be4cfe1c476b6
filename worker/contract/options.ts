// Apart from the schemas, so that a form can list its options without loading the rules.

/** The id of a partner. */
export const PARTNER_ID = /^[a-z0-9-]{1,40}$/;

export const consultationTypes = ['video', 'chat', 'in-person'] as const;

export const contactSubjects = ['admission', 'visa', 'scholarship', 'general'] as const;
