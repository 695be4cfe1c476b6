import { interviewCountries } from '../../content/interview/options.ts';
import type {
  InterviewCountry,
  InterviewCountryOption,
  InterviewDifficulty,
  InterviewDifficultyOption,
  InterviewQuestionCounts,
} from '../../content/interview/types.ts';
import { count } from '../../kit/rules/plural.ts';

export interface InterviewSetup {
  country: InterviewCountry;
  difficulty: InterviewDifficulty;
}

export interface Difficulty extends InterviewDifficultyOption {
  questionCount: number;
  /** The remark beside the level in the setup. */
  hint: string;
}

/** The country of a code or of a value of the form, which spells it as people do. */
export function countryOf(
  wanted: InterviewCountry | InterviewCountryOption['value'],
): InterviewCountryOption {
  return interviewCountries.find(
    ({ code, value }) => wanted === code || wanted === value,
  ) as InterviewCountryOption;
}

/** The levels, with a country's number of questions at each. */
export function listDifficulties(
  country: InterviewCountry,
  counts: InterviewQuestionCounts,
  options: readonly InterviewDifficultyOption[],
): Difficulty[] {
  return options.map((option) => {
    const questionCount = counts[country][option.value];
    return { ...option, questionCount, hint: describeAmount(questionCount) };
  });
}

/** Why the interview cannot start; null if it can. */
export function explainEmptyChoice(
  { country, difficulty }: InterviewSetup,
  counts: InterviewQuestionCounts,
  countries: readonly InterviewCountryOption[],
  options: readonly InterviewDifficultyOption[],
): string | null {
  const levels = listDifficulties(country, counts, options);
  const chosen = levels.find(({ value }) => value === difficulty);
  if (!chosen || chosen.questionCount > 0) return null;
  const name = countries.find(({ code }) => code === country)?.name ?? country;
  const filled = levels.filter(({ questionCount }) => questionCount > 0);
  const others = filled.map(({ shortLabel }) => shortLabel).join(' or ');
  const advice = others ? `Choose ${others}, or another country.` : 'Choose another country.';
  return `There are no questions for ${name} at the level ${chosen.shortLabel} yet. ${advice}`;
}

function describeAmount(questionCount: number): string {
  return questionCount === 0 ? 'No questions yet' : count(questionCount, 'question');
}
