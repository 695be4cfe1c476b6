/** An element as rules see it. */
export interface Ruled {
  tag: string;
  /** Names and values, `class` among them. */
  attributes: Iterable<readonly [name: string, value: string]>;
}

/**
 * A class that goober makes, with the tag before it and the state behind it if the selector names
 * them (`select.go1`, `go1[aria-invalid='true']`, `go1:disabled`); or an animation.
 */
const SUBJECT = /(?:\b[a-z]+\.)?\bgo\d+\b(?:\[[\w-]+='[^']*'\]|:disabled)?/g;
const NAME = /\bgo\d+\b/g;

/** What may hold a brace that is none, or a brace. */
const TOKEN = /\/\*.*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|[{}]/gs;
const PRELUDE = /[^{};]*(?=\{)/g;
const OWN_PROPERTY = /--_([\w-]+):[^;{}]+;/g;

/**
 * The part of goober's `css` that a tree of these elements needs: rules for its classes, the
 * animations those use, and every rule without a class, but no custom property of ours that nothing
 * reads. What a class means for a tag or in a state is left out where the tree has none such.
 *
 * @throws Error for a block without an end.
 */
export function usedRules(css: string, tree: readonly Ruled[]): string {
  const rules = readRules(css);
  const names = new Set(tree.flatMap(subjectsFitting));
  const used = () =>
    rules.filter(
      ({ subjects }) => subjects.length === 0 || subjects.some((name) => names.has(name)),
    );
  for (const rule of used()) for (const name of rule.names) names.add(name);
  return withoutUnread(
    used()
      .map(({ text }) => text)
      .join(''),
  );
}

/** Every way in which a selector may name an element by its class. */
function subjectsFitting({ tag, attributes }: Ruled): string[] {
  const values = new Map(attributes);
  const states = [...values].map(([name, value]) => `[${name}='${value}']`);
  const suffixes = ['', ...states, ...(values.has('disabled') ? [':disabled'] : [])];
  const classes = values.get('class')?.split(' ') ?? [];
  return classes
    .flatMap((name) => [name, `${tag}.${name}`])
    .flatMap((name) => suffixes.map((suffix) => name + suffix));
}

let lastRead = { css: '', rules: [] as ReturnType<typeof readRule>[] };

/** All elements of a build share one growing style sheet; each length of it is read once. */
function readRules(css: string) {
  if (lastRead.css !== css) lastRead = { css, rules: splitRules(css).map(readRule) };
  return lastRead.rules;
}

/** The outermost rules and at-rules. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{') depth += 1;
    if (token !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  if (depth !== 0 || css.slice(start).trim()) throw new Error('Unclosed block');
  return rules;
}

/** The classes and animations that a rule applies to, and all the names in it. */
function readRule(text: string) {
  const bare = text.replace(TOKEN, (token) => (/.[{}]/s.test(token) ? '' : token));
  const preludes = bare.match(PRELUDE) ?? [];
  const subjects = preludes.flatMap((prelude) => prelude.match(SUBJECT) ?? []);
  return { text, subjects, names: bare.match(NAME) ?? [] };
}

/** Properties that read others make it worth a second look. */
function withoutUnread(css: string): string {
  const kept = css.replace(OWN_PROPERTY, (declaration, name: string) =>
    new RegExp(`var\\(\\s*--_${name}\\b(?!-)`).test(css) ? declaration : '',
  );
  return kept === css ? css : withoutUnread(kept);
}
