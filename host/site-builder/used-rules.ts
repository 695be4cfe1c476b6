import { type ChildNode, parse } from 'postcss';
import {
  type Classed,
  NAME,
  type OuterRule,
  SUBJECT,
  selectUsedRules,
} from '../../widgets/kit/rules/used-rules.ts';

/**
 * The part of goober's `css` that a tree of these elements needs.
 *
 * @throws CssSyntaxError
 */
export function usedRules(css: string, tree: readonly Classed[]): string {
  return selectUsedRules(readRules(css), tree);
}

let lastRead = { css: '', rules: [] as OuterRule[] };

/** All elements of a build share one growing style sheet; each length of it is parsed once. */
function readRules(css: string): OuterRule[] {
  if (lastRead.css !== css) lastRead = { css, rules: parse(css).nodes.map(readRule) };
  return lastRead.rules;
}

function readRule(node: ChildNode): OuterRule {
  const inside = [node];
  if ('walk' in node) node.walk((inner) => void inside.push(inner));
  const animations = inside.flatMap((inner) =>
    inner.type === 'decl' ? (inner.value.match(NAME) ?? []) : [],
  );
  return { text: node.toString(), subjects: inside.flatMap(subjectsOf), animations };
}

function subjectsOf(node: ChildNode): string[] {
  if (node.type === 'rule') return node.selector.match(SUBJECT) ?? [];
  return node.type === 'atrule' && node.name === 'keyframes' ? [node.params] : [];
}
