import { attributeNames } from '../element/attributes.ts';

/**
 * One start value of a tool. Its name in the table, `programLevel`, is also the name of the
 * property, of the form's control and of the key in events; attribute and parameter are
 * `program-level`, the parameter behind the tool's prefix.
 */
export interface AddressedField<Value extends string> {
  /** All values, exactly as written. Only a field without them has `accept`. */
  values?: readonly Value[];
  /** Parses a text; undefined when the tool has no such value. */
  accept?(text: string): Value | undefined;
  /** The same for the attribute as a whole, if a part of the tool that loads later accepts more. */
  acceptLater?(text: string): string | undefined;
  /** The value when neither attribute nor parameter names one. Addresses leave it out. */
  fallback: Value;
  /** The spelling of a value in attributes, addresses and events; the value itself unless set. */
  format?(value: Value): string;
  /**
   * About the visitor: read from an address but never written, as addresses get logged and shared.
   */
  isPrivate?: true;
  /** Its name in the visitor's plan, if it differs. */
  planName?: string;
}

/** The values of fields. */
export type ValuesOf<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends AddressedField<infer Value>
    ? Value
    : never;
};

/** Values of fields, by the fields' names. */
export type Texts<Values> = { [Name in keyof Values]: string };

export interface AddressTable<Values extends Texts<Values>> {
  /** Put before the tool's parameters to keep them apart from those of other tools on the page. */
  prefix: `${string}-` | '';
  fields: { readonly [Name in keyof Values]: AddressedField<Values[Name]> };
}

/** The names of a table's fields, in their order. */
export const namesOf = <Values extends Texts<Values>>({ fields }: AddressTable<Values>) =>
  Object.keys(fields) as (keyof Values & string)[];

/** The values when nothing names others. */
export function openingValues<Values extends Texts<Values>>(table: AddressTable<Values>): Values {
  return Object.fromEntries(
    namesOf(table).map((name) => [name, table.fields[name].fallback]),
  ) as never;
}

/** The attributes' values, a flag as `on`; the fallback for missing attributes. */
export function readAttributes<Values extends Texts<Values>>(
  table: AddressTable<Values>,
  attributes: { [Name in keyof Values]: string | boolean },
): Values {
  const named = acceptTexts(table, (name) => toText(attributes[name]));
  return { ...openingValues(table), ...named };
}

/** The values that a query such as `?visa-country=uk` names. Unknown values are left out. */
export function readQuery<Values extends Texts<Values>>(
  table: AddressTable<Values>,
  query: string,
): Partial<Values> {
  const parameters = new URLSearchParams(query);
  return acceptTexts(table, (name) => parameters.get(parameterOf(table, name)) ?? '');
}

/** Returns the query with these values set and everything else kept. */
export function writeQuery<Values extends Texts<Values>>(
  table: AddressTable<Values>,
  query: string,
  values: Values,
): string {
  const parameters = new URLSearchParams(query);
  const spelled = formatValues(table, values);
  for (const name of namesOf(table)) {
    const { fallback, isPrivate } = table.fields[name];
    const isWritten = !isPrivate && spelled[name] && values[name] !== fallback;
    if (isWritten) parameters.set(parameterOf(table, name), spelled[name]);
    else parameters.delete(parameterOf(table, name));
  }
  return parameters.toString();
}

/** The value that a text means in a field; undefined for none. */
export function acceptText<Value extends string>(
  { values, accept }: AddressedField<Value>,
  text: string,
): Value | undefined {
  return accept ? accept(text) : values?.find((value) => value === text);
}

/** Values as attributes take them, for addresses and events. */
export function formatValues<Values extends Texts<Values>>(
  { fields }: AddressTable<Values>,
  values: Values,
): Record<keyof Values, string> {
  const entries = (Object.keys(fields) as (keyof Values)[]).map((name) => [
    name,
    fields[name].format?.(values[name]) ?? values[name],
  ]);
  return Object.fromEntries(entries);
}

/** Never `name`, which WordPress reserves for the name of a page. */
function parameterOf({ prefix }: { prefix: string }, name: string): string {
  return prefix + attributeNames(name)[0];
}

const toText = (value: string | boolean) => (value === true ? 'on' : value || '');

function acceptTexts<Values extends Texts<Values>>(
  table: AddressTable<Values>,
  textOf: (name: keyof Values & string) => string,
): Partial<Values> {
  const entries = namesOf(table).map((name) => {
    const text = textOf(name);
    return [name, text && acceptText(table.fields[name], text)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value));
}
