import type { ReadingSection } from './today-types.ts';

const first: ReadingSection['first'] = {
  cut: [
    {
      id: 't1-r-cut-first',
      title: 'The Smell of Rain',
      text: 'The first rain after a long dry season has a smell that most people notice at once. So[me] of it co[mes] from pla[nts], which rel[ease] certain oils dur[ing] dry wea[ther]. These oils col[lect] in the soil until it rains. Another part i[s] made by tiny bact[eria] that live below the sur[face]. When the first drops hit the ground, they send both into the air, and the wind carries them ahead of the storm. That is why people can sometimes smell rain before a single drop has reached them.',
      explanations: [
        '“Some of it” is one part of the smell; “Another part” follows two sentences later.',
        'A smell comes from its source, and the subject “Some of it” takes a verb with -s.',
        'They have oils and suffer from dry weather, so they are plants.',
        'To release is to let something out; after “plants, which” the verb is plural and has no -s.',
        'During stands before a noun and says when something happens.',
        'Dry weather is a fixed pair; rain is the weather that ends it.',
        'To collect is to come together in one place; “These oils” is plural, so there is no -s.',
        'The passive needs a form of the verb to be: a part is made by something.',
        'Tiny things that live in the soil and make a substance are bacteria, here in the plural.',
        'What lies below the ground lies below the surface.',
      ],
      facts: {
        asOf: '2026-11-25',
        source:
          'newindianexpress.com, The scent of rain has a name, 9 October 2024; Bear and Thomas, Nature of Argillaceous Odour, Nature 201, 1964; Joung and Buie, Aerosol generation by raindrop impact on soil, Nature Communications 6, 2015',
      },
    },
  ],
  daily: [
    {
      id: 't1-r-daily-1',
      kind: 'notice',
      title: 'Night Study at the Main Library',
      text: `From Monday 4 May until the end of the examinations, the ground floor of the Main Library will stay open until 2 a.m. on weekdays. The upper floors close at 10 p.m. as usual.

After 10 p.m. you need your student card to enter, and guests cannot be admitted. Please take your belongings with you whenever you leave your desk for more than thirty minutes: places are limited, and staff will clear desks that look abandoned.

The café will sell hot drinks until midnight. Food may be eaten only in the café.`,
      questions: [
        {
          id: 't1-r-daily-1-q1',
          question: 'Who may enter the library at 11 p.m. on a Tuesday in this period?',
          options: [
            'Anyone who stays on the upper floors',
            'Students who bring one guest each',
            'Students who have their card with them',
            'Anyone who has booked a desk early',
          ],
          answer: 2,
          explanation:
            'After 10 p.m. “you need your student card to enter, and guests cannot be admitted”. The upper floors are closed by then, and nothing is said about booking a desk.',
        },
        {
          id: 't1-r-daily-1-q2',
          question: 'Why are people asked to take their belongings with them?',
          options: [
            'Other people may need the desk',
            'Bags have been stolen at night',
            'The desks are washed at midnight',
            'Food has been found among them',
          ],
          answer: 0,
          explanation:
            'The reason follows the colon: “places are limited, and staff will clear desks that look abandoned”. Theft is not mentioned, midnight is when the café stops selling drinks, and food is spoken of only with the café.',
        },
      ],
    },
    {
      id: 't1-r-daily-2',
      kind: 'email',
      title: 'Your Room from August',
      text: `Dear Ananya,

Thank you for your application for a single room in Oak Hall. Unfortunately, all of them have been taken. We can offer you either a single room in Lake House, which is twenty minutes from campus by bus, or a place in a double room in Oak Hall. The rent is the same for both.

Please let us know your choice by 30 June. Until then we hold both places for you without a deposit. If we do not hear from you, they will go to students on the waiting list; you may apply again for the spring term.

You also asked about kitchens. Every floor of Oak Hall has one. Lake House has none, but the rent there includes dinner.

Best wishes,
Martin Cole
Student Housing`,
      questions: [
        {
          id: 't1-r-daily-2-q1',
          question: 'What is the main purpose of the email?',
          options: [
            'To confirm that a single room in Oak Hall is booked',
            'To offer two places instead of the one requested',
            'To explain why the rents of two buildings differ',
            'To ask for a deposit on a room near the campus',
          ],
          answer: 1,
          explanation:
            'The single rooms that she applied for “have been taken”, so Mr Cole writes “We can offer you either” of two others. The rent “is the same for both”, and no deposit is wanted.',
        },
        {
          id: 't1-r-daily-2-q2',
          question: 'What will happen if Ananya does not reply by 30 June?',
          options: [
            'She will be given the double room in Oak Hall',
            'She will lose the deposit that she has paid',
            'She will go to the top of the waiting list',
            'She will have neither of the two places',
          ],
          answer: 3,
          explanation:
            'Both places “will go to students on the waiting list”. She is not put on that list herself, she has paid no deposit, and no room is chosen for her.',
        },
        {
          id: 't1-r-daily-2-q3',
          question: 'What can be inferred about a student who wants to cook her own meals?',
          options: [
            'Oak Hall would suit her better than Lake House',
            'Lake House would cost her less than Oak Hall',
            'She would have to share a kitchen in Lake House',
            'She would be allowed to cook only in the evening',
          ],
          answer: 0,
          explanation:
            'Kitchens decide it: “Every floor of Oak Hall has one” and “Lake House has none”. The rents are equal, and times for cooking are not mentioned.',
        },
      ],
    },
  ],
  academic: [
    {
      id: 't1-r-academic-1',
      title: 'Wells with Staircases',
      text: `In the dry west of India, most of the year's rain falls within a few weeks. For the rest of the year, people once depended on water that lay far below the surface. An ordinary well gives access to such water by means of a rope and a bucket. The builders of stepwells found another answer: they cut a long flight of stairs into the ground, so that people could walk down to the water wherever it stood. After the rains it might be reached in a few steps; by early summer it might lie several storeys down.

The earliest stepwells were simple, but by the eleventh century some had become monuments. Rani ki Vav, in Gujarat, has seven levels of stairs and more than 500 large sculptures, and its shaft is about 30 metres deep.

Stepwells also served purposes that had little to do with drinking. Deep in the ground the air stayed cool, and the shaded platforms offered a place to rest. Women, who usually fetched the water, met there every day. When pumps and pipes arrived, the stairs lost their use, and many wells filled with rubbish. Today several are being restored, partly because they can store rain in cities that are short of water.`,
      facts: {
        asOf: '2026-11-25',
        source:
          "unesco.org, Rani-ki-Vav (the Queen's Stepwell) at Patan, Gujarat, 2014; dsource.in, Stepwell, Introduction; decodingmyroots.com, Step-wells of India",
      },
      questions: [
        {
          id: 't1-r-academic-1-q1',
          question:
            'According to paragraph 1, what advantage did a stepwell have over an ordinary well?',
          options: [
            'It could be built without digging so far down',
            'It needed a shorter rope to fill each bucket',
            'It kept the water at one height all year round',
            'It let people walk to the water at any level',
          ],
          answer: 3,
          explanation:
            'The stairs meant that “people could walk down to the water wherever it stood”. The water still rose and fell with the seasons, and rope and bucket belong to the ordinary well.',
        },
        {
          id: 't1-r-academic-1-q2',
          question:
            'What can be inferred from paragraph 1 about people who went to a stepwell in early summer?',
          options: [
            'They found it closed until the next rain came',
            'They walked down more steps than after the rains',
            'They took home more water than after the rains',
            'They drew their water up from the highest step',
          ],
          answer: 1,
          explanation:
            'After the rains the water was “reached in a few steps”, but “by early summer it might lie several storeys down”. How much water people took is not mentioned.',
        },
        {
          id: 't1-r-academic-1-q3',
          question: 'Why does the author mention Rani ki Vav in paragraph 2?',
          options: [
            'To show where the first stepwells were built',
            'To explain why deep wells hold cleaner water',
            'To illustrate how splendid a stepwell could be',
            'To argue that sculptures made wells too costly',
          ],
          answer: 2,
          explanation:
            'It is the example of a stepwell that “had become” one of the “monuments”, with seven levels and hundreds of sculptures. It is contrasted with the earliest ones, and neither cost nor cleanness is discussed.',
        },
        {
          id: 't1-r-academic-1-q4',
          question: 'The word “fetched” in paragraph 3 is closest in meaning to',
          options: ['went to get', 'paid for', 'kept clean', 'looked after'],
          answer: 0,
          explanation:
            'Women “usually fetched the water” and therefore came to the well every day: they went there to get it and carry it home. Nothing is said of money or cleaning.',
        },
        {
          id: 't1-r-academic-1-q5',
          question: 'According to paragraph 3, what is one reason for restoring stepwells today?',
          options: [
            'They give visitors a cool place in which to meet',
            'They can take the place of pumps that are broken',
            'They can hold rain where there is not enough water',
            'They keep rubbish out of the pipes of a city',
          ],
          answer: 2,
          explanation:
            'Several are restored “partly because they can store rain in cities that are short of water”. The cool platforms are described as a use of the past, and pumps and rubbish belong to the time when the wells were given up.',
        },
      ],
    },
  ],
};

