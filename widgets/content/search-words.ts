/**
 * What visitors search for, and a word that finds it. Only for the line "Did you mean" under an
 * empty result: a search itself looks at titles and descriptions.
 */
type SearchWords = Readonly<Record<string, string>>;

export const toolSearchWords: SearchWords = {
  apply: 'application',
  calendar: 'timeline',
  duolingo: 'english',
  embassy: 'visa',
  expenses: 'cost',
  grant: 'awards',
  ielts: 'english',
  loan: 'funds',
  mba: 'university',
  money: 'cost',
  price: 'cost',
  pte: 'english',
  sop: 'application',
  usa: 'visa',
};

export const postSearchWords: SearchWords = {
  america: 'USA',
  college: 'country',
  gmat: 'test',
  gre: 'test',
  london: 'UK',
  masters: 'master’s',
  melbourne: 'Australia',
  phd: 'statement',
};
