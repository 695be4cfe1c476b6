import { type ReactNode, useState } from 'react';
import { Field } from '../kit/forms/field.tsx';
import { choicesOf, isSwitch, type ManifestAttribute } from '../kit/rules/manifest.ts';
import { problemOfValue } from './configuration.logic.ts';
import { choice, stack } from './embed-builder.styles.ts';

interface SettingProps {
  /** Name and id of the field. */
  id: string;
  attribute: ManifestAttribute;
  value: string | undefined;
  /** Null removes the attribute. */
  set(value: string | null): void;
}

/** An attribute's name as words: `program-level` is "Program level". */
const labelOf = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

/** The control that fits an attribute's type. */
export function Setting({ id, attribute, value, set }: SettingProps) {
  const { name, known } = attribute;
  const initial = attribute.default ?? '';
  const choices = choicesOf(attribute);
  const label = labelOf(name);
  const hint = attribute.description.replaceAll('`', '');
  if (isSwitch(attribute)) {
    return (
      <label className={choice}>
        <input
          type="checkbox"
          name={id}
          checked={value !== undefined}
          onChange={(event) => set(event.currentTarget.checked ? '' : null)}
        />
        <span>{label}</span>
        <small>{hint}</small>
      </label>
    );
  }
  if (choices.length > 0) {
    const options = ['', ...choices.filter((other) => other !== initial)].map((other) => ({
      value: other,
      label: other || (initial ? `${initial} (default)` : 'Not set'),
    }));
    return (
      <Choice
        name={id}
        label={label}
        hint={hint}
        value={value ?? ''}
        options={options}
        set={(chosen) => set(chosen || null)}
      />
    );
  }
  return (
    <>
      <TextSetting
        id={id}
        label={label}
        hint={hint}
        value={value ?? ''}
        placeholder={initial}
        problem={problemOfValue(attribute, value ?? '')}
        list={known && `${id}--known`}
        set={set}
      />
      {known && (
        <datalist id={`${id}--known`}>
          {known.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  set(value: string): void;
}

/** A list to choose from. */
export const Choice = ({ options, set, ...field }: ChoiceProps) => (
  <Field {...field} as="select" onChange={(event) => set(event.currentTarget.value)}>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Field>
);

interface TextSettingProps extends Pick<SettingProps, 'id' | 'set'> {
  label: string;
  hint?: string;
  value: string;
  placeholder: string;
  /** The mistake in its value; empty if there is none. */
  problem: string;
  list?: string | undefined;
}

/** A field for text, which names the mistake in it. */
export const TextSetting = ({ id, problem, set, ...field }: TextSettingProps) => (
  <Field
    {...field}
    form={{ errorOf: () => problem || undefined }}
    required={false}
    name={id}
    maxLength={300}
    autoComplete="off"
    spellCheck={false}
    onInput={(event) => set(event.currentTarget.value || null)}
  />
);

interface FoldProps {
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part to open. It stays open while its last field is emptied. */
export function Fold({ summary, isOpen = false, children }: FoldProps) {
  const [wasOpen] = useState(isOpen);
  return (
    <details open={wasOpen}>
      <summary>{summary}</summary>
      <div className={stack}>{children}</div>
    </details>
  );
}
