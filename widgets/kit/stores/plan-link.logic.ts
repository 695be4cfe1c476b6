import { type PlanChoices, readChoices } from '../../../worker/contract/plan.ts';
import { withoutPrivate } from './plan-choices.logic.ts';

interface PlanLink {
  choices: Partial<PlanChoices>;
  /** Id of the tool to open; empty for none. */
  tool: string;
}

/**
 * The fragment of a link that carries a plan: `#plan&country=ca&program-level=masters`, in
 * the names of attributes. Results, the GPA and the nationality are left out.
 */
export function writePlanLink(choices: Partial<PlanChoices>, tool = ''): string {
  const pairs = Object.entries(withoutPrivate(choices)).map(
    ([name, value]) => `${kebab(name)}=${encodeURIComponent(value)}`,
  );
  return ['#plan', ...(tool ? [`tool=${tool}`] : []), ...pairs].join('&');
}

/** The inverse; null for a fragment without a plan. Misspelled choices are left out. */
export function readPlanLink(hash: string): PlanLink | null {
  const [name, ...pairs] = hash.split('&');
  if (name !== '#plan') return null;
  const named = [...new URLSearchParams(pairs.join('&'))];
  const values = Object.fromEntries(named.map(([key, value]) => [camel(key), value]));
  const { tool = '' } = values;
  return {
    choices: withoutPrivate(readChoices(values)),
    tool: /^[a-z]+(-[a-z]+)*$/.test(tool) ? tool : '',
  };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();
const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
