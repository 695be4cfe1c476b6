import { useState } from 'react';
import { Field } from '../kit/forms/field.tsx';
import {
  choicesOf,
  isSwitch,
  type ManifestAttribute,
  type ManifestElement,
} from '../kit/rules/manifest.ts';
import { nameTag } from './catalogue.ts';
import {
  type Configuration,
  commonAttributes,
  ownAttributes,
  type Placed,
  problemOfValue,
} from './configuration.logic.ts';
import { choice, quiet, stack } from './embed-builder.styles.ts';
import type { Change } from './use-configuration.ts';

interface SettingsProps {
  chosen: readonly { placed: Placed; element: ManifestElement }[];
  configuration: Configuration;
  change: Change;
}

/** Attributes that only our own other servers need. */
const RARE = /-base$/;
/** Attributes that only a page with headings of its own around the element needs. */
const HEADINGS = ['heading-level', 'hide-heading'];

/** A field for each attribute of what was chosen. */
export function Settings({ chosen, configuration, change }: SettingsProps) {
  const { elements, common } = configuration;
  // It stays as it is while its last field is emptied.
  const [isOpen] = useState(Object.keys(common).length > 0);
  const shared = commonAttributes(chosen.map(({ element }) => element));
  const setOwn = (tag: string, name: string, value: string | null) =>
    change({
      elements: elements.map((placed) =>
        placed.tag === tag ? { tag, values: withValue(placed.values, name, value) } : placed,
      ),
    });
  const setCommon = (name: string, value: string | null) =>
    change({ common: withValue(common, name, value) });
  const fieldOf = (attribute: ManifestAttribute) => (
    <Setting
      key={attribute.name}
      id={attribute.name}
      attribute={attribute}
      value={common[attribute.name]}
      set={(value) => setCommon(attribute.name, value)}
    />
  );
  return (
    <>
      {chosen.map((one) => (
        <Own key={one.placed.tag} {...one} set={setOwn} />
      ))}
      <details open={isOpen}>
        <summary>Partner, campaign and theme{chosen.length > 1 && ', for all of them'}</summary>
        <div className={stack}>
          {shared.filter(({ name }) => !RARE.test(name)).map(fieldOf)}
          <details>
            <summary>For a copy of our server</summary>
            <div className={stack}>{shared.filter(({ name }) => RARE.test(name)).map(fieldOf)}</div>
          </details>
        </div>
      </details>
    </>
  );
}

interface OwnProps {
  placed: Placed;
  element: ManifestElement;
  set(tag: string, name: string, value: string | null): void;
}

/** The attributes of one element alone. */
function Own({ placed: { tag, values }, element, set }: OwnProps) {
  const [isOpen] = useState(HEADINGS.some((name) => name in values));
  const attributes = ownAttributes(element);
  const ofHeadings = attributes.filter(({ name }) => HEADINGS.includes(name));
  const fieldOf = (attribute: ManifestAttribute) => (
    <Setting
      key={attribute.name}
      id={`${tag}--${attribute.name}`}
      attribute={attribute}
      value={values[attribute.name]}
      set={(value) => set(tag, attribute.name, value)}
    />
  );
  return (
    <fieldset className={stack}>
      <legend>{`2. Set up: ${nameTag(tag)}`}</legend>
      {attributes.length === 0 && <p className={quiet}>Nothing to set up.</p>}
      {attributes.filter((attribute) => !ofHeadings.includes(attribute)).map(fieldOf)}
      {ofHeadings.length > 0 && (
        <details open={isOpen}>
          <summary>Headings</summary>
          <div className={stack}>{ofHeadings.map(fieldOf)}</div>
        </details>
      )}
    </fieldset>
  );
}

function withValue(values: Readonly<Record<string, string>>, name: string, value: string | null) {
  const { [name]: _, ...rest } = values;
  return value === null ? rest : { ...rest, [name]: value };
}

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
function Setting({ id, attribute, value, set }: SettingProps) {
  const { name, description } = attribute;
  const initial = attribute.default ?? '';
  const choices = choicesOf(attribute);
  const hint = description.replaceAll('`', '');
  if (isSwitch(attribute)) {
    return (
      <label className={choice}>
        <input
          type="checkbox"
          name={id}
          checked={value !== undefined}
          onChange={(event) => set(event.currentTarget.checked ? '' : null)}
        />
        <span>{labelOf(name)}</span>
        <small>{hint}</small>
      </label>
    );
  }
  if (choices.length > 0) {
    return (
      <Field
        as="select"
        name={id}
        label={labelOf(name)}
        hint={hint}
        defaultValue={value ?? ''}
        onChange={(event) => set(event.currentTarget.value || null)}
      >
        <option value="">{initial ? `${initial} (default)` : 'Not set'}</option>
        {choices
          .filter((choice) => choice !== initial)
          .map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
      </Field>
    );
  }
  const problem = problemOfValue(attribute, value ?? '');
  const { known } = attribute;
  return (
    <>
      <Field
        form={{ errorOf: () => problem || undefined }}
        required={false}
        name={id}
        label={labelOf(name)}
        hint={hint}
        defaultValue={value ?? ''}
        placeholder={initial}
        maxLength={300}
        autoComplete="off"
        list={known && `${id}--known`}
        onInput={(event) => set(event.currentTarget.value || null)}
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
