/** A plan of the cost calculator as its form has it once country and level are chosen. */
export const usMasters = {
  country: 'us',
  city: '',
  programLevel: 'masters',
  duration: '1',
  accommodation: 'shared',
  lifestyle: 'moderate',
} as const;
