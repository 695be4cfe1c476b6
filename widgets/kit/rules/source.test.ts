import { describe, expect, it } from 'vitest';
import { describeSource } from './source.ts';

describe('describeSource', () => {
  it.each([
    ['https://www.visahq.com/news/x', 'visahq.com'],
    ['https://ukcisa.org.uk/Layer/Evidence', 'ukcisa.org.uk'],
  ])('names the site of %s', (source, name) => {
    expect(describeSource(source)).toEqual({ name, url: source });
  });

  it('keeps the name of our own', () => {
    const name = 'our list of 2021-23';
    expect(describeSource(name)).toEqual({ name, url: null });
  });
});
