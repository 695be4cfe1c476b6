/** Where each kind of submission is posted. */
export const submissionPaths = {
  consultation: '/api/consultations',
  contact: '/api/contact',
  newsletter: '/api/newsletter',
} as const;

/** Answers 204 where the page's origin may post, 403 where not. */
export const ORIGIN_PATH = '/api/origin';

export type SubmissionKind = keyof typeof submissionPaths;

/** A field no person sees. A submission that fills it is kept apart, and answered like any other. */
export const HONEYPOT_FIELD = 'website';
