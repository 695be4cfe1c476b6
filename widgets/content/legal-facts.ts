import { illustrative, type Provenance } from './provenance.ts';

/** The consultancy by its legal name, form and registration number. The terms and the privacy page name it. */
export const legalEntity: Provenance & { text: string } = {
  text: 'Sarathi Abroad Private Limited (sample name), a company registered in India, number U00000DL0000PTC000000 (sample)',
  ...illustrative,
};

/** The person who answers complaints within a month. The privacy page gives the name. */
export const grievanceOfficer: Provenance & { text: string } = {
  text: 'Nandini Kulkarni (sample name)',
  ...illustrative,
};

/** The number itself is RETENTION_DAYS in worker/contract/durations.ts: the Worker deletes by it, the privacy page names it. */
export const retention: Provenance & { name: string } = {
  name: 'how long requests are kept (RETENTION_DAYS)',
  asOf: '2026-11-28',
  source: 'our suggestion; the owner is to confirm it',
  open: 'claim',
};
