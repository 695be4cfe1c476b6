import { isSwitch, valuesOf } from '../../../widgets/kit/rules/manifest.ts';
import type { ElementDoc } from './element-doc.ts';
import { valueTypeOf } from './element-types.ts';

interface EditorDataOptions {
  /** Public origin of the site, which documents each element at /partners/<tag>. */
  siteOrigin: string;
}

/**
 * HTML custom data 1.1: elements, attributes and their values for VS Code and other editors with its
 * HTML language service (`html.customData`).
 */
export function vscodeDataOf(docs: ElementDoc[], { siteOrigin }: EditorDataOptions) {
  return {
    version: 1.1,
    tags: docs.map(({ tagName, summary, attributes, isEmbeddable }) => ({
      name: tagName,
      description: markdown(summary),
      attributes: attributes.map((attribute) => {
        const { name, description, default: value } = attribute;
        const values = valuesOf(attribute);
        return {
          name,
          description: markdown(value ? `${description}\n\nDefault: \`${value}\`` : description),
          ...(isSwitch(attribute) && { valueSet: 'v' }),
          ...(values.length > 0 && { values: values.map((option) => ({ name: option })) }),
        };
      }),
      ...(isEmbeddable && {
        references: [{ name: 'Reference', url: `${siteOrigin}/partners/${tagName}` }],
      }),
    })),
  };
}

/** Web-types, for the editors of JetBrains: also events, parts, custom properties and slots. */
export function webTypesOf(
  docs: ElementDoc[],
  { siteOrigin, name, version }: EditorDataOptions & { name: string; version: string },
) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: docs.map((doc) => ({
          name: doc.tagName,
          description: doc.summary,
          ...(doc.isEmbeddable && { 'doc-url': `${siteOrigin}/partners/${doc.tagName}` }),
          attributes: doc.attributes.map((attribute) => {
            const { name, description, default: value } = attribute;
            const type = valueTypeOf(attribute);
            return {
              name,
              description,
              value: { type, ...(value !== undefined && { default: value }) },
            };
          }),
          slots: doc.slots,
          js: {
            events: doc.events.map(({ name, description, type }) => ({
              name,
              description: `${description}\n\n\`${type.text}\``,
            })),
          },
          css: {
            parts: doc.cssParts,
            properties: doc.cssProperties.map(({ name, description }) => ({
              name,
              description,
            })),
          },
        })),
      },
    },
  };
}

const markdown = (value: string) => ({ kind: 'markdown', value });
