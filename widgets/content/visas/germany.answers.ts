import { ourAdvice, readInNovember, type VisaAnswers } from './visa.ts';

const hours = {
  asOf: '2026-10-01',
  source: 'https://www.make-it-in-germany.com/en/study-vocational-training/studies-in-germany/work',
};
const afterRejection = {
  asOf: '2025-12-16',
  source: 'https://dublin.diplo.de/ie-en/abolition-of-the-remonstration-procedure-2720864',
};

export const answers: VisaAnswers = {
  work: {
    inTerm: {
      text: '140 full days or 280 half days a year, term and holidays together.',
      ...hours,
    },
    inHolidays: {
      text: 'The same 140 full or 280 half days. There are no extra days for the holidays.',
      ...hours,
    },
    notes: [
      {
        text: 'A job as a student assistant at the university does not use up these days. Tell the foreigners office about it.',
        ...readInNovember,
        source:
          'https://www.internationale-studierende.de/en/during_your_studies/jobbing/allowed_to_work/',
      },
    ],
  },
  refusal: [
    {
      title: 'A letter of protest no longer helps',
      text: 'Remonstration, the free second look by the mission, ended in India on 1 January 2024 and worldwide on 1 July 2025.',
      ...readInNovember,
      source: 'https://india.diplo.de/in-en/abolition-of-remonstration-procedure-2727202',
    },
    {
      title: 'Apply again',
      text: 'You may do so at any time. You send all papers once more, and the mission looks at them afresh. Answer each reason in the rejection letter.',
      fee: 'the visa fee again',
      ...afterRejection,
    },
    {
      title: 'Or sue at the Administrative Court in Berlin',
      text: 'The language of the court is German. You need no lawyer, but most families will want one, at their own cost.',
      deadline: '1 month from the day on which the rejection is served',
      fee: 'court fees in advance, on a value of usually €5,000',
      ...afterRejection,
    },
    {
      title: 'Write to the university',
      text: 'Ask whether your admission holds for the next semester. Many courses begin only once a year.',
      ...ourAdvice,
    },
    {
      title: 'Declare every refusal in later forms',
      text: 'If you knowingly give false or incomplete information, the visa can be refused, and you can be expelled from Germany later.',
      ...readInNovember,
      source:
        'https://kairo.diplo.de/eg-ar/service/05-VisaEinreise/22-1schengenvisa/22.1.2UnterlagenSchengen/-/2518178',
    },
  ],
  refunds: [
    {
      payment: 'Blocked account',
      comesBack: 'yes',
      text: 'The money is yours. The provider needs a release letter (Sperrfreigabe) or the rejection letter. Coracle, for example, takes €50 and up to 4 weeks, and pays only into the account the money came from.',
      ...readInNovember,
      source: 'https://help.coracle.de/l/en/category/karf9bd59v-refunds',
    },
    {
      payment: 'APS certificate',
      comesBack: 'no',
      text: 'The fee is not refunded. The certificate stays valid, so you need no second one to apply again.',
      ...readInNovember,
      source: 'https://bay.in/study/aps-fee-and-payment',
    },
    {
      payment: 'Visa fee',
      comesBack: 'no',
      text: 'It pays for the processing (€75 for a national visa) and is not refunded after a rejection.',
      ...readInNovember,
      source: 'https://nikosia.diplo.de/cy-de/service/visaneu/1620096-1620096',
    },
    {
      payment: 'Health insurance for the first weeks',
      comesBack: 'depends',
      text: 'Ask before you buy whether the insurer cancels the policy if the visa is refused.',
      ...ourAdvice,
    },
  ],
};
