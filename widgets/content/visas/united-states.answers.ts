import { ourAdvice, readInNovember, type VisaAnswers } from './visa.ts';

const denials = {
  ...readInNovember,
  source:
    'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visa-denials.html',
};
const refusedSlip = {
  ...readInNovember,
  source: 'https://usvisa-info.com/en-JM/selfservice/us_visa_denied',
};
const onCampus = { ...readInNovember, source: 'https://www.hawaii.edu/issmanoa/?page_id=2163' };
const holidays = {
  ...readInNovember,
  source:
    'https://library.gettysburg.edu/offices/international-student-services/accepted-students/employment',
};

export const answers: VisaAnswers = {
  work: {
    inTerm: {
      text: 'Up to 20 hours a week, on campus. All campus jobs count together.',
      ...onCampus,
    },
    inHolidays: {
      text: 'Full time (40 hours a week) on campus in holidays and vacations.',
      ...holidays,
    },
    notes: [
      {
        text: 'Full time in a break is for those who register for the next term.',
        ...onCampus,
      },
      {
        text: 'First-year students may not work off campus, as a rule. Later it needs permission first.',
        ...holidays,
      },
    ],
  },
  refusal: [
    {
      title: 'Read the number on the letter: 214(b) or 221(g)',
      text: '214(b) means that you did not convince the officer that you qualify, often because your ties to India looked weak. 221(g) means that a paper or a check is missing, so the case is still open.',
      ...denials,
    },
    {
      title: '221(g): send what the letter asks for',
      text: 'If the letter names only administrative processing, there is nothing to send. Look up the status of your case and wait.',
      deadline: '1 year for papers you are asked for',
      fee: 'no second visa fee',
      ...refusedSlip,
    },
    {
      title: '214(b): apply again if something has changed',
      text: 'The decision cannot be reconsidered. You need a new DS-160, a new appointment and an answer to one question: what is different now?',
      fee: 'the visa fee again',
      ...readInNovember,
      source: 'https://usvisa-info.com/en-ZA/selfservice/us_visa_denied',
    },
    {
      title: 'Write to the university the same day',
      text: 'Ask whether it can move your place to the next term, and by which day you must decide.',
      ...ourAdvice,
    },
    {
      title: 'Declare every refusal in later forms, a 221(g) as well',
      text: 'The DS-160 asks whether you have ever been refused a US visa. The State Department counts a 221(g) as a refusal.',
      asOf: '2015-10',
      source:
        'https://www.hawaiiimmigrationlaw.com/featured-news/october-2015-immigration-news/visa-refusals-applicants-are-reminded-of-disclosure-requirement-on-ds-160-visa-applications/',
    },
    {
      title: 'A false answer is worse than a refusal',
      text: 'If you misstate an important fact on purpose, you can be barred for life.',
      asOf: '2014-07-17',
      source:
        'https://www.stabroeknews.com/2014/features/ask-the-consul/07/17/6c1-visa-ineligibility/',
    },
  ],
  refunds: [
    {
      payment: 'SEVIS fee',
      comesBack: 'no',
      text: 'It is not refunded. The receipt stays valid for 12 months, and you may apply for the visa again with it.',
      ...readInNovember,
      source: 'https://sunywcc.edu/?p=5711',
    },
    {
      payment: 'Visa fee',
      comesBack: 'no',
      text: 'It pays for the processing of the application, whatever the decision.',
      asOf: '2021-12-16',
      source:
        'https://www.stabroeknews.com/2021/12/16/features/ask-the-consul/frequently-asked-questions%e2%80%af/',
    },
    {
      payment: 'Tuition or enrolment deposit',
      comesBack: 'depends',
      text: "Most universities return tuition paid in advance if you send the refusal letter and the I-20. They keep the application fee. A deposit follows each university's own rule.",
      ...readInNovember,
      source:
        'https://www.nolo.com/legal-encyclopedia/will-i-school-tuition-refunded-student-visa-denied.html',
    },
  ],
};
