/**
 * The files of content/, by name: one schema each, from which types, the check, the editor's forms and
 * docs/launch.md come. What a live site may change of the specification's samples is in these limits.
 */
import type { Infer, Struct } from 'superstruct';
import {
  amount,
  choice,
  colour,
  day,
  type Fields,
  group,
  level,
  link,
  list,
  mark,
  maybe,
  month,
  ownPage,
  sourceDate,
  text,
  toggle,
  withRule,
} from './fields.ts';

/** Who did something by hand, and on which day. */
const doneBy = (label: string) => group(label, { by: text('name', 60), on: day('day') });

const open = maybe(
  choice(
    'open task',
    ['sample', 'claim'],
    'Sample: invented. Claim: not proved. Leave it out once it is real and proved',
  ),
);

const source = text('source', 400, {
  hint: 'An https address, or the name of a publication or of a list of ours',
});

/** Two pairs of eyes and the next look: for the office alone, in no published file. */
const lookedAt = {
  checkBy: day('day of the next look'),
  changed: maybe(doneBy('changed by')),
  opened: maybe(doneBy('I opened the page')),
};

/** A dated fact on which families rely. Readers see its source. */
const fact = {
  asOf: sourceDate('date of the source'),
  isUndated: mark('undated page', 'The page has no date: the date above is when we read it'),
  source,
  open,
  internal: group('note for the office', lookedAt),
};

/** A statement of ours about ourselves. Its basis is for the office alone. */
const statement = {
  open,
  internal: group('note for the office', {
    asOf: day('date of the statement'),
    source,
    checkBy: day('day of the next look'),
  }),
};

/** A person who is shown. The consent itself is in the office's own file, never here. */
const person = <F extends Fields>(label: string, fields: F) =>
  withRule(
    group(label, {
      ...fields,
      open,
      internal: group('note for the office', {
        asOf: day('date of the entry'),
        source,
        consent: maybe(
          group('consent', {
            reference: text('number in the consent file', 40),
            on: day('day of consent'),
            until: day('last day of consent'),
          }),
        ),
      }),
    }),
    (entry) => {
      const { open: task, internal } = entry as { open?: string; internal: { consent?: object } };
      return task === 'sample' || internal.consent
        ? undefined
        : 'needs a consent, with its number in the consent file: a real person is shown';
    },
  );

const portrait = group('picture', {
  initials: text('initials', 3),
  from: colour('first colour'),
  to: colour('second colour'),
});

const id = amount('number', [1, 9999], { hint: 'Unlike that of any other entry' });
const year = (label: string) => amount(label, [1950, 2100]);

/** The titles of the strip and their order are the specification's (39). */
export const UPDATE_TITLES = [
  'Scholarship Alert',
  'Group Discounts',
  'IELTS Preparation',
  'Visa Guidance',
  'Free Consultation',
  'Document Review',
  'Summer Special',
  'Student Community',
  'Newsletter',
] as const;

const update = withRule(
  group('offer', {
    id,
    title: choice('title', UPDATE_TITLES),
    content: text('text', 300),
    cta: text('text of the button', 32),
    path: ownPage('page behind the button'),
    code: maybe(text('discount code', 20)),
    expires: maybe(
      day('last day', 'The last day of the offer in India; leave it out if it has none'),
    ),
    ...statement,
  }),
  ({ code, content, expires }) => {
    if (!code) return undefined;
    if (!content.includes(code))
      return `has the discount code ${code}, which its text does not name`;
    return expires ? undefined : `has the discount code ${code} and no last day`;
  },
);

const question = {
  question: text('question', 90),
  answer: text('answer', 420),
  ...statement,
};

const figure = (label: string) =>
  group(label, {
    value: text('figure', 24),
    label: text('words beside it', 40),
    inShort: maybe(text('meaning, always shown', 120)),
    qualifier: maybe(text('how it is counted', 220)),
    ...fact,
  });

const rate = (label: string) => amount(label, [0.0001, 100_000], { isFraction: true });

const when = withRule(
  group('day', {
    on: maybe(day('day, if it comes once')),
    opens: maybe(month('month in which it opens each year')),
    closes: maybe(month('month in which it closes each year')),
    day: maybe(amount('day of that month after which it is closed', [1, 31])),
  }),
  ({ on, opens, closes, day: last }) => {
    const given = [on, opens, closes].filter((part) => part !== undefined).length;
    if (given !== 1) return 'needs one of three: a day, a month of opening or a month of closing';
    return last && !closes
      ? 'has a day of the month, which goes with a month of closing'
      : undefined;
  },
);

