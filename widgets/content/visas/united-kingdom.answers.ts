import { ourAdvice, readInNovember, type VisaAnswers } from './visa.ts';

const review = {
  ...readInNovember,
  source: 'https://www.gov.uk/ask-for-a-visa-administrative-review',
};
const hours = {
  ...readInNovember,
  source: 'https://www.bath.ac.uk/guides/working-with-your-student-visa/',
};

export const answers: VisaAnswers = {
  work: {
    inTerm: {
      text: 'Up to 20 hours a week on a full-time course at degree level or above. Below degree level it is 10 hours. All jobs count together.',
      ...hours,
    },
    inHolidays: { text: "Full time in your university's vacations.", ...hours },
    notes: [
      {
        text: "For a taught master's, ask which weeks are vacation. At Gloucestershire, for example, only Christmas and Easter are, so the summer counts as term.",
        asOf: '2023-08-01',
        source: 'https://glos.ac.uk/information/?p=13852',
      },
      {
        text: 'A week runs from Monday to Sunday.',
        ...readInNovember,
        source:
          'https://www.gcu.ac.uk/currentstudents/support/international/studentvisa/workingpermissions',
      },
      {
        text: 'You may not be self-employed or take a permanent full-time job.',
        ...readInNovember,
        source: 'https://aber.ac.uk/en/studentservices/visasupport/protecting-visa',
      },
    ],
  },
  refusal: [
    {
      title: 'Read the decision letter to the end',
      text: 'It gives the reasons, and says whether you can ask for an administrative review.',
      ...review,
    },
    {
      title: 'Call your university before you do anything',
      text: 'Its visa adviser can say whether a review would come in time, and whether you can get a new CAS.',
      ...readInNovember,
      source:
        'https://www.ukcisa.org.uk/Information--Advice/Visas-and-Immigration/Applying-for-a-Student-route-visa-outside-the-UK',
    },
    {
      title: 'The officer made a mistake: administrative review',
      text: 'Another officer looks at the papers you had sent. You may not add new ones, with few exceptions. It can take months.',
      deadline: '28 days from the day you get the decision',
      fee: '£80',
      ...readInNovember,
      source:
        'https://www.ukcisa.org.uk/Information--Advice/Visas-and-Immigration/Applying-for-a-Student-route-visa-outside-the-UK',
    },
    {
      title: 'Your file had a gap: apply again',
      text: 'Choose one of the two. A new application ends a review that is still running.',
      fee: 'the visa fee and the surcharge again',
      ...review,
    },
    {
      title: 'Declare every refusal in later forms',
      text: 'If you hide an important fact on purpose, the visa is refused, and you can be banned from the UK for ten years.',
      ...readInNovember,
      source:
        'https://freemovement.org.uk/general-grounds-refusal-alleged-deception-innocent-mistakes/',
    },
  ],
  refunds: [
    {
      payment: 'Immigration health surcharge',
      comesBack: 'yes',
      text: 'It is refunded in full when the visa is refused.',
      ...readInNovember,
      source: 'https://immigrationbarrister.co.uk/immigration-health-surcharge-ihs-refund-guide/',
    },
    {
      payment: 'Visa fee',
      comesBack: 'no',
      text: 'It is not refunded once the application has been decided.',
      ...readInNovember,
      source:
        'https://www.mondaq.com/uk/work-visas/1202462/how-to-apply-for-a-uk-visa-application-fee-refund',
    },
    {
      payment: 'Tuition deposit',
      comesBack: 'depends',
      text: "Each university has its own rule. Bristol, for example, returns it against the refusal letter, but not if the reason was fraud or the applicant's own error.",
      ...readInNovember,
      source: 'https://www.bristol.ac.uk/international/fees-finance/refunds/policy/',
    },
    {
      payment: 'TB test (tuberculosis)',
      comesBack: 'no',
      text: 'The clinic has done its work. You can use the certificate again for as long as it is valid.',
      ...ourAdvice,
    },
  ],
};
