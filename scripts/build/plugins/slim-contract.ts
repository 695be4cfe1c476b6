import type { Plugin } from 'rollup';
import { nodesIn } from './syntax-tree.ts';

/**
 * Leaves one kind of submission in the contract, and the rules it needs: the own file of a form
 * sends nothing else.
 */
export function slimContract(kind: string): Plugin {
  return {
    name: 'slim-contract',
    transform(code, id) {
      if (!id.includes('/worker/contract/')) return null;
      // They declare: what nobody uses can go.
      const pure = { moduleSideEffects: false };
      if (!id.endsWith('/submissions.ts')) return pure;
      const others = nodesIn(this.parse(code))
        .filter(({ type }) => type === 'VariableDeclarator')
        .flatMap(({ init }) => init?.properties ?? [])
        .filter(({ key }) => key?.name !== kind);
      const slim = others
        .sort((one, other) => other.start - one.start)
        .reduce(
          (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ''),
          code,
        );
      return { ...pure, code: slim };
    },
  };
}
