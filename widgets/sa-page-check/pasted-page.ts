import type { ManifestElement, PublishedVersion } from '../kit/rules/manifest.ts';

/** An element of the pasted page, as the browser's parser understands it. */
export interface FoundElement {
  tag: string;
  /** Where its start tag begins in the pasted text. */
  at: number;
  /** Names in lower case. */
  attributes: ReadonlyMap<string, string>;
  /** Tags of the elements around it, the innermost first. */
  ancestors: readonly string[];
  /** Whether the parser put it before a table that it was written in. */
  isMovedOutOfTable: boolean;
  /** Whether it stands in `<noscript>`, which browsers with scripts skip. */
  isInNoscript: boolean;
}

/** A pasted page: its text, and what a browser makes of it. */
export interface PastedPage {
  source: string;
  /** Whether it says that it is written for AMP. */
  isAmp: boolean;
  /** All that may be ours or says what our script may do: `sa-…`, placeholders, scripts, frames, metadata. */
  elements: readonly FoundElement[];
  /** Places of our tags in an attribute's value, or in what an element of ours has drawn: no mistakes. */
  passedOver: readonly number[];
  /** Places of tags in a `<template>`, out of which a script may take them. */
  inTemplates: readonly number[];
  /** What elements of ours bring already drawn: the hash of each `<style>`, and where forms are posted. */
  drawn: { styles: readonly string[]; actions: readonly string[] };
  /** Where the body's start tag begins; 0 if it is not written. */
  bodyAt: number;
}

/** What a check goes by. */
export interface PageFacts {
  /** Of the version that the page's script brings. */
  elements: readonly ManifestElement[];
  /** Of the newest, which frames show; as `elements` where none are given. */
  framed?: readonly ManifestElement[];
  /** Every published version, the newest first; none if their list could not be loaded. */
  versions: readonly PublishedVersion[];
  /** Names of the colours that a page may set. */
  colours: readonly string[];
  /** Origin of our site. */
  site: string;
}

/** Stands for the page's own address, which nobody knows. */
const YOUR_PAGE = 'https://your-page.invalid';

/** An address that a script or a frame is to have. */
export interface FoundAddress {
  url: URL;
  /** Whether it is in `src`, not in an attribute from which an optimiser or a consent tool takes it later. */
  isSrc: boolean;
}

/** The addresses of a script or a frame: `src`, and such as `data-src` or `data-rocket-src`. */
export const addressesOf = ({ attributes }: FoundElement): FoundAddress[] =>
  [...attributes]
    .filter(([name, value]) => /^(?:data-.*)?src/.test(name) && URL.canParse(value, YOUR_PAGE))
    .map(([name, value]) => ({ url: new URL(value, YOUR_PAGE), isSrc: name === 'src' }));

/** Whose an origin is, as the page's author would say. */
export const nameOf = (origin: string): string =>
  origin === YOUR_PAGE ? 'your own server' : origin;

/** What is to be said of a place in the pasted text. */
export interface Remark {
  /** An error keeps something from working; a hint makes it better. */
  level: 'error' | 'hint';
  /** Null where it is about the whole page. */
  at: number | null;
  text: string;
}

export const error = (at: Remark['at'], text: string): Remark => ({ level: 'error', at, text });
export const hint = (at: Remark['at'], text: string): Remark => ({ level: 'hint', at, text });
