import { countries } from '../../../widgets/content/countries/countries.ts';
import { programLevelNames } from '../../../widgets/content/program-level.ts';
import { scholarships } from '../../../widgets/content/scholarships/scholarships.ts';
import { mockTests } from '../../../widgets/content/toefl/tests.ts';

/** Everything that our content has a name for, and that a tool may look up by it. */
const NAMES = [
  ...countries.flatMap(({ code, name }) => [code, name]),
  ...countries.flatMap(({ cities }) => cities.list.map(({ name }) => name)),
  ...Object.entries(programLevelNames).flat(),
  ...mockTests.map(({ id }) => id),
  ...scholarships.flatMap(({ country, fields, programLevels, nationality }) => [
    ...country,
    ...fields,
    ...programLevels,
    ...nationality,
  ]),
];

const NONSENSE = 'no such text';

/**
 * The texts that a rule of lookup knows, asked of the rule itself, so that no list is kept beside it.
 * A rule that lets any text through (the tool then says that it has no such value) knows those that it
 * translates, and what it makes of them. None for free text.
 */
export function knownTexts(accept: (text: string) => string | undefined): string[] {
  const isOpen = accept(NONSENSE) !== undefined;
  const known = NAMES.flatMap((name) => {
    const value = accept(name);
    if (value === undefined || (isOpen && value === name)) return [];
    return isOpen ? [value, name] : [name];
  });
  return [...new Set(known.filter(Boolean))];
}
