/**
 * Search terms of visitors, each with a word that finds a tool. Only for the line "Did you mean" under an
 * empty result: a search itself looks at names and descriptions.
 */
export const toolSearchWords: Readonly<Record<string, string>> = {
  apply: 'application',
  calendar: 'timeline',
  duolingo: 'english',
  embassy: 'visa',
  expenses: 'cost',
  grant: 'awards',
  ielts: 'english',
  loan: 'awards',
  mba: 'application',
  price: 'cost',
  pte: 'english',
  sop: 'application',
  usa: 'visa',
};
