import type { Deck } from './types.ts';

export const peopleAndSociety: Deck = {
  id: 'people-and-society',
  title: 'People and society',
  about: 'Words for groups, rules and how people live together',
  words: [
    {
      word: 'diverse',
      partOfSpeech: 'adjective',
      definition: 'made up of very different people or things',
      example: 'The class is diverse: twenty students with eleven mother tongues.',
      synonyms: ['varied', 'mixed'],
    },
    {
      word: 'indigenous',
      partOfSpeech: 'adjective',
      definition: 'belonging to a place from the beginning',
      example: 'The indigenous people of the islands had lived there long before any ship arrived.',
      synonyms: ['native', 'original'],
    },
    {
      word: 'migrate',
      partOfSpeech: 'verb',
      definition: 'to leave one place in order to live in another',
      example: 'Every year thousands migrate from the hills to the city to find work.',
      synonyms: ['move', 'relocate'],
    },
    {
      word: 'urban',
      partOfSpeech: 'adjective',
      definition: 'in or typical of towns and cities',
      example:
        'In urban areas water comes from a tap; out in the fields many still carry it from a well.',
      synonyms: ['city', 'metropolitan'],
    },
    {
      word: 'rural',
      partOfSpeech: 'adjective',
      definition: 'in or typical of areas outside towns and cities',
      example:
        'Buses to rural schools are rare, so many children walk five kilometres through fields.',
      synonyms: ['country', 'village'],
    },
    {
      word: 'inhabit',
      partOfSpeech: 'verb',
      definition: 'to live in a place',
      example: 'Only forty families inhabit the island; ferries bring them food twice a week.',
      synonyms: ['populate', 'occupy'],
    },
    {
      word: 'heritage',
      partOfSpeech: 'noun',
      definition: 'what a people has received from those before them',
      example:
        "Old songs are part of the village's heritage: grandparents teach them as they once learned them.",
      synonyms: ['legacy', 'tradition'],
    },
    {
      word: 'custom',
      partOfSpeech: 'noun',
      definition: 'something that people in a place have long done',
      example: 'It is the custom here to take off your shoes at the door.',
      synonyms: ['tradition', 'practice'],
    },
    {
      word: 'norm',
      partOfSpeech: 'noun',
      definition: 'what is usual or expected in a group',
      example: 'In this office lunch at one is the norm; anyone who eats at noon eats alone.',
      synonyms: ['rule', 'standard'],
    },
    {
      word: 'hierarchy',
      partOfSpeech: 'noun',
      definition: 'a system in which some people stand above others',
      example:
        "In the hospital's hierarchy, a junior doctor reports to a senior one, and she to the director.",
      synonyms: ['ranking', 'pecking order'],
    },
    {
      word: 'authority',
      partOfSpeech: 'noun',
      definition: 'the right to give orders or to decide',
      example: 'Only the principal has the authority to close the school early.',
      synonyms: ['power', 'mandate'],
    },
    {
      word: 'legislation',
      partOfSpeech: 'noun',
      definition: 'what a parliament has decided and all must follow',
      example: 'New legislation passed in Delhi will require a belt on every car seat.',
      synonyms: ['laws', 'statutes'],
    },
    {
      word: 'welfare',
      partOfSpeech: 'noun',
      definition: 'how healthy, safe and comfortable people are',
      example:
        'The warden looks after the welfare of 300 students: meals, sleep and a doctor at night.',
      synonyms: ['well-being', 'interests'],
    },
    {
      word: 'equity',
      partOfSpeech: 'noun',
      definition: 'fair treatment that allows for differences',
      example: 'Extra classes for those who missed school are a matter of equity, not of favour.',
      synonyms: ['fairness', 'justice'],
    },
    {
      word: 'privilege',
      partOfSpeech: 'noun',
      definition: 'a special right that only some people have',
      example: 'Final-year students have the privilege of single rooms; all others share.',
      synonyms: ['benefit', 'perk'],
    },
    {
      word: 'prejudice',
      partOfSpeech: 'noun',
      definition: 'an unfair opinion formed without knowing enough',
      example:
        'Names were removed from the applications, so that no prejudice could affect the choice.',
      synonyms: ['bias', 'preconception'],
    },
    {
      word: 'marginalise',
      partOfSpeech: 'verb',
      definition: 'to treat a group as if it did not matter',
      example: 'Meetings held only in English marginalise people who speak other languages.',
      synonyms: ['exclude', 'sideline'],
    },
    {
      word: 'consensus',
      partOfSpeech: 'noun',
      definition: 'an opinion that nearly everyone in a group shares',
      example: 'After hours of talk the committee reached consensus: no exams on Mondays.',
      synonyms: ['agreement', 'accord'],
    },
    {
      word: 'collaborate',
      partOfSpeech: 'verb',
      definition: 'to work with others on the same thing',
      example: 'Engineers from six countries collaborated on the telescope.',
      formUsed: 'collaborated',
      synonyms: ['cooperate', 'team up'],
    },
    {
      word: 'altruistic',
      partOfSpeech: 'adjective',
      definition: 'caring about others more than about yourself',
      example:
        'Her motives were altruistic: she gave a kidney to a stranger and asked for nothing.',
      synonyms: ['selfless', 'unselfish'],
    },
    {
      word: 'reciprocal',
      partOfSpeech: 'adjective',
      definition: 'given and received by both sides',
      example:
        'Their help is reciprocal: she corrects his English, and he explains the physics homework to her.',
      synonyms: ['mutual', 'two-way'],
    },
    {
      word: 'autonomy',
      partOfSpeech: 'noun',
      definition: 'the freedom to make your own decisions',
      example: 'The college has autonomy: it sets its own syllabus and its own exams.',
      synonyms: ['independence', 'self-government'],
    },
    {
      word: 'conform',
      partOfSpeech: 'verb',
      definition: 'to be or act as the rules demand',
      example: 'Buildings that do not conform to the fire code have to close.',
      synonyms: ['comply', 'adhere'],
    },
    {
      word: 'prevalent',
      partOfSpeech: 'adjective',
      definition: 'found often in a place or at a time',
      example: 'Malaria was prevalent along the river until the marshes were drained.',
      synonyms: ['widespread', 'common'],
    },
    {
      word: 'demographic',
      partOfSpeech: 'adjective',
      definition: 'about the people of a place, such as their age or number',
      example:
        'The census collects demographic data: how many people live here, how old they are and what they do.',
      synonyms: ['population', 'statistical'],
    },
  ],
};
