import type { ReadingSection } from './today-types.ts';

const first: ReadingSection['first'] = {
  cut: [
    {
      id: 't2-r-cut-first',
      title: 'A Pepper from Far Away',
      text: 'It is hard to imagine Indian food without chillies, yet the plant that bears them came from far away. Un[til] about five hun[dred] years ago, nob[ody] in Asia h[ad] ever tas[ted] one. Co[oks] who wan[ted] hot food us[ed] black pepper or ginger ins[tead]. Then ships from Portugal bro[ught] the plant from the Americas to the west coast of India. It grew well in the climate there, and cooks took to it quickly. Within a few decades it had become so common that some European botanists thought it was native.',
      explanations: [
        'It names the moment up to which something was so: until five centuries ago.',
        'A number is wanted between “five” and “years”; it has no -s after another number.',
        '“ever” needs a negative word before it, and only a person can taste: nobody.',
        'With “Until” and “ago”, what had not happened before stands in the past perfect: had tasted.',
        'After “had ever” comes a past participle; food is tasted.',
        'People who look for hot food and use pepper in it are cooks; the verb shows the plural.',
        'The sentence is about the past, so the verb after “who” ends in -ed.',
        'The main verb is in the past as well: they used pepper.',
        'Pepper took the place of chillies, which is what “instead” says.',
        'Ships carry a plant to a country: they brought it, in the past.',
      ],
      facts: {
        asOf: '2026-11-25',
        source:
          'silkroadgourmet.com, The Introduction of Chili Peppers to India; Andrews, The Peripatetic Chili Pepper, 1992',
      },
    },
  ],
  daily: [
    {
      id: 't2-r-daily-1',
      kind: 'advertisement',
      title: 'Campus Bikes: Rent by the Term',
      text: `Why buy a bicycle for a single year? Rent one from Campus Bikes for $45 a term. The price covers a lock, a helmet and all repairs at our workshop behind the sports hall; only punctures are at your own cost.

Bring your student card and a deposit of $60. You get it back in full if you return the bicycle within two weeks of the end of term.

New this year: sign up before 15 September and ride free until 1 October.`,
      questions: [
        {
          id: 't2-r-daily-1-q1',
          question: 'What must customers pay for in addition to the rent?',
          options: [
            'Using a helmet',
            'Hiring a lock',
            'Having the brakes repaired',
            'Having a flat tyre mended',
          ],
          answer: 3,
          explanation:
            'Of all repairs “only punctures are at your own cost”, and a tyre with a puncture is flat. Lock, helmet and the other repairs are covered by the price.',
        },
        {
          id: 't2-r-daily-1-q2',
          question:
            'What can be inferred about a student who returns a bicycle a month after the end of term?',
          options: [
            'She will have to pay for another term',
            'She may not get all of her $60 back',
            'She will have to buy a new helmet',
            'She cannot rent a bicycle there again',
          ],
          answer: 1,
          explanation:
            'The deposit comes back “in full if you return the bicycle within two weeks of the end of term”. A month is longer, so this promise no longer holds. The other three results are not mentioned.',
        },
      ],
    },
    {
      id: 't2-r-daily-2',
      kind: 'email',
      title: 'Safety Training',
      text: `Dear all,

The safety training for new members of the chemistry laboratory, planned for this Thursday, has to be moved because our trainer is ill. It will now take place next Tuesday, 13 October, from 2 to 5 p.m. in Room 210, not in the laboratory itself.

Until you have completed the training, you may not work in the laboratory, even with a supervisor. If your experiment cannot wait, write to me today; I can offer six places in this Friday's training at the physics department, which we accept as equivalent.

Please finish the online part before you come, whichever session you attend. It takes about forty minutes, and the trainer will ask for the certificate at the door.

Regards,
Dr Helen Brandt`,
      questions: [
        {
          id: 't2-r-daily-2-q1',
          question: 'Why is Dr Brandt writing?',
          options: [
            'To announce a change to a training session',
            'To invite students to join her laboratory',
            'To report that somebody has been injured',
            'To ask who has completed the online part',
          ],
          answer: 0,
          explanation:
            'The first paragraph says that the training “has to be moved” and gives the new day and room. The trainer is ill, not injured, and the readers are already members of the laboratory.',
        },
        {
          id: 't2-r-daily-2-q2',
          question: 'What should people do if their experiments cannot wait until Tuesday?',
          options: [
            'Work beside a supervisor until that day',
            'Show their certificate at the laboratory',
            'Request a place in a different session',
            'Go to Room 210 on Thursday as planned',
          ],
          answer: 2,
          explanation:
            'They should write at once, because Dr Brandt “can offer six places” in the training of another department. Working with a supervisor is forbidden, and the session on Thursday does not take place.',
        },
        {
          id: 't2-r-daily-2-q3',
          question: 'What is true of everybody who attends either session?',
          options: [
            'They spend the afternoon in Room 210',
            'They are taught by the same trainer',
            'They must bring a letter from a supervisor',
            'They must prove that they did the online part',
          ],
          answer: 3,
          explanation:
            '“whichever session you attend”, the online part comes first, and “the trainer will ask for the certificate at the door”. Room 210 is for Tuesday only, and the other session belongs to the physics department.',
        },
      ],
    },
  ],
  academic: [
    {
      id: 't2-r-academic-1',
      title: 'Eight Days in the Air',
      text: `Bar-tailed godwits breed in Alaska and spend the other half of the year in New Zealand and Australia. As they cannot rest on the sea, biologists long wondered how they got there. Some suspected that they flew straight across the Pacific. Others doubted it: in spring, after all, the birds travel by way of the coast of Asia and stop there to feed. In 2007, a bird that carried a small satellite transmitter settled the question. It left Alaska at the end of August, flew about 11,700 kilometres in eight days and did not land once.

The journey begins with eating. On the mudflats of Alaska, the birds feed until they weigh about twice as much as before, and most of the gain is fat, the fuel for the flight. Their bodies then change. The stomach and the intestines, which are useless in the air, shrink, while the flight muscles grow. It is as if a driver left the back seats at home to make room for more fuel.

The birds also choose their time and wait for winds that will push them south. Even so, they flap their wings day and night, for they cannot glide over the waves as an albatross does.`,
      facts: {
        asOf: '2026-11-25',
        source:
          'gi.alaska.edu, Alaska Science Forum (godwits); Gill and others, Extreme endurance flights, Proceedings of the Royal Society B 276, 2009; usgs.gov, Alaska Science Center (flight of 2007)',
      },
      questions: [
        {
          id: 't2-r-academic-1-q1',
          question: 'According to paragraph 1, what did the bird with the transmitter show?',
          options: [
            'Godwits travel by way of Asia in both seasons',
            'Godwits can cross the Pacific in a single flight',
            'Godwits leave Alaska earlier than was thought',
            'Godwits spend several nights resting on the sea',
          ],
          answer: 1,
          explanation:
            'It crossed the ocean and “did not land once”, as some had suspected. The coast of Asia is the route in spring only, and godwits “cannot rest on the sea”.',
        },
        {
          id: 't2-r-academic-1-q2',
          question: 'The word “gain” in paragraph 2 is closest in meaning to',
          options: ['advantage', 'profit', 'increase', 'food'],
          answer: 2,
          explanation:
            'The birds “weigh about twice as much as before”, and the gain is the difference, so it is an increase in weight. Profit and advantage are other senses of the word, and food is what the fat comes from.',
        },
        {
          id: 't2-r-academic-1-q3',
          question: 'Why does the author mention a driver in paragraph 2?',
          options: [
            'To explain why parts of the body become smaller',
            'To compare the speed of godwits with that of cars',
            'To suggest that godwits can feed as they travel',
            'To show how much fuel people waste on journeys',
          ],
          answer: 0,
          explanation:
            'The back seats stand for the organs that “are useless in the air”: leaving them behind helps “to make room for more fuel”. Speed and waste are not discussed.',
        },
        {
          id: 't2-r-academic-1-q4',
          question: 'What can be inferred from paragraph 3 about albatrosses?',
          options: [
            'They set out on longer journeys than godwits do',
            'They wait for the same winds as the godwits',
            'They do not travel over the sea after dark',
            'They do not need to flap their wings all the time',
          ],
          answer: 3,
          explanation:
            'Godwits must flap “day and night, for they cannot glide over the waves as an albatross does”, so gliding saves the albatross this work. Nothing is said of its journeys, its winds or its nights.',
        },
        {
          id: 't2-r-academic-1-q5',
          question: 'Which sentence best expresses the main idea of the passage?',
          options: [
            'Changes in the body and good timing make an extreme flight possible',
            'Satellites have given biologists new ways of counting sea birds',
            'Birds of the Pacific coast are good at finding places to feed on the way',
            'Godwits are better suited to life in Alaska than to life in New Zealand',
          ],
          answer: 0,
          explanation:
            'After the record flight, paragraph 2 describes how “Their bodies then change” and paragraph 3 how the birds “choose their time”. The satellite is only the proof, and on this flight the birds do not feed at all.',
        },
      ],
    },
  ],
};

