/** A problem with one field of a form. */
export interface Issue<Field extends string = string> {
  field: Field;
  /** Shown under the field. */
  message: string;
}

/** Creates an issue of a field. */
export function issue<Field extends string>(field: Field, message: string): Issue<Field> {
  return { field, message };
}

/** The result of a form's rules. */
export interface Checked<Value, Field extends string = string> {
  /** In the order of the fields. */
  issues: Issue<Field>[];
  /** Undefined if there are issues. */
  value: Value | undefined;
}
