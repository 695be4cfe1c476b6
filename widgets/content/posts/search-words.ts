/**
 * Search terms of visitors, each with a word that finds a post. Only for the line "Did you mean" under an
 * empty result: a search itself looks at titles and excerpts.
 */
export const postSearchWords: Readonly<Record<string, string>> = {
  america: 'USA',
  college: 'country',
  gmat: 'test',
  gre: 'test',
  london: 'UK',
  masters: 'master’s',
  melbourne: 'Australia',
  phd: 'statement',
};
