import { describe, expect, it } from 'vitest';
import {
  choice,
  day,
  group,
  list,
  mark,
  maybe,
  text,
} from '../../widgets/content/schema/fields.ts';
import { contentNames } from '../../widgets/content/schema/files.ts';
import { editorConfig, toField } from './editor-config.ts';

describe('a field of the editor', () => {
  it('has words and limits of its schema', () => {
    expect(toField('cta', text('text of the button', 32))).toEqual({
      name: 'cta',
      label: 'Text of the button',
      hint: 'At most 32 characters',
      required: true,
      widget: 'string',
      maxlength: 32,
    });
    expect(toField('expires', maybe(day('last day', 'In India')))).toMatchObject({
      label: 'Last day',
      required: false,
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
    });
  });

  it('offers yes or nothing for a mark, as `false` is no value of it', () => {
    const field = toField('isUndated', mark('undated page', 'The page has no date'));
    expect(field).toMatchObject({ required: false, options: [{ label: 'Yes', value: true }] });
  });

  it('names the entries of a list by the first text in them', () => {
    const entry = group('offer', { kind: choice('kind', ['a']), words: text('words', 9) });
    expect(toField('offers', list('offers', 'Offer', entry, [2, 9]))).toMatchObject({
      label_singular: 'Offer',
      summary: '{{fields.words}}',
      required: true,
      min: 2,
      max: 9,
    });
  });

  it('may be an empty list, but no list left out, where the schema says so', () => {
    const entries = list('tags', 'Tag', text('tag', 9), [0, 3]);
    expect(toField('tags', entries)).toMatchObject({ required: false, min: 0 });
    const left = maybe(list('tags', 'Tag', text('tag', 9), [1, 3]));
    expect(toField('tags', left)).not.toHaveProperty('min');
  });
});

it('every file has a form, and what is for the office alone is called so', () => {
  const [collection] = editorConfig().collections ?? [];
  const files = (collection && 'files' in collection && collection.files) || [];
  expect(files.map((file) => 'file' in file && file.file)).toEqual(
    contentNames.map((name) => `content/${name}.json`),
  );
  const internals = JSON.stringify(files).match(/\{"name":"internal","label":"[^"]+"/g) ?? [];
  expect(new Set(internals)).toEqual(new Set(['{"name":"internal","label":"Note for the office"']));
});
