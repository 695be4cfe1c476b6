import { flag, option, text } from '../kit/element/attributes.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

/** The attributes. */
export const api = {
  /** Country to start with: `us` (default), `uk`, `au` or `ca`, or its name. */
  country: text(),
  /** Level to start with. */
  difficulty: option(['easy', 'medium', 'hard'], 'easy'),
  /** Tab that is open. */
  tab: option(['simulator', 'tips', 'mistakes'], 'simulator'),
  /** `simulated` never asks for the microphone: an alert and five seconds take the place of a recording. */
  media: option(['real', 'simulated'], 'real'),
  ...planAttribute,
  /** On our own site: country, difficulty and tab are read from the page's address (`?interview-country=uk&interview-difficulty=easy&interview-tab=tips`) and kept there. */
  syncUrl: flag(),
};
