import type { VocabularyWord } from '../../content/vocabulary/types.ts';

export const wordListNote = {
  text: 'Our own words. TOEFL and GRE are registered trademarks of ETS.',
  asOf: '2026-11-21',
  source: 'the tests',
};

/** Twenty, ten of each level; a column for each property. */
const TABLE = `
abundant|adjective|existing in large amounts; more than enough|Water is abundant during the monsoon, yet many towns run short of it by May.|abundant|plentiful,ample,copious|easy|TOEFL|aid
adjacent|adjective|next to something, with nothing in between|The library is adjacent to the hostel, so she walks back in under a minute.|adjacent|neighbouring,adjoining,bordering|easy|TOEFL|aid
ambiguous|adjective|open to more than one meaning|The rule was so ambiguous that two lawyers read it in opposite ways.|ambiguous|unclear,equivocal,double-edged|medium|TOEFL|aid
bolster|verb|to support something and make it stronger|A second laboratory repeated the experiment, and its results bolstered the first team's claim.|bolstered|reinforce,strengthen,buttress|hard|TOEFL|aid
capricious|adjective|changing suddenly and without any reason|The weather up here is capricious: bright sun at noon, hail at one, a rainbow by two.|capricious|fickle,unpredictable,whimsical|medium|GRE|aid
contaminate|verb|to make something impure by letting something harmful into it|A leaking pipe contaminated the wells, and the village had to boil every drop.|contaminated|pollute,taint,infect|medium|TOEFL|
decline|verb|to become smaller, weaker or fewer|The number of tigers in the reserve declined from forty to eleven before hunting was stopped.|declined|dwindle,diminish,decrease|easy|TOEFL|aid
diligent|adjective|working steadily and with care|Meera is diligent: she revises every evening and has never handed in work late.|diligent|hard-working,industrious,conscientious|easy|TOEFL|aid
enigma|noun|a person or thing that nobody can explain|The script on these seals is the great enigma of the site: nobody has yet managed to read it.|enigma|mystery,puzzle,riddle|easy|GRE|aid
feasible|adjective|possible with the time, money and means there are|Two entrance tests in one week are feasible, but only if you begin revising in summer.|feasible|workable,achievable,practicable|medium|TOEFL|aid
frugal|adjective|spending little and wasting nothing|He is so frugal that he saves half of a small stipend and reuses old envelopes.|frugal|thrifty,economical,sparing|easy|GRE|aid
gregarious|adjective|fond of company and happiest among other people|Our gregarious new flatmate hates an empty room and knew the whole building within a week.|gregarious|sociable,outgoing,convivial|medium|GRE|aid
hypothesis|noun|an idea that may explain something and still has to be tested|The measurements did not fit her hypothesis, so she proposed another explanation and tested that.|hypothesis|supposition,conjecture,theory|medium|TOEFL|aid
laconic|adjective|using very few words|Asked about six months alone at sea, the laconic sailor said only that it was wet.|laconic|terse,concise,succinct|hard|GRE|aid
mitigate|verb|to make something harmful less severe|The mangroves along this shore mitigate the damage that storms do to the villages.|mitigate|alleviate,lessen,moderate|medium|GRE|aid
obsolete|adjective|out of use because something newer has taken its place|Phones with cameras made the film roll obsolete, and the corner shop gave up selling it.|obsolete|outdated,outmoded,superseded|hard|TOEFL|
pragmatic|adjective|guided by what works and not by theory|The committee was pragmatic: it chose a simple plan for Monday over a perfect one for never.|pragmatic|down-to-earth,realistic,practical|medium|GRE|aid
sanguine|adjective|full of hope, even in a difficult situation|Even after two refusals he stayed sanguine, sure that the third university would say yes.|sanguine|optimistic,buoyant,upbeat|hard|GRE|aid
vacillate|verb|to keep changing your mind between two choices|He vacillated between the two offers for so long that both of them expired.|vacillated|waver,dither,hesitate|hard|GRE|aid
zenith|noun|the highest or most successful point|At the zenith of its power the empire ruled half the continent; a century later it was gone.|zenith|peak,summit,pinnacle|medium|GRE|aid`;

export const words: readonly VocabularyWord[] = TABLE.trim()
  .split('\n')
  .map((row, index) => {
    const [word, partOfSpeech, definition, example, formUsed, synonyms, difficulty, level, aid] =
      row.split('|');
    return {
      id: index + 1,
      word,
      partOfSpeech,
      definition,
      example,
      formUsed,
      difficulty,
      level,
      synonyms: synonyms?.split(','),
      ...(aid && { mnemonic: `How to remember ${word}.` }),
    } as VocabularyWord;
  });
