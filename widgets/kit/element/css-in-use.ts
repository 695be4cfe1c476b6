/** An element as selectors see it. */
interface StyledElement {
  tag: string;
  /** Names and values, `class` among them. */
  attributes: Iterable<readonly [name: string, value: string]>;
}

const NAME = /\bgo\d+\b/g;
/**
 * A class that goober makes, with the tag before it and the state behind it if the selector names
 * them (`select.go1`, `.go1[aria-invalid='true']`, `.go1:disabled`); or an animation.
 */
const SUBJECT = /(?:\b[a-z]+)?\.go\d+\b(?:\[[\w-]+='[^']*'\]|:disabled)?|(?<=@keyframes )go\d+\b/g;
const OWN_PROPERTY = /--_([\w-]+):[^;{}]+;/g;

/**
 * The part of our sheet that a tree of these elements needs: rules for its classes, the animations
 * those use, and every rule without a class, but no custom property of ours that nothing reads. A rule
 * for a tag or a state is left out if the tree has no such element.
 *
 * @param css each outermost rule on a line of its own, as the build writes them.
 */
export function cssInUse(css: string, tree: readonly StyledElement[]): string {
  const rules = readRules(css);
  const names = new Set(tree.flatMap(subjectsFitting));
  const used = () =>
    rules.filter(
      ({ subjects }) => subjects.length === 0 || subjects.some((name) => names.has(name)),
    );
  for (const rule of used()) for (const name of rule.names) names.add(name);
  return dropUnread(
    used()
      .map(({ text }) => text)
      .join(''),
  );
}

/** Every way in which a selector may name an element by its class. */
function subjectsFitting({ tag, attributes }: StyledElement): string[] {
  const values = new Map(attributes);
  const states = [...values].map(([name, value]) => `[${name}='${value}']`);
  const suffixes = ['', ...states, ...(values.has('disabled') ? [':disabled'] : [])];
  const classes = values.get('class')?.split(' ') ?? [];
  return classes
    .flatMap((name) => [`.${name}`, `${tag}.${name}`])
    .flatMap((name) => suffixes.map((suffix) => name + suffix));
}

let lastRead = { css: '', rules: [] as ReturnType<typeof readRule>[] };

/** All elements of a build share one sheet, which is read once. */
function readRules(css: string) {
  if (lastRead.css !== css) lastRead = { css, rules: css.split('\n').map(readRule) };
  return lastRead.rules;
}

/** The classes and animations that a rule applies to, and all the names in it. */
function readRule(text: string) {
  return { text, subjects: text.match(SUBJECT) ?? [], names: text.match(NAME) ?? [] };
}

/** Properties that read others make it worth a second look. */
function dropUnread(css: string): string {
  const kept = css.replace(OWN_PROPERTY, (declaration, name: string) =>
    new RegExp(`var\\(\\s*--_${name}\\b(?!-)`).test(css) ? declaration : '',
  );
  return kept === css ? css : dropUnread(kept);
}
