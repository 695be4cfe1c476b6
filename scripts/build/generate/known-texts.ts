import { countries } from '../../../widgets/content/countries/countries.ts';
import { programLevelNames } from '../../../widgets/content/program-level.ts';
import { scholarships } from '../../../widgets/content/scholarships/scholarships.ts';
import { mockTests } from '../../../widgets/content/toefl/tests.ts';

/** All names in our content by which a tool may look something up. */
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
 * The texts that a lookup rule knows, found by calling the rule, so that there is no list beside it.
 * A rule that accepts any text (the tool then says that it has no such value) knows the texts that it
 * translates, and their translations. None for free text.
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
