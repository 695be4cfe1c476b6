import ts from 'typescript';

/** A file of content/ as a person has written it. */
export interface JsonSource {
  value: unknown;
  /** The line of the part at a path, or of the last part on the way to it that there is; from 1. */
  lineOf(path: readonly (string | number)[]): number;
}

/** A fault of the text itself, with its line. */
export class SourceFault extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** More would be no text of an office. */
const LARGEST = 300_000;

/** @throws SourceFault for a text that is no JSON, or holds a name twice, with the line to look at */
export function readJsonSource(bytes: Buffer): JsonSource {
  if (bytes.length > LARGEST) {
    throw new SourceFault(`has ${bytes.length.toLocaleString('en')} bytes, and 300,000 fit`, 1);
  }
  // A byte order mark of UTF-16, or text of it without one.
  if (/^(\xff\xfe|\xfe\xff|\{\0|\0\{)/.test(bytes.toString('latin1', 0, 2))) {
    throw new SourceFault('is saved as UTF-16: save it as UTF-8', 1);
  }
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  const file = ts.parseJsonText('content.json', text);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  // Internal, and the only way to the faults of a JSON text with their positions.
  const [fault] = (file as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] })
    .parseDiagnostics;
  if (fault) {
    const said = ts.flattenDiagnosticMessageText(fault.messageText, ' ').replace(/\.$/, '');
    throw new SourceFault(`cannot be read here: ${said}`, lineAt(fault.start));
  }
  const root = file.statements[0]?.expression;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SourceFault('cannot be read: it has a comma too many or a comment', lineOfSlip(text));
  }
  if (!root) throw new SourceFault('is empty', 1);
  requireNamesOnce(root, (node) => lineAt(node.getStart(file)));
  return {
    value,
    lineOf(path) {
      let node: ts.Node = root;
      for (const key of path) {
        const inner = partOf(node, key);
        if (!inner) break;
        node = inner;
      }
      return lineAt(node.getStart(file));
    },
  };
}

function partOf(node: ts.Node, key: string | number): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.filter(ts.isPropertyAssignment).find(({ name }) => nameOf(name) === key)
    ?.initializer;
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : '');

/** JSON takes the last of two equal names, and says nothing. */
function requireNamesOnce(node: ts.Node, lineOf: (node: ts.Node) => number): void {
  if (ts.isObjectLiteralExpression(node)) {
    const seen = new Set<string>();
    for (const { name } of node.properties.filter(ts.isPropertyAssignment)) {
      if (seen.has(nameOf(name)))
        throw new SourceFault(`has "${nameOf(name)}" twice`, lineOf(name));
      seen.add(nameOf(name));
    }
  }
  ts.forEachChild(node, (child) => requireNamesOnce(child, lineOf));
}

/** The line of a comma before a closing bracket, or of a comment: what TypeScript forgives. */
function lineOfSlip(text: string): number {
  const at = text.search(/,\s*[\]}]|\/[/*]/);
  return text.slice(0, Math.max(at, 0)).split('\n').length;
}
