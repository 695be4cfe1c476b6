/** One choice of a list. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/** The choices of a list, as a table has them: `{ shared: 'Shared flat' }`. */
export function listOptions<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): Option<Value>[] {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
}

/** The value itself if it is one of the options. */
export function findValue<Value extends string>(
  options: readonly Option<Value>[],
  value: string | undefined,
): Value | undefined {
  return options.find((option) => option.value === value)?.value;
}

/** The label of an option; a value that is none of them is its own label. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
