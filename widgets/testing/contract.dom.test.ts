import { beforeAll, describe, expect, it } from 'vitest';
import manifest from '../custom-elements.json';
import { choicesOf, elementsOf, isSwitch, type ManifestAttribute } from '../kit/rules/manifest.ts';
import { camel, flat, sampleOf } from './manifest.ts';

type Properties = HTMLElement & Record<string, unknown>;

/** Attributes that every element observes; the elements with links, forms or headings document them. */
const COMMON = [
  ...['site-base', 'api-base', 'partner', 'campaign', 'campaign-from-url'],
  ...['heading-level', 'hide-heading'],
];

describe.each(elementsOf(manifest))('the attributes of <$tagName>', ({ tagName, attributes }) => {
  beforeAll(() => import(`../${tagName}/${tagName.slice('sa-'.length)}.ts`));

  const make = () => document.createElement(tagName) as Properties;
  const usualOf = (attribute: ManifestAttribute) =>
    isSwitch(attribute) ? false : (attribute.default ?? '');
  const named = attributes.map((attribute) => ({ ...attribute, property: camel(attribute.name) }));

  it('are documented, all of them, with their defaults', () => {
    const element = make();
    const { observedAttributes } = element.constructor as never as {
      observedAttributes: string[];
    };
    const names = attributes.map(({ name }) => name);
    expect([...names, ...COMMON].flatMap((name) => [name, flat(name)])).toEqual(
      expect.arrayContaining(observedAttributes),
    );
    expect(observedAttributes).toEqual(expect.arrayContaining(names));
    for (const attribute of named) {
      expect(element[attribute.property], attribute.name).toBe(usualOf(attribute));
    }
  });

  it('take each of their values; removed, emptied or wrong they have the default', () => {
    const element = make();
    for (const attribute of named) {
      const { name, property } = attribute;
      const choices = choicesOf(attribute);
      for (const choice of choices) {
        element.setAttribute(name, choice);
        expect(element[property], name).toBe(choice);
      }
      const on = isSwitch(attribute) ? true : sampleOf(attribute);
      const wrong = isSwitch(attribute) ? ['false'] : choices.length > 0 ? ['nonsense', ''] : [''];
      for (const value of [...wrong, null]) {
        element.setAttribute(name, sampleOf(attribute));
        expect(element[property], name).toBe(on);
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
        expect(element[property], `${name}="${value}"`).toBe(usualOf(attribute));
      }
    }
  });
});
