import { ourAdvice, readInNovember, type VisaAnswers } from './visa.ts';

const hours = {
  ...readInNovember,
  source:
    'https://www.une.edu.au/international/student-visa-and-conditions/work-conditions-for-student-visa-holders',
};
const charge = {
  ...readInNovember,
  source: 'https://immi.homeaffairs.gov.au/change-in-situation/get-a-refund',
};

export const answers: VisaAnswers = {
  work: {
    inTerm: {
      text: 'Up to 48 hours a fortnight while your course is in session. Weeks of examinations count as session.',
      ...hours,
    },
    inHolidays: { text: 'No limit while your course is not in session.', ...hours },
    notes: [
      { text: 'You cannot work before the course has begun.', ...hours },
      {
        text: "A master's by research or a doctorate has no limit once it has begun.",
        ...hours,
      },
      {
        text: 'A fortnight is 14 days from any Monday, so two weeks in a row must never add up to more than 48 hours.',
        asOf: '2025-02-25',
        source: 'https://buenaventuralaw.com.au/?p=3150',
      },
    ],
  },
  refusal: [
    {
      title: 'Read the decision record',
      text: 'It lists each requirement that you did not meet. Write beside each one which paper answers it.',
      ...ourAdvice,
    },
    {
      title: 'You applied from India: no review',
      text: 'Only people who are already in Australia and apply for a new student visa there can go to the Administrative Review Tribunal (ART). From India you can apply again.',
      ...readInNovember,
      source:
        'https://idp.com/australia/study-to-migrate/how-to-appeal-a-student-visa-rejection-in-australia',
    },
    {
      title: 'You applied in Australia: the tribunal (ART)',
      text: 'The letter gives your own last day. The fee counts as of the day on which you pay it.',
      deadline: 'generally 28 days',
      fee: 'AUD 3,727 since 1 July 2026',
      asOf: '2026-07-01',
      source:
        'https://absoluteimmigrationlegal.com/resources/administrative-review-tribunal-fees-increase-from-1-july-2026/',
    },
    {
      title: 'Apply again only with what was missing',
      text: 'The charge of the refused application is gone.',
      fee: 'the whole visa charge again',
      ...charge,
    },
    {
      title: 'Move your place and your health cover',
      text: 'Ask the university for a later start and a new CoE, and the insurer for the new dates.',
      ...ourAdvice,
    },
    {
      title: 'Declare every refusal in later forms',
      text: 'False or misleading information can mean that no visa is granted for three years.',
      ...readInNovember,
      source:
        'https://www.australiavisa.com/immigration-news/3-10-year-ban-false-misleading-pic-4020/',
    },
  ],
  refunds: [
    {
      payment: 'Visa charge',
      comesBack: 'no',
      text: 'It is not refunded just because the application was refused.',
      ...charge,
    },
    {
      payment: 'Tuition deposit',
      comesBack: 'partly',
      text: 'If the visa is refused before the course begins, the law makes the institution return the fees. It may keep 5 % or AUD 500, whichever is less.',
      ...readInNovember,
      source: 'https://bwonderagency.com/en/post/what-to-do-if-your-visa-is-refused',
    },
    {
      payment: 'Health cover (OSHC)',
      comesBack: 'yes',
      text: 'The insurer refunds it against the refusal notice and its own form. nib is one that says so.',
      ...readInNovember,
      source:
        'https://www.nib.com.au/health-information/member-services/how-to-get-a-refund-of-my-oshc',
    },
    {
      payment: 'Health examination',
      comesBack: 'no',
      text: 'The clinic has done its work.',
      ...ourAdvice,
    },
    {
      payment: 'Police certificate',
      comesBack: 'no',
      text: 'You have paid for the paper. Check whether it is still recent enough when you apply again.',
      ...ourAdvice,
    },
  ],
};
