import { describe, expect, it } from 'vitest';
import type { ElementDoc } from './element-doc.ts';
import { findDrift } from './element-usage.ts';

describe('findDrift', () => {
  const doc = (tagName: string, parts: string[], events: string[]): ElementDoc => ({
    tagName,
    isEmbeddable: false,
    isInternal: false,
    summary: '',
    attributes: [],
    events: events.map((name) => ({ name, type: { text: '' }, description: '', detail: [] })),
    cssParts: parts.map((name) => ({ name, description: '' })),
    cssProperties: [],
    slots: [],
    examples: [],
    stores: [],
    sends: '',
  });
  const usage = (parts: string[], events: string[], placed: string[] = []) => ({
    parts: new Set(parts),
    events: new Set(events),
    placed: new Set(placed),
    properties: new Set<string>(),
  });

  it('names a part or event that only one of them has', () => {
    const used = usage(['card'], ['sa-closed', 'sa-opened'], ['sa-inner']);
    const inner = doc('sa-inner', [], ['sa-shut']);
    const thing = doc('sa-thing', ['tab'], ['sa-opened', 'sa-shut', 'sa-gone']);
    expect(findDrift(thing, used, '', [thing, inner])).toEqual([
      '<sa-thing> does not document part card',
      '<sa-thing> never renders part tab',
      '<sa-thing> does not document sa-closed',
      '<sa-thing> never fires sa-gone',
      '<sa-thing> fires sa-opened in no test',
    ]);
  });

  it('names an entry of a tool that the catalogue leaves out', () => {
    const tool = { ...doc('sa-visa-requirements', [], []), stores: ['`ticks` in …'] };
    const catalogue = doc('sa-tools-catalogue', [], []);
    expect(findDrift(catalogue, usage([], []), '', [catalogue, tool])).toEqual([
      '<sa-tools-catalogue> does not document what a tool in it stores: `ticks` in …',
    ]);
  });
});
