// Not in the schemas' files, so that a form can list its options without loading the rules.

export const consultationTypes = ['video', 'chat', 'in-person'] as const;

export const contactSubjects = ['admission', 'visa', 'scholarship', 'general'] as const;
