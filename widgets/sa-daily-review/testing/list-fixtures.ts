// cspell:words apkg intr tgre vocab əfréid əgríː
/** A list as a program writes it, and what a reader should understand. */
interface ListFixture {
  name: string;
  /** A text is encoded as UTF-8. */
  file: string | Uint8Array<ArrayBuffer>;
  /** Word, meaning and, if there is one, example. */
  words: readonly string[];
  /** Lines that are no word: number and reason. */
  left?: readonly string[];
}

/** The bytes of a text as UTF-16 behind its mark. */
export function toUtf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  const units = [0xfeff, ...text.split('').map((unit) => unit.charCodeAt(0))];
  for (const [index, unit] of units.entries()) view.setUint16(index * 2, unit, isLittle);
  return new Uint8Array(view.buffer);
}

/** Windows' code page has two signs of ours elsewhere than Unicode. */
const toWindows1252 = (text: string) =>
  Uint8Array.from(text, (sign) => ({ '–': 0x96, '’': 0x92 })[sign] ?? sign.charCodeAt(0));

const FOUR_THOUSAND = [
  'afraid\t<img src="afraid.jpg">\t[sound:afraid.mp3]\t[sound:afraid_m.mp3]\t[sound:afraid_e.mp3]\tWhen someone is <b>afraid</b>, they feel fear.\tThe woman was <b>afraid</b> of what she saw.\t[əfréid]',
  'agree\t<img src="agree.jpg">\t[sound:agree.mp3]\t[sound:agree_m.mp3]\t[sound:agree_e.mp3]\tTo agree is to say &quot;yes&quot; to what is thought.\t"A: ""Good.""&nbsp;B: ""I <b>agree</b>."""\t[əgríː]',
].join('\n');
const FOUR_THOUSAND_WORDS = [
  'afraid | When someone is afraid, they feel fear. | The woman was afraid of what she saw.',
  'agree | To agree is to say "yes" to what is thought. | A: "Good." B: "I agree."',
];

const PAIR = ['abate | to lessen', 'candid | frank'];

