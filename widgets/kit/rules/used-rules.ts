/** A top-level rule or at-rule of a stylesheet. */
export interface OuterRule {
  text: string;
  /**
   * The classes and animations it applies to, a class with its tag if the selector names both
   * (`select.go1`); empty if it applies to every tree.
   */
  subjects: string[];
  /** The animations its declarations name. */
  animations: string[];
}

/** A class with its tag, as in `subjects`. */
export const SUBJECT = /(?:\b[a-z]+\.)?\bgo\d+\b/g;

/** A name that goober makes. */
export const NAME = /\bgo\d+\b/g;

const OWN_PROPERTY = /--_([\w-]+):[^;{}]+;/g;

/** An element as rules see it. */
export interface Classed {
  tag: string;
  classes: readonly string[];
}

/**
 * The text of the rules that a tree of these elements needs: those for its classes, the animations
 * they name, and every rule without a class, but no custom property of ours that nothing reads.
 */
export function selectUsedRules(rules: readonly OuterRule[], tree: readonly Classed[]): string {
  const names = new Set(
    tree.flatMap(({ tag, classes }) => classes.flatMap((name) => [name, `${tag}.${name}`])),
  );
  const isUsed = ({ subjects }: OuterRule) =>
    subjects.length === 0 || subjects.some((name) => names.has(name));
  for (const { animations } of rules.filter(isUsed)) for (const name of animations) names.add(name);
  const text = rules.filter(isUsed).map((rule) => rule.text);
  return withoutUnread(text.join(''));
}

/** Properties that read others make it worth a second look. */
function withoutUnread(css: string): string {
  const kept = css.replace(OWN_PROPERTY, (declaration, name: string) =>
    new RegExp(`var\\(\\s*--_${name}\\b(?!-)`).test(css) ? declaration : '',
  );
  return kept === css ? css : withoutUnread(kept);
}
