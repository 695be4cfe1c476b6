import { type ChildNode, parse } from 'postcss';

/** A top-level rule or at-rule. */
interface OuterRule {
  text: string;
  /** The classes and animations it applies to; empty if it applies to every tree. */
  subjects: string[];
  /** All the class and animation names it mentions. */
  names: string[];
}

const NAME = /\bgo\d+\b/g;

/**
 * The part of goober's `css` that a tree with these classes needs: rules for its classes, the
 * animations those use, and every rule without a class.
 *
 * @throws CssSyntaxError
 */
export function usedRules(css: string, classes: Iterable<string>): string {
  const rules = readRules(css);
  const names = new Set(classes);
  const isUsed = ({ subjects }: OuterRule) =>
    subjects.length === 0 || subjects.some((name) => names.has(name));
  for (const rule of rules.filter(isUsed)) for (const name of rule.names) names.add(name);
  return rules
    .filter(isUsed)
    .map(({ text }) => text)
    .join('');
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
  const subjects = inside.flatMap(subjectsOf);
  const values = inside.flatMap((inner) =>
    inner.type === 'decl' ? (inner.value.match(NAME) ?? []) : [],
  );
  return { text: node.toString(), subjects, names: [...subjects, ...values] };
}

function subjectsOf(node: ChildNode): string[] {
  if (node.type === 'rule') return node.selector.match(NAME) ?? [];
  return node.type === 'atrule' && node.name === 'keyframes' ? [node.params] : [];
}
