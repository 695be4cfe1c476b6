import { consultants } from '../../../widgets/content/consultants.ts';
import { countries } from '../../../widgets/content/countries/countries.ts';
import { countryNames } from '../../../widgets/content/countries/country-names.ts';
import { programLevelNames } from '../../../widgets/content/program-level.ts';
import { choicesOf } from '../../../widgets/kit/rules/manifest.ts';
import { PARTNER_ID } from '../../../worker/contract/options.ts';
import { type ApiRow, type Attribute, readRows } from './element-api.ts';
import type { ElementDoc } from './element-doc.ts';
import { elementFolders } from './element-folders.ts';
import { knownTexts } from './known-texts.ts';

/** The plugin's words for an element. */
interface ElementWords {
  title: string;
  /** A sentence for the inserter. */
  description: string;
  /** Text of the link until the element renders; its title unless given. */
  link?: string;
  keywords: string[];
}

/** The closed list of an attribute. */
interface Choices {
  /** As the attribute spells them. */
  values: readonly string[];
  /** By value; itself unless named. */
  labels?: Readonly<Record<string, string>>;
  /** Values by other spellings, in lower case. */
  spellings?: Readonly<Record<string, string>>;
  /** The country's code of each value, if values depend on the country. */
  countries?: Readonly<Record<string, string>>;
}

/** A rule for a text, as a regular expression that PHP and JavaScript read alike. */
interface Rule {
  pattern: string;
  allowed: string;
}

type Group = 'content' | 'look' | 'partner' | 'advanced';

/** Finds them all in the inserter. */
const COMMON_KEYWORD = 'study abroad';

const WORDS: Readonly<Record<string, ElementWords>> = {
  'sa-application-timeline': {
    title: 'Application Timeline',
    description: 'Every step of an application, month by month, to print or save as a calendar.',
    keywords: ['deadline', 'calendar', 'plan', 'university'],
  },
  'sa-call-to-action': {
    title: 'Call to action',
    description:
      'The closing section of a page: links to a consultation, to the contact form and to the tools.',
    link: 'Book a free consultation',
    keywords: ['contact', 'button', 'consultation', 'closing'],
  },
  'sa-chat-widget': {
    title: 'Chat button',
    description:
      'A round button at the bottom right that opens a simulated chat with a consultant.',
    link: 'Contact us',
    keywords: ['chat', 'consultant', 'help', 'bubble'],
  },
  'sa-consultation-form': {
    title: 'Consultation form',
    description: 'Books a free consultation by video, by chat or in person.',
    link: 'Book a free consultation',
    keywords: ['booking', 'appointment', 'advice', 'lead', 'form', 'enquiry'],
  },
  'sa-contact-form': {
    title: 'Contact form',
    description: 'A message to the consultancy: name, email, phone, subject and text.',
    link: 'Write to us',
    keywords: ['message', 'enquiry', 'email', 'lead', 'form', 'appointment'],
  },
  'sa-cost-calculator': {
    title: 'Cost Calculator',
    description:
      'What studying abroad costs in ten countries, with a comparison of up to three plans.',
    keywords: ['costs', 'tuition', 'budget', 'living expenses'],
  },
  'sa-newsletter-form': {
    title: 'Newsletter form',
    description: 'Subscribes an email address to the newsletter.',
    link: 'Read our blog',
    keywords: ['newsletter', 'subscribe', 'email', 'mailing list'],
  },
  'sa-scholarship-finder': {
    title: 'Scholarship Finder',
    description: 'A search for scholarships by six filters, with full details.',
    keywords: ['scholarship', 'funding', 'grant', 'search'],
  },
  'sa-study-destinations': {
    title: 'Study destinations',
    description: 'The ten countries of our tools, each a link to its visa requirements.',
    link: 'Study destinations',
    keywords: ['countries', 'abroad', 'visa', 'map'],
  },
  'sa-toefl-mock-exam': {
    title: 'TOEFL Mock Exam',
    description: 'A practice exam in four timed sections with a score report.',
    keywords: ['exam', 'test', 'English', 'practice', 'IELTS'],
  },
  'sa-tools-catalogue': {
    title: 'Tools catalogue',
    description: 'All seven tools with a search; one that is opened takes the place of the list.',
    link: 'Free tools for studying abroad',
    keywords: ['tools', 'all', 'overview', 'list'],
  },
  'sa-visa-interview-simulator': {
    title: 'Visa Interview Simulator',
    description: 'A practice interview for a student visa, with tips and common mistakes.',
    keywords: ['visa', 'interview', 'practice', 'questions'],
  },
  'sa-visa-requirements': {
    title: 'Visa Requirements',
    description:
      'What a student visa takes, by country: documents, money, insurance, timeline, tips, work and refusals.',
    keywords: ['visa', 'documents', 'checklist', 'immigration'],
  },
  'sa-vocabulary-practice': {
    title: 'Vocabulary Practice',
    description: 'Academic words to practise: flashcards, a quiz, a dictionary and progress.',
    keywords: ['words', 'flashcards', 'quiz', 'English'],
  },
};

