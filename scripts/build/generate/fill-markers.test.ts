import { describe, expect, it } from 'vitest';
import { fillMarkers } from './fill-markers.ts';

describe('fillMarkers', () => {
  it.each([
    ['Markdown', '<!-- list -->\nold\n<!-- /list -->\n', '<!-- list -->\nnew\n<!-- /list -->\n'],
    ['code', '\t// list\n\told\n\t// /list\n', '\t// list\nnew\n\t// /list\n'],
    ['nothing', '<!-- list -->\n<!-- /list -->\n', '<!-- list -->\nnew\n<!-- /list -->\n'],
  ])('replaces what is between markers in %s', (_, text, filled) => {
    expect(fillMarkers(text, 'list', 'new\n')).toBe(filled);
  });

  it('writes a dollar sign as it is', () => {
    expect(fillMarkers('<!-- a -->\n<!-- /a -->', 'a', '$1\n')).toBe('<!-- a -->\n$1\n<!-- /a -->');
  });

  it('refuses a text without the markers', () => {
    expect(() => fillMarkers('<!-- other -->', 'list', '')).toThrow('no markers "list"');
  });
});
