import type { Plugin } from 'rollup';
import { type Node, nodesIn } from './syntax-tree.ts';

/** Matches no member: only statements of the file are removed. */
const NONE = /(?!)/;

/**
 * Members that our code never uses, by library file. Rollup does not shake objects and classes, so
 * every form would download them. If one turns out to be needed, end-to-end tests fail with "is not a
 * function".
 */
const unused: [file: RegExp, members: RegExp][] = [
  // kit/api uses only customError, fetch and res; what it sends is among the options.
  [
    /wretch\/dist\/core\.js$/,
    /^(addon|fetchPolyfill|accept|auth|catcher|catcherFallback|resolve|defer|middlewares|get|delete|put|post|patch|head|opts|toFetch|headers|content|body|json)$/,
  ],
  [
    /wretch\/dist\/resolver\.js$/,
    /^(json|blob|formData|arrayBuffer|text|error|badRequest|unauthorized|forbidden|notFound|timeout|internalError|fetchError)$/,
  ],
  [/preact\/dist\/preact\.mjs$/, NONE],
  [/wretch\/dist\/(index|middleware)\.js$/, NONE],
  [/preact\/compat\/dist\/compat\.\w+(\.js)?$/, NONE],
  // worker/contract calls the functions of the same names.
  [/superstruct\/dist\/index\.mjs$/, /^(assert|create|is|mask|validate)$/],
  // The daily review uses the next state of a card only.
  [
    /ts-fsrs\/dist\/index\.mjs$/,
    /^(repeat|preview|previewIterator|get_retrievability|rollback|forget|reschedule|review_log|useStrategy|clearStrategy)$/,
  ],
  // kit/element parses attributes itself.
  [/@r2wc\/core\/dist\/core\.js$/, /^(string|number|boolean|function|method|json)$/],
];

/**
 * Statements that our code does not need: methods for `Date.prototype`, which is the page's (ts-fsrs), aliases
 * of wretch's one function, its messages, which our own replace, and the names of React's legacy life cycle.
 */
const NEEDLESS =
  /^(?:Date\.prototype\.\w+|factory(?:\.|\[)\S+|err\["cause"\]|err\.(?:stack|message|url)|this\.name|\w\.prototype\.isReactComponent) ?\+?= ?/;

/** Methods that React's events have besides the browser's. */
const OF_EVENTS = /^\w\.(?:persist|is\w+ed) ?= ?/;

/** A function bound to an argument, as in ts-fsrs: MooTools 1.4.5 makes it lose the call's own arguments. */
const BOUND = /\b(\w+)\.bind\(this, ([\w.]+)\)/g;

/** Superstruct's messages about wrong values: our contract has its own for each rule. */
const UNSAID = /^`(?:Expected |At path)/;

/** The life cycle of class components; ours, the error boundary, has none of this part. */
const LIFE_CYCLE =
  /\.(?:componentWill(?:Mount|ReceiveProps)|componentDid(?:Mount|Update)|getDerivedStateFromProps|getSnapshotBeforeUpdate)\b/;

/** Found in expressions beyond one chain of `&&`, of which another part is needed. */
const NO_CHAIN = /\|\||\bfunction\b/;

/**
 * Removes the `unused` members, `NEEDLESS` statements, `UNSAID` texts, `OF_EVENTS` and the `LIFE_CYCLE` from
 * the build. It saves 448 to 473 B of a form's own file (28 November 2026): less than the 1 kB that keeps a
 * step, but the newsletter form's limit after a submission holds only with it.
 */
export function slimLibraries(): Plugin {
  return {
    name: 'slim-libraries',
    transform(original, id) {
      const members = unused.find(([file]) => file.test(id))?.[1];
      if (!members) return null;
      const code = original.replace(BOUND, '(...given) => $1($2, ...given)');
      const cuts = nodesIn(this.parse(code)).flatMap((node): Cut[] => {
        const { type, start, end } = node;
        const text = code.slice(start, end);
        if (type === 'ExpressionStatement' && NEEDLESS.test(text)) return [{ start, end }];
        if (type === 'AssignmentExpression' && OF_EVENTS.test(text)) return [{ start, end }];
        if (type === 'TemplateLiteral' && UNSAID.test(text)) return [{ start, end, value: "''" }];
        if (type === 'LogicalExpression' && LIFE_CYCLE.test(text) && !NO_CHAIN.test(text)) {
          return [{ start, end, value: '0' }];
        }
        if (isMember(node) && members.test(node.key?.name ?? '')) return [{ start, end }];
        return /wretch/.test(id) ? cutAroundStart(node) : [];
      });
      const isWithin = (inner: Cut, outer: Cut) =>
        inner !== outer && inner.start >= outer.start && inner.end <= outer.end;
      return cuts
        .filter((cut) => !cuts.some((other) => isWithin(cut, other)))
        .sort((one, other) => other.start - one.start)
        .reduce((slim, { start, end, value }) => {
          const rest = slim.slice(end);
          return slim.slice(0, start) + (value ? value + rest : rest.replace(/^,/, ''));
        }, code);
    },
  };
}

/** A piece of code that is removed, with a comma behind it, or replaced by a value. */
interface Cut {
  start: number;
  end: number;
  value?: string;
}

/**
 * Reduces a call of `reduce` to its initial value: wretch's lists of addons and middleware are empty here,
 * and Prototype's `reduce` would lose the value.
 */
function cutAroundStart({ start, end, callee, arguments: given }: Node): Cut[] {
  const value = /^reduce/.test(callee?.property?.name ?? '') && given?.[1];
  return value
    ? [
        { start, end: value.start },
        { start: value.end, end },
      ]
    : [];
}

/** A method of a class or object, or a property whose value is defined elsewhere. */
function isMember({ type, method, shorthand, value }: Node): boolean {
  if (type === 'MethodDefinition') return true;
  const isElsewhere = value?.type === 'Identifier' || value?.type === 'CallExpression';
  return type === 'Property' && (method || (!shorthand && isElsewhere)) === true;
}
