/** A level of study. Each tool offers the levels that its data covers. */
export type ProgramLevel = 'bachelors' | 'masters' | 'mba' | 'phd' | 'diploma';

export const programLevelNames: Readonly<Record<ProgramLevel, string>> = {
  bachelors: 'Bachelors',
  masters: 'Masters',
  mba: 'MBA',
  phd: 'PhD',
  diploma: 'Diploma',
};
