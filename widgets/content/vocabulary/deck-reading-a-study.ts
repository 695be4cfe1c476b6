import type { Deck } from './types.ts';

export const readingAStudy: Deck = {
  id: 'reading-a-study',
  title: 'Reading a study',
  about: 'Words for evidence, and for how far to trust it',
  words: [
    {
      word: 'empirical',
      partOfSpeech: 'adjective',
      definition: 'based on what has been measured or seen, not on ideas alone',
      example:
        'The professor asked for empirical evidence, so the team measured rainfall in forty villages.',
      synonyms: ['observational', 'factual'],
    },
    {
      word: 'anecdotal',
      partOfSpeech: 'adjective',
      definition: 'based on single stories, not on careful counting',
      example:
        'The evidence is anecdotal: three friends felt better after the tea, and nobody tested it.',
      synonyms: ['informal', 'unscientific'],
    },
    {
      word: 'sample',
      partOfSpeech: 'noun',
      definition: 'a small group chosen to show what the whole is like',
      example: "The survey's sample of 500 voters was chosen to stand for the whole state.",
      synonyms: ['selection', 'cross-section'],
    },
    {
      word: 'variable',
      partOfSpeech: 'noun',
      definition: 'something in a study that can take different values',
      example:
        'Hours of sleep was the one variable that the researchers changed; everything else stayed equal.',
      synonyms: ['factor', 'parameter'],
    },
    {
      word: 'bias',
      partOfSpeech: 'noun',
      definition: 'a leaning that makes a result or a judgement unfair',
      example:
        'Asking only students with smartphones introduced bias into the survey, since others had no say.',
      synonyms: ['slant', 'partiality'],
    },
    {
      word: 'infer',
      partOfSpeech: 'verb',
      definition: 'to work out from facts that something is true',
      example: 'From the ash in the soil, geologists inferred that a volcano had erupted nearby.',
      formUsed: 'inferred',
      synonyms: ['deduce', 'conclude'],
    },
    {
      word: 'correlate',
      partOfSpeech: 'verb',
      definition: 'to rise and fall together with something else',
      example:
        'Sales of ice cream correlate with cases of sunburn, because both go up in hot weather.',
      synonyms: ['correspond', 'coincide'],
    },
    {
      word: 'replicate',
      partOfSpeech: 'verb',
      definition: 'to do a study again to see if the result is the same',
      example:
        'A laboratory in Bengaluru could not replicate the result, although it followed every step.',
      synonyms: ['repeat', 'reproduce'],
    },
    {
      word: 'verify',
      partOfSpeech: 'verb',
      definition: 'to make sure that something is true or correct',
      example: 'Before she quoted the figure, Ananya verified it against the census tables.',
      formUsed: 'verified',
      synonyms: ['confirm', 'double-check'],
    },
    {
      word: 'valid',
      partOfSpeech: 'adjective',
      definition: 'really measuring or proving what it is meant to',
      example: 'A spelling test is not valid as a measure of how well someone speaks.',
      synonyms: ['sound', 'legitimate'],
    },
    {
      word: 'outlier',
      partOfSpeech: 'noun',
      definition: 'a value far away from all the others',
      example:
        'The only outlier was a village that reported rain on 300 days, far more than its neighbours.',
      synonyms: ['exception', 'anomaly'],
    },
    {
      word: 'threshold',
      partOfSpeech: 'noun',
      definition: 'the level at which something begins to happen',
      example: 'Once the river passes this threshold, the warning sirens sound across the town.',
      synonyms: ['limit', 'cut-off'],
    },
    {
      word: 'criterion',
      partOfSpeech: 'noun',
      definition: 'something by which a choice or a judgement is made',
      example:
        'Cost was not the only criterion for choosing a university; safety mattered just as much.',
      synonyms: ['standard', 'yardstick'],
    },
    {
      word: 'plausible',
      partOfSpeech: 'adjective',
      definition: 'seeming likely to be true',
      example: 'Her explanation is plausible, but nobody has tested it yet.',
      synonyms: ['believable', 'credible'],
    },
    {
      word: 'conclusive',
      partOfSpeech: 'adjective',
      definition: 'ending all doubt',
      example: 'The DNA test was conclusive: the two skeletons came from one family.',
      synonyms: ['definitive', 'decisive'],
    },
    {
      word: 'preliminary',
      partOfSpeech: 'adjective',
      definition: 'coming before the main or final part',
      example: 'These are only preliminary results; the full report will follow in March.',
      synonyms: ['initial', 'early'],
    },
    {
      word: 'comprehensive',
      partOfSpeech: 'adjective',
      definition: 'covering everything that matters',
      example:
        'This comprehensive guide lists every bus route in the state, with all stops and times.',
      synonyms: ['thorough', 'complete'],
    },
    {
      word: 'systematic',
      partOfSpeech: 'adjective',
      definition: 'done step by step, following a plan',
      example: 'In their systematic search, divers covered the lake bed square by square.',
      synonyms: ['methodical', 'orderly'],
    },
    {
      word: 'quantify',
      partOfSpeech: 'verb',
      definition: 'to say in numbers how much there is of something',
      example:
        'Everyone knows that traffic wastes time; this study quantifies the loss at 58 hours a year.',
      formUsed: 'quantifies',
      synonyms: ['measure', 'calculate'],
    },
    {
      word: 'scrutinise',
      partOfSpeech: 'verb',
      definition: 'to look at something very carefully',
      example: 'Two editors scrutinised every chart in the paper and found one wrong label.',
      formUsed: 'scrutinised',
      synonyms: ['examine', 'inspect'],
    },
    {
      word: 'substantiate',
      partOfSpeech: 'verb',
      definition: 'to give proof of a claim',
      example:
        'The company says its tiles cool a room by five degrees, but it cannot substantiate this with tests.',
      synonyms: ['prove', 'back up'],
    },
    {
      word: 'discrepancy',
      partOfSpeech: 'noun',
      definition: 'a difference between two things that should be the same',
      example:
        'There is a small discrepancy between the bill and the receipt: ₹450 in one, ₹540 in the other.',
      synonyms: ['mismatch', 'inconsistency'],
    },
    {
      word: 'attribute',
      partOfSpeech: 'verb',
      definition: 'to say that something is caused by a person or thing',
      example: 'Doctors attribute the fall in cases to cleaner water.',
      synonyms: ['ascribe', 'credit'],
    },
    {
      word: 'methodology',
      partOfSpeech: 'noun',
      definition: 'the way in which research is planned and carried out',
      example:
        'The findings were surprising, so reviewers looked hard at the methodology: who was asked, when and how.',
      synonyms: ['approach', 'procedure'],
    },
    {
      word: 'refute',
      partOfSpeech: 'verb',
      definition: 'to prove that a statement is wrong',
      example:
        'Photographs from space refuted the old belief that the lake was growing every year.',
      formUsed: 'refuted',
      synonyms: ['disprove', 'rebut'],
    },
  ],
};
