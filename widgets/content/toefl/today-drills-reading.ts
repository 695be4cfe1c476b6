import type { Drills } from './today-types.ts';

export const drills: Drills['reading'] = {
  cut: [
    {
      id: 'd-r-cut-1',
      title: 'A Very Tall Grass',
      text: 'Bamboo looks like a tree, but it is really a kind of grass. Some kinds can gr[ow] by alm[ost] a metre i[n] a sin[gle] day, which is mo[re] than a[ny] other plant can do. The st[ems] are str[ong] but li[ght], because they are em[pty] inside. People use them to build houses and bridges, and to make chairs, baskets and paper. When a stem is cut, the plant does not die. Its roots stay alive in the ground, and new stems soon come up.',
      explanations: [
        'After “can” the verb has its plain form; plants that become taller grow.',
        'The number is a little below a metre, so it is almost a metre.',
        'We measure growth in a day, so the short word is “in”.',
        'One day and not several: a single day.',
        '“than” needs a comparative before it: more.',
        'In a comparison with “than”, “any other” means every other one.',
        'The tall parts of the plant that are cut later on are its stems; “are” asks for the plural.',
        'Houses and bridges can be built with them, so they are strong.',
        '“but” brings a contrast: strong things are often heavy, and these are light.',
        'There is nothing inside them, so they are empty and weigh little.',
      ],
      facts: {
        asOf: '2026-11-25',
        source: "discoverwildlife.com, What's the fastest-growing plant in the world?",
        isUndated: true,
      },
    },
    {
      id: 'd-r-cut-2',
      title: 'The Test That Teaches',
      text: 'Many students prepare for an examination by reading their notes again and again. In a well-known experiment, students who sim[ply] read a text four times remem[bered] it bet[ter] after five min[utes]. A we[ek] later, how[ever], they reca[lled] less th[an] others who h[ad] read it once and then tested thems[elves]. Oddly, it was the readers who had expected to do well. Searching the memory is tiring, but the search itself seems to strengthen what is found. A student who closes the book and asks what it said is therefore already learning.',
      explanations: [
        'They read and did nothing else; before the verb an adverb in -ly is needed.',
        'What students do with a text after some time is measured: how well they remembered it, in the past.',
        'The two groups are compared, so this is the comparative of “well”.',
        'After “five” comes a plural, and the time is short: minutes.',
        'The second time is much later than the first; “A” asks for a singular, a week.',
        'The second result is the opposite of the first, and commas stand on both sides: however.',
        'The verb is another word for remembering, in the past like “remembered”.',
        '“less” is followed by “than” when two groups are compared.',
        'The reading came before the test a week later, so it stands in the past perfect.',
        'The students were their own examiners: they tested themselves.',
      ],
      facts: {
        asOf: '2026-11-25',
        source: 'Roediger and Karpicke, Test-Enhanced Learning, Psychological Science 17, 2006',
      },
    },
  ],
  daily: [
    {
      id: 'd-r-daily-1',
      kind: 'message',
      title: 'Group Meeting',
      text: `Hi everyone, our meeting moves from Wednesday to Thursday at 4, same place. Rohan has a job interview on Wednesday, and we need him for the budget. Please read his draft before we meet and put your comments in the file, not in this chat. Mei, could you bring the survey forms? I'll see to the projector. Sara`,
      questions: [
        {
          id: 'd-r-daily-1-q1',
          question: 'Why has the meeting been moved?',
          options: [
            'One member has another appointment',
            'The usual room has no projector',
            'The draft has not been finished',
            'Some of the forms have been lost',
          ],
          answer: 0,
          explanation:
            '“Rohan has a job interview on Wednesday, and we need him for the budget”. His draft is ready to be read, and the projector and the forms are only things to bring.',
        },
        {
          id: 'd-r-daily-1-q2',
          question: 'What should everyone do before Thursday?',
          options: [
            'Send some comments to the chat',
            'Write one part of the budget',
            'Look at what Rohan has written',
            'Fill in one of the survey forms',
          ],
          answer: 2,
          explanation:
            'Sara writes, “Please read his draft before we meet”. Comments go into the file, “not in this chat”, and only Mei is asked about the forms.',
        },
      ],
    },
    {
      id: 'd-r-daily-2',
      kind: 'notice',
      title: 'City Museum: Changes in December',
      text: `The natural history rooms on the first floor are closed until 12 December while new lights are put in. The dinosaur skeleton has been moved to the entrance hall, where it can be seen without a ticket.

Because of the work, tickets cost half the usual price from today until that date. Tickets that were bought online before today remain valid; at the desk, their holders receive a voucher for the museum shop.

Guided tours take place at weekends only. They begin at the café, not in the entrance hall, and no reservation is needed.`,
      questions: [
        {
          id: 'd-r-daily-2-q1',
          question: 'What can visitors see for free?',
          options: [
            'The natural history rooms',
            'The skeleton of a dinosaur',
            'The things sold in the shop',
            'The part that a guide shows',
          ],
          answer: 1,
          explanation:
            'The skeleton now stands in the entrance hall, “where it can be seen without a ticket”. The natural history rooms are closed, and nothing is said about the price of the shop or of tours.',
        },
        {
          id: 'd-r-daily-2-q2',
          question: 'What can be inferred about the people who receive a voucher?',
          options: [
            'They have waited longer than others',
            'They have booked a tour with a guide',
            'They have brought a ticket they cannot use',
            'They have paid more than people pay now',
          ],
          answer: 3,
          explanation:
            'They bought tickets “before today”, and “tickets cost half the usual price from today”, so they paid the full price. Their tickets “remain valid”, and tours need no booking.',
        },
        {
          id: 'd-r-daily-2-q3',
          question: 'What does the notice say about guided tours?',
          options: [
            'They must be booked at the desk',
            'They start in the entrance hall',
            'They are not held on weekdays',
            'They cost half the usual price',
          ],
          answer: 2,
          explanation:
            'Tours “take place at weekends only”. No reservation is needed, they begin at the café, and the lower price is for tickets.',
        },
      ],
    },
    {
      id: 'd-r-daily-3',
      kind: 'advertisement',
      title: 'Help Wanted: University Bookshop',
      text: `We are looking for two students to help in the shop from 20 August to 10 September, the busiest weeks of our year. You will unpack deliveries, fill shelves and answer customers' questions. Our regular staff look after the till.

You should be able to lift boxes of 15 kilograms and to work on at least three afternoons a week. Experience is welcome but not necessary: we train you on the first day, and that day is paid.

Leave your name and the days on which you are free at the information desk by 31 July.`,
      questions: [
        {
          id: 'd-r-daily-3-q1',
          question: 'What will the students not be asked to do?',
          options: [
            'Open boxes of new books',
            'Put books on the shelves',
            'Help people in the shop',
            'Take money for the books',
          ],
          answer: 3,
          explanation:
            "Money is paid at the till, and “Our regular staff look after the till”. Students “unpack deliveries, fill shelves and answer customers' questions”.",
        },
        {
          id: 'd-r-daily-3-q2',
          question: 'Which student would be suitable?',
          options: [
            'One with no experience who is free on most afternoons',
            'One with much experience who is free on two afternoons',
            'One with some experience who is looking for work in July',
            'One with strong arms who is abroad until 5 September',
          ],
          answer: 0,
          explanation:
            '“Experience is welcome but not necessary”, and “at least three afternoons a week” are wanted. Two afternoons are too few, and the work begins on 20 August, neither in July nor in September.',
        },
      ],
    },
    {
      id: 'd-r-daily-4',
      kind: 'email',
      title: 'Your Essay and Your Presentation',
      text: `Dear Arjun,

Thank you for telling me about your illness before the deadline and not after it. I can give you five more days for the essay, so please hand it in by noon on Friday the 21st. You will lose no marks if it arrives by then. After that the usual rule applies: ten per cent for each day.

I cannot do the same for the presentation, because your group depends on you and the room is booked. If you are still unwell on Wednesday, ask a member of your group to present your part, and record a short talk for me later.

You need not send a doctor's note. The department asks for one only if an examination is missed.

Get well soon,
Professor Lena Ortiz`,
      questions: [
        {
          id: 'd-r-daily-4-q1',
          question: 'What does Professor Ortiz allow Arjun to do?',
          options: [
            'Give the presentation on a day of his choice',
            'Write a shorter essay than the other students',
            'Hand in the essay later without losing marks',
            'Miss the examination if he is still unwell',
          ],
          answer: 2,
          explanation:
            'He has “five more days for the essay” and will “lose no marks” if he keeps to them. For the presentation she “cannot do the same”, and neither a shorter essay nor missing an examination is offered.',
        },
        {
          id: 'd-r-daily-4-q2',
          question: 'Why can the presentation not be moved?',
          options: [
            'Arjun asked too late for a new date',
            'Other students would be affected by it',
            'Arjun has already recorded his part of it',
            'The usual rule allows no second date',
          ],
          answer: 1,
          explanation:
            'It stays where it is “because your group depends on you and the room is booked”. Arjun wrote in time, the talk would be recorded later, and the usual rule is about marks for late essays.',
        },
        {
          id: 'd-r-daily-4-q3',
          question: "What is true about a doctor's note?",
          options: [
            'Arjun has already sent one to the department',
            'Arjun must bring one if he gives his presentation',
            'Arjun needs one before he may hand in the essay late',
            'Arjun would need one if he missed an examination',
          ],
          answer: 3,
          explanation:
            'The department “asks for one only if an examination is missed”. For the essay and the presentation he “need not send” any.',
        },
      ],
    },
  ],
  academic: [
    {
      id: 'd-r-academic-1',
      title: 'The Bee and the Hexagon',
      text: `The cells of a honeycomb have six sides, and people have wondered why for more than two thousand years. Part of the answer is geometry. When circles are packed together, they leave gaps, and wax would be wasted on filling them. Only three regular shapes cover a surface completely: triangles, squares and hexagons. Of these, the hexagon needs the least wall for the space that it encloses. Since bees use up a great deal of honey to make a little wax, a shape that saves wax saves food.

How the bees achieve this shape is less certain. In 2013, a team of engineers reported that the cells of a new comb are round at first. Bees then warm the wax until it is soft enough to flow at the places where three cells meet, and this pulls the walls straight. If that is right, physics does the work, and no bee has to measure an angle. Other researchers, however, had filmed bees with cameras that show heat. They found that the wax was not warm enough to flow, and they saw the bees shape it with their jaws, antennae and legs.`,
      facts: {
        asOf: '2026-11-25',
        source:
          'Karihaloo and others, Honeybee combs, Journal of the Royal Society Interface 10, 2013; Bauer and Bienefeld, Hexagonal comb cells of honeybees are not produced via a liquid equilibrium process, Naturwissenschaften 100, 2013; math.ucdavis.edu, The Honeycomb Conjecture',
      },
      questions: [
        {
          id: 'd-r-academic-1-q1',
          question: 'According to paragraph 1, what is wrong with round cells?',
          options: [
            'There is empty space between them',
            'There is no way to measure them',
            'Their walls are weaker than others',
            'They cannot be filled with honey',
          ],
          answer: 0,
          explanation:
            'Circles that are packed together “leave gaps, and wax would be wasted on filling them”. Neither the strength of walls nor the filling of cells with honey is discussed.',
        },
        {
          id: 'd-r-academic-1-q2',
          question: 'What can be inferred from paragraph 1 about cells with three or four sides?',
          options: [
            'They would leave gaps in a honeycomb',
            'They would be too small for most bees',
            'They would take longer to fill up',
            'They would need more wax than hexagons',
          ],
          answer: 3,
          explanation:
            'Triangles and squares also cover a surface completely, but “the hexagon needs the least wall for the space that it encloses”, so the others need more wall and therefore more wax. Size and time are not mentioned.',
        },
        {
          id: 'd-r-academic-1-q3',
          question: 'The word “encloses” in paragraph 1 is closest in meaning to',
          options: ['divides', 'contains', 'touches', 'improves'],
          answer: 1,
          explanation:
            'A wall goes round a space and the shape has it inside: “the space that it encloses” is the space that it contains. A single cell does not divide or improve its space.',
        },
        {
          id: 'd-r-academic-1-q4',
          question: 'According to the engineers in paragraph 2, what makes the walls straight?',
          options: [
            'Bees that measure each angle with great care',
            'Cold air that makes the wax hard once more',
            'Soft wax that flows where several cells meet',
            'The weight of the honey in the highest cells',
          ],
          answer: 2,
          explanation:
            'Warm wax can “flow at the places where three cells meet, and this pulls the walls straight”. On this view “no bee has to measure an angle”, and cold air and weight play no part.',
        },
        {
          id: 'd-r-academic-1-q5',
          question: 'What do the observations at the end of paragraph 2 suggest?',
          options: [
            'Bees build new combs only in the warmest weather',
            'Bees give the wax its shape with their own bodies',
            'Wax begins to flow at a lower heat than was thought',
            'Wax is warmed by the sun before bees can use it',
          ],
          answer: 1,
          explanation:
            'The wax “was not warm enough to flow”, and the researchers “saw the bees shape it with their jaws, antennae and legs”. The weather, the sun and a new figure for the heat of flowing wax are not reported.',
        },
      ],
    },
    {
      id: 'd-r-academic-2',
      title: 'A Forecast and Its Afterlife',
      text: `When the monsoon fails, harvests across India fail with it. After the drought of 1899, which led to famine, there was a demand for some warning of such years, and in 1904 the national weather service was entrusted to Gilbert Walker, a mathematician. He judged the atmosphere too complicated to be understood from first principles. Instead, he had a staff of clerks compare records of pressure, rain and temperature from stations all over the world, in the hope that some event in one region would announce what was to come in another.

The search revealed a pattern of remarkable extent. When pressure is high over the Pacific, it tends to be low over the Indian Ocean, and the other way round, as though the air were swaying between the two. Walker named this the Southern Oscillation and linked it to rainfall on several continents. He could offer no cause, however, and many meteorologists suspected that so much arithmetic was bound to produce coincidences.

Nor did his formulas foresee the monsoon reliably. Yet the pattern outlived the purpose for which it was sought. In the 1960s, Jacob Bjerknes connected it with the warming of the Pacific known as El Niño, and together they now underlie seasonal forecasts in much of the world.`,
      facts: {
        asOf: '2026-11-25',
        source:
          'docslib.org, Sir Gilbert Thomas Walker (article in a box); people.atmos.ucla.edu, Lecture 10, Climate variability; pbs.org, NOVA: Tracking El Niño, 1969 (Bjerknes)',
      },
      questions: [
        {
          id: 'd-r-academic-2-q1',
          question: 'According to paragraph 1, how did Walker approach his task?',
          options: [
            'He studied how the drought of 1899 had come about',
            'He built a theory of how air moves round the Earth',
            'He sent his clerks to stations in distant countries',
            'He looked for links between records of many places',
          ],
          answer: 3,
          explanation:
            'His clerks had to “compare records of pressure, rain and temperature from stations all over the world”. The records travelled, not the clerks, and a theory “from first principles” is what he rejected.',
        },
        {
          id: 'd-r-academic-2-q2',
          question: 'The word “announce” in paragraph 1 is closest in meaning to',
          options: ['indicate', 'publish', 'cause', 'prevent'],
          answer: 0,
          explanation:
            'An event “would announce what was to come in another” region: it would be a sign of it, so it would indicate it. Events do not publish anything, and Walker looked for signs, not for causes or remedies.',
        },
        {
          id: 'd-r-academic-2-q3',
          question:
            "According to paragraph 2, what did many meteorologists think about Walker's results?",
          options: [
            'They described a pattern known already',
            'They depended on records full of errors',
            'They might be due to nothing but chance',
            'They might apply to one continent only',
          ],
          answer: 2,
          explanation:
            'They “suspected that so much arithmetic was bound to produce coincidences”: if enough numbers are compared, some agree by chance. Nobody is said to have found errors or an earlier discovery.',
        },
        {
          id: 'd-r-academic-2-q4',
          question:
            'What does the author mean in paragraph 3 by saying that the pattern “outlived the purpose for which it was sought”?',
          options: [
            'It came to light again after it had been forgotten',
            'It proved valuable although the first aim was missed',
            'It lasted for longer than other patterns of weather',
            'It lost its use when droughts became less common',
          ],
          answer: 1,
          explanation:
            'It was sought for the monsoon, which the formulas did not “foresee” reliably, yet with El Niño it is now the basis of “seasonal forecasts in much of the world”. Nothing says that it had been forgotten or that droughts became rarer.',
        },
        {
          id: 'd-r-academic-2-q5',
          question: 'Which sentence best summarises the passage?',
          options: [
            'A search for one forecast led to a discovery of wider use',
            'A lack of records kept a mathematician from succeeding',
            'A theory of the atmosphere explained the famines of the past',
            'A change in the Pacific has made the monsoon more regular',
          ],
          answer: 0,
          explanation:
            'Walker wanted “some warning” of bad monsoons and found a pattern that now serves forecasts far beyond India. Records were plentiful, he offered no theory, and the monsoon is not said to have changed.',
        },
      ],
    },
  ],
};
