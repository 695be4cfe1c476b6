import { describe, expect, it } from 'vitest';
import { readAttributes } from '../kit/address/address-table.ts';
import { blogTable } from './blog-list.api.ts';

describe('blogTable', () => {
  it.each([
    ['visa-guides', 'visa-guides'],
    ['all', 'all'],
    ['', 'all'],
    ['Visa-Guides', 'all'],
    ['constructor', 'all'],
  ])('reads "%s" as %s', (id, choice) => {
    expect(readAttributes(blogTable, { category: id, q: '' }).category).toBe(choice);
  });
});