const easy: ReadingSection['easy'] = {
  cut: [
    {
      id: 't1-r-cut-easy',
      title: 'Tears in the Kitchen',
      text: 'Many people cry when they cut an onion. When t[he] knife goes thr[ough] the onion, i[t] breaks many sm[all] parts ins[ide] it. Two thi[ngs] that we[re] kept apart bef[ore] now come in[to] contact and ma[ke] a gas. The gas goes up into the air and reaches the eyes. The eyes feel pain, so they make tears to wash it away. A sharp knife helps a little, because it breaks fewer of these parts than a blunt one.',
      explanations: [
        '“knife” is a single thing that can be counted, so a short word like “the” comes before it.',
        'A knife that cuts an onion goes in on one side and out on the other: through it.',
        'This is the short word for the knife, which breaks the parts.',
        'There are many of them in one onion, so the parts are small.',
        'The parts are not around the onion but in it: inside.',
        'After “Two” the noun is plural: two things.',
        '“Two things” is plural and “before” is in the past, so the verb is “were”.',
        'The sentence compares “now” with the time before.',
        'We say that two things come into contact.',
        'When the two things meet, they make something new: a gas.',
      ],
      facts: {
        asOf: '2026-11-25',
        source: 'sciencefocus.com, Why do onions make me cry?',
        isUndated: true,
      },
    },
  ],
  daily: [
    {
      id: 't1-r-daily-3',
      kind: 'message',
      title: 'Late Tonight',
      text: `Hi Priya, my train is late and I'm still at the station, so I won't be home before nine. Please have dinner without me. Could you let the plumber in? He is coming at seven to repair the kitchen tap. I have already paid him, so you don't need any money. If you have forgotten your key again, Mrs Rao on the second floor has the spare one. Thanks! Aditi`,
      questions: [
        {
          id: 't1-r-daily-3-q1',
          question: 'What does Aditi ask Priya to do?',
          options: [
            'Keep some of the dinner for her',
            'Open the door for the plumber',
            'Pay the plumber for his work',
            'Ask a neighbour for the key',
          ],
          answer: 1,
          explanation:
            'Aditi asks, “Could you let the plumber in?” She has paid him herself, wants Priya to eat without her, and speaks of the key only “If you have forgotten” it.',
        },
        {
          id: 't1-r-daily-3-q2',
          question: 'Why will Aditi come home late?',
          options: [
            'She is working until nine',
            'She is eating with a friend',
            'She has to find her key',
            'She has to wait for a train',
          ],
          answer: 3,
          explanation:
            "She gives the reason first: “my train is late and I'm still at the station”. Nine is when she hopes to be home, and the key and the dinner are about Priya.",
        },
      ],
    },
    {
      id: 't1-r-daily-4',
      kind: 'menu',
      title: 'Campus Café: Lunch',
      text: `Hot dishes, 12 to 2.30
Vegetable rice bowl: $6.50
Bean soup with bread: $4.00
Chicken pasta: $7.50

Cold dishes, 12 to 5
Cheese sandwich: $3.50
Green salad: $3.00

Students pay one dollar less for hot dishes if they show their card.

Today only: a fruit salad is free with every rice bowl.

Please tell us about allergies before you order. There are no nuts in the soup.`,
      questions: [
        {
          id: 't1-r-daily-4-q1',
          question: 'How much does a student with a card pay for the bean soup?',
          options: ['$2.50', '$4.00', '$3.00', '$3.50'],
          answer: 2,
          explanation:
            'The soup costs $4.00, and “Students pay one dollar less for hot dishes”, so it is $3.00. The full price is for people without a card, and $3.50 is the price of the sandwich.',
        },
        {
          id: 't1-r-daily-4-q2',
          question: 'What can people buy at four in the afternoon?',
          options: ['A green salad', 'A bowl of soup', 'A plate of pasta', 'A rice bowl'],
          answer: 0,
          explanation:
            'At four only the second list is sold: “Cold dishes, 12 to 5”. Soup, pasta and rice bowl are hot dishes, which end at 2.30.',
        },
        {
          id: 't1-r-daily-4-q3',
          question: 'Who gets something free today?',
          options: [
            'Everyone who has a student card',
            'Everyone who orders a rice bowl',
            'Everyone who comes before 2.30',
            'Everyone who cannot eat nuts',
          ],
          answer: 1,
          explanation:
            'The menu says that “a fruit salad is free with every rice bowl”. With a student card a hot dish is cheaper, but it is not free.',
        },
      ],
    },
  ],
  academic: [],
};

