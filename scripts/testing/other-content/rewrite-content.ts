/**
 * Turns a file of content/ or a module of widgets/content into another valid one: other words, sums, rates, days, people and
 * lists, while codes, addresses and what the specification fixes on every site stay. Equal things become
 * equal things, so that a quotation is still part of the text that it quotes.
 */
import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { homeSections } from '../../../widgets/content/home.ts';
import { UPDATE_TITLES } from '../../../widgets/content/schema/files.ts';
import { onEverySite } from '../../../widgets/testing/specification.ts';
import { otherDay, otherLetters, otherText } from './other-text.ts';

/** Names that the code or the specification fixes, and rules of spelling. */
const VOCABULARY =
  /\/(address-prefixes|click-policies|country-code|country-names|country-options|navigation|plan-names|program-level|sample-tags|spellings|whole-types|schema\/\w+|[\w.-]+\.logic|[\w.-]+\.test)\.ts$/;

/** Properties whose texts are codes, addresses, or names that the code compares. */
const CODES = new Set(
  (
    'asks bookings code colour component country countries currency embedHref from href icon image kind level ' +
    'levels load loadTest memberCountries open partOfSpeech path per phase phone programLevels nationality ' +
    'slug source time to tool besides topic city cities fields query url website whatsapp whatsappHref'
  ).split(' '),
);

