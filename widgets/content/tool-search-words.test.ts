import { describe, expect, it } from 'vitest';
import { isFound } from '../kit/rules/search-text.ts';
import { toolSearchWords } from './tool-search-words.ts';
import { tools } from './tools.ts';

const found = (term: string) =>
  tools.filter(({ name, description }) => isFound(term, [name, description]));

describe('the search words of the tools', () => {
  it.each(Object.entries(toolSearchWords))(
    '"%s", which finds none, leads to "%s"',
    (asked, meant) => {
      expect(found(asked)).toEqual([]);
      expect(found(meant)).not.toEqual([]);
    },
  );
});
