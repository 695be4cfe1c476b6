import type { ManifestAttribute, ManifestElement } from '../kit/rules/manifest.ts';
import type { Action } from './builder.logic.ts';
import { nameTag } from './catalogue.ts';
import { type Configuration, commonAttributes, ownAttributes } from './configuration.logic.ts';
import { quiet, stack } from './embed-builder.styles.ts';
import { Fold, Setting } from './setting.tsx';

interface SettingsProps {
  chosen: readonly ManifestElement[];
  configuration: Configuration;
  dispatch(action: Action): void;
}

/** Attributes that only a page with headings of its own around the element needs. */
const isOfHeadings = ({ name }: ManifestAttribute) => /^(heading-level|hide-heading)$/.test(name);

/** A field for each attribute of the chosen elements. */
export function Settings({ chosen, configuration, dispatch }: SettingsProps) {
  const fieldOf = (attribute: ManifestAttribute, tag?: string) => {
    const { name } = attribute;
    const placed = configuration.elements.find((other) => other.tag === tag);
    const values = placed?.values ?? configuration.settings;
    const id = tag ? `${tag}--${name}` : name;
    const set = (value: string | null) =>
      dispatch({ type: 'set', name, value, ...(tag !== undefined && { tag }) });
    return <Setting key={id} id={id} attribute={attribute} value={values[name]} set={set} />;
  };
  const shared = commonAttributes(chosen);
  return (
    <>
      {chosen.map((element) => {
        const tag = element.tagName;
        const own = ownAttributes(element);
        const headings = own.filter(isOfHeadings);
        const values = configuration.elements.find((other) => other.tag === tag)?.values ?? {};
        return (
          <fieldset key={tag} className={stack}>
            <legend>{`2. Set up: ${nameTag(tag)}`}</legend>
            {own.length === 0 && <p className={quiet}>Nothing to set up.</p>}
            {own.filter((one) => !isOfHeadings(one)).map((one) => fieldOf(one, tag))}
            {headings.length > 0 && (
              <Fold summary="Headings" isOpen={headings.some(({ name }) => name in values)}>
                {headings.map((one) => fieldOf(one, tag))}
              </Fold>
            )}
          </fieldset>
        );
      })}
      <Fold
        summary={`Partner, campaign and theme${chosen.length > 1 ? ', for all of them' : ''}`}
        isOpen={shared.some(({ name }) => name in configuration.settings)}
      >
        {shared.map((one) => fieldOf(one))}
      </Fold>
    </>
  );
}
