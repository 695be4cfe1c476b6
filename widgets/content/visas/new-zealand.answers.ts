import { ourAdvice, readInNovember, type VisaAnswers } from './visa.ts';

const declining = {
  ...readInNovember,
  source: 'https://www.immigration.govt.nz/opsmanual/43631.htm',
};

export const answers: VisaAnswers = {
  work: {
    inTerm: {
      text: 'Up to 25 hours a week, on a visa granted since 3 November 2025. Older ones still say 20.',
      asOf: '2026-09',
      source: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa',
    },
    inHolidays: {
      text: 'Full time in the summer holidays and other scheduled breaks, on most student visas. The conditions of your own visa decide.',
      asOf: '2025-11-10',
      source:
        'https://www.business-standard.com/immigration/student-visa-holders-in-new-zealand-can-now-work-25-hours-weekly-125111000784_1.html',
    },
    notes: [],
  },
  refusal: [
    {
      title: 'Read the reasons',
      text: 'The officer must give them in writing, to you or to your adviser.',
      ...declining,
    },
    {
      title: 'You applied from India: no appeal and no reconsideration',
      text: 'You can apply again, with an answer to each reason. Several applications that contradict each other make it worse.',
      fee: 'the visa fee again',
      ...readInNovember,
      source: 'https://jamesmcleod.co.nz/news/my-nz-visa-application-was-declined',
    },
    {
      title: 'You applied in New Zealand: reconsideration',
      text: 'Another officer decides again, for a fee. You must be there lawfully when you ask.',
      deadline: '14 days from the day on which you hear of the decision',
      ...declining,
    },
    {
      title: 'Your visa has run out in New Zealand: section 61',
      text: 'This is a request and not an appeal. The officer need not consider it, gives no reasons and cannot help after a deportation order.',
      ...readInNovember,
      source: 'https://provisas.co.nz/visas/section-61',
    },
    {
      title: 'Declare every refusal in later forms',
      text: 'Say what was refused, when and why, and what has changed. This holds for every country.',
      ...ourAdvice,
    },
  ],
  refunds: [
    {
      payment: 'Visa fee',
      comesBack: 'no',
      text: 'It is not refunded once the application has been completed, even if it was declined.',
      ...readInNovember,
      source:
        'https://www.immigration.govt.nz/new-zealand-visas/already-have-a-visa/my-situation-has-changed/visit/can-i-get-a-refund-for-my-application-fee',
    },
    {
      payment: 'Tuition',
      comesBack: 'depends',
      text: 'Wait for approval in principle, and a refusal before it costs no tuition. If you have paid, Unitec, for example, considers a refund if you report the refusal within 10 working days.',
      ...readInNovember,
      source:
        'https://www.unitec.ac.nz/international/application-process-for-international-students/international-withdrawals-and-refunds/',
    },
    {
      payment: 'Medical and travel insurance',
      comesBack: 'depends',
      text: 'Ask before you buy whether the insurer cancels the policy if the visa is refused.',
      ...ourAdvice,
    },
    {
      payment: 'Chest X-ray and medical certificate',
      comesBack: 'no',
      text: 'The panel physician has done the work.',
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