/** Choices that an element's table does not have, by element and attribute. */
const CHOICES: Readonly<Record<string, Choices>> = {
  'sa-cost-calculator city': {
    values: countries.flatMap(({ cities }) => cities.list.map(({ name }) => name)),
    countries: Object.fromEntries(
      countries.flatMap(({ code, cities }) => cities.list.map(({ name }) => [name, code])),
    ),
  },
  // With the one that selects another level and says so.
  'sa-cost-calculator program-level': {
    values: Object.keys(programLevelNames),
    labels: programLevelNames,
  },
  'sa-chat-widget consultant': {
    values: consultants.map(({ id }) => String(id)),
    labels: Object.fromEntries(consultants.map(({ id, name }) => [String(id), name])),
  },
};

/** The choices of a text that an element looks up, from its own rule. */
function knownChoices({ accept, format }: LookupRow): Choices | undefined {
  const known = accept ? knownTexts(accept) : [];
  if (!accept || known.length === 0) return undefined;
  const readValue = (text: string) => {
    const accepted = accept(text) ?? text;
    return format?.(accepted) ?? accepted;
  };
  const names = known.filter((name) => readValue(name).toLowerCase() !== name.toLowerCase());
  const values = [...new Set(known.map(readValue))];
  return names.length === 0
    ? { values: values.sort((a, b) => a.localeCompare(b, 'en')) }
    : {
        values,
        labels: Object.fromEntries(names.map((name) => [readValue(name), name])),
        spellings: Object.fromEntries(names.map((name) => [name.toLowerCase(), readValue(name)])),
      };
}

/** A row whose value the element writes in another form, such as a country's code for its name. */
interface LookupRow extends ApiRow {
  format?(value: string): string;
}

const RULES: Readonly<Record<string, Rule>> = {
  // HTML reads patterns by the `v` flag, under which a hyphen in a class is escaped.
  partner: {
    pattern: PARTNER_ID.source.replace('-]', '\\-]'),
    allowed: '1 to 40 of a–z, 0–9 and -',
  },
  campaign: { pattern: '^.{1,100}$', allowed: 'up to 100 characters' },
  year: {
    pattern: '^(20(2[3-9]|[3-9][0-9])|2100|\\+[1-3])$',
    allowed: 'a year from 2023 to 2100, or +1 for next year',
  },
  gpa: { pattern: '^(10([.]0+)?|[0-9]([.][0-9]+)?)$', allowed: 'a number from 0 to 10' },
  'storage-prefix': { pattern: '^[A-Za-z0-9_.:-]{1,40}$', allowed: 'letters, digits, _ . : and -' },
};

