import { describe, expect, it } from 'vitest';
import type { ElementDoc } from './element-doc.ts';
import { findDrift, parseSource } from './element-usage.ts';

const read = (text: string) => parseSource('/widgets/sa-thing/thing.view.tsx', text);

describe('parseSource', () => {
  it.each([
    ['<b part="tab card" />', ['tab', 'card']],
    ["<b part={isOpen ? 'tab' : 'card'} />", ['tab', 'card']],
    ['<b data-part="tab" title="card" />', []],
  ])('finds the parts in %s', (text, parts) => {
    expect([...read(text).parts]).toEqual(parts);
  });

  it('finds events and placed elements', () => {
    const source = read(`
      emit(host, 'opened', {}); emitOnce(host, 'ready'); other(host, 'closed');
      <sa-toaster />; <b />;`);
    expect([...source.events]).toEqual(['sa-opened', 'sa-ready']);
    expect([...source.placed]).toEqual(['sa-toaster']);
  });

  it('finds the custom properties of the page', () => {
    const { properties } = read('css`gap: var(--sa-gap, 2px); color: var(--_ink)`');
    expect([...properties]).toEqual(['--sa-gap']);
  });

  it('follows static and lazy imports, not types or packages', () => {
    const source = read(`
      import { a } from './a.ts';
      import type { B } from './b.ts';
      import { c } from 'react';
      export { d } from '../d.tsx';
      const e = () => import('./parts/e.tsx');
    `);
    expect(source.imports).toEqual([
      '/widgets/sa-thing/a.ts',
      '/widgets/d.tsx',
      '/widgets/sa-thing/parts/e.tsx',
    ]);
  });
});

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
  const TESTS = "element.addEventListener('sa-opened', hear);";
  const thing = doc('sa-thing', ['tab'], ['sa-opened']);

  it('finds nothing where the doc block and the code agree', () => {
    expect(findDrift(thing, usage(['tab'], ['sa-opened']), TESTS, [thing])).toEqual([]);
  });

  it('names a part or event that only one of them has', () => {
    expect(findDrift(thing, usage(['card'], ['sa-closed']), TESTS, [thing])).toEqual([
      '<sa-thing> does not document part card',
      '<sa-thing> never renders part tab',
      '<sa-thing> does not document sa-closed',
      '<sa-thing> never fires sa-opened',
    ]);
  });

  it('names an event that no test hears', () => {
    expect(findDrift(thing, usage(['tab'], ['sa-opened']), '', [thing])).toEqual([
      '<sa-thing> fires sa-opened in no test',
    ]);
  });

  it('names a custom property that no list has', () => {
    const used = { ...usage(['tab'], ['sa-opened']), properties: new Set(['--sa-glow']) };
    expect(findDrift(thing, used, TESTS, [thing])).toEqual([
      'scripts/build/generate/css-properties.ts does not have --sa-glow, which <sa-thing> reads',
    ]);
  });

  it('names an entry of a tool that the catalogue leaves out', () => {
    const tool = { ...doc('sa-visa-requirements', [], []), stores: ['`ticks` in …'] };
    const catalogue = doc('sa-tools-catalogue', [], []);
    expect(findDrift(catalogue, usage([], []), '', [catalogue, tool])).toEqual([
      '<sa-tools-catalogue> does not document what a tool in it stores: `ticks` in …',
    ]);
  });

  it('lets the events of a placed element through', () => {
    const inner = doc('sa-inner', [], ['sa-opened']);
    expect(findDrift(thing, usage(['tab'], [], ['sa-inner']), '', [thing, inner])).toEqual([]);
  });
});
