import { ourAdvice, readInNovember, type VisaAnswers } from './visa.ts';

const hours = {
  ...readInNovember,
  source:
    'https://www.elaarimmigration.com/blog/how-many-hours-can-international-students-work-in-canada/',
};
const reapplying = {
  ...readInNovember,
  source:
    'https://www.ualberta.ca/en/international/international-student-services/immigration/studying-in-canada/study-permit-refusal.html',
};

export const answers: VisaAnswers = {
  work: {
    inTerm: {
      text: 'Up to 24 hours a week off campus. All off-campus jobs count together.',
      asOf: '2026-09-10',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/work-off-campus.html',
    },
    inHolidays: {
      text: 'No limit in scheduled breaks, up to 180 days in a calendar year, if you study full time before and after the break.',
      ...hours,
    },
    notes: [
      { text: 'Work on campus has no weekly limit.', ...hours },
      {
        text: 'You must have begun the course and have a social insurance number first.',
        ...readInNovember,
        source:
          'https://worldwideimmigration.com/beginning-in-the-fall-of-2024-students-in-canada-may-work-off-campus/',
      },
    ],
  },
  refusal: [
    {
      title: "Read the officer's notes",
      text: "Since 29 July 2025 the officer's decision notes come with the refusal letter, unless you applied in the new version of the department's portal.",
      ...readInNovember,
      source:
        'https://canpathways.ca/blog/ircc-to-provide-clearer-explanations-for-refused-applications',
    },
    {
      title: 'Ask for the whole file (GCMS notes)',
      text: 'The notes in the letter may cover only the last look at your file. A request for access to information (ATIP) brings all of it.',
      deadline: '30 days for the answer, longer in complex cases',
      asOf: '2025-07',
      source:
        'https://oshcstudents.com.au/canada-visa-refusal-letters-now-include-officer-decision-notes-july-2025-update',
    },
    {
      title: 'Apply again, with an answer to each reason',
      text: 'Write a letter that names each reason for the refusal and the paper that answers it. Ask for a new attestation letter, and ask the university to move your start.',
      fee: 'both fees again',
      ...reapplying,
    },
    {
      title: 'The officer made a mistake: ask for reconsideration',
      text: 'You must show the mistake. You may send a new application meanwhile.',
      fee: 'no fee',
      ...reapplying,
    },
    {
      title: 'Federal Court',
      text: 'There is no ordinary appeal. A judge can be asked for leave to review the decision, usually with a lawyer.',
      deadline: '60 days for a decision made outside Canada',
      ...readInNovember,
      source: 'https://pelicanlaw.ca/application-for-leave-for-judicial-review/',
    },
    {
      title: 'Declare every refusal in later forms',
      text: 'Information that is untrue, misleading or incomplete can shut you out of Canada for five years.',
      ...readInNovember,
      source:
        'https://www.nationalheraldindia.com/international/canada-rejects-595-indian-study-permit-applications-this-year-till-may-data',
    },
    {
      title: "An agent's omission is yours",
      text: 'The Federal Court held a man responsible for a refusal that his form left out, although he blamed his consultant.',
      asOf: '2013-11-26',
      source:
        'https://visalawcanada.blogspot.com/2013/11/student-misrepresented-by-failing-to.html',
    },
  ],
  refunds: [
    {
      payment: 'GIC (guaranteed investment certificate)',
      comesBack: 'partly',
      text: 'The bank returns the balance once it has checked the refusal, and keeps its fee. ICICI Bank Canada, for example, takes up to 8 weeks after it has approved the request, and pays only into the account the money came from.',
      ...readInNovember,
      source: 'https://www.icicibank.ca/personal/newcomers/overview/sgp-refund',
    },
    {
      payment: 'Tuition deposit',
      comesBack: 'depends',
      text: 'Each institution has its own rule and its own last day. RRC Polytech, for example, asks for the refusal letter within 30 days and keeps the application fee.',
      ...readInNovember,
      source: 'https://rrclibrary.libanswers.com/International/faq/213358',
    },
    {
      payment: 'Study permit fee',
      comesBack: 'no',
      text: 'It pays for the processing of the application, whatever the decision.',
      ...readInNovember,
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/fees/refunds.html',
    },
    {
      payment: 'Biometrics fee',
      comesBack: 'no',
      text: 'It is not refunded once your fingerprints have been taken.',
      ...readInNovember,
      source:
        'https://www.visavio.ca/immigration-post/blog.php?slug=study-permit-denied-here-s-what-fees-you-can-get-back',
    },
    {
      payment: 'Medical examination',
      comesBack: 'no',
      text: 'The panel physician has done the work.',
      ...ourAdvice,
    },
  ],
};
