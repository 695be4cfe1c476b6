import { flag, option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { planAttribute } from '../kit/tools/plan-mode.ts';
import { VisaInterviewSimulator } from './visa-interview-simulator.view.tsx';

/**
 * A practice interview for a student visa: questions by country and difficulty, answers recorded
 * and played back in the page, tips and common mistakes. No recording leaves the page.
 *
 * @element sa-visa-interview-simulator
 * @embeddable
 * @heading own
 * @attr {string} country - Country to start with: `us` (default), `uk`, `au` or `ca`, or its name.
 * @attr {'easy'|'medium'|'hard'} [difficulty=easy] - Level to start with.
 * @attr {'simulator'|'tips'|'mistakes'} [tab=simulator] - Tab that is open.
 * @attr {'real'|'simulated'} [media=real] - `simulated` never asks for the microphone: an alert and five seconds take the place of a recording.
 * @attr {'on'|'off'} plan - Whether it takes part in the visitor's plan: offers to fill in what she told other tools of the page, and tells what she chooses here. Nothing is stored or sent. On our own site unless `off`, on other sites with `on` only.
 * @attr {boolean} sync-url - On our own site: country, difficulty and tab are read from the page's address (`?interview-country=uk&interview-difficulty=easy&interview-tab=tips`) and kept there.
 * @fires {{ country: 'us' | 'uk' | 'au' | 'ca'; difficulty: 'easy' | 'medium' | 'hard' }} sa-started - An interview begins.
 * @fires {{ country: 'us' | 'uk' | 'au' | 'ca'; difficulty: 'easy' | 'medium' | 'hard'; questions: number; recorded: number }} sa-completed - Its last question is answered.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-completed.questions - How many questions there were.
 * @detail sa-completed.recorded - How many answers were recorded, not simulated.
 * @csspart section, tab, panel
 * @csspart form - The choice of country and difficulty
 * @csspart button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @example
 * <sa-visa-interview-simulator country="us" difficulty="easy">
 *   <p>Practise your visa interview: <a href="https://OUR-SITE/tools#visa-interview-simulator">start one</a>.</p>
 * </sa-visa-interview-simulator>
 */
defineElement('sa-visa-interview-simulator', VisaInterviewSimulator, {
  ...planAttribute,
  country: text(),
  difficulty: option(['easy', 'medium', 'hard'], 'easy'),
  tab: option(['simulator', 'tips', 'mistakes'], 'simulator'),
  media: option(['real', 'simulated'], 'real'),
  syncUrl: flag(),
});
