export type PostCategory = 'destinations' | 'application-tips' | 'visa-guides' | 'student-stories';

/** Illustration of a post, drawn in kit/art. */
type PostImage =
  | 'canada'
  | 'usa'
  | 'australia'
  | 'uk'
  | 'germany'
  | 'ireland'
  | 'new-zealand'
  | 'campus'
  | 'desk'
  | 'passport'
  | 'exam'
  | 'savings'
  | 'winter';

/** A blog post. Its text is the Markdown file named after its slug, in this folder. */
export interface Post {
  id: number;
  title: string;
  slug: string;
  category: PostCategory;
  categoryLabel: string;
  image: PostImage;
  excerpt: string;
  author: string;
  authorImage: { initials: string; from: string; to: string };
  /** Says that the author is one of the sample consultants; left out once a real person signs. */
  authorNote?: string;
  /** As of a `Provenance`. */
  open?: 'sample';
  /** Day of publication, as YYYY-MM-DD. */
  date: string;
  /** Minutes. */
  readTime: number;
  /** The day of the newest dated source behind it, as YYYY-MM-DD. */
  asOf: string;
}

/** Nobody signs an article while our consultants are samples. */
const editors = {
  author: 'Editorial team',
  authorImage: { initials: 'ET', from: '#1e40af', to: '#6d28d9' },
  open: 'sample',
} as const;

/** The first is the featured one. */
export const posts: readonly Post[] = [
  {
    id: 1,
    title: 'How to choose a country to study in',
    slug: 'choosing-a-country-to-study-in',
    category: 'destinations',
    categoryLabel: 'Study Destinations',
    image: 'campus',
    excerpt:
      'Seven destinations side by side: the money you must show, the length of a master’s (MS, MA or MBA) and the work stay after it, each with its date.',
    ...editors,
    date: '2026-11-28',
    readTime: 4,
    asOf: '2026-10-08',
  },
  {
    id: 2,
    title: 'Studying in Germany from India: the steps in order',
    slug: 'studying-in-germany-from-india',
    category: 'destinations',
    categoryLabel: 'Study Destinations',
    image: 'germany',
    excerpt:
      'Fees, the APS certificate, the new dMAT test, the blocked account, the language and the 18-month job search permit, in the order you will meet them from India.',
    ...editors,
    date: '2026-11-21',
    readTime: 4,
    asOf: '2026-10-12',
  },
  {
    id: 3,
    title: 'How to write a statement of purpose',
    slug: 'how-to-write-a-statement-of-purpose',
    category: 'application-tips',
    categoryLabel: 'Application Tips',
    image: 'desk',
    excerpt:
      'A statement of purpose (SOP) that works: its structure, what to leave out, one paragraph before and after, and five ways to edit it until it sounds like you.',
    ...editors,
    date: '2026-11-21',
    readTime: 5,
    asOf: '2026-05-01',
  },
  {
    id: 4,
    title: 'The US F-1 visa interview: papers, rules and answers',
    slug: 'us-f1-visa-interview',
    category: 'visa-guides',
    categoryLabel: 'Visa Guides',
    image: 'usa',
    excerpt:
      'The USA’s I-20, SEVIS fee and DS-160, and the few minutes at the window: what changed in 2025, what may still move, and answers that are short and true.',
    ...editors,
    date: '2026-11-21',
    readTime: 4,
    asOf: '2026-10-08',
  },
  {
    id: 5,
    title: 'From Pune to Toronto: a master’s, month by month',
    slug: 'from-pune-to-toronto',
    category: 'student-stories',
    categoryLabel: 'Student Stories',
    image: 'canada',
    excerpt:
      'An invented story with real rules: one engineer’s year of spreadsheets, letters and waiting on the way to a master’s in Toronto, with dated figures.',
    ...editors,
    date: '2026-11-21',
    readTime: 5,
    asOf: '2026-10-05',
  },
  {
    id: 6,
    title: 'Studying in Canada: what changed, and what to do about it',
    slug: 'studying-in-canada-what-changed',
    category: 'destinations',
    categoryLabel: 'Study Destinations',
    image: 'winter',
    excerpt:
      'The cap, the attestation letter, the new funds figure of September 2026 and the work permit rules: what each change means for your plan.',
    ...editors,
    date: '2026-11-28',
    readTime: 4,
    asOf: '2026-09-24',
  },
  {
    id: 7,
    title: 'IELTS, TOEFL, PTE or Duolingo: how to choose',
    slug: 'ielts-toefl-pte-or-duolingo',
    category: 'application-tips',
    categoryLabel: 'Application Tips',
    image: 'exam',
    excerpt:
      'Four English tests side by side: the new TOEFL of 2026, the fee of each in India, which visas accept which test, and five steps to pick the one for you.',
    ...editors,
    date: '2026-11-21',
    readTime: 4,
    asOf: '2026-09-12',
  },
  {
    id: 8,
    title: 'Paying for study abroad: loans, tax and forex for families',
    slug: 'paying-for-study-abroad',
    category: 'application-tips',
    categoryLabel: 'Application Tips',
    image: 'savings',
    excerpt:
      'Education loans, the 2% tax on remittances since April 2026, exchange costs and scholarships, with a list of what parents should sign.',
    ...editors,
    date: '2026-11-21',
    readTime: 5,
    asOf: '2026-10-04',
  },
  {
    id: 9,
    title: 'UK Student visa, step by step',
    slug: 'uk-student-visa-step-by-step',
    category: 'visa-guides',
    categoryLabel: 'Visa Guides',
    image: 'uk',
    excerpt:
      'From CAS to eVisa: the 28-day rule, the living-cost figures before and after 30 November 2026, the fees, and a calendar for a September start.',
    ...editors,
    date: '2026-11-28',
    readTime: 4,
    asOf: '2026-10-05',
  },
  {
    id: 10,
    title: 'A second try at the visa',
    slug: 'a-second-try-at-the-visa',
    category: 'student-stories',
    categoryLabel: 'Student Stories',
    image: 'passport',
    excerpt:
      'An invented story with real rules: an Australian visa refused in March, granted in July, and the two columns that made the difference.',
    ...editors,
    date: '2026-11-21',
    readTime: 5,
    asOf: '2026-10-05',
  },
];
