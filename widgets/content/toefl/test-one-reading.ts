import type { ReadingPassage } from './types.ts';

const stripesOnTheSeaFloor: ReadingPassage = {
  id: 'test-1-reading-1',
  title: 'Stripes on the Sea Floor',
  passage: `For the first half of the twentieth century, most geologists believed that the continents had always stood where they stand today. Alfred Wegener had argued in 1912 that they were once joined and had since drifted apart, and he pointed to matching coastlines, fossils and rock layers on opposite sides of the Atlantic. Yet he could not name a force strong enough to push a continent through the solid rock of the ocean floor, and without a convincing mechanism his idea was widely dismissed. The evidence that eventually changed minds came not from the continents, which had been studied for centuries, but from the sea floor, which had hardly been studied at all.

That evidence began to accumulate in the 1950s. Ships that surveyed the oceans with echo sounders, instruments that time how long sound takes to return from the bottom, traced a chain of underwater mountains that winds through every ocean. Down the middle of much of this chain ran a deep valley where earthquakes were common. In a paper that circulated from 1960, the American geologist Harry Hess proposed an explanation. Hot rock rises beneath the ridges, he suggested, and solidifies there as new ocean floor, which then moves slowly away on both sides until it sinks back into the Earth at deep trenches. The continents did not have to plough through the ocean floor, as Wegener had supposed; they were carried along with it. Hess admitted that much of this was speculation, and he called his own paper an essay in geopoetry.

A way to test the proposal was already being charted, although no one recognised it at the time. In 1955 a survey ship working off the west coast of North America began to tow a magnetometer, a device that measures the strength of the Earth's magnetic field. The results, published in 1961, were puzzling. The field was slightly stronger than expected along some strips of sea floor and slightly weaker along others, and the strips lay side by side for hundreds of kilometres, like the stripes of a zebra. Ronald Mason and Arthur Raff, who reported the pattern, could not account for it.

The key lay in another puzzle. When lava cools, iron-bearing minerals within it become magnetised in the direction of the Earth's field, and this direction is then locked into the rock. Early in the century, researchers had noticed that some ancient lavas were magnetised in the opposite direction to today's field. Either these rocks were peculiar or the field itself had reversed. In 1963 Frederick Vine and Drummond Matthews in England, and independently Lawrence Morley in Canada, saw what would follow if Hess was right and the field did reverse. New rock at a ridge would record the field of its day. As the floor spread and the field changed again and again, the rock would form bands of alternating magnetisation, each with a twin at the same distance on the other side of the ridge. Two journals turned Morley's manuscript down, one of them as mere speculation, and the paper by Vine and Matthews was at first largely ignored.

Two developments ended the neglect. Between 1963 and 1966, researchers who dated lava flows on land worked out when the recent reversals had taken place. Then, in 1966, a magnetic profile recorded by the ship Eltanin across a ridge in the South Pacific proved so symmetrical that, folded at the ridge, its two halves almost coincided. What is more, the widths of its stripes were in proportion to the lengths of the intervals in the timetable from the land. The agreement of two records made in quite different ways was hard to attribute to chance, and within a few years most geologists had accepted that the floor moves. The stripes also showed how fast: typically a few centimetres a year, about as quickly as a fingernail grows.`,
  facts: {
    asOf: '2026-11-21',
    source:
      'britannica.com, Plate tectonics (Hess); science.gc.ca, Seafloor Spreading 1963 (Morley); Vine, Spreading of the Ocean Floor, Science 154, 1966; Encyclopedia of Geology, History of Geology since 1962 (Raff and Mason)',
  },
  questions: [
    {
      id: 'test-1-reading-1-q1',
      question: "According to paragraph 1, why was Wegener's idea widely dismissed?",
      options: [
        'The coastlines that he compared did not match closely enough',
        'He could not say what force would be able to move continents',
        'He had paid no attention to the fossils found in older rocks',
        'Other geologists had shown that the sea floor was older than land',
      ],
      answer: 1,
      explanation:
        'Wegener “could not name a force strong enough to push a continent”, and it was “without a convincing mechanism” that his idea was dismissed. The coastlines did match, and fossils were part of his evidence.',
    },
    {
      id: 'test-1-reading-1-q2',
      question: 'The word “accumulate” in paragraph 2 is closest in meaning to',
      options: ['wear away', 'come apart', 'build up', 'spread out'],
      answer: 2,
      explanation:
        'To accumulate is to gather little by little. The paragraph goes on to list pieces of evidence that were added one after another after it “began to accumulate in the 1950s”.',
    },
    {
      id: 'test-1-reading-1-q3',
      question:
        "According to paragraph 2, how did Hess's account of the continents differ from Wegener's?",
      options: [
        'Hess held that they moved only at the time of earthquakes',
        'Hess held that they formed from hot rock beneath the ridges',
        'Hess held that they sank back into the Earth at trenches',
        'Hess held that they were carried by a floor that moved',
      ],
      answer: 3,
      explanation:
        'For Hess the continents “did not have to plough through the ocean floor, as Wegener had supposed; they were carried along with it”. It is the ocean floor, not the continents, that forms at ridges and sinks at trenches.',
    },
    {
      id: 'test-1-reading-1-q4',
      question:
        'Why does the author mention in paragraph 2 that Hess called his paper an essay in geopoetry?',
      options: [
        'To show that Hess knew how little evidence he had',
        'To suggest that Hess wrote chiefly for the general public',
        'To explain why other geologists found the paper obscure',
        'To praise the elegant style in which Hess had written',
      ],
      answer: 0,
      explanation:
        'The remark follows “Hess admitted that much of this was speculation” and illustrates it: he knew that he was imagining more than he could prove. Readers and style are not discussed.',
    },
    {
      id: 'test-1-reading-1-q5',
      question:
        'According to paragraph 3, all of the following are true of the magnetic survey EXCEPT:',
      options: [
        'It was carried out off the west coast of North America',
        'It was planned as a test of whether the sea floor moves',
        'It found strips that ran side by side for long distances',
        'It produced a pattern that its authors could not explain',
      ],
      answer: 1,
      explanation:
        'The survey did offer a test of the proposal, but “no one recognised it at the time”, so it cannot have been planned as one. The other three statements are all made in the paragraph.',
    },
    {
      id: 'test-1-reading-1-q6',
      question:
        'According to paragraph 4, what happens to the iron-bearing minerals in lava as it cools?',
      options: [
        'They turn gradually as the field of the Earth changes',
        'They settle into bands of stronger and weaker rock',
        'They keep the direction of the field at that moment',
        'They lose the magnetism they had while still liquid',
      ],
      answer: 2,
      explanation:
        "The minerals “become magnetised in the direction of the Earth's field, and this direction is then locked into the rock”. What is locked does not turn later.",
    },
    {
      id: 'test-1-reading-1-q7',
      question:
        'If the hypothesis in paragraph 4 is right and a band of reversed rock lies 50 kilometres west of a ridge, what should be found to the east of that ridge?',
      options: [
        'A band of reversed rock about 50 kilometres from the ridge',
        'A band of unreversed rock about 50 kilometres from the ridge',
        'A band of reversed rock at the very crest of the ridge',
        'A wide area of rock with no magnetic bands of any kind',
      ],
      answer: 0,
      explanation:
        'Each band has “a twin at the same distance on the other side of the ridge”. The twin formed at the same time, in the same field, so it is reversed too.',
    },
    {
      id: 'test-1-reading-1-q8',
      question:
        'According to paragraph 5, what made the profile recorded by the Eltanin so persuasive?',
      options: [
        'It was the first time that magnetic stripes were noticed at sea',
        'It showed that the field of the Earth had reversed only once',
        'It came from the same ridge that Vine and Matthews had studied',
        'It agreed with dates for the reversals that were found on land',
      ],
      answer: 3,
      explanation:
        'The widths of the stripes matched “the lengths of the intervals in the timetable from the land”, and “two records made in quite different ways” rarely agree by chance. Stripes had been noticed at sea years before.',
    },
    {
      id: 'test-1-reading-1-q9',
      question:
        'What can be inferred from paragraph 5 about a wide stripe in the profile recorded by the Eltanin?',
      options: [
        'It lay farther from the ridge than the narrow stripes did',
        'It consisted of rock that was unusually rich in iron',
        'It formed during a long interval between two reversals',
        'It was much older than any lava flow dated on land',
      ],
      answer: 2,
      explanation:
        '“the widths of its stripes were in proportion to the lengths of the intervals”, so a wide stripe stands for a long interval. Width says nothing about distance or iron.',
    },
    {
      id: 'test-1-reading-1-q10',
      question: 'Which of these sentences best expresses the main idea of the passage?',
      options: [
        "Surveys of the ocean floor in the 1950s proved that Wegener's evidence was mistaken",
        'Magnetic patterns in the ocean floor turned a doubted idea into an accepted one',
        'Reversals of the magnetic field are the reason why hot rock rises beneath ridges',
        'New scientific ideas are seldom published until they can no longer be doubted',
      ],
      answer: 1,
      explanation:
        'The passage begins with an idea that “was widely dismissed” and ends with stripes after which “most geologists had accepted that the floor moves”. Nothing says that his evidence was wrong or that reversals drive the rock upwards.',
    },
  ],
};

