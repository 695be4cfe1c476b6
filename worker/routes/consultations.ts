import { Consultation } from '../contract/consultation.ts';
import { submissionPaths } from '../contract/submission-paths.ts';
import { prepareConsultationUpsert } from '../db/consultations.ts';
import { acceptSubmission } from './accept-submission.ts';

export const consultationRoute = acceptSubmission({
  path: submissionPaths.consultation,
  schema: Consultation,
  prepareUpsert: prepareConsultationUpsert,
  hasReference: true,
});
