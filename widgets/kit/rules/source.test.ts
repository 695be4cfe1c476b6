import { describe, expect, it } from 'vitest';
import { describeSource } from './source.ts';

describe('describeSource', () => {
  it.each([
    ['https://www.visahq.com/news/x', 'visahq.com'],
    ['https://ukcisa.org.uk/Layer/Evidence', 'ukcisa.org.uk'],
    ['https://www.usief.org.in/fellowships.aspx', 'usief.org.in'],
    ['https://islandsmaster.eu/form', 'islandsmaster.eu'],
  ])('names the site of %s', (source, name) => {
    expect(describeSource(source)).toEqual({ name, url: source });
  });

  it.each(['our list of 2021-23', 'Our own list'])('keeps the name of %s', (source) => {
    expect(describeSource(source)).toEqual({ name: source, url: null });
  });
});
