/** Where each kind of submission is posted. */
export const submissionPaths = {
  consultation: '/api/consultations',
  contact: '/api/contact',
  newsletter: '/api/newsletter',
} as const;

export type SubmissionKind = keyof typeof submissionPaths;

/** A field no person sees. A submission that fills it is answered like any other and not stored. */
export const HONEYPOT_FIELD = 'website';