const paperBeforePrint: ReadingPassage = {
  id: 'test-1-reading-2',
  title: 'Paper Before Print',
  passage: `Histories of the book often begin with the printing press, as though paper had simply been waiting for it. Yet the press could spread through fifteenth-century Europe only because a cheap and plentiful material to print on already existed there. Paper had by then been in use for more than fifteen centuries, and it had been altered at almost every stage of a journey that took it from China to the Mediterranean.

Chinese tradition credits a court official named Cai Lun with inventing paper in 105 CE, but archaeologists have found fragments that are more than a century older. Cai Lun is more likely to have improved an existing craft than to have begun a new one. Chinese makers pounded plant fibres, commonly the inner bark of the paper mulberry, suspended them in water, and lifted them out on a screen as a thin sheet. From China the craft passed eastwards to Korea and Japan and westwards into Central Asia, carried along the trade routes by merchants and by Buddhist monks, who needed texts in great quantities.

Arab armies that reached Central Asia in the seventh and eighth centuries met paper there. A well-known story says that Chinese papermakers captured at the battle of Talas in 751 taught their captors the craft in Samarkand. Historians now treat the story with caution. It was first written down centuries after the event, and paper had been used, and probably made, in the region well before the battle. What is certain is that the material changed as it travelled. Paper mulberry did not grow in the drier lands to the west, so makers turned to flax and hemp, which they obtained largely from worn-out rags and ropes. They also coated the sheets with starch, so that a reed pen would glide over them and the ink would not spread.

By about 800, officials in Baghdad were replacing parchment, which is made from animal skin, with paper for their records. Price was not the only attraction. Writing could be scraped from parchment and altered without leaving much of a trace, whereas ink sank into paper, and an attempt to remove it was easy to see. For a government that collected taxes across an enormous territory, a record that could not be quietly changed had obvious value. Cheap sheets also encouraged people to work things out in writing. In the tenth century al-Uqlidisi, a mathematician in Damascus, described how to calculate with Indian numerals using pen and paper. Earlier reckoners had used a board covered with dust, on which each step was rubbed out to make room for the next, so that a mistake could not be traced afterwards.

Muslim craftsmen were making paper in Spain by the eleventh century, but their Christian neighbours were slow to trust it. Sheets coated with starch decayed in damp climates, and in 1231 the emperor Frederick II forbade the use of paper for public documents in his southern Italian kingdom. The remedy came later in that century, from the town of Fabriano in central Italy. Papermakers there replaced starch with gelatine boiled from animal hides, which gave a harder sheet that resisted damp and suited the sharp quill pens of European scribes. They beat their rags with sets of water-powered hammers, which made a finer pulp at less cost. They also bent wire into simple designs on their moulds; the watermarks that resulted, known from 1282, identified the maker. Before long, Italian paper was being exported to the very regions from which Italians had learned to make it.

When Johannes Gutenberg began to print in Germany in the 1450s, therefore, the material that he needed was close at hand. He did print some copies of his famous Bible on parchment, but each of these required the skins of well over a hundred calves. Most copies were on paper. Without it, the press would have been an ingenious machine with too little to print on.`,
  facts: {
    asOf: '2026-11-21',
    source:
      'Jonathan Bloom, Revolution by the Ream, Aramco World 50 (3), 1999, archive.aramcoworld.com; handpapermaking.org, Paper in the Islamic Lands, and Italy, the Birthplace of Western Paper; encyclopedia.com, Al-Uqlidisi; chartars.com, Washi (Frederick II); bl.uk, Treasures: Gutenberg Bible',
  },
  questions: [
    {
      id: 'test-1-reading-2-q1',
      question: 'In paragraph 1, what fault does the author find with many histories of the book?',
      options: [
        'They give too much credit to printers outside Europe',
        'They date the arrival of the printing press too late',
        'They ignore how costly the first printed books were',
        'They neglect what happened to paper before printing',
      ],
      answer: 3,
      explanation:
        'These histories write “as though paper had simply been waiting for it”, while in fact it had changed “at almost every stage of a journey” that took more than fifteen centuries.',
    },
    {
      id: 'test-1-reading-2-q2',
      question: 'What does the author suggest about Cai Lun in paragraph 2?',
      options: [
        'He probably made an older craft better',
        'He may never have been a real person',
        'He was the first to pound mulberry bark',
        'He took the craft of paper to Korea',
      ],
      answer: 0,
      explanation:
        'Older fragments exist, so he “is more likely to have improved an existing craft than to have begun a new one”. Nothing says that he did not exist, pounded bark first or travelled.',
    },
    {
      id: 'test-1-reading-2-q3',
      question: 'The word “suspended” in paragraph 2 is closest in meaning to',
      options: ['stopped for a time', 'hung up to dry', 'kept floating', 'washed clean'],
      answer: 2,
      explanation:
        'The makers suspended the fibres in water “and lifted them out on a screen”, so the fibres floated loose in the water until then. Nothing was hung up, and time and washing are not mentioned.',
    },
    {
      id: 'test-1-reading-2-q4',
      question:
        'According to paragraph 3, why do historians treat the story about the battle of Talas with caution?',
      options: [
        'The battle is now thought to have taken place after 751',
        'Paper was already known in the region before the battle',
        'The first account of it was written by Chinese prisoners',
        'Samarkand had no papermakers until centuries afterwards',
      ],
      answer: 1,
      explanation:
        'The paragraph gives two reasons: the story was written down late, and paper “had been used, and probably made, in the region well before the battle”. Only the second is among the options.',
    },
    {
      id: 'test-1-reading-2-q5',
      question:
        'According to paragraph 3, why did papermakers west of China turn to flax and hemp?',
      options: [
        'The plant that was used in China did not grow there',
        'Flax and hemp held starch better than bark could',
        'Sheets made of bark were too rough for a reed pen',
        'Merchants no longer brought bark along the trade routes',
      ],
      answer: 0,
      explanation:
        '“Paper mulberry did not grow in the drier lands to the west, so makers turned to flax and hemp”. Starch and reed pens are mentioned for the coating, not for the fibres.',
    },
    {
      id: 'test-1-reading-2-q6',
      question: 'In paragraph 4, the author describes writing on parchment in order to explain',
      options: [
        'how costly it had been to keep records before 800',
        'how the ink made for paper differed from other ink',
        'why records of taxes had to be copied several times',
        'why records on paper were better protected from fraud',
      ],
      answer: 3,
      explanation:
        'Writing “could be scraped from parchment and altered without leaving much of a trace”; on paper this was easy to see, and “a record that could not be quietly changed had obvious value”. Price is set aside as “not the only attraction”.',
    },
    {
      id: 'test-1-reading-2-q7',
      question: 'What can be inferred from paragraph 4 about calculating on a dust board?',
      options: [
        'It could not be done with Indian numerals',
        'It left nothing that could be checked later',
        'It was practised only by tax officials',
        'It was faster than working with a pen',
      ],
      answer: 1,
      explanation:
        'Each step “was rubbed out to make room for the next, so that a mistake could not be traced afterwards”. The passage does not compare speeds or say who used the boards.',
    },
    {
      id: 'test-1-reading-2-q8',
      question:
        'According to paragraph 5, all of the following were used by the papermakers of Fabriano EXCEPT:',
      options: [
        'Hammers that were driven by water',
        'Gelatine obtained from animal hides',
        'Starch to make each sheet harder',
        'Wire designs fixed to their moulds',
      ],
      answer: 2,
      explanation:
        'Papermakers there “replaced starch with gelatine boiled from animal hides”, and it was the gelatine that gave a harder sheet. Hammers and wire designs are both described.',
    },
    {
      id: 'test-1-reading-2-q9',
      question: 'What does the last sentence of paragraph 5 imply?',
      options: [
        'Italian makers could now compete with those who had taught them',
        'Italian makers could no longer find enough customers in Europe',
        'Italian makers had moved their mills closer to the rag trade',
        'Italian makers had begun to use starch again for their exports',
      ],
      answer: 0,
      explanation:
        'Paper was sold “to the very regions from which Italians had learned to make it”, so pupils were now supplying their teachers. No shortage of customers, no move and no return to starch is mentioned.',
    },
    {
      id: 'test-1-reading-2-q10',
      question: 'What is the main point that the author makes about Gutenberg in paragraph 6?',
      options: [
        'He would have used parchment if more of it had been for sale',
        'He had to build a paper mill before he could begin to print',
        'He tried parchment first and gave it up when paper improved',
        'He could rely on a material that others had already developed',
      ],
      answer: 3,
      explanation:
        'The “material that he needed was close at hand”, and without it the press would have had “too little to print on”. The paragraph says nothing of a mill of his own or of the order in which he tried materials.',
    },
  ],
};

export const testOneReading: readonly ReadingPassage[] = [stripesOnTheSeaFloor, paperBeforePrint];
