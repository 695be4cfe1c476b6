/** A node of Rollup's syntax tree, with the properties that our plugins read. */
export interface Node {
  type: string;
  start: number;
  end: number;
  arguments?: Node[];
  callee?: Node;
  name?: string;
  computed?: boolean;
  declarations?: Node[];
  exported?: Node;
  id?: Node;
  imported?: Node;
  kind?: string;
  method?: boolean;
  shorthand?: boolean;
  key?: Node;
  local?: Node;
  object?: Node;
  property?: Node;
  source?: { value?: unknown };
  specifiers?: Node[];
  tag?: Node;
  value?: Node;
}

/** All nodes of a tree. */
export function nodesIn(value: unknown): Node[] {
  if (!value || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as Node, ...inner] : inner;
}