const hard: ReadingSection['hard'] = {
  cut: [
    {
      id: 't1-r-cut-hard',
      title: 'Bridges That Grow',
      text: 'In the wet hills of Meghalaya, in the north-east of India, some bridges are not built but grown. Villagers train the flex[ible] roots of fig trees acr[oss] a stream, of[ten] along bamboo poles, un[til] they re[ach] the soil on the oppo[site] bank. As they thicken, the roots me[rge] into a single stru[cture] that becomes stronger with age. It may take dec[ades] before a bridge is ready for daily use. Alth[ough] even steel rusts in such a damp climate, a living bridge can repair itself and may serve several generations.',
      explanations: [
        'Roots that can be trained in a direction must bend easily: they are flexible.',
        'A bridge leads from one side of a stream to the other: across it.',
        'An adverb of frequency fits here: poles are used in many cases, not in all.',
        'The training goes on up to the moment at which the roots arrive: until then.',
        'After “until they” a plural verb is needed; roots that arrive at the soil reach it.',
        'The roots start on one bank, so they arrive at the opposite one.',
        'Roots that become one thing merge; “into a single” shows the result.',
        'After “a single” comes a noun for something that is put together: a structure.',
        'A plural that measures a long time is wanted; a tree needs tens of years.',
        'Even steel rusts there, and yet the bridge lasts: a clause that concedes something begins with although.',
      ],
      facts: {
        asOf: '2026-11-25',
        source:
          'Ludwig and others, Living bridges using aerial roots of Ficus elastica, Scientific Reports 9, 2019, nature.com; livemint.com, Why Meghalaya is building new root bridges',
      },
    },
  ],
  daily: [],
  academic: [
    {
      id: 't1-r-academic-2',
      title: 'Pens, Laptops and a Second Look',
      text: `Few findings about study habits have been welcomed as warmly as one published in 2014. Students who had taken notes on a lecture by hand, two psychologists reported, answered conceptual questions better than those who had typed. The proposed explanation was elegant. Because typing is fast, typists tend to transcribe a speaker word for word; the slower hand must select and rephrase, and this effort fixes ideas in the mind. The handicap of the pen, in other words, was supposed to be its virtue.

In 2021, a large team published a careful replication of the first of the 2014 experiments. Half of the account survived. Typists again wrote more words and reproduced more of the lecture verbatim. On the quiz that followed, however, they did about as well as the others, and an analysis of eight similar studies told much the same story.

This does not prove that the choice of tool is irrelevant. The quiz came after a short pause, with no opportunity to study, whereas real notes exist to be reread weeks later. What the episode teaches is more modest. A plausible mechanism is no evidence that the effect it explains is real.`,
      facts: {
        asOf: '2026-11-25',
        source:
          "Mueller and Oppenheimer, The Pen Is Mightier Than the Keyboard, Psychological Science 25, 2014; Urry and others, Don't Ditch the Laptop Just Yet, Psychological Science 32, 2021",
      },
      questions: [
        {
          id: 't1-r-academic-2-q1',
          question: 'The word “elegant” in paragraph 1 is closest in meaning to',
          options: ['neat and simple', 'widely accepted', 'carefully tested', 'new and surprising'],
          answer: 0,
          explanation:
            'What follows “The proposed explanation was elegant” is a short chain of reasons that turns a weakness into a strength: neat and simple. That the finding was welcomed is said of the finding, and a test came only in 2021.',
        },
        {
          id: 't1-r-academic-2-q2',
          question:
            'According to the explanation in paragraph 1, how can the handicap of the pen be a “virtue”?',
          options: [
            'Writing slowly lets a student record each word exactly',
            'Writing slowly gives a student time to read every line',
            'Writing slowly allows a student to rest between two ideas',
            'Writing slowly makes a student choose and reword ideas',
          ],
          answer: 3,
          explanation:
            'The pen cannot keep up, so “the slower hand must select and rephrase”. Recording every word is what typists are said to do, and neither rereading nor rest is mentioned.',
        },
        {
          id: 't1-r-academic-2-q3',
          question: 'According to paragraph 2, which result of 2014 was found again in 2021?',
          options: [
            'Typists gave weaker answers to questions about ideas',
            "Typists copied more of the lecturer's own words",
            'Students with pens did better on the quiz at the end',
            'Students with pens wrote down what mattered most',
          ],
          answer: 1,
          explanation:
            'In 2021 the typists “again wrote more words and reproduced more of the lecture verbatim”. On the quiz the two groups “did about as well”, and whether those with pens chose what mattered is not reported.',
        },
        {
          id: 't1-r-academic-2-q4',
          question:
            'Why does the author mention in paragraph 3 that there was “no opportunity to study”?',
          options: [
            'To suggest that the team had broken a rule',
            'To explain why the typists had forgotten more',
            'To point out what the replication cannot show',
            'To prove that notes must be reread to be of use',
          ],
          answer: 2,
          explanation:
            'The paragraph begins “This does not prove that the choice of tool is irrelevant”, and the short test is the reason: real notes “exist to be reread weeks later”. No rule was broken, and the typists did not do worse.',
        },
        {
          id: 't1-r-academic-2-q5',
          question: 'With which statement would the author most likely agree?',
          options: [
            'A result that cannot be repeated must have been invented',
            'The benefits of writing by hand can no longer be doubted',
            'A large team is less likely to be mistaken than a small one',
            'A good explanation may be given for something untrue',
          ],
          answer: 3,
          explanation:
            'The last sentence says so: “A plausible mechanism is no evidence that the effect it explains is real.” Nobody is accused of inventing results, and the size of the team is not treated as proof.',
        },
      ],
    },
  ],
};

export const reading: ReadingSection = { first, easy, hard };
