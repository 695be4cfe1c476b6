import type { TimelinePlan } from '../timeline-plan.ts';

/** A masters in the United States from fall 2027, with an IELTS. */
export const usMasters: TimelinePlan = {
  country: 'us',
  level: 'masters',
  season: 'fall',
  startYear: 2027,
  includesTests: true,
  languageTest: 'IELTS',
  includesGmat: false,
};