const deadline = group('deadline', {
  when,
  text: text('text', 64),
  path: ownPage('page with more about it'),
  ...fact,
});

const story = person('story', {
  id,
  university: group('home university', {
    name: text('name', 60),
    logo: text('initials', 4),
    year: year('year'),
    location: text('place', 60),
  }),
  '{product}': group('our service', {
    name: text('name', 60),
    logo: text('initials', 4),
    description: text('description', 160),
    year: year('year'),
  }),
  destination: group('university abroad', {
    name: text('name', 60),
    logo: text('initials', 4),
    year: year('year'),
    location: text('place', 60, { hint: 'Ends with the country: ", UK"' }),
    program: text('course', 80),
  }),
  company: group('employer', {
    name: text('name', 60),
    logo: text('initials', 4),
    position: text('position', 60),
    salary: text('salary', 40),
    location: text('place', 60),
  }),
  stats: group('in figures', {
    timeToAdmission: text('time to admission', 40),
    visaSuccess: text('visa', 60),
    scholarshipAmount: text('scholarship', 40),
  }),
  testimonial: text('words of the student', 320),
  tags: list('tags', 'Tag', text('tag', 30), [1, 8]),
  note: text('note below the story', 240),
});

const RATING = [5, 4.5] as const;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A sum that a visa asks for since some day. */
const sum = <const Currency extends string>(currency: Currency) =>
  group('sum', {
    currency: choice('currency', [currency] as const),
    value: amount('sum', [1, 1_000_000], { isFraction: true }),
    upTo: maybe(amount('upper end', [1, 1_000_000])),
    qualifier: maybe(choice('word before it', ['about', 'from', 'typically'] as const)),
    effective: maybe(day('first day it applies')),
    ...fact,
  });
const inOrder = (entries: readonly { effective?: string | undefined }[]) => {
  const days = entries.map(({ effective }) => effective ?? '');
  return days.join() === [...days].sort().join()
    ? undefined
    : 'must go from the oldest to the newest';
};
const sums = <const Currency extends string>(label: string, currency: Currency) =>
  withRule(list(label, 'Sum', sum(currency), [0, 20]), inOrder);

const table = group('table', {
  effective: day('first day it applies'),
  amounts: list('sums for one person, two, three …', 'Sum', amount('sum', [1, 1_000_000]), [1, 12]),
  perFurther: maybe(amount('sum for each person more', [1, 1_000_000])),
  ...fact,
});
const familyRate = group('rate', {
  effective: day('first day it applies'),
  student: amount('sum for the student', [1, 1_000_000]),
  partner: amount('sum for a partner', [1, 1_000_000]),
  child: amount('sum for a child', [1, 1_000_000]),
  school: amount('sum for a child at school', [1, 1_000_000]),
  ...fact,
});

const window = (label: string) =>
  group(label, {
    opens: month('month in which it opens'),
    closes: month('month in which it closes'),
    limit: maybe(text('why the months differ', 40)),
    round: maybe(
      group('newest round with published days', {
        opens: day('first day'),
        closes: day('last day'),
      }),
    ),
    ...fact,
  });

/** Ids of one list are different. */
const ownIds = (entries: readonly { id: number }[]) => {
  const ids = entries.map((entry) => entry.id);
  const taken = ids.find((candidate, index) => ids.indexOf(candidate) !== index);
  return taken === undefined
    ? undefined
    : `, two of them with the number ${taken}, must have different numbers`;
};

interface ContentFile<S> {
  /** Its name in the editor, and in a message about the whole file. */
  title: string;
  schema: Struct<S, unknown>;
  /**
   * Where visitors get it: in elements on any page; in those of our own pages alone; drawn into our pages,
   * without an element; or in the code of elements, for which a change needs a release.
   */
  reaches: 'embeds' | 'site' | 'pages' | 'code';
  /** The elements that draw it into our pages, which therefore bring it along. */
  drawnIn: readonly string[];
}
const file = <S>(
  title: string,
  reaches: ContentFile<S>['reaches'],
  schema: Struct<S, unknown>,
  drawnIn: readonly string[] = [],
): ContentFile<S> => ({ title, schema, reaches, drawnIn });