const easy: ReadingSection['easy'] = {
  cut: [
    {
      id: 't2-r-cut-easy',
      title: 'How Elephants Keep Cool',
      text: 'An elephant has a very big body, so it can easily become too hot. Its ea[rs] help i[t] to st[ay] cool. Th[ey] are la[rge] and th[in], and wa[rm] blood fl[ows] through them, cl[ose] to the sk[in]. When the elephant moves its ears like a fan, the air takes some of the heat away. The blood that goes back into the body is then a little cooler. On very hot days, elephants also throw water or mud over their backs. Wet mud keeps the skin cool for a long time.',
      explanations: [
        'The part of the body that is large and moves like a fan; “help” shows that there are two.',
        'After “help” we need the word for the elephant as an object: it.',
        'To stay cool is not to become hot.',
        'This word stands for the ears, and the verb is “are”.',
        'The ears of an elephant are not small but large.',
        'Something that is not thick is thin.',
        'The blood comes from a hot body, so it is warm before the air cools it.',
        'Blood moves like water: it flows. “blood” is singular, so the verb has -s.',
        'It means near, and “to” follows it; blood that is near the skin can be cooled.',
        'The outside of the body is the skin; the last sentence has the word again.',
      ],
      facts: {
        asOf: '2026-11-25',
        source:
          'asknature.org, Large ears aid cooling; shentonsafaris.com, Cooling down (mud and water)',
        isUndated: true,
      },
    },
  ],
  daily: [
    {
      id: 't2-r-daily-3',
      kind: 'notice',
      title: 'Laundry Room, Building A',
      text: `Machines 3 and 4 are out of order until Friday. Please use the others, or go to the laundry room in Building B, which is open to everyone this week.

One wash costs two dollars. You can pay by card or with your phone, but not with coins.

Please take your clothes out as soon as the machine stops. Other people are waiting.`,
      questions: [
        {
          id: 't2-r-daily-3-q1',
          question: 'How can people pay for a wash in Building A?',
          options: ['With two coins', 'At a pay desk', 'With a phone', 'With a voucher'],
          answer: 2,
          explanation:
            'The notice says, “You can pay by card or with your phone, but not with coins”. Neither a desk nor vouchers are mentioned.',
        },
        {
          id: 't2-r-daily-3-q2',
          question: 'What is special about this week?',
          options: [
            'Everyone may use the room in Building B',
            'A wash is cheaper than in other weeks',
            'The room in Building A is closed all day',
            'All of the machines are being repaired',
          ],
          answer: 0,
          explanation:
            'The laundry room in Building B “is open to everyone this week”. In Building A only two machines do not work, and the notice asks people to “use the others”.',
        },
      ],
    },
    {
      id: 't2-r-daily-4',
      kind: 'timetable',
      title: 'Campus Bus to the Railway Station',
      text: `Monday to Friday

Leaves Main Gate: 7.30, 8.15, 9.00, 13.00, 17.30, 18.30
Arrives at Railway Station: 7.55, 8.40, 9.25, 13.25, 17.55, 18.55

On Saturdays only the 9.00 and the 17.30 buses run. There are no buses on Sundays.

All buses stop at the Medical School, ten minutes after the Main Gate.

The ride is free for students. Visitors pay the driver two dollars.`,
      questions: [
        {
          id: 't2-r-daily-4-q1',
          question:
            "Asha's train leaves the Railway Station at 9.10 on a Monday. Which is the last bus from the Main Gate that she can take?",
          options: ['The 9.00 bus', 'The 8.40 bus', 'The 7.30 bus', 'The 8.15 bus'],
          answer: 3,
          explanation:
            'In the line “Arrives at Railway Station” the 8.15 bus has 8.40, in time for the train. The 9.00 bus comes too late, at 9.25; no bus leaves at 8.40, and the 7.30 bus is not the last one.',
        },
        {
          id: 't2-r-daily-4-q2',
          question: 'When does the last bus leave the Main Gate on a Saturday?',
          options: ['At 9.00', 'At 17.30', 'At 17.55', 'At 18.30'],
          answer: 1,
          explanation:
            '“On Saturdays only the 9.00 and the 17.30 buses run”, so 17.30 is the later of two. At 17.55 it arrives, and 18.30 is for Monday to Friday.',
        },
        {
          id: 't2-r-daily-4-q3',
          question: 'Who has to pay for the ride?',
          options: [
            'Passengers who travel on a Saturday',
            'Passengers who go to the Medical School',
            'Passengers who are guests on campus',
            'Passengers who take an evening bus',
          ],
          answer: 2,
          explanation:
            'The ride is free for students, but “Visitors pay the driver two dollars”, and visitors are guests. The day, the hour and the stop make no difference.',
        },
      ],
    },
  ],
  academic: [],
};

