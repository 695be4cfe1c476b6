/** Charges and earnings of the consultancy, for the page "About us". The build alone reads them. */
import type { FaqEntry } from './faq.ts';
import { ownOffer, type Provenance, type SourcedText } from './provenance.ts';

export interface Price extends Provenance {
  work: string;
  /** In rupees, taxes included. */
  price: string;
}

/** Until the owner names real ones. */
const samplePrice: Provenance = {
  asOf: '2026-11-28',
  source: 'a sample of a price list, not yet that of the consultancy',
  open: 'sample',
};

/** A question about money, with the list of prices if that answers it. */
interface Charge extends FaqEntry {
  prices?: readonly Price[];
}

export const charges: readonly Charge[] = [
  {
    question: 'What does the first conversation cost?',
    answer:
      'Nothing. It takes 30 minutes, by video, by chat or in person. You owe us nothing afterwards.',
    ...ownOffer,
  },
  {
    question: 'What does later help cost?',
    answer:
      'You get each price in writing before you decide, and you can stop after any piece of work. There is no extra fee for a visa that is granted. Fees of universities, tests and embassies are paid to them, not to us.',
    prices: [
      { work: 'Shortlist and applications to five universities', price: '₹30,000', ...samplePrice },
      { work: 'Visa file for one country', price: '₹20,000', ...samplePrice },
      { work: 'Two practice interviews with notes', price: '₹5,000', ...samplePrice },
    ],
    ...ownOffer,
  },
  {
    question: 'Do universities pay you?',
    answer:
      'Some do. If a student whom we have advised enrols at a university that has a contract with us, it pays us a commission. You pay the same tuition with us or without us. The commission changes neither our price for you nor the list of universities that we suggest.',
    ...ownOffer,
  },
  {
    question: 'Which universities on my list pay you?',
    answer:
      'Ask, and you get the answer in writing: for each university whether it pays us, and how much. The same goes for lenders, insurers and test centres.',
    ...ownOffer,
  },
];

/** Signs of a fraudulent agent. */
export const warnings: readonly string[] = [
  'They promise a visa or a place. Nobody outside the embassy or the university can.',
  'They ask for tuition in cash, or into an account that is not the university’s.',
  'They offer bank statements, marks or letters that are not yours.',
  'They tell you to leave out an earlier refusal.',
  'They keep the password of your visa application, or have you sign empty forms.',
  'They will not say in writing what you pay, or who pays them.',
  'The university does not name them when you ask it who represents it.',
];

/** The people who are licensed to advise on a visa. */
export const licences: readonly SourcedText[] = [
  {
    text: 'Canada: an adviser who takes money for help with a permit needs a licence, in India as well. Look up the name (RCIC or RISIA) in the public register of the College of Immigration and Citizenship Consultants, and pay only if it says “Entitled to practise: Yes”.',
    asOf: '2026-11-28',
    isUndated: true,
    source: 'https://college-ic.ca/protecting-the-public/find-an-immigration-consultant',
  },
  {
    text: 'Australia: migration agents there must be registered (MARA). That law does not cover education agents who work outside Australia, so ask whether yours is registered anyway.',
    asOf: '2026-11-28',
    isUndated: true,
    source:
      'https://support.pieronline.org/hc/en-us/articles/115001205987-Can-I-provide-migration-advice-including-helping-students-apply-for-a-visa',
  },
  {
    text: 'A QEAC number shows that a counsellor has passed a course on Australia. It is not a licence, and it does not recommend anyone.',
    asOf: '2026-11-28',
    isUndated: true,
    source: 'http://www.pieronline.org/qeac/default.aspx?page=aboutQeac',
  },
  {
    text: 'Our own licence numbers: ask for them before you pay for advice on a visa. We advise on Canada only through a licensed consultant.',
    ...ownOffer,
  },
];
