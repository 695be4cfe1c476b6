import type { Post, PostCategory } from '../../content/posts/posts.ts';

const labels: Readonly<Record<PostCategory, string>> = {
  destinations: 'Study Destinations',
  'application-tips': 'Application Tips',
  'student-stories': 'Student Stories',
  'visa-guides': 'Visa Guides',
};

/** Ten; a column for each property. */
const TABLE = `
choosing-a-country-to-study-in|destinations|Choosing a place to study in|Seven of them side by side, Australia among them: money, the length of a master’s and the work after it.|Ananya Iyer
studying-in-germany-from-india|destinations|Studying in Germany|Fees, tests and the blocked account.|Karan Singh
how-to-write-a-statement-of-purpose|application-tips|How to write a statement of purpose|An SOP that says why.|Meera Joshi
us-f1-visa-interview|visa-guides|The US F-1 visa interview: papers, rules and answers|What the officer asks.|Rohan Mehta
from-pune-to-toronto|student-stories|From Pune to Toronto|An invented story with real rules: on the way to a master’s.|Ananya Iyer
studying-in-canada-what-changed|destinations|Studying in Canada: what changed|Permits, letters and money.|Ananya Iyer
ielts-toefl-pte-or-duolingo|application-tips|IELTS, TOEFL, PTE or Duolingo|Which test fits.|Meera Joshi
paying-for-study-abroad|application-tips|Paying for study abroad|Loans, fees and tax.|Priya Nair
uk-student-visa-step-by-step|visa-guides|UK Student visa, step by step|From the offer to the visa.|Rohan Mehta
a-second-try-at-the-visa|student-stories|A second try at the visa|An invented story of a refusal.|Rohan Mehta`;

export const posts: readonly Post[] = TABLE.trim()
  .split('\n')
  .map((row, index) => {
    const [slug = '', category = '', title = '', excerpt = '', author = ''] = row.split('|');
    const initials = author.replace(/(\p{L})[^ ]*(?: |$)/gu, '$1');
    return {
      id: index + 1,
      title,
      slug,
      category: category as PostCategory,
      excerpt,
      author,
      categoryLabel: labels[category as PostCategory],
      image: 'campus',
      readTime: 4,
      ...{ authorImage: { initials, from: '#1e40af', to: '#6d28d9' }, open: 'sample' },
      authorNote: 'Sample profile',
      date: '2026-11-21',
      asOf: '2026-10-05',
    };
  });
