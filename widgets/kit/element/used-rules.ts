/**
 * The rules of goober's `css` that `html` needs: those for its classes, the animations these name,
 * and all that are for no class.
 */
export function usedRules(css: string, html: string): string {
  const rules = splitRules(css);
  const names = new Set(html.match(/\bgo\d+\b/g));
  const isUsed = (rule: string) => {
    const subjects = [...rule.matchAll(/(?:\.|@keyframes )(go\d+)/g)].map(([, name]) => name ?? '');
    return subjects.length === 0 || subjects.some((name) => names.has(name));
  };
  for (const rule of rules.filter(isUsed)) {
    for (const name of rule.match(/\bgo\d+\b/g) ?? []) names.add(name);
  }
  return rules.filter(isUsed).join('');
}

/** Rules and at-rules of the outermost level. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}
