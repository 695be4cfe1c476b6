import { countries } from '../../testing/own/countries.ts';
import type { CostChoice } from '../plan/cost-choice.ts';
import { ACCOMMODATION_TYPES, DURATIONS, LIFESTYLES } from '../plan/cost-form.logic.ts';
import { PROGRAM_LEVELS } from '../plan/program-level.logic.ts';

/** Every country, city (and none), program, accommodation, lifestyle and number of years. */
export const everyPlan: readonly CostChoice[] = countries.flatMap(({ code: country, cities }) =>
  ['', ...cities.list.map(({ name }) => name)].flatMap((city) =>
    PROGRAM_LEVELS.flatMap(({ value: programLevel }) =>
      ACCOMMODATION_TYPES.flatMap(({ value: accommodation }) =>
        LIFESTYLES.flatMap(({ value: lifestyle }) =>
          DURATIONS.map((duration) => ({
            country,
            city,
            programLevel,
            duration,
            accommodation,
            lifestyle,
          })),
        ),
      ),
    ),
  ),
);
