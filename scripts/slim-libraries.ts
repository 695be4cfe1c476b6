import type { Plugin } from 'rollup';

/**
 * Members that nothing here uses, by the library's file. Rollup keeps objects and classes whole,
 * and every form would download them. A member that is needed after all fails the end-to-end tests
 * with "is not a function".
 */
const unused: [file: RegExp, members: RegExp][] = [
  // kit/api asks in one way: customError, fetch, res.
  [
    /wretch\/dist\/core\.js$/,
    /^(addon|fetchPolyfill|accept|auth|catcher|catcherFallback|resolve|defer|middlewares|get|delete|put|post|patch|head|opts|toFetch)$/,
  ],
  [
    /wretch\/dist\/resolver\.js$/,
    /^(json|blob|formData|arrayBuffer|text|error|badRequest|unauthorized|forbidden|notFound|timeout|internalError|fetchError)$/,
  ],
  // The contract calls superstruct's functions.
  [/superstruct\/dist\/index\.mjs$/, /^(assert|create|is|mask|validate)$/],
  // kit/element reads attributes itself.
  [/@r2wc\/core\/dist\/core\.js$/, /^(string|number|boolean|function|method|json)$/],
];

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  method?: boolean;
  shorthand?: boolean;
  value?: Node;
}

/** Leaves `unused` out of the build. */
export function slimLibraries(): Plugin {
  return {
    name: 'slim-libraries',
    transform(code, id) {
      const members = unused.find(([file]) => file.test(id))?.[1];
      if (!members) return null;
      const gone = nodesIn(this.parse(code)).filter(
        (node) => isMember(node) && members.test(node.key?.name ?? ''),
      );
      return gone
        .sort((one, other) => other.start - one.start)
        .reduce(
          (slim, { start, end }) => slim.slice(0, start) + slim.slice(end).replace(/^,/, ''),
          code,
        );
    },
  };
}

/** A method of a class or an object, or a function that an object got elsewhere. */
function isMember({ type, method, shorthand, value }: Node): boolean {
  if (type === 'MethodDefinition') return true;
  const isElsewhere = value?.type === 'Identifier' || value?.type === 'CallExpression';
  return type === 'Property' && (method || (!shorthand && isElsewhere)) === true;
}

function nodesIn(value: unknown): Node[] {
  if (!value || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as Node, ...inner] : inner;
}
