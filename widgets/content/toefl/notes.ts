import type { SourcedText } from '../provenance.ts';

/** A description of the exam, above the list of tests. */
export const introduction = 'Four sections, each with a clock.';

/** How the sections are scored, and where the answers stay. */
export const scoringNote =
  'Reading and Listening are scored at once. Speaking and Writing need a person to judge them, so you get the criteria to judge yourself. Everything stays in this tab.';

/** Why the layout differs from that of the current exam (decision T69). */
export const formatNote: SourcedText = {
  text: 'The four sections follow the classic layout from before 2026, with older times. The real test changed on 21 January 2026: none of the four speaking tasks and neither essay here is in it any more. Use them for fluency, and Today’s test and ETS’s free samples for the format.',
  asOf: '2026-11-21',
  source: 'ets.org, TOEFL iBT content and score scale update',
};

/** Above the listening section, whose clock the layout sets. */
export const listeningNote = '30 minutes is generous for 12 questions; the real test allows less.';

/** Source of the three levels in the interpretation list (decision T70). */
export const interpretationNote: SourcedText = {
  text: 'The levels 22-30, 15-21 and 0-14 are older score ranges. ETS later used 24, 18 and 4 as the lower limits for Reading and 22, 17 and 9 for Listening.',
  asOf: '2026-11-21',
  source: 'ets.org, pages on English programmes and for teachers and advisors',
};

/** Limits of the comparison with the new scale. */
export const comparisonNote: SourcedText = {
  text: 'The 1 to 6 band and the CEFR level are read off a table that ETS published for comparing real scores. This score is the share of right answers in one short practice test, so take the band as a rough guide.',
  asOf: '2026-11-21',
  source: 'ets.org, score scale update; intercom.help/toeflaccess, article 12839102',
};

/** Required wherever the name is used (decision T81). */
export const trademarkNote =
  'TOEFL is a registered trademark of ETS. ETS has not written, reviewed or approved this practice exam and has no connection with it. All passages and questions are our own.';