/** Labels and help for editors who know no code, if the name and the description do not serve. */
const LABELS: Readonly<Record<string, readonly [label: string, help: string]>> = {
  answer: ['Open below the tabs', 'The question below the tabs that is open at first.'],
  'consultation-type': [
    'Kind of consultation',
    'The kind to start with; visitors may choose another.',
  ],
  count: ['Words per session', 'The number to start with.'],
  duration: ['Years of study', 'The number to start with.'],
  mode: ['Study mode', 'Learn new words or review known ones.'],
  'program-level': ['Level of study', 'The level to start with; visitors may choose another.'],
  season: ['Start season', 'The season in which the course begins.'],
  side: ['Open at', 'The side of the tool that is open at first; visitors may switch.'],
  tab: ['Open at', 'The tab that is open at first.'],
  test: ['Test', 'The test to open with; the list of tests unless set.'],
  'test-type': ['Kind of language test', 'The test to start with.'],
  'whole-country': [
    'Country of a whole interview',
    'For the other side of the tool, where it is another country than above.',
  ],
  year: ['Start year', 'The year in which the course begins; next year unless set.'],
  'accommodation-basis': [
    'Rent is given',
    'How the table of rents is read; one line always shows the other reading.',
  ],
  booking: ['Offer a consultation first', 'Puts the free consultation before the other links.'],
  campaign: ['Campaign', 'A name you choose; it is stored with what visitors send.'],
  'campaign-from-url': [
    'Campaign from the link',
    "Takes utm_campaign of the page's address where no campaign is set.",
  ],
  consultant: ['Consultant', 'Who greets the visitor; the first one unless set.'],
  gmat: ['GMAT', 'Starts with the GMAT ticked, which only an MBA offers.'],
  gpa: ['GPA', 'The grade to start with, out of 10.'],
  heading: ['Heading', 'The text of the heading.'],
  'heading-level': ['Heading level', 'Match it to the headings around it.'],
  'hide-heading': [
    'Hide the heading',
    'For a page with a heading of its own above; screen readers still get the name.',
  ],
  intro: ['Introduction', 'A sentence or two below the heading.'],
  'language-tests': ['Language test', 'Whether the plan starts with a language test.'],
  media: [
    'Microphone and sound',
    'Simulated asks for no microphone and plays no speech: for trying things out.',
  ],
  partner: [
    'Partner id',
    'As we gave it to you. Set it once for the whole website under Settings, Study-abroad widgets.',
  ],
  'prefill-email': ['Fill in the email', 'Every visitor of this page finds it in the field.'],
  'prefill-from-url': [
    'Fill in from the link',
    'Reads sa-name, sa-email and sa-phone behind the # of the address, as in links in your emails.',
  ],
  'prefill-name': ['Fill in the name', 'Every visitor of this page finds it in the field.'],
  'prefill-phone': [
    'Fill in the phone number',
    'Every visitor of this page finds it in the field.',
  ],
  'storage-prefix': [
    'Name in storage',
    'Put before the names under which the browser keeps progress, where these are taken.',
  ],
  'sync-hash': [
    'Keep in the address',
    "The opened tool stands in the page's address, so that Back closes it and links open it.",
  ],
  'sync-url': [
    'Keep in the address',
    "Keeps the visitor's choices in the page's address, so that they can be shared.",
  ],
  theme: ['Theme', 'Light or dark; that of the page unless set, automatic follows the device.'],
};

/** Labels of attributes that mean something else in one element. */
const OWN_LABELS: Readonly<Record<string, readonly [label: string, help: string]>> = {
  'sa-scholarship-finder field': ['Field of study', 'The field to start with.'],
  'sa-scholarship-finder level': ['Level of study', 'The level to start with.'],
  'sa-vocabulary-practice level': ['Words for', 'The exam whose words a session starts with.'],
};

/** Labels of values without one in the element, if they are more than the value with a capital. */
const VALUE_LABELS: Readonly<Record<string, string>> = {
  auto: 'Automatic',
  ...Object.fromEntries(countryNames.map(({ code, name }) => [code, name])),
};

const LOOK = ['heading-level', 'hide-heading', 'theme'];
const PARTNER = ['partner', 'campaign', 'campaign-from-url'];
const ADVANCED = /^(prefill|sync|storage)-|^media$/;

const groupOf = (name: string): Group => {
  if (PARTNER.includes(name)) return 'partner';
  if (ADVANCED.test(name)) return 'advanced';
  return LOOK.includes(name) ? 'look' : 'content';
};

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const wordsOf = (name: string) => capitalise(name.replaceAll('-', ' '));

/** The element's page on our site, from the link in its example. */
function pathOf({ tagName, examples }: ElementDoc): string {
  const [, path] = examples[0]?.match(/<a href="https:\/\/OUR-SITE([^"]*)">/) ?? [];
  if (!path) throw new Error(`The example of <${tagName}> has no link to our site`);
  return path;
}

/**
 * includes/elements.php of the WordPress plugin: the embeddable elements with the attributes that an editor may
 * set, in translatable words. Origins are left out, because authors must not redirect forms.
 *
 * @throws Error for an element without words, or an example without a link.
 */
