/** The same after every answer: a page cannot judge an answer, and does not pretend to. */
export const feedbackMessage =
  'Now check yourself: did you answer the question that was asked, ' +
  'with at least one concrete fact, and stop when you were done?';

/** Advice shown after the last question. */
export const nextSteps: readonly string[] = [
  'Listen to your answers once. Note the one you would give differently.',
  'Read the sample answers for their structure, then write down three facts of your own for each.',
  'Practise again in a day or two, without notes.',
  'Check every date and sum you said against your application.',
];