/** Written by hand after what the named programs save or copy. */
export const listFixtures: readonly ListFixture[] = [
  {
    name: 'Quizlet, a tab between, a quotation mark in front of one',
    file: 'abate\t"to lessen\nbrusque\tshort, rude\ncandid\tfrank',
    words: ['abate | "to lessen', 'brusque | short, rude', 'candid | frank'],
  },
  {
    name: 'Quizlet, definitions of several lines',
    file: 'abate\t1. to lessen\n2. to weaken\nbrusque\tshort, rude\ncandid\t1. frank\n\n2. open',
    words: [
      'abate | 1. to lessen 2. to weaken',
      'brusque | short, rude',
      'candid | 1. frank 2. open',
    ],
  },
  {
    name: 'Quizlet, a dash between words and a semicolon between rows',
    file: 'abate - to lessen;brusque - short, rude;candid - frank',
    words: ['abate | to lessen', 'brusque | short, rude', 'candid | frank'],
  },
  {
    name: 'Quizlet, a comma between words and a semicolon between rows',
    file: 'abate,to lessen;brusque,short;',
    words: ['abate | to lessen', 'brusque | short'],
  },
  {
    name: 'Quizlet, a blank line between rows of several lines',
    file: 'abate - 1. to lessen\n2. to weaken\n\ncandid - frank',
    words: ['abate | 1. to lessen 2. to weaken', 'candid | frank'],
  },
  {
    name: 'one row of CSV with a semicolon in its quotes',
    file: 'abate,"to lessen; to stop, to end"',
    words: ['abate | to lessen; to stop, to end'],
  },
  {
    name: 'Excel, CSV (Comma delimited)',
    file: toWindows1252('word,meaning\r\nnaïve,trusting – too much\r\nabate,to lessen\r\n'),
    words: ['naïve | trusting – too much', 'abate | to lessen'],
  },
  {
    name: 'Excel, CSV UTF-8',
    file: '\uFEFFWord,Meaning\r\nnaïve,"trusting, simple"\r\nabate,कम होना\r\n',
    words: ['naïve | trusting, simple', 'abate | कम होना'],
  },
  {
    name: 'Excel, Unicode Text',
    file: toUtf16('word\tmeaning\r\nabate\tकम होना\r\ncandid\t"frank, ""open"""\r\n', true),
    words: ['abate | कम होना', 'candid | frank, "open"'],
  },
  {
    name: 'UTF-16 with the large end first',
    file: toUtf16('abate\tto lessen\ncandid\tfrank\n', false),
    words: PAIR,
  },
  {
    name: 'Excel in Germany or India, semicolons',
    file: 'word;meaning\r\nabate;to lessen, to weaken\r\ncandid;"frank; open"\r\n',
    words: ['abate | to lessen, to weaken', 'candid | frank; open'],
  },
  {
    name: 'Excel, sep=; above the headings',
    file: 'sep=;\r\nword;meaning\r\nabate;to lessen\r\ncandid;frank\r\n',
    words: PAIR,
  },
  {
    name: 'Sheets, languages as headings, in Hindi',
    file: 'हिन्दी,अंग्रेज़ी\r\nकम होना,abate\r\nस्पष्ट,candid\r\n',
    words: ['abate | कम होना', 'candid | स्पष्ट'],
  },
  {
    name: 'Sheets, English and Hindi as headings',
    file: 'English,Hindi\r\nabate,कम होना\r\ncandid,"स्पष्ट, खुला"\r\n',
    words: ['abate | कम होना', 'candid | स्पष्ट, खुला'],
  },
  {
    name: 'Sheets, headings in Hindi',
    file: 'अर्थ,शब्द,उदाहरण\nकम होना,abate,The storm abated.\nस्पष्ट,candid,Be candid.\n',
    words: ['abate | कम होना | The storm abated.', 'candid | स्पष्ट | Be candid.'],
  },
  {
    name: 'Sheets, headings in Marathi',
    file: 'इंग्रजी शब्द\tमराठी अर्थ\nabate\tकमी होणे\ncandid\tस्पष्ट\n',
    words: ['abate | कमी होणे', 'candid | स्पष्ट'],
  },
  {
    name: 'a table with a meaning that has commas and no quotes',
    file: 'word,meaning\nabate,to lessen, to become weaker\ncandid,frank\n',
    words: ['abate | to lessen, to become weaker', 'candid | frank'],
  },
  {
    name: 'a table with more cells than headings, the meaning not last',
    file: 'word,meaning,example\nabate,to lessen,It rained, and then it abated.\ncandid,frank,Be candid.\n',
    words: ['candid | frank | Be candid.'],
    left: ['2: more columns than the other lines'],
  },
  {
    name: 'a table with empty cells behind',
    file: 'abate,to lessen,,,\ncandid,frank,,,\n,,,,\n',
    words: PAIR,
  },
  {
    name: 'Anki, Notes in Plain Text',
    file: '#separator:tab\n#html:true\n#tags column:3\nabate\t<b>to lessen</b>&nbsp;\tgre::1\ncandid\tfrank\t\n',
    words: PAIR,
  },
  {
    name: 'Anki, with columns that are no field',
    file: '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\nx&1\tBasic\tEnglish\tabate\tto lessen\nx&2\tBasic\tEnglish\tcandid\tfrank\n',
    words: PAIR,
  },
  {
    name: 'Anki, 4000 Essential English Words',
    file: `#separator:tab\n#html:true\n${FOUR_THOUSAND}\n`,
    words: FOUR_THOUSAND_WORDS,
  },
  {
    name: 'Anki, 4000 Essential English Words with headings',
    file: `#separator:tab\n#html:true\n#columns:Word\tImage\tSound\tSound\tSound\tMeaning\tExample\tIPA\n${FOUR_THOUSAND}\n`,
    words: FOUR_THOUSAND_WORDS,
  },
  {
    name: 'Anki, its header saved by a spreadsheet',
    file: '#separator:Comma,,\n#html:false,,\nabate,to lessen,\ncandid,"frank, open",\n',
    words: ['abate | to lessen', 'candid | frank, open'],
  },
  {
    name: 'Anki, its tabs made commas by a spreadsheet',
    file: '#separator:tab,\n#html:false,\nabate,to lessen\ncandid,frank\n',
    words: PAIR,
  },
  {
    name: 'an older Anki, without a header',
    file: '<b>abate</b>\tto&nbsp;lessen\ncandid\t<div>frank</div>\n',
    words: PAIR,
  },
  {
    name: 'Google Translate, saved phrases',
    file: 'English,Hindi,abate,कम होना\nEnglish,Hindi,candid,स्पष्ट\n',
    words: ['abate | कम होना', 'candid | स्पष्ट'],
  },
  {
    name: 'Google Translate, one saved phrase',
    file: 'English,Hindi,abate,कम होना',
    words: ['abate | कम होना'],
  },
  {
    name: 'a numbered list',
    file: '1. abate – to lessen\n2) candid – frank\n(3) brusque – short\n• terse – brief\n',
    words: ['abate | to lessen', 'candid | frank', 'brusque | short', 'terse | brief'],
  },
  {
    name: 'parts of speech in brackets',
    file: 'abate (v., intr.) – to lessen, to weaken\ncandid (adj.) – frank\n',
    words: ['abate (v., intr.) | to lessen, to weaken', 'candid (adj.) | frank'],
  },
  {
    name: 'brackets, and commas between',
    file: 'abate (v., intr.), to lessen\ncandid (adj.), frank\n',
    words: ['abate (v., intr.) | to lessen', 'candid (adj.) | frank'],
  },
  {
    name: 'lines by hand, one of them no word',
    file: 'abate – to lessen\n\njust a thought\ncandid: frank\n',
    words: PAIR,
    left: ['3: no meaning'],
  },
];

const binary = (start: string) =>
  Uint8Array.from(`${start}\x14\0\x06\0\x08\0abate\n`, (sign) => sign.charCodeAt(0));

/** Files that are no text. */
export const binaryFixtures: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'vocab.xlsx': binary('PK\x03\x04'),
  'deck.apkg': binary('PK\x03\x04'),
  'old.xls': binary('\xd0\xcf\x11\xe0'),
};
