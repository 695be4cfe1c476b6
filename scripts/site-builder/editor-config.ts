/** The configuration of the editor, made from the schemas of content/, so that a field exists once. */
import type { CmsConfig, Field } from '@sveltia/cms';
import type { Struct } from 'superstruct';
import { descriptionOf, groupFields, listItem } from '../../widgets/content/schema/fields.ts';
import { contentFiles, contentNames } from '../../widgets/content/schema/files.ts';

// biome-ignore lint/suspicious/noExplicitAny: any struct.
type AnyStruct = Struct<any, any>;

/** The editor adds the git host, which a setting of its Worker names. */
export type EditorConfig = Omit<CmsConfig, 'backend'>;

export const editorConfig = (): EditorConfig => ({
  app_title: 'Content of the site',
  // Nobody may upload a picture: there is no field for one. The editor wants a folder all the same.
  media_folder: 'content',
  show_preview_links: false,
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  collections: [
    {
      name: 'content',
      label: 'Content',
      files: contentNames.map((name) => ({
        name,
        label: contentFiles[name].title,
        file: `content/${name}.json`,
        // The page writes each file, by its fields.
        format: name,
        fields: fieldsOf(contentFiles[name].schema),
      })),
    },
  ],
});

const fieldsOf = (struct: AnyStruct): Field[] =>
  Object.entries(groupFields(struct) ?? {}).map(([name, field]) => toField(name, field));

/** @throws Error for a struct without a description */
export function toField(name: string, struct: AnyStruct): Field {
  const { label, kind, hint, options = [], item, limits, ...rest } = descriptionOf(struct);
  const [least, most] = limits ?? [];
  const common = {
    name,
    label: capitalise(label),
    required: !rest.isOptional,
    ...(hint && { hint }),
  };
  switch (kind) {
    case 'text':
      return { ...common, widget: 'string', ...(most && { maxlength: most }) };
    case 'long text':
      return { ...common, widget: 'text', ...(most && { maxlength: most }) };
    case 'number': {
      const value_type = rest.isFraction ? 'float' : 'int';
      return { ...common, widget: 'number', value_type, ...(limits && { min: least, max: most }) };
    }
    case 'day':
      return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'choice':
      return { ...common, widget: 'select', options: options.map(toOption) };
    case 'mark':
      // A switch would write `false` where the key is to be left out.
      return rest.isOptional
        ? { ...common, widget: 'select', options: [{ label: 'Yes', value: true }] }
        : { ...common, widget: 'boolean' };
    case 'group':
      return { ...common, widget: 'object', fields: fieldsOf(struct), ...collapsed(name) };
    case 'list': {
      const entry = listItem(struct) as AnyStruct;
      const list = {
        ...common,
        widget: 'list' as const,
        ...(item && { label_singular: item }),
        // An empty list is a list: no field that was forgotten.
        required: common.required && least !== 0,
        ...(common.required && { min: least }),
        max: most,
        collapsed: true,
      };
      const fields = fieldsOf(entry);
      if (fields.length === 0) return { ...list, field: toField('entry', entry) };
      return { ...list, fields, summary: summaryOf(entry) };
    }
  }
}

const capitalise = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

const toOption = (value: string | number) => ({ label: capitalise(String(value)), value });

const collapsed = (name: string) => (name === 'internal' ? { collapsed: true } : {});

/** An entry's first text names it in a closed list. */
function summaryOf(entry: AnyStruct): string {
  const fields = Object.entries(groupFields(entry) ?? {});
  const named = fields.find(([name, field]) => {
    const { kind } = descriptionOf(field);
    return ['name', 'title'].includes(name) || ['text', 'long text', 'day'].includes(kind);
  });
  return `{{fields.${named?.[0] ?? fields[0]?.[0]}}}`;
}