/** Properties whose text may be a single word in small letters, as codes are. */
const WORDS = new Set(['word', 'formUsed', 'synonyms', 'chunks', 'options', 'sentences', 'answer']);
/** `payer:parents` of an interview is a code, the claim of an article a sentence. */
const CODE = /^[a-z0-9]+(?:[:_.#/-][\w#/-]*)*$|^[a-z]+:[a-z]/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Texts of every site, texts that the code compares, and defaults of attributes, which are a promise. */
const KEPT = new Set([
  ...Object.values(onEverySite)
    .flat(2)
    .filter((value) => /^[A-Z]/.test(String(value))),
  homeSections.finalCallToAction.heading,
  homeSections.finalCallToAction.intro,
  ...UPDATE_TITLES,
  ...'Instagram Facebook LinkedIn YouTube'.split(' '),
  'Any',
  'Any field',
  'Multiple European Countries',
  'Varies by program',
]);

const double = (value: number) => value * 2;
const SUMS: Record<string, (value: number) => number> = Object.fromEntries(
  (
    'value upTo student partner child school amounts perFurther gives bachelors masters phd diploma oncampus ' +
    'shared private homestay food transportation healthInsurance books personal miscellaneous'
  )
    .split(' ')
    .map((key) => [key, double]),
);
/** The replacement of a number, by the file or its folder, and the property. */
const NUMBERS: Readonly<Record<string, Record<string, (value: number) => number>>> = {
  'countries.ts': {
    ...SUMS,
    costFactor: (value) => (value === 1 ? 1 : Number((value + 0.1).toFixed(1))),
    fall: (value) => value + 1,
    spring: (value) => value + 1,
    summer: (value) => value + 1,
  },
  'exchange-rates.json': Object.fromEntries(
    Object.entries({ USD: 5, INR: -10, GBP: 2, CAD: -3, AUD: 3, NZD: -2, SGD: 1, CHF: 4 }).map(
      ([code, percent]) => [code, (rate) => Number((rate * (1 + percent / 100)).toFixed(4))],
    ),
  ),
  'consultants.json': { experience: (years) => years + 2 },
  'milestones.json': { year: (year) => year - 2 },
  'stories.json': { year: (year) => year - 1 },
  'posts.ts': { readTime: (minutes) => minutes + 1 },
  visas: SUMS,
  content: SUMS,
  // The four options of a question are rotated.
  toefl: { answer: (index) => (index + 3) % 4 },
};

/** The same for texts. */
const TEXTS: Readonly<Record<string, Record<string, (text: string) => string>>> = {
  'figures.json': { value: (text) => text.replace(/\d+/, (number) => String(Number(number) - 2)) },
  'updates.json': { expires: (day) => day.replace(/^\d+/, (year) => String(Number(year) + 1)) },
};

type Items = readonly string[];
const rotate: (items: Items) => Items = ([first, ...rest]) => [...rest, first as string];
const shorten: (items: Items) => Items = (items) => rotate(items).slice(1);
/** By file and variable or property; the items as they are written. */
const LISTS: Readonly<Record<string, (items: Items) => Items>> = {
  'consultants.json consultants': shorten,
  'countries.ts list': (items) => [...items].reverse(),
  'deadlines.json deadlines': (items) => items.slice(0, -1),
  'faq.json faq': (items) => [...rotate(items), (items[0] as string).replace('?', ' today?')],
  'matcher.ts sampleMatches': rotate,
  'milestones.json milestones': (items) => items.slice(1),
  'posts.ts posts': rotate,
  'stories.json stories': shorten,
  'team.json team': shorten,
  'testimonials.json testimonials': shorten,
  'words.ts words': (items) => renumber([...items].sort(byWord)),
};

const wordOf = (item: string) => /\bword: "(.*)"/.exec(item)?.[1] ?? '';
const byWord = (one: string, other: string) => (wordOf(one) < wordOf(other) ? -1 : 1);
const renumber = (items: Items) =>
  items.map((item, index) => item.replace(/\bid: \d+/, `id: ${index + 1}`));

export function isContent(path: string): boolean {
  return /^(widgets\/)?content\/.*\.(ts|json|md)$/.test(path) && !VOCABULARY.test(path);
}

export function rewriteContent(source: string, path: string): string {
  if (path.endsWith('.md')) return otherText(source);
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const name = basename(path);

  function write(node: ts.Node, key: string): string {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) {
      return node.getFullText(file);
    }
    if (ts.isTypeAliasDeclaration(node)) return node.getFullText(file);
    if (ts.isStringLiteralLike(node)) return before(node) + quote(other(node.text, key));
    if (ts.isNumericLiteral(node)) {
      const otherNumber = NUMBERS[name]?.[key] ?? NUMBERS[basename(dirname(path))]?.[key];
      return before(node) + (otherNumber ? otherNumber(Number(node.text)) : node.text);
    }
    if (ts.isArrayLiteralExpression(node)) {
      const isChoice = key === 'options' && path.includes('/toefl/');
      const reorder = isChoice ? rotate : LISTS[`${name} ${key}`];
      if (reorder) {
        const items = node.elements.map((element) => write(element, key));
        return `${before(node)}[${reorder(items).join(',')}]`;
      }
    }
    if (ts.isPropertyAssignment(node)) {
      const own = ts.isComputedPropertyName(node.name) ? key : node.name.text;
      if (own === 'internal') return node.getFullText(file);
      return compose(node, (child) =>
        child === node.name ? child.getFullText(file) : write(child, own),
      );
    }
    if (ts.isVariableDeclaration(node)) {
      return compose(node, (child) =>
        child === node.initializer
          ? write(child, node.name.getText(file))
          : child.getFullText(file),
      );
    }
    return compose(node, (child) => write(child, key));
  }

  /** The node with its children rewritten; the text between them stays. */
  function compose(node: ts.Node, writeChild: (child: ts.Node) => string): string {
    let written = '';
    let end = node.pos;
    ts.forEachChild(node, (child) => {
      written += source.slice(end, child.pos) + writeChild(child);
      end = child.end;
    });
    return written + source.slice(end, node.end);
  }

  /** Space and comments before a node. */
  const before = (node: ts.Node) => source.slice(node.pos, node.getStart(file));

  function other(text: string, key: string): string {
    const rule = TEXTS[name]?.[key];
    if (rule) return rule(text);
    // Cities are values of an attribute.
    if (name === 'countries.ts' && key === 'name') return text;
    if (KEPT.has(text as never) || CODES.has(key)) return text;
    if (ISO_DAY.test(text)) return otherDay(text);
    if (key === 'initials' || key === 'logo') return otherLetters(text);
    if (CODE.test(text) && !WORDS.has(key)) return text;
    return otherText(text);
  }

  return compose(file, (child) => write(child, ''));
}

const quote = (text: string) => JSON.stringify(text);
