import type {
  InterviewCountry,
  InterviewCountryOption,
  InterviewDifficulty,
  InterviewDifficultyOption,
  InterviewQuestionCounts,
} from '../content/interview/types.ts';

export interface InterviewSetup {
  country: InterviewCountry;
  difficulty: InterviewDifficulty;
}

export interface Difficulty extends InterviewDifficultyOption {
  questionCount: number;
  /** What the setup card says beside the level. */
  hint: string;
}

export type SimulatorTab = 'simulator' | 'tips' | 'mistakes';

export interface SimulatorChoices {
  tab: SimulatorTab;
  setup: InterviewSetup;
}

export const defaultSetup: InterviewSetup = { country: 'US', difficulty: 'easy' };

/** The country of an attribute or address: by name or by the code other tools use, in any case. */
export function findCountry(
  text: string,
  countries: readonly InterviewCountryOption[],
): InterviewCountry | null {
  const wanted = text.trim().toLowerCase();
  const isWanted = ({ value, code, label }: InterviewCountryOption) =>
    [value, code, label].some((name) => name.toLowerCase() === wanted);
  return countries.find(isWanted)?.value ?? null;
}

const TABS: readonly string[] = ['simulator', 'tips', 'mistakes'] satisfies SimulatorTab[];
const DIFFICULTIES: readonly string[] = ['easy', 'medium', 'hard'] satisfies InterviewDifficulty[];

/**
 * Choices with those that an address makes in their place. `read` gives a parameter of it, empty
 * where there is none; what it does not know changes nothing.
 */
export function readQuery(
  read: (name: string) => string,
  { tab, setup }: SimulatorChoices,
  countries: readonly InterviewCountryOption[],
): SimulatorChoices {
  const [wantedTab, wantedLevel] = [read('tab'), read('difficulty')];
  return {
    tab: TABS.includes(wantedTab) ? (wantedTab as SimulatorTab) : tab,
    setup: {
      country: findCountry(read('country'), countries) ?? setup.country,
      difficulty: DIFFICULTIES.includes(wantedLevel)
        ? (wantedLevel as InterviewDifficulty)
        : setup.difficulty,
    },
  };
}

/** Choices as parameters of an address; empty where they are the default. */
export function formatQuery(
  { tab, setup: { country, difficulty } }: SimulatorChoices,
  countries: readonly InterviewCountryOption[],
): Record<string, string> {
  const code = countries.find(({ value }) => value === country)?.code ?? '';
  return {
    tab: tab === 'simulator' ? '' : tab,
    country: country === defaultSetup.country ? '' : code,
    difficulty: difficulty === defaultSetup.difficulty ? '' : difficulty,
  };
}

/** The levels with the number of questions that a country has at each. */
export function listDifficulties(
  country: InterviewCountry,
  counts: InterviewQuestionCounts,
  options: readonly InterviewDifficultyOption[],
): Difficulty[] {
  return options.map((option) => {
    const questionCount = counts[country][option.value];
    return { ...option, questionCount, hint: countQuestions(questionCount) };
  });
}

/** Why the interview does not start; null where it can. */
export function explainEmptyChoice(
  { country, difficulty }: InterviewSetup,
  counts: InterviewQuestionCounts,
  countries: readonly InterviewCountryOption[],
  options: readonly InterviewDifficultyOption[],
): string | null {
  const levels = listDifficulties(country, counts, options);
  const chosen = levels.find(({ value }) => value === difficulty);
  if (!chosen || chosen.questionCount > 0) return null;
  const label = countries.find(({ value }) => value === country)?.label ?? country;
  const filled = levels.filter(({ questionCount }) => questionCount > 0);
  const others = filled.map(({ shortLabel }) => shortLabel).join(' or ');
  const advice = others ? `Choose ${others}, or another country.` : 'Choose another country.';
  return `There are no questions for ${label} at the level ${chosen.shortLabel} yet. ${advice}`;
}

function countQuestions(count: number): string {
  if (count === 0) return 'No questions yet';
  return count === 1 ? '1 question' : `${count} questions`;
}