export function wordpressElementsOf(docs: readonly ElementDoc[]): string {
  const entries = docs
    .filter(({ isEmbeddable }) => isEmbeddable)
    .map((doc): [string, Php] => [doc.tagName, describe(doc)]);
  return `<?php
/**
 * The elements that a page may have. Written by scripts/build/generate/wordpress-elements.ts from their
 * documentation: change it there.
 *
 * @package study-abroad-widgets
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

return ${writePhp(Object.fromEntries(entries), 0)};
`;
}

function describe(doc: ElementDoc): Php {
  const words = WORDS[doc.tagName];
  if (!words)
    throw new Error(
      `<${doc.tagName}> has no title in scripts/build/generate/wordpress-elements.ts`,
    );
  return {
    title: translated(words.title),
    description: translated(words.description),
    keywords: [...words.keywords, COMMON_KEYWORD].map(translated),
    fallback: { text: translated(words.link ?? words.title), path: pathOf(doc) },
    attributes: Object.fromEntries(
      doc.attributes
        .filter(({ name }) => !name.endsWith('-base'))
        .map((attribute) => [attribute.name, describeAttribute(doc.tagName, attribute)]),
    ),
  };
}

function describeAttribute(
  tag: string,
  { name, type, default: initial, description }: Attribute,
): Php {
  const listed = choicesOf({ type });
  const row = rowOf(tag, name);
  const choices: Choices | undefined =
    listed.length > 0
      ? {
          values: listed,
          labels: Object.fromEntries(
            (row?.options ?? []).map(({ value, label }) => [value, label]),
          ),
        }
      : (CHOICES[`${tag} ${name}`] ?? (row && knownChoices(row)));
  const words = wordsOf(name);
  const [label, help] = OWN_LABELS[`${tag} ${name}`] ??
    LABELS[name] ?? [
      words,
      /^Initial|to (start|begin) with/.test(description)
        ? `The ${words.toLowerCase()} to start with; visitors may choose another.`
        : description.replaceAll('`', ''),
    ];
  const rule = choices ? undefined : RULES[name];
  return {
    type: type.text === 'boolean' ? 'flag' : choices ? 'select' : 'text',
    group: groupOf(name),
    label: translated(label),
    description: translated(help),
    ...(initial !== undefined && { default: initial }),
    ...(choices && { values: [...choices.values], ...labelsOf(name, choices) }),
    ...(choices?.spellings && { spellings: { ...choices.spellings } }),
    ...(choices?.countries && { countries: { ...choices.countries } }),
    ...(rule && { pattern: rule.pattern, allowed: translated(rule.allowed) }),
  };
}

function rowOf(tag: string, name: string): LookupRow | undefined {
  const apiPath = elementFolders().find((folder) => folder.tag === tag)?.apiPath;
  return apiPath ? readRows(apiPath)[name] : undefined;
}

/** Names of places, exams and the like are not translated: they have no labels. */
const PROPER = ['city', 'field', 'nationality', 'test-type', 'count', 'duration', 'heading-level'];

function labelsOf(name: string, { values, labels = {} }: Choices): { labels?: Php } {
  if (PROPER.includes(name)) return {};
  const entries = values.map((value): [string, Php] => [
    value,
    name === 'consultant'
      ? (labels[value] ?? value)
      : translated(labels[value] ?? VALUE_LABELS[value] ?? wordsOf(value)),
  ]);
  return { labels: Object.fromEntries(entries) };
}

/** A text that is printed through the plugin's text domain. */
class Translated {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const translated = (text: string) => new Translated(text);

type Php = string | Translated | readonly Php[] | { readonly [key: string]: Php };

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** PHP's source of a value, in the style of WordPress. */
function writePhp(value: Php, depth: number): string {
  if (typeof value === 'string') return quote(value);
  if (value instanceof Translated) return `__( ${quote(value.text)}, 'study-abroad-widgets' )`;
  const isList = (list: Php): list is readonly Php[] => Array.isArray(list);
  const items = isList(value)
    ? value.map((item) => writePhp(item, depth + 1))
    : Object.entries(value).map(([key, item]) => `${quote(key)} => ${writePhp(item, depth + 1)}`);
  if (items.length === 0) return 'array()';
  if (isList(value)) return `array( ${items.join(', ')} )`;
  const indent = '\t'.repeat(depth + 1);
  return `array(\n${items.map((item) => `${indent}${item},\n`).join('')}${'\t'.repeat(depth)})`;
}
