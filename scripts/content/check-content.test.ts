import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ContentName, contentNames as names } from '../../widgets/content/schema/files.ts';
import { checkFile, listDue } from './check-content.ts';

const TODAY = '2026-11-29';
const read = (name: ContentName) => readFileSync(`content/${name}.json`);

/** The sentences about a file after a change of its text. */
function findingsOf(name: ContentName, change: (text: string) => string, options = {}) {
  const text = change(read(name).toString());
  return checkFile(name, Buffer.from(text), { today: TODAY, ...options });
}
// biome-ignore lint/suspicious/noExplicitAny: a file of any shape.
type Json = any;
const edited = (edit: (json: Json) => void) => (text: string) => {
  const json = JSON.parse(text);
  edit(json);
  return JSON.stringify(json, null, 2);
};
const said = (name: ContentName, edit: (json: Json) => void, options = {}) =>
  findingsOf(name, edited(edit), options).map(({ text }) => text);

describe('content-check', () => {
  it.each(names)('%s is in order', (name) => {
    expect(checkFile(name, read(name), { today: TODAY })).toEqual([]);
  });

  it('names the entry, the field and the line', () => {
    const [finding] = findingsOf(
      'updates',
      edited(({ updates }) => {
        updates[2].expires = '2026-02-31';
      }),
    );
    expect(finding?.text).toBe('Offer 3: the last day, 31 February, does not exist');
    const changed = edited(({ updates }) => {
      updates[2].expires = '2026-02-31';
    })(read('updates').toString());
    expect(changed.split('\n')[(finding?.line ?? 0) - 1]).toContain('"expires": "2026-02-31"');
  });

  const WRONG: [string, ContentName, (json: Json) => void][] = [
    [
      'Offer 1: the text is empty',
      'updates',
      ({ updates }) => {
        updates[0].content = '';
      },
    ],
    [
      'Offer 7: the last day must be written like 2026-08-31, not "31/08/2026"',
      'updates',
      ({ updates }) => {
        updates[6].expires = '31/08/2026';
      },
    ],
    [
      'Offer 2: the page behind the button must be such as /tools#visa-requirements, not "javascript:alert(1)"',
      'updates',
      ({ updates }) => {
        updates[1].path = 'javascript:alert(1)';
      },
    ],
    [
      'Offer 7 has the discount code SUMMER20 and no last day',
      'updates',
      ({ updates }) => {
        delete updates[6].expires;
      },
    ],
    [
      'Offer 4 has "colour", which is no field of it',
      'updates',
      ({ updates }) => {
        updates[3].colour = 'red';
      },
    ],
    [
      'Updates and offers: the offers, two of them with the number 1, must have different numbers',
      'updates',
      ({ updates }) => {
        updates[1].id = 1;
      },
    ],
    [
      'Updates and offers: the offers, with 8 entries, must have at least 9',
      'updates',
      ({ updates }) => {
        updates.pop();
      },
    ],
    [
      'Member 1: the text about the member has 241 characters, and 240 fit',
      'team',
      ({ team }) => {
        team[0].bio = 'x'.repeat(241);
      },
    ],
    [
      'Member 2: the second colour of the picture, #ffff00, is too light for white letters',
      'team',
      ({ team }) => {
        team[1].image.to = '#ffff00';
      },
    ],
    [
      'Member 3 needs a consent, with its number in the consent file: a real person is shown',
      'team',
      ({ team }) => {
        delete team[2].open;
      },
    ],
    [
      'Name, address and numbers: the phone must be a text in quotes, not 911',
      'brand',
      (json) => {
        json.phone = 911;
      },
    ],
    [
      'Name, address and numbers: the WhatsApp link must be such as https://www.gov.uk/student-visa, not "http://wa.me/1"',
      'brand',
      (json) => {
        json.whatsappHref = 'http://wa.me/1';
      },
    ],
    [
      'Exchange rates: the Indian rupee of the units for one euro must be a number without quotes, not "108,66"',
      'exchange-rates',
      ({ perEuro }) => {
        perEuro.INR = '108,66';
      },
    ],
    [
      'Money a month in London, sum 1: the source is missing',
      'visa-money',
      ({ uk: { london } }) => {
        delete london[0].source;
      },
    ],
    [
      'Money that a visa asks for: the money a month in London of the UK must go from the oldest to the newest',
      'visa-money',
      ({ uk: { london } }) => {
        london.reverse();
      },
    ],
    [
      'Day 4: the day needs one of three: a day, a month of opening or a month of closing',
      'deadlines',
      ({ deadlines }) => {
        deadlines[3].when = {};
      },
    ],
    [
      'Question 2, price 1: the price with taxes is missing',
      'charges',
      ({ charges }) => {
        delete charges[1].prices[0].price;
      },
    ],
    [
      'Figures that we advertise: the figure of the students has a character that cannot be shown: type it again',
      'figures',
      ({ students }) => {
        students.value = '5000\u0007';
      },
    ],
  ];
  it.each(WRONG)('%s', (sentence, name, edit) => {
    expect(said(name, edit)).toContain(sentence);
  });

  it('takes HTML in a sentence as the text that it is', () => {
    const edit = ({ faq }: Json) => {
      faq[0].answer = '<img src=x onerror=alert(1)>';
    };
    expect(said('faq', edit)).toEqual([]);
  });

  it('says that a consent has ended', () => {
    const consent = { reference: '2026/17', on: '2026-01-02', until: '2026-11-28' };
    const edit = ({ testimonials }: Json) => {
      delete testimonials[1].open;
      testimonials[1].internal.consent = consent;
    };
    expect(said('testimonials', edit)).toEqual([
      'Testimonial 2: the consent ended on 2026-11-28. Renew it or remove the entry',
    ]);
    expect(said('testimonials', edit, { today: '2026-11-28' })).toEqual([]);
  });
});

