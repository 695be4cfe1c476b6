import { describe, expect, it } from 'vitest';
import { checkPage } from './page-check.logic.ts';
import { readPage } from './read-page.ts';

// cspell:ignore noscript

const SITE = 'https://our.example';
const drawn = (tag: string, content: string) =>
  `<${tag}><template shadowrootmode="open">${content}</template></${tag}>`;
const tagsIn = async (source: string) => (await readPage(source)).elements.map(({ tag }) => tag);

describe('readPage', () => {
  it('tells where each tag begins, and what is around it', async () => {
    const source = '<body><div><sa-faq theme="dark"></sa-faq></div></body>';
    const [faq] = (await readPage(source)).elements;
    expect(faq).toMatchObject({
      tag: 'sa-faq',
      at: source.indexOf('<sa-faq'),
      isInNoscript: false,
    });
    expect(faq?.ancestors.slice(0, 2)).toEqual(['div', 'body']);
    expect([...(faq?.attributes ?? [])]).toEqual([['theme', 'dark']]);
  });

  it('tells where a tag begins that closes itself', async () => {
    const source = '<p></p><sa-faq/>';
    expect((await readPage(source)).elements).toEqual([
      expect.objectContaining({ at: source.indexOf('<sa-faq') }),
    ]);
  });

  it('finds elements in the shadow root that a page declares, and none in another template', async () => {
    const root =
      '<x-card><template shadowrootmode="open"><b><sa-faq></sa-faq></b></template></x-card>';
    expect(await tagsIn(root)).toEqual(['sa-faq']);
    expect(await tagsIn(`<template>${root}</template>`)).toEqual([]);
    expect(await tagsIn('<template><sa-faq></sa-faq></template>')).toEqual([]);
  });

  it('passes over what an element of ours has drawn', async () => {
    const source =
      '<sa-team><template shadowrootmode="open"><sa-faq></sa-faq></template></sa-team>';
    const { elements, passedOver } = await readPage(source);
    expect(elements.map(({ tag }) => tag)).toEqual(['sa-team']);
    expect(passedOver).toContain(source.indexOf('<sa-faq'));
  });

  it('passes over a tag in the value of an attribute', async () => {
    const source = '<p title="our <sa-faq >"></p>';
    expect((await readPage(source)).passedOver).toEqual([source.indexOf('<sa-faq')]);
  });

  it('keeps the names of what must not act where it is only parsed', async () => {
    const source = '<sa-faq style="color: red" onclick="go()"></sa-faq>';
    const [faq] = (await readPage(source)).elements;
    expect([...(faq?.attributes ?? [])]).toEqual([
      ['style', 'color: red'],
      ['onclick', 'go()'],
    ]);
  });

  it('names the styles and the forms that elements of ours bring drawn, however deep', async () => {
    const inner = drawn('sa-person', '<style>b{}</style>');
    const form = `<form method="post" action="${SITE}/send/contact"></form><form></form>`;
    const source = `<style>c{}</style><form method="post" action="/search"></form>
      ${drawn('sa-team', `<style data-drawn="1">a{}</style>${form}${inner}`)}
      ${drawn('sa-faq', '<style>a{}</style>')}`;
    // By `openssl dgst -sha256 -binary | base64`.
    const hash = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";
    expect((await readPage(source)).drawn).toEqual({
      styles: [hash, expect.stringMatching(/^'sha256-.{44}'$/)],
      actions: [`${SITE}/send/contact`],
    });
  });

  it('lets the check tell what a policy does to an instant snippet', async () => {
    const source = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src ${SITE}; connect-src ${SITE}; form-action 'self'">
<script type="module" async src="${SITE}/embed/sa-loader.js"></script>
<sa-contact-form style="--sa-radius: 0"><template shadowrootmode="open"><style data-drawn="1">a{}</style><form method="post" action="${SITE}/send/contact"></form></template></sa-contact-form>`;
    const contact = { tagName: 'sa-contact-form', isEmbeddable: true, summary: '', attributes: [] };
    const facts = { elements: [contact], versions: [], colours: [], site: SITE };
    const missing = [
      "add “style-src 'self' 'sha256-X1RutGBr",
      "set “style-src-attr 'unsafe-inline'”",
      `add ${SITE} to form-action`,
    ];
    expect(checkPage(await readPage(source), facts)).toEqual(
      missing.map((text) => ({
        level: 'hint',
        line: 1,
        text: expect.stringContaining(text),
      })),
    );
    const mended = source
      .replace("form-action 'self'", `form-action 'self' ${SITE}`)
      .replace("'self';", "'self' 'unsafe-inline';");
    expect(checkPage(await readPage(mended), facts)).toEqual([]);
  });

  it.each([
    ['<body><noscript><sa-faq></sa-faq></noscript></body>', true],
    ['<body><noscript><p></p></noscript><sa-faq></sa-faq></body>', false],
    ['<body><noscript><b><i data-sa-element="faq"></i></b></noscript></body>', true],
    ['<head><noscript><script src="/embed/sa-loader.js"></script></noscript></head>', true],
    ['<head><noscript></noscript><script src="/embed/sa-loader.js"></script></head>', false],
  ])('tells of %s whether browsers with scripts skip it: %s', async (source, isInNoscript) => {
    expect((await readPage(source)).elements).toEqual([expect.objectContaining({ isInNoscript })]);
  });
});
