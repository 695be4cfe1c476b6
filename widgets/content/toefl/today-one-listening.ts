import type { ListeningSection } from './today-types.ts';

export const listening: ListeningSection = {
  first: {
    prompts: [
      {
        id: 't1-l-p1',
        prompt: 'Are you still using that chair?',
        options: [
          'No, go ahead and take it.',
          'Yes, I usually study at home.',
          "It's easy to use, isn't it?",
          'They were on sale last week.',
        ],
        answer: 0,
        explanation:
          'The speaker would like the chair. The reply sees this and offers it; the others pick up “using” or talk about prices and places.',
      },
      {
        id: 't1-l-p2',
        prompt: 'How was the guest lecture yesterday?',
        options: [
          'She is our guest until Monday.',
          "It's on Thursday at three o'clock.",
          "I couldn't get a seat, so I left.",
          "Yes, I'd really like to hear it.",
        ],
        answer: 2,
        explanation:
          'The speaker asks for an opinion of a past event. The reply says why there is none. The others look forward to a lecture or only repeat “guest”.',
      },
      {
        id: 't1-l-p3',
        prompt: "I can't find my ID card anywhere.",
        options: [
          "That's fine. Anywhere suits me.",
          'Did you ask at the security desk?',
          "It's a new kind of plastic card.",
          'I paid for mine with a card too.',
        ],
        answer: 1,
        explanation:
          'A person who has lost a thing needs help, and the reply suggests where to ask. The others pick up “card” or “anywhere” and miss the problem.',
      },
      {
        id: 't1-l-p4',
        prompt: 'Would you mind if I opened a window?',
        options: [
          'It was open when I went home.',
          'Yes, they open at nine on Sundays.',
          "Not at all. It's stuffy in here.",
          "I'd prefer a seat by the window.",
        ],
        answer: 2,
        explanation:
          'After “Would you mind”, the polite way to agree is to say no: “not at all” means that the window may be opened.',
      },
      {
        id: 't1-l-p5',
        prompt: "Weren't you supposed to be in the lab today?",
        options: [
          'Yes, today is the third of May.',
          "It's been put off until Friday.",
          "It's got twenty new computers.",
          'No, I suppose they did it well.',
        ],
        answer: 1,
        explanation:
          'The speaker is surprised that the other person is not in the lab. The reply explains it: the session is on another day.',
      },
      {
        id: 't1-l-p6',
        prompt: "Who's going to print the posters?",
        options: [
          'I prefer the one in yellow.',
          'On the wall by the canteen.',
          "Meera said she'd see to it.",
          "It'll take about two hours.",
        ],
        answer: 2,
        explanation:
          'The question is “who”, so the natural reply names a person. The others tell how long, where and which.',
      },
      {
        id: 't1-l-p7',
        prompt: 'Do you want to share a taxi to the station?',
        options: [
          'Yes, the taxi took us there last night.',
          'It was divided between four of us.',
          'The trains are hardly ever late here.',
          "My brother's driving me, but thanks.",
        ],
        answer: 3,
        explanation:
          'The question is an offer. The reply declines politely and gives the reason, without a plain no.',
      },
      {
        id: 't1-l-p8',
        prompt: "I heard you've changed your major.",
        options: [
          'It changes at least twice every year.',
          "I'm afraid I don't have any change.",
          "No, I didn't hear anything at all.",
          'Economics suits me better, after all.',
        ],
        answer: 3,
        explanation:
          'The speaker mentions a piece of news and hopes to hear more. The reply confirms it by giving the new subject and the reason.',
      },
    ],
    conversations: [
      {
        id: 't1-l-c1',
        kind: 'conversation',
        title: 'Conversation: a parcel',
        transcript: `Student: Hi. I got a message that there's a parcel for me. I'm in room 214.
Warden: One moment. I've nothing here for 214. What's the name?
Student: Nair. Priya Nair.
Warden: Ah, here we are. It says 241. The sender has swapped the numbers. It would have gone up to the wrong corridor this evening.
Student: Lucky that I came down, then. Can I take it now?
Warden: If you show me your student card, yes.
Student: I've left it in the lab. Would a photo of it on my phone do?
Warden: I'm afraid not. Not since somebody walked off with the wrong laptop in March. But I'm here until eight.
Student: The lab's only across the road. Keep it here, please. I'll be back in ten minutes.`,
        questions: [
          {
            id: 't1-l-c1-q1',
            question: 'Why was the parcel difficult to find?',
            options: [
              'The room number on it was wrong',
              'It was already on another corridor',
              'The name on it could not be read',
              'It was brought in only this evening',
            ],
            answer: 0,
            explanation:
              'The sender wrote 241 for 214: “The sender has swapped the numbers.” It “would have gone up to the wrong corridor” later, but it had not yet.',
          },
          {
            id: 't1-l-c1-q2',
            question: 'What will the student probably do next?',
            options: [
              'Come back after eight',
              'Show the warden her phone',
              'Fetch a card from the lab',
              'Look for another corridor',
            ],
            answer: 2,
            explanation:
              'A photo is not accepted, and the card is in the lab, which is “only across the road”. She will “be back in ten minutes”.',
          },
        ],
      },
    ],
    announcements: [
      {
        id: 't1-l-a1',
        kind: 'announcement',
        title: 'Announcement: a field trip',
        transcript:
          "Good morning. One notice before we begin. Next week's trip to the wetland is going ahead, but we're changing the way we get there. The bus company can't give us the large coach, so we'll go in two minibuses, and the first leaves at six thirty, half an hour before the time on your sheet. Look at the list outside my office to see which one you're in. Please don't swap, because the drivers have the list too. The forecast says it'll be dry, but the paths are still muddy, so wear boots you don't mind cleaning. And if you've borrowed binoculars from the department, bring them back to me by Monday. Other people have put their names down for them.",
        questions: [
          {
            id: 't1-l-a1-q1',
            question: 'What has changed about the trip?',
            options: [
              'How long the group will be away',
              'How and when the group will travel',
              'Which teacher will lead the group',
              'Which wetland the group will visit',
            ],
            answer: 1,
            explanation:
              'Two minibuses replace the coach, and the first leaves at six thirty, “half an hour before the time on your sheet”.',
          },
          {
            id: 't1-l-a1-q2',
            question: 'Why should binoculars be returned by Monday?',
            options: [
              'Other students have asked for them',
              'There is no space for them on the bus',
              'Some of them may need to be repaired',
              'They must be cleaned for the trip',
            ],
            answer: 0,
            explanation:
              '“Other people have put their names down for them.” It is the boots that will need cleaning.',
          },
        ],
      },
    ],
    talks: [
      {
        id: 't1-l-t1',
        kind: 'talk',
        title: 'Talk: history',
        transcript: `Professor: Until the railways came, every town had its own time. When the sun stood highest, it was noon, and that's a little later in the next town to the west. Nobody minded. If you go from town to town on foot, a few minutes make no difference.
A train is another matter. A timetable needs one clock for the whole line. In England, a railway company took London time for all its stations in 1840. Bristol kept its own, so a public clock there was given two minute hands, one for each.
In India, the railways chose the time of Madras. Why Madras? It wasn't the largest city, but its time lay between those of Bombay and Calcutta. Then, in 1906, came a standard time for the whole country. Bombay wasn't pleased. Its clocks would have to go forward by nearly forty minutes, so the city council and the mills simply kept the old time. For years, a council clock on one side of the street could differ from the station clock on the other. That went on until 1955.
So when somebody asks you for the right time, remember that it's an agreement. The sun has very little to do with it.`,
        facts: {
          asOf: '2026-11-25',
          source:
            'grand-illusions.com, Longitude (Bristol); nrmfriends.org.uk, Watching the Clock; dailyo.in, 9 May 2017 (Madras time); Bombay Wiki, Bombay Time; indiatoday.in, 15 January 2026',
        },
        questions: [
          {
            id: 't1-l-t1-q1',
            question: 'What is the talk mainly about?',
            options: [
              'How clocks were made more exact',
              'How towns used to find out noon',
              'How railways made journeys shorter',
              'How places came to share one time',
            ],
            answer: 3,
            explanation:
              'The professor goes from towns that each “had its own time” to a “standard time for the whole country”. How noon was found is only the beginning.',
          },
          {
            id: 't1-l-t1-q2',
            question: 'Why does the professor mention a clock in Bristol?',
            options: [
              'To explain why trains came in late',
              'To say who paid for public clocks',
              'To show that clocks were hard to read',
              'To show that two times were in use',
            ],
            answer: 3,
            explanation:
              'Trains ran by London time, but “Bristol kept its own”. The clock had “two minute hands, one for each”.',
          },
          {
            id: 't1-l-t1-q3',
            question: 'Why did the railways in India choose the time of Madras?',
            options: [
              'It lay between two other times',
              'It was used in the largest city',
              'It was the same as London time',
              'It was the oldest in the country',
            ],
            answer: 0,
            explanation:
              "“It wasn't the largest city, but its time lay between those of Bombay and Calcutta.”",
          },
          {
            id: 't1-l-t1-q4',
            question: 'What can be inferred about people in Bombay after 1906?',
            options: [
              'They were no longer able to go by train',
              'They were glad about the new time',
              'They gave up looking at public clocks',
              'They had to know which clock was meant',
            ],
            answer: 3,
            explanation:
              'A council clock “could differ from the station clock on the other” side of the street. Anyone who named a time therefore had to say by which clock.',
          },
        ],
      },
    ],
  },
  easy: {
    prompts: [
      {
        id: 't1-l-p9',
        prompt: 'What time does the library close tonight?',
        options: [
          'It stays open until midnight.',
          'Yes, it closes every night.',
          'I borrowed two books there.',
          "It's close to the main gate.",
        ],
        answer: 0,
        explanation:
          'The speaker needs a time. “Until midnight” gives it, in other words than the question.',
      },
      {
        id: 't1-l-p10',
        prompt: 'Can I borrow your notes from Monday?',
        options: [
          'I noticed it on Monday too.',
          "Sure, I'll send you a photo.",
          'Yes, Monday was a holiday.',
          'No, it was a short letter.',
        ],
        answer: 1,
        explanation:
          'The question is a request. “Sure” agrees, and the photo is the way of lending the notes.',
      },
      {
        id: 't1-l-p11',
        prompt: 'Shall we get something to eat?',
        options: [
          "Good idea, I'm starving.",
          'I ate there on Sunday.',
          "No, we didn't get it.",
          'It tastes a bit salty.',
        ],
        answer: 0,
        explanation:
          '“Shall we” makes a suggestion. Only one reply accepts it; the others speak of other meals or of the past.',
      },
      {
        id: 't1-l-p12',
        prompt: 'Where did you leave your bicycle?',
        options: [
          'My bicycle is nearly new.',
          "It's ten minutes by bicycle.",
          'I left at half past eight.',
          'I locked it outside the gym.',
        ],
        answer: 3,
        explanation:
          'The question asks for a place. “Outside the gym” is the only place in the replies.',
      },
      {
        id: 't1-l-p13',
        prompt: 'This coffee is too strong for me.',
        options: [
          "Yes, I'm much stronger now.",
          'Coffee is grown in the south.',
          'Would you like some more milk?',
          'Thanks, I had two already.',
        ],
        answer: 2,
        explanation:
          'The speaker has a small problem. Milk would make the coffee weaker, so the reply is an offer of help.',
      },
    ],
    conversations: [
      {
        id: 't1-l-c2',
        kind: 'conversation',
        title: 'Conversation: a group project',
        transcript: `Rohan: Asha, you weren't in statistics this morning.
Asha: My alarm didn't go off. Did I miss much?
Rohan: She explained the project. We work in groups of three, and we have to give her our names by Thursday.
Asha: Have you got a group?
Rohan: Karan and I are together, so we need one more.
Asha: Then put me down! What's the topic?
Rohan: We can choose. Karan wants to count cars at the main gate, but I'd like to ask people how they sleep.
Asha: After this morning, I vote for sleep.`,
        questions: [
          {
            id: 't1-l-c2-q1',
            question: 'What do the students have to do by Thursday?',
            options: [
              'Ask some people how they sleep',
              'Count the cars at the main gate',
              'Choose a topic for the project',
              'Give their names to the teacher',
            ],
            answer: 3,
            explanation:
              '“We work in groups of three, and we have to give her our names by Thursday.” The topic has no date.',
          },
          {
            id: 't1-l-c2-q2',
            question: 'Which topic does Asha prefer?',
            options: [
              'How people sleep',
              'How groups work',
              'How people travel',
              'How clocks work',
            ],
            answer: 0,
            explanation:
              'She says “I vote for sleep”, because she did not wake up in time this morning.',
          },
        ],
      },
      {
        id: 't1-l-c3',
        kind: 'conversation',
        title: 'Conversation: at a shop',
        transcript: `Student: Excuse me. I bought this umbrella yesterday, and it won't stay open.
Shopkeeper: Let me see. Yes, this part is broken. Have you got the receipt?
Student: I paid by phone, so I only have the message from the bank.
Shopkeeper: That's fine. It shows the date. I can give you a new one, or your money back.
Student: A new one, please. It's pouring outside.
Shopkeeper: We have no more black ones, I'm afraid. Is green all right?
Student: Any colour will do, as long as it opens.`,
        questions: [
          {
            id: 't1-l-c3-q1',
            question: 'Why has the student come to the shop?',
            options: [
              'Something bought there is broken',
              'Something left there is missing',
              'An umbrella is needed for a friend',
              'An umbrella has not been paid for',
            ],
            answer: 0,
            explanation:
              "The umbrella “won't stay open”, and the shopkeeper finds that “this part is broken”.",
          },
          {
            id: 't1-l-c3-q2',
            question: 'What will the student take home?',
            options: ['The money', 'A green umbrella', 'A new receipt', 'A black umbrella'],
            answer: 1,
            explanation:
              'The student asks for a new one. There are no black ones left, and green is all right: “Any colour will do”.',
          },
        ],
      },
    ],
    announcements: [
      {
        id: 't1-l-a2',
        kind: 'announcement',
        title: 'Announcement: the sports centre',
        transcript:
          'Hello, and welcome to the sports centre. The swimming pool will be closed this Saturday because we are cleaning it. The gym and the badminton courts are open as usual, from seven in the morning until nine at night. If you have a swimming class on Saturday, it will take place on Sunday at the same time. You do not need to book again. If you cannot come on Sunday, please tell the front desk before Friday evening, and we will give you your money back. Thank you.',
        questions: [
          {
            id: 't1-l-a2-q1',
            question: 'Why will the swimming pool be closed on Saturday?',
            options: [
              'A match will be held there',
              'It is going to be cleaned',
              'It is going to be made larger',
              'There are too few swimmers',
            ],
            answer: 1,
            explanation:
              'The pool will be closed “because we are cleaning it”. The gym and the courts stay open.',
          },
          {
            id: 't1-l-a2-q2',
            question: 'What should students do if they cannot come on Sunday?',
            options: [
              'Book another class for Sunday',
              'Ask the teacher for the money',
              'Tell the front desk by Friday',
              'Come to the gym on Saturday',
            ],
            answer: 2,
            explanation:
              '“If you cannot come on Sunday, please tell the front desk before Friday evening”. Then they get their money back.',
          },
        ],
      },
    ],
    talks: [],
  },
  hard: {
    prompts: [
      {
        id: 't1-l-p14',
        prompt: "You wouldn't happen to be driving into town later, would you?",
        options: [
          "It was later than I'd expected.",
          'I am, actually. Where do you need to go?',
          "No, I wouldn't call it a long drive.",
          'Yes, it happened on the way into town.',
        ],
        answer: 1,
        explanation:
          'This is a careful way to ask for a lift. The reply understands it: the speaker is driving and asks where to.',
      },
      {
        id: 't1-l-p15',
        prompt: 'I thought the deadline had been extended.',
        options: [
          'It depends how far you extend it.',
          "I'll think it over before then.",
          'Only for those who asked in advance.',
          'Yes, the queue was extremely long.',
        ],
        answer: 2,
        explanation:
          'The speaker believed something and now doubts it. The reply says for whom it is true.',
      },
      {
        id: 't1-l-p16',
        prompt: "If I were you, I'd have another look at the last paragraph.",
        options: [
          'I saw it in another paper.',
          "You'd better sit in the last row.",
          "Why? Doesn't it make sense?",
          'No, you looked fine to me.',
        ],
        answer: 2,
        explanation:
          '“If I were you” gives advice: something in the paragraph may be wrong. The reply asks what it is.',
      },
    ],
    conversations: [
      {
        id: 't1-l-c4',
        kind: 'conversation',
        title: 'Conversation: a summer post',
        transcript: `Student: Professor Iyer, do you have a moment? It's about the summer post in your lab.
Professor: Ah, yes. I was expecting you to apply, and then I didn't see your name.
Student: I nearly did. But the notice asks for Advanced Genetics, and I'm only taking that next term.
Professor: It does ask for it. What it doesn't say is that the person we took last year hadn't taken it either.
Student: Oh. So it isn't a rule?
Professor: Let's say it saves me from reading ninety applications. What I really need is somebody who keeps careful records, and I've seen your lab book.
Student: But the closing date was yesterday.
Professor: For the online form. I may add names until the committee meets on Friday. Bring me a page about why you want the post by tomorrow evening, and tell them frankly about the course.`,
        questions: [
          {
            id: 't1-l-c4-q1',
            question: 'Why did the student not apply?',
            options: [
              'The student forgot the closing date',
              "The student's records were in disorder",
              'The student had accepted another post',
              'The student lacked a required course',
            ],
            answer: 3,
            explanation:
              'The notice asks for Advanced Genetics, which the student is “only taking” next term. The closing date passed only yesterday and was not the reason.',
          },
          {
            id: 't1-l-c4-q2',
            question: 'What does the professor imply about the course that the notice asks for?',
            options: [
              'It is there to limit applications',
              'It is taught by one of the committee',
              'It was a condition for the first time',
              'It teaches students to keep records',
            ],
            answer: 0,
            explanation:
              "The condition “saves me from reading ninety applications”, and last year's student had not taken the course either.",
          },
        ],
      },
    ],
    announcements: [
      {
        id: 't1-l-a3',
        kind: 'announcement',
        title: 'Announcement: a library floor',
        transcript:
          "Good afternoon, everyone. I know you've come for the tour, so I'll be brief. From the first of the month, the third floor will be what we're calling a quiet floor rather than a silent one. You asked for somewhere to work in pairs without being sent downstairs, and low voices will be fine there. Phone calls won't, and the phone booths are going, to make room for more desks. The fourth floor stays silent, and it has thicker doors now, so you shouldn't notice any difference. This is a trial, mind you. We'll count the seats taken on both floors until the end of term, and if the silent floor turns out to be the fuller of the two, we'll think again. So the best way to vote is simply to sit where you like.",
        questions: [
          {
            id: 't1-l-a3-q1',
            question: 'What is the main purpose of the announcement?',
            options: [
              'To have students fill in a survey',
              'To ask students to join a longer tour',
              'To say sorry for noise in the library',
              'To explain where students may talk',
            ],
            answer: 3,
            explanation:
              'The third floor becomes “a quiet floor rather than a silent one”, where low voices are allowed. Seats are counted; nobody fills in a form.',
          },
          {
            id: 't1-l-a3-q2',
            question: 'What would make the library change its mind?',
            options: [
              'Students who complain about the doors',
              'Students who prefer the silent floor',
              'Students who make calls on the stairs',
              'Students who want the booths back',
            ],
            answer: 1,
            explanation:
              'The library will think again “if the silent floor turns out to be the fuller of the two”.',
          },
        ],
      },
    ],
    talks: [
      {
        id: 't1-l-t2',
        kind: 'talk',
        title: 'Talk: biology',
        transcript: `Professor: Picture a desert ant that has just found a dead fly, perhaps a hundred metres from home. Its way out was all loops and turns, because it was searching. Its way back is a straight line across flat ground. For that it needs a direction and a distance. The direction, we've known for a long time, comes from the sky. But the distance?
One idea was that the ant counts its steps. In 2006 a team from Germany and Switzerland found a way to test it: they changed the steps. Ants walked ten metres from the nest to some food. There the team glued pig bristles to the legs of some of them, so that they went home on stilts. Others had their legs shortened. And where did they begin to look for the nest? The ants on stilts had walked too far. The ones with short legs stopped too soon.
So can an ant count as you and I do? Not necessarily. All we can say is that something inside it adds up its strides. And when ants wore their stilts in both directions, out and back, they judged the distance correctly.`,
        facts: {
          asOf: '2026-11-25',
          source:
            'Wittlinger and others, The Ant Odometer: Stepping on Stilts and Stumps, Science 312, 2006, doi 10.1126/science.1126912; Journal of Experimental Biology 210 (2), 2007, 198',
        },
        questions: [
          {
            id: 't1-l-t2-q1',
            question: 'What is the talk mainly about?',
            options: [
              'How an idea about distance was tested',
              'How ants look for food in the desert',
              'How ants find their direction at night',
              'How injured ants return to the nest',
            ],
            answer: 0,
            explanation:
              'The professor asks how an ant knows the distance, and then tells how a team “found a way to test” the idea that it counts its steps.',
          },
          {
            id: 't1-l-t2-q2',
            question: 'When ants wore stilts only on the way back, what did they do?',
            options: [
              'They walked back in loops and turns',
              'They walked past the nest',
              'They stopped before reaching the nest',
              'They gave up and returned to the food',
            ],
            answer: 1,
            explanation:
              '“The ants on stilts had walked too far.” It was those with short legs that stopped too soon.',
          },
          {
            id: 't1-l-t2-q3',
            question: 'Why does the professor say “Not necessarily”?',
            options: [
              'To suggest that ants follow the sun',
              'To cast doubt on how ants were chosen',
              'To warn against claiming too much',
              'To introduce a second experiment',
            ],
            answer: 2,
            explanation:
              'The experiment shows only “that something inside it adds up its strides”. Whether an ant counts as people do is another question.',
          },
          {
            id: 't1-l-t2-q4',
            question: 'What can be inferred about ants that wore stilts both ways?',
            options: [
              'They took a longer way back than out',
              'They took as many steps back as out',
              'They had to learn the direction again',
              'They were slower than any other ants',
            ],
            answer: 1,
            explanation:
              'They “judged the distance correctly”. With legs equally long on both ways, the same number of steps covers the same distance.',
          },
        ],
      },
    ],
  },
};