const hard: ReadingSection['hard'] = {
  cut: [
    {
      id: 't2-r-cut-hard',
      title: 'Warm Nights in the City',
      text: 'After sunset, the streets of a large city usually remain warmer than the fields around it. Brick, concrete and tar abs[orb] the ene[rgy] of sunlight throu[ghout] the day and rel[ease] it only grad[ually] at night. More[over], tall buildings pre[vent] heat from esca[ping] to the open sky, and engines and air conditioners contribute addit[ional] warmth. In the countryside, by contrast, water evapo[rates] from soil and leaves and takes heat with it. Planting trees along streets is therefore more than decoration: it restores part of a cooling system that construction has removed.',
      explanations: [
        'Building materials take sunlight in before they give it off: they absorb it.',
        'What sunlight carries and materials take in is energy.',
        'The sun shines from morning to evening, so this happens during the whole day: throughout it.',
        'The opposite of taking heat in is letting it out: to release it.',
        'The city stays warm because the heat comes out slowly, bit by bit; “only” needs an adverb here.',
        'A further reason is added to the one before: moreover.',
        'The pattern “from” with an -ing form belongs to “prevent”; “buildings” is plural.',
        'After “from” the verb takes -ing; heat that gets out escapes.',
        'Engines add their warmth to that of the sun; an adjective is needed before “warmth”.',
        'Water that leaves soil and leaves as vapour evaporates; “takes” shows the present tense.',
      ],
      facts: {
        asOf: '2026-11-25',
        source:
          'US Environmental Protection Agency, Reducing Urban Heat Islands: Compendium of Strategies, Urban Heat Island Basics, epa.gov',
      },
    },
  ],
  daily: [],
  academic: [
    {
      id: 't2-r-academic-2',
      title: 'An Unremarkable Box',
      text: `In April 1956, an old tanker left Newark for Houston with fifty-eight metal boxes, the bodies of trucks, on its deck. The voyage is often celebrated as the birth of the shipping container, and Malcom McLean, the owner of a trucking firm who arranged it, as its inventor. Neither claim is quite accurate. Railways and shipping lines had been experimenting with large boxes for half a century, with modest results.

What McLean grasped was something else. His customers did not want ships or trucks; they wanted goods moved from door to door. A container that has to be emptied at the quay saves little, because the expense of shipping lay less in the crossing than in the handling of every separate sack and crate. To abolish that handling, cranes, ships, trucks and docks had to be redesigned around a single box. By one estimate, loading loose cargo cost almost six dollars a ton at the time, against about sixteen cents for the boxes on the tanker.

Even then, the savings were at first confined to a few routes, since the boxes of one company did not fit the equipment of another. Only international standards, agreed from the late 1960s, allowed a box to travel on anybody's ship, train or truck. The invention, one might say, was never the box at all.`,
      facts: {
        asOf: '2026-11-25',
        source:
          'smithsonianmag.com, The Now-Ubiquitous Shipping Container Was an Idea Before Its Time, 2017; containersalesuk.com, Happy 60th birthday, container, 2015 (cost a ton); Levinson, The Box, 2006 (earlier containers, McLean, standards)',
      },
      questions: [
        {
          id: 't2-r-academic-2-q1',
          question: 'Why does the author mention railways and shipping lines in paragraph 1?',
          options: [
            "To name the businesses that stood in McLean's way",
            'To explain where the boxes on the tanker had been made',
            'To support the view that McLean did not invent the box',
            'To show how quickly others followed the example of 1956',
          ],
          answer: 2,
          explanation:
            'They “had been experimenting with large boxes for half a century”, which is why the claim that he was “its inventor” is not accurate. They came before him, so they did not follow him, and no resistance is mentioned.',
        },
        {
          id: 't2-r-academic-2-q2',
          question:
            'According to paragraph 2, what made shipping expensive before containers were widely used?',
          options: [
            'The fuel that was needed for a long crossing',
            'The work of moving many items one by one',
            'The rent that was charged for space at docks',
            'The number of ships that sailed half empty',
          ],
          answer: 1,
          explanation:
            'The expense “lay less in the crossing than in the handling of every separate sack and crate”. The crossing is named as the smaller part, and neither rent nor empty ships are mentioned.',
        },
        {
          id: 't2-r-academic-2-q3',
          question:
            'According to paragraph 2, what was necessary if containers were to save much money?',
          options: [
            'The discovery of a shorter route between two ports',
            'The building of a box that was cheaper and lighter',
            'The use of the fastest ships that were then available',
            'The adaptation of a whole system to the same box',
          ],
          answer: 3,
          explanation:
            '“cranes, ships, trucks and docks had to be redesigned around a single box”, that is, everything that touched it. The price and weight of the box, the route and the speed are not discussed.',
        },
        {
          id: 't2-r-academic-2-q4',
          question: 'The word “confined” in paragraph 3 is closest in meaning to',
          options: ['restricted', 'credited', 'compared', 'transferred'],
          answer: 0,
          explanation:
            'The savings were “at first confined to a few routes” because boxes did not fit elsewhere, so they were restricted to these routes. They were not moved to them, and nobody credits the routes with them.',
        },
        {
          id: 't2-r-academic-2-q5',
          question: 'What does the last sentence of paragraph 3 imply?',
          options: [
            "McLean's rivals deserve more credit than he does",
            'The true advance was a system in which boxes circulate',
            'The standards of the 1960s were agreed a decade too late',
            'The containers of today differ much from those of 1956',
          ],
          answer: 1,
          explanation:
            "The sentence before it says what mattered: standards “allowed a box to travel on anybody's ship, train or truck”. The box itself was old, so the novelty was what let it move. Rivals, delay and later designs are not judged.",
        },
      ],
    },
  ],
};

export const reading: ReadingSection = { first, easy, hard };