export const contentFiles = {
  brand: file(
    'Name, address and numbers',
    'code',
    group('brand', {
      isLive: toggle('live site', 'Only when nothing is a sample any more: npm run launch-check'),
      name: text('name', 40),
      office: text('city of the office', 40),
      officeAddress: text('address', 120),
      hours: text('office hours', 60),
      hoursZone: text('zone of the hours', 8),
      phone: text('phone', 20),
      whatsapp: text('WhatsApp number', 20),
      whatsappHref: link('WhatsApp link'),
      generalEmail: text('email', 80),
      admissionsEmail: text('email of admissions', 80),
      ...statement,
    }),
  ),
  profile: file(
    'In a sentence, and social pages',
    'site',
    group('profile', {
      blurb: text('us in a sentence or two', 220),
      socials: list(
        'social pages',
        'Social page',
        group('social page', {
          name: choice('network', ['Instagram', 'Facebook', 'LinkedIn', 'YouTube'] as const),
          href: link('address'),
        }),
        [0, 4],
      ),
    }),
    ['sa-site-footer', 'sa-contact-info'],
  ),
  'office-map': file(
    'The office on the map',
    'site',
    group('map', {
      latitude: amount('degrees north', [-90, 90], { isFraction: true }),
      longitude: amount('degrees east', [-180, 180], { isFraction: true }),
      href: link('link to the map'),
      embedHref: link('address of the map in a frame'),
      ...statement,
    }),
    ['sa-office-map'],
  ),
  legal: file(
    'The company in law',
    'pages',
    group('law', {
      entity: group('company', { text: text('name, form and number', 200), ...statement }),
      grievanceOfficer: group('grievance officer', { text: text('name', 80), ...statement }),
      retention: group('how long requests are kept', {
        name: text('what it is', 80),
        ...statement,
      }),
      newsletterMailer: group('sender of the newsletter', {
        text: text('text', 420),
        ...statement,
      }),
    }),
  ),
  updates: file(
    'Updates and offers',
    'site',
    group('strip', {
      updates: withRule(list('offers', 'Offer', update, [9, 9]), (entries) =>
        entries.some(({ title }, index) => title !== UPDATE_TITLES[index])
          ? `must keep their titles and their order: ${UPDATE_TITLES.join(', ')}`
          : ownIds(entries),
      ),
    }),
    ['sa-updates-strip'],
  ),
  faq: file(
    'Questions and answers',
    'site',
    group('questions', {
      faq: list('questions', 'Question', group('question', question), [4, 12]),
    }),
    ['sa-faq'],
  ),
  figures: file(
    'Figures that we advertise',
    'site',
    group('figures', {
      students: figure('students'),
      visaSuccess: figure('visa success'),
      universities: figure('universities'),
      countries: figure('countries'),
      founded: figure('founded'),
      cities: figure('cities'),
      successBadge: figure('success badge'),
    }),
    ['sa-hero', 'sa-stats-strip'],
  ),
  'exchange-rates': file(
    'Exchange rates',
    'embeds',
    group('exchange rates', {
      publisher: text('publisher', 60),
      perEuro: group('units for one euro', {
        EUR: rate('euro'),
        USD: rate('US dollar'),
        INR: rate('Indian rupee'),
        GBP: rate('pound'),
        CAD: rate('Canadian dollar'),
        AUD: rate('Australian dollar'),
        NZD: rate('New Zealand dollar'),
        SGD: rate('Singapore dollar'),
        CHF: rate('Swiss franc'),
      }),
      ...fact,
      asOf: day('day of the rates'),
    }),
  ),
  deadlines: file(
    'Days to know',
    'embeds',
    group('days', { deadlines: list('days', 'Day', deadline, [1, 40]) }),
  ),
  team: file(
    'Team',
    'site',
    group('team', {
      team: list(
        'members',
        'Member',
        person('member', {
          name: text('name', 40),
          title: text('title', 40),
          image: portrait,
          education: text('education', 60),
          experience: text('experience', 60),
          bio: text('text about the member', 240),
        }),
        [0, 3],
      ),
    }),
    ['sa-team'],
  ),
  consultants: file(
    'Consultants',
    'embeds',
    group('consultants', {
      consultants: withRule(
        list(
          'consultants',
          'Consultant',
          person('consultant', {
            id,
            name: text('name', 40),
            specialty: text('specialty', 60),
            image: portrait,
            rating: level('rating', RATING),
            qualification: text('qualification', 60),
            experience: amount('years of work', [0, 60]),
            bio: text('text about the consultant', 240),
            availability: list('days', 'Day', choice('day', WEEKDAYS), [1, 6]),
          }),
          [0, 5],
        ),
        ownIds,
      ),
    }),
    ['sa-chat-widget', 'sa-consultant-guide'],
  ),
  testimonials: file(
    'Testimonials',
    'site',
    group('testimonials', {
      testimonials: list(
        'testimonials',
        'Testimonial',
        person('testimonial', {
          quote: text('words', 240),
          name: text('first name and initial', 30),
          position: text('position', 60),
          image: portrait,
          rating: level('rating', RATING),
        }),
        [0, 3],
      ),
    }),
    ['sa-testimonials'],
  ),
  stories: file(
    'Success stories',
    'site',
    group('stories', { stories: withRule(list('stories', 'Story', story, [0, 2]), ownIds) }),
    ['sa-success-stories'],
  ),
  milestones: file(
    'Our history',
    'site',
    group('history', {
      milestones: withRule(
        list(
          'years',
          'Year',
          group('year', {
            year: year('year'),
            title: text('title', 48),
            description: text('text', 160),
            ...statement,
          }),
          [0, 6],
        ),
        (entries) => {
          const years = entries.map((entry) => entry.year);
          return years.some((one, index) => index > 0 && one <= (years[index - 1] ?? 0))
            ? 'must go from the oldest to the newest, each year once'
            : undefined;
        },
      ),
    }),
    ['sa-milestones'],
  ),
  charges: file(
    'What we charge, and who pays us',
    'pages',
    group('charges', {
      charges: list(
        'questions',
        'Question',
        group('question', {
          ...question,
          prices: maybe(
            list(
              'prices',
              'Price',
              group('price', {
                work: text('work', 80),
                price: text('price with taxes', 20),
                ...fact,
              }),
              [1, 12],
            ),
          ),
        }),
        [1, 8],
      ),
      warnings: list('signs of fraud', 'Sign', text('sign', 160), [1, 12]),
      licences: list(
        'licences',
        'Licence',
        group('licence', { text: text('text', 320), ...fact }),
        [1, 8],
      ),
    }),
  ),
  'visa-money': file(
    'Money that a visa asks for',
    'embeds',
    group('money', {
      uk: group('UK', {
        london: sums('money a month in London', '£'),
        elsewhere: sums('money a month elsewhere', '£'),
      }),
      ca: group('Canada', {
        living: sums('living costs before the tables', 'CAD'),
        outsideQuebec: withRule(list('tables outside Quebec', 'Table', table, [1, 12]), inOrder),
        quebec: withRule(list('tables in Quebec', 'Table', table, [1, 12]), inOrder),
      }),
      au: group('Australia', { living: sums('living costs in Australia', 'AUD') }),
      de: group('Germany', { blockedAccount: sums('blocked account a month', '€') }),
      nz: group('New Zealand', { living: sums('living costs in New Zealand', 'NZD') }),
    }),
  ),
  'visa-fees': file(
    'Visa fees, and sums by family',
    'embeds',
    group('fees', {
      us: group('USA', { sevis: sums('SEVIS fee', '$') }),
      uk: group('UK', { surcharge: sums('health surcharge', '£') }),
      au: group('Australia', {
        fee: sums('visa fee', 'AUD'),
        family: withRule(list('sums by family', 'Rate', familyRate, [1, 12]), inOrder),
      }),
      de: group('Germany', { fee: sums('visa fee', '€') }),
      nz: group('New Zealand', { fee: sums('visa fee', 'NZD') }),
    }),
  ),
  'scholarship-windows': file(
    'When scholarships open',
    'embeds',
    group('scholarships', {
      fulbright: window('Fulbright-Nehru'),
      commonwealthShared: window('Commonwealth Shared'),
      epos: window('DAAD EPOS'),
      australiaAwards: window('Australia Awards'),
      chevening: window('Chevening'),
      erasmusMundus: window('Erasmus Mundus'),
      manaaki: window('Manaaki'),
    }),
  ),
  'award-windows': file(
    'When awards for Indian citizens open',
    'embeds',
    group('awards', {
      tata: window('J. N. Tata'),
      nationalOverseas: window('National Overseas'),
      inlaks: window('Inlaks'),
    }),
  ),
};

export type ContentName = keyof typeof contentFiles;

/** A file of content/, as it is written. */
export type Written<Name extends ContentName> = Infer<(typeof contentFiles)[Name]['schema']>;

/** The same as elements and pages get it: without its `internal` parts. */
export type Content<Name extends ContentName> = Published<Written<Name>>;

type Published<T> = T extends readonly (infer Entry)[]
  ? readonly Published<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T as Key extends 'internal' ? never : Key]: Published<T[Key]> }
    : T;

/** Removes what is for the office from a file, at every depth. */
export function published(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(published);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      key === 'internal' ? [] : [[key, published(part)]],
    ),
  );
}

export const contentNames = Object.keys(contentFiles) as ContentName[];
