import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

// cspell:ignore noscript

const tagsIn = (source: string) => readPage(source).elements.map(({ tag }) => tag);

describe('readPage', () => {
  it('tells where each tag begins, and what is around it', () => {
    const source = '<body><div><sa-faq theme="dark"></sa-faq></div></body>';
    const [faq] = readPage(source).elements;
    expect(faq).toMatchObject({
      tag: 'sa-faq',
      at: source.indexOf('<sa-faq'),
      isInNoscript: false,
    });
    expect(faq?.ancestors.slice(0, 2)).toEqual(['div', 'body']);
    expect([...(faq?.attributes ?? [])]).toEqual([['theme', 'dark']]);
  });

  it('tells where a tag begins that closes itself', () => {
    const source = '<p></p><sa-faq/>';
    expect(readPage(source).elements).toEqual([
      expect.objectContaining({ at: source.indexOf('<sa-faq') }),
    ]);
  });

  it('finds elements in the shadow root that a page declares, and none in another template', () => {
    const root =
      '<x-card><template shadowrootmode="open"><b><sa-faq></sa-faq></b></template></x-card>';
    expect(tagsIn(root)).toEqual(['sa-faq']);
    expect(tagsIn(`<template>${root}</template>`)).toEqual([]);
    expect(tagsIn('<template><sa-faq></sa-faq></template>')).toEqual([]);
  });

  it('passes over what an element of ours has drawn', () => {
    const source =
      '<sa-team><template shadowrootmode="open"><sa-faq></sa-faq></template></sa-team>';
    const { elements, passedOver } = readPage(source);
    expect(elements.map(({ tag }) => tag)).toEqual(['sa-team']);
    expect(passedOver).toContain(source.indexOf('<sa-faq'));
  });

  it('passes over a tag in the value of an attribute', () => {
    const source = '<p title="our <sa-faq >"></p>';
    expect(readPage(source).passedOver).toEqual([source.indexOf('<sa-faq')]);
  });

  it.each([
    ['<body><noscript><sa-faq></sa-faq></noscript></body>', true],
    ['<body><noscript><p></p></noscript><sa-faq></sa-faq></body>', false],
    ['<body><noscript><b><i data-sa-element="faq"></i></b></noscript></body>', true],
    ['<head><noscript><script src="/embed/sa-loader.js"></script></noscript></head>', true],
    ['<head><noscript></noscript><script src="/embed/sa-loader.js"></script></head>', false],
  ])('tells of %s whether browsers with scripts skip it: %s', (source, isInNoscript) => {
    expect(readPage(source).elements).toEqual([expect.objectContaining({ isInNoscript })]);
  });
});
