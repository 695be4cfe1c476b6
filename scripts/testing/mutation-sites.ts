import ts from 'typescript';

/** Name of the variable with the fault of a run of tests: a `Site` as JSON, or nothing. */
export const MUTANT = 'MUTANT';

/** A fault that can be put into a file: what replaces the characters from `start` to `end`. */
export interface Site {
  file: string;
  /** File, line and column, both from 1. */
  place: string;
  /** The text before it in its line. */
  before: string;
  kind: string;
  start: number;
  end: number;
  original: string;
  replacement: string;
}

/** By each of a pair, the other. */
function swap(text: string): Record<string, string> {
  const pairs = text.split(' ').map((pair) => pair.split('~'));
  return Object.fromEntries([...pairs, ...pairs.map((pair) => pair.toReversed())]);
}

const OPERATORS: Record<string, string> = {
  ...swap('+~- *~/ <~<= >~>= ===~!== &&~|| +=~-='),
  '%': '*',
  '??': '&&',
};
const METHODS = swap('some~every min~max floor~ceil startsWith~endsWith');

/** Every fault that can be put into a file, each a change of one thing that runs. */
export function listSites(file: string, code: string): Site[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const sites: Site[] = [];

  const add = (kind: string, node: ts.Node, replacement: string) => {
    const start = node.getStart();
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    const place = `${file}:${line + 1}:${character + 1}`;
    const before = code.slice(start - character, start);
    const end = node.getEnd();
    const original = code.slice(start, end);
    sites.push({ file, place, before, kind, start, end, original, replacement });
  };

  const visit = (node: ts.Node): void => {
    // Types, and the names of modules, are not there when the code runs.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node))
      return;
    if (ts.isTypeAliasDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = OPERATORS[node.operatorToken.getText()];
      if (other) add('operator', node.operatorToken, other);
    } else if (
      ts.isPrefixUnaryExpression(node) &&
      node.operator === ts.SyntaxKind.ExclamationToken
    ) {
      add('negation', node, node.operand.getText());
    } else if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      // A condition with an operator of its own is negated there.
      if (!/^!|[!=]==/.test(condition.getText())) {
        add('negation', condition, `!(${condition.getText()})`);
      }
    } else if (ts.isNumericLiteral(node)) {
      const value = Number(node.text);
      // A large one is a time or an amount, of which one more is no fault.
      add('number', node, `${value < 1000 ? value + 1 : value * 2}`);
    } else if (ts.isStringLiteral(node)) {
      add('string', node, node.text === '' ? "'other'" : "''");
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
      add('boolean', node, 'false');
    } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
      add('boolean', node, 'true');
    } else if (ts.isExpressionStatement(node)) {
      add('statement', node, ';');
    } else if (ts.isPropertyAccessExpression(node)) {
      const other = METHODS[node.name.text];
      if (other && ts.isCallExpression(node.parent)) add('method', node.name, other);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sites;
}