describe('a file that is no content', () => {
  const of = (bytes: Buffer) => checkFile('faq', bytes, { today: TODAY });
  const text = read('faq').toString();

  it.each<[string, number, Buffer]>([
    ['is saved as UTF-16: save it as UTF-8', 1, Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['has 2,000,000 bytes, and 300,000 fit', 1, Buffer.alloc(2_000_000, 'x')],
    ['has "answer" twice', 5, Buffer.from(text.replace('"open"', '"answer": "x",\n      "open"'))],
    [
      'cannot be read: it has a comma too many or a comment',
      3,
      Buffer.from('{\n"faq": [\n{},\n]\n}'),
    ],
    ["cannot be read here: ',' expected", 4, Buffer.from(text.replace('?",', '?"'))],
  ])('%s', (sentence, line, bytes) => {
    const [finding] = of(bytes);
    expect(finding).toEqual({
      file: 'content/faq.json',
      line: expect.any(Number),
      text: `Questions and answers: the file ${sentence}`,
    });
    expect(Math.abs((finding?.line ?? 0) - line)).toBeLessThanOrEqual(1);
  });

  it('may have lines that end as on Windows, or a byte order mark', () => {
    expect(of(Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`))).toEqual([]);
  });
});

describe('a changed fact', () => {
  const before = read('exchange-rates');
  const withEyes = (internal: object) => (json: Json) => {
    json.perEuro.INR = 109.4;
    Object.assign(json.internal, internal);
  };
  const [priya, rohan] = ['Priya', 'Rohan'];
  const changed = { by: priya, on: '2026-11-28' };

  it.each<[string, object, object?]>([
    ['this fact is new or changed: say who changed it, and on which day', {}],
    [
      'Priya changed this fact: a second person opens its page and says "I opened the page"',
      { changed },
    ],
    [
      'Priya changed it and opened its page: somebody else opens the page',
      { changed, opened: changed },
    ],
    [
      'its page was opened before it was changed: open it again',
      { changed, opened: { by: rohan, on: '2026-11-27' } },
    ],
    [
      'Priya changed it today: open its page again tomorrow',
      { changed, opened: changed },
      { isAlone: true },
    ],
  ])('%s', (sentence, internal, options) => {
    expect(said('exchange-rates', withEyes(internal), { before, ...options })).toEqual([
      `Exchange rates: ${sentence}`,
    ]);
  });

  it('is in order once a second person has opened its page, or one person on another day', () => {
    const opened = { by: rohan, on: '2026-11-28' };
    expect(said('exchange-rates', withEyes({ changed, opened }), { before })).toEqual([]);
    const later = { changed, opened: { by: priya, on: '2026-11-29' } };
    expect(said('exchange-rates', withEyes(later), { before, isAlone: true })).toEqual([]);
  });

  it('is not one whose next look alone was moved', () => {
    const edit = (json: Json) => {
      json.internal.checkBy = '2027-03-01';
    };
    expect(said('exchange-rates', edit, { before })).toEqual([]);
  });
});

it('lists each next look with the page to open, and the end of each consent', () => {
  const [first] = listDue('visa-money', JSON.parse(read('visa-money').toString()));
  expect(first).toEqual({
    name: 'Money that a visa asks for: Money a month in London, sum 1',
    checkBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    link: expect.stringMatching(/^https:/),
  });
  const consent = { reference: '1', on: '2026-01-02', until: '2027-01-02' };
  const { team } = JSON.parse(read('team').toString());
  team[0].internal.consent = consent;
  expect(listDue('team', { team })).toEqual([
    { name: 'Team: Member 1 (consent ends)', checkBy: '2027-01-02' },
  ]);
});
