import type { Drills } from './today-types.ts';

export const drills: Drills['listening'] = {
  prompts: [
    {
      id: 'd-l-p1',
      prompt: 'Would you rather meet before or after lunch?',
      options: [
        'Yes, I would. Thank you.',
        'I had some rice and lentils.',
        'Whichever suits you better.',
        'We met there last month.',
      ],
      answer: 2,
      explanation:
        'The speaker offers two times. The reply leaves the choice to the other person; a plain yes would not tell which.',
    },
    {
      id: 'd-l-p2',
      prompt: "I don't think this room has a projector.",
      options: [
        "There's room for one more bag.",
        "Then I'll print the slides instead.",
        'The project is due on Friday.',
        'I thought it was a good film.',
      ],
      answer: 1,
      explanation:
        'Without a projector, slides cannot be shown. The reply draws the conclusion and finds another way.',
    },
    {
      id: 'd-l-p3',
      prompt: 'How come the shop is closed?',
      options: [
        'Until nine, I suppose.',
        "It's a public holiday.",
        'I came here on foot.',
        "It's close to the bank.",
      ],
      answer: 1,
      explanation:
        '“How come” means why. Only the holiday is a reason; “on foot” would answer how a person came.',
    },
    {
      id: 'd-l-p4',
      prompt: "You look as though you haven't slept.",
      options: [
        'Yes, the hotel is very quiet.',
        'I usually sleep on the left.',
        'I looked, but nobody was there.',
        'I was up all night with a report.',
      ],
      answer: 3,
      explanation: 'The speaker is worried. The reply explains why there was no sleep.',
    },
    {
      id: 'd-l-p5',
      prompt: "Do you happen to know Professor Pillai's email address?",
      options: [
        "I'd rather send it by post.",
        'She happens to know everybody.',
        'Yes, she addressed the class.',
        "It's on the department's website.",
      ],
      answer: 3,
      explanation:
        'The question is a polite request for the address. The reply says where it can be found.',
    },
    {
      id: 'd-l-p6',
      prompt: 'Let me pay for the coffee this time.',
      options: [
        'It was the third time this month.',
        "No, you paid last week. It's my turn.",
        'I pay my rent on the first of May.',
        "I'll let you know when it's over.",
      ],
      answer: 1,
      explanation: 'The speaker offers to pay. The reply declines kindly and gives the reason.',
    },
    {
      id: 'd-l-p7',
      prompt: 'Has the bus to the museum left already?',
      options: [
        "I've been there twice already.",
        'The museum is on your left.',
        "No, there's none left to eat.",
        'It pulled out just as I got here.',
      ],
      answer: 3,
      explanation:
        'A bus that pulls out drives away. So the answer is yes, a moment ago, and “just” says how close it was.',
    },
    {
      id: 'd-l-p8',
      prompt: 'We should have booked a table.',
      options: [
        'Yes, we should read it first.',
        "It's made of dark wood.",
        "Let's try the place next door.",
        'The book is on the table.',
      ],
      answer: 2,
      explanation:
        '“Should have booked” tells that nobody did, and that there is no free table. The reply suggests what to do.',
    },
    {
      id: 'd-l-p9',
      prompt: 'Do you think I should apply for both scholarships?',
      options: [
        'I thought of her as well.',
        'It was awarded to a friend.',
        "I can't see any harm in it.",
        "Yes, we've both been there.",
      ],
      answer: 2,
      explanation:
        'The speaker asks for advice. If there is no harm in it, the advice is to apply.',
    },
    {
      id: 'd-l-p10',
      prompt: "The heating in my room isn't working again.",
      options: [
        "That's very kind of you to say.",
        'Turn left when you get there.',
        "I've been at work since seven.",
        "I'll ask someone to look at it.",
      ],
      answer: 3,
      explanation: 'The speaker complains to a person who can help. The reply promises that help.',
    },
  ],
  conversations: [
    {
      id: 'd-l-c1',
      kind: 'conversation',
      title: 'Conversation: used books',
      transcript: `Student: Do you buy used textbooks?
Bookseller: Some. What have you got?
Student: These two. The chemistry one is only a year old.
Bookseller: A new edition came out in June, so nobody will take that one from me. The other I can sell. I'd give you four hundred rupees.
Student: I paid nine hundred for it.
Bookseller: And you've underlined most of chapter three. In pencil, luckily. Erase the lines, and I'll make it five.
Student: Have you got an eraser?`,
      questions: [
        {
          id: 'd-l-c1-q1',
          question: 'Why does the bookseller refuse the chemistry book?',
          options: [
            'There is a newer edition of it',
            'It is in the shop already',
            'It has pencil marks in it',
            'It cost more than it is worth',
          ],
          answer: 0,
          explanation:
            '“A new edition came out in June, so nobody will take that one from me.” The pencil marks are in the other book.',
        },
        {
          id: 'd-l-c1-q2',
          question: 'What will the student probably do next?',
          options: [
            'Remove the marks from a book',
            'Buy the new edition in the shop',
            'Sell both books to a friend',
            'Take both books home again',
          ],
          answer: 0,
          explanation:
            "The bookseller offers more for a clean book: “Erase the lines, and I'll make it five.” The student asks for an eraser.",
        },
      ],
    },
    {
      id: 'd-l-c2',
      kind: 'conversation',
      title: 'Conversation: a rehearsal',
      transcript: `Nandini: How did the rehearsal go?
Ravi: We took eleven minutes, and they stop you at eight.
Nandini: Which part was so long?
Ravi: Mine. I told the story of how we got the idea.
Nandini: But it's a good story.
Ravi: It's four minutes long. Vidya says we should keep it and drop the slide with the costs.
Nandini: The judges always ask about costs.
Ravi: That's what she means. If they're going to ask anyway, we can show the slide then.
Nandini: Oh, that's neat. It costs you no time at all.`,
      questions: [
        {
          id: 'd-l-c2-q1',
          question: 'What is the problem with the presentation?',
          options: [
            'It does not say what things cost',
            'It has no story at the beginning',
            'It has too many slides for a judge',
            'It takes longer than is allowed',
          ],
          answer: 3,
          explanation:
            '“We took eleven minutes, and they stop you at eight.” The story is there, and it is a good one.',
        },
        {
          id: 'd-l-c2-q2',
          question: 'What does Vidya suggest?',
          options: [
            'To show a slide as an answer',
            'To ask the judges for more time',
            'To rehearse the costs once more',
            'To shorten the story of the idea',
          ],
          answer: 0,
          explanation:
            'The judges will ask about the costs anyway, so “we can show the slide then”. She would keep the story.',
        },
      ],
    },
    {
      id: 'd-l-c3',
      kind: 'conversation',
      title: 'Conversation: changing rooms',
      transcript: `Student: I'd like to ask about changing rooms.
Officer: Is something wrong with yours?
Student: The room itself is fine. But it's over the kitchen, and the cooks start at half past four.
Officer: I see. There's nothing free until January, I'm afraid, and you'd be ninth on the list.
Student: Nine people want to move?
Officer: Most of them want a single room. If you'd share one, you'd be first.
Student: I don't mind sharing, as long as it's at the back.
Officer: Block C faces the garden. I'll note it down: shared, and at the back.`,
      questions: [
        {
          id: 'd-l-c3-q1',
          question: 'Why does the student want another room?',
          options: [
            'It is too small for a student',
            'It is noisy early in the day',
            'It has a view of the kitchen',
            'It has to be shared with others',
          ],
          answer: 1,
          explanation:
            'The room is “over the kitchen, and the cooks start at half past four”. Otherwise it is fine.',
        },
        {
          id: 'd-l-c3-q2',
          question: 'Why would the student be first for a shared room?',
          options: [
            'Most of the others asked a week later',
            'Most of the others prefer not to share',
            'Most of the others will move in January',
            'Most of the others like the garden',
          ],
          answer: 1,
          explanation: "“Most of them want a single room. If you'd share one, you'd be first.”",
        },
      ],
    },
    {
      id: 'd-l-c4',
      kind: 'conversation',
      title: 'Conversation: a mark',
      transcript: `Tutor: You wanted to ask about your mark, Arjun.
Arjun: Yes. You wrote that I needed more evidence, but I quoted nine books.
Tutor: You did. How many of them disagree with you?
Arjun: Well, none. I left those out. I thought they'd weaken my case.
Tutor: And what will somebody think who has read them?
Arjun: That I haven't. Oh.
Tutor: Bring in your strongest opponent and answer him. One page of that is worth five more quotations.
Arjun: May I rewrite the essay?
Tutor: Not this one. But the next is due in a month.`,
      questions: [
        {
          id: 'd-l-c4-q1',
          question: "What is wrong with Arjun's essay?",
          options: [
            'It leaves out opposing views',
            'It attacks other students',
            'It has too few quotations',
            'It was handed in too late',
          ],
          answer: 0,
          explanation:
            'None of the nine books disagrees with him: “I left those out.” What is missing is not quotations but an opponent.',
        },
        {
          id: 'd-l-c4-q2',
          question: 'What does the tutor imply about the next essay?',
          options: [
            'Arjun should choose the topic',
            'Arjun may hand it in late',
            'Arjun can use the advice there',
            'Arjun has to quote more books',
          ],
          answer: 2,
          explanation:
            'This essay cannot be rewritten. “But the next is due in a month” means that he can do better then.',
        },
      ],
    },
    {
      id: 'd-l-c5',
      kind: 'conversation',
      title: 'Conversation: a fine',
      transcript: `Student: Your email says I owe a fine of sixty rupees, but I brought the book back on Friday.
Librarian: When on Friday?
Student: Around nine in the evening. The desk was shut, so I put it into the box outside.
Librarian: Ah. The box is emptied on Monday, and the system takes Monday as the day.
Student: But that's hardly my fault.
Librarian: No, and when somebody complains, we check the camera. Let me look. Friday, five past nine, a red jacket?
Student: That's me.
Librarian: Then the fine is gone. Next time, there's a machine inside the door that's on all night. It prints a receipt.`,
      questions: [
        {
          id: 'd-l-c5-q1',
          question: 'Why did the student get a fine?',
          options: [
            'The book was put in the wrong box',
            'The return was recorded too late',
            'The desk had shut early on Friday',
            'The machine had printed no receipt',
          ],
          answer: 1,
          explanation:
            'The book came back on Friday, but the librarian says “The box is emptied on Monday, and the system takes Monday as the day”.',
        },
        {
          id: 'd-l-c5-q2',
          question: 'Why does the librarian mention the machine?',
          options: [
            'It lends books when the desk is shut',
            'It is easier to use than the camera',
            'It proves when a book was returned',
            'It takes the money for small fines',
          ],
          answer: 2,
          explanation:
            'The machine “prints a receipt”. With one, the student could show the day and would not need the camera.',
        },
      ],
    },
  ],
  announcements: [
    {
      id: 'd-l-a1',
      kind: 'announcement',
      title: 'Announcement: before an exam',
      transcript:
        "Good morning. Please find the desk with your number card on it, and leave the card where it is. Phones must be off, not just silent, and in the plastic bag under your chair. You have three hours. Nobody may leave in the first thirty minutes, and nobody may leave in the last fifteen either, since people who walk out disturb those who are still writing. If you need more paper, raise your hand and go on working. Somebody will come. There is one correction: in question four, the year should be 1857 and not 1875. It's on the board as well. You may begin to read now, but please don't write until I say so.",
      questions: [
        {
          id: 'd-l-a1-q1',
          question: 'Why may nobody leave in the last fifteen minutes?',
          options: [
            'Phones are given back then',
            'Papers have to be counted',
            'Others would be disturbed',
            'The doors will be locked',
          ],
          answer: 2,
          explanation: 'People who walk out at the end “disturb those who are still writing”.',
        },
        {
          id: 'd-l-a1-q2',
          question: 'What does the speaker say about question four?',
          options: [
            'It contains a wrong figure',
            'It takes the longest time',
            'It needs some more paper',
            'It may be left unanswered',
          ],
          answer: 0,
          explanation: 'There is one correction: “the year should be 1857 and not 1875”.',
        },
      ],
    },
    {
      id: 'd-l-a2',
      kind: 'announcement',
      title: 'Announcement: the film club',
      transcript:
        "Hello, and thanks for coming. This term the film club is showing eight films, and you've chosen seven of them in the vote. The eighth is a surprise. What we need now is people. Somebody has to make the posters, and two of you have to learn how to run the projector. It isn't hard, and the technician will show you next Tuesday. Whoever helps gets in free all term. Everyone else pays thirty rupees a film. That's ten more than last year, because the hall has started to charge us for cleaning. If you're interested, write your name on this sheet. And please take your paper bags with you tonight. The less we leave, the less we pay.",
      questions: [
        {
          id: 'd-l-a2-q1',
          question: 'Why do tickets cost more than last year?',
          options: [
            'The technician has to be paid',
            'The club needs a new projector',
            'The hall now charges for cleaning',
            'The club shows more films than before',
          ],
          answer: 2,
          explanation:
            'It is ten rupees more “because the hall has started to charge us for cleaning”.',
        },
        {
          id: 'd-l-a2-q2',
          question: 'What does the club give its helpers?',
          options: [
            'Free entry to every film',
            'Thirty rupees an evening',
            'A seat next to the screen',
            'A vote on the last film',
          ],
          answer: 0,
          explanation:
            '“Whoever helps gets in free all term.” Thirty rupees is what the others pay.',
        },
      ],
    },
    {
      id: 'd-l-a3',
      kind: 'announcement',
      title: 'Announcement: at the airport',
      transcript:
        'This is an announcement for passengers on the eleven forty flight to Frankfurt. We are sorry to tell you that boarding will start about fifty minutes late, because the aircraft has only just arrived. Your gate has changed as well. Please go to gate 22, not 14. If you have another flight to catch in Frankfurt, there is no need to queue here. Our colleagues will meet you at the door of the aircraft when you land, with a list of new times. Families with small children will find water, tea and biscuits at the desk next to gate 22. Boarding will be announced there. Thank you for your patience.',
      questions: [
        {
          id: 'd-l-a3-q1',
          question: 'What should the passengers do now?',
          options: [
            'Go to a different gate',
            'Ask for some biscuits',
            'Wait at gate 14',
            'Queue for a new ticket',
          ],
          answer: 0,
          explanation:
            'The gate has changed: “Please go to gate 22, not 14.” There is “no need to queue”, and boarding will be announced at gate 22.',
        },
        {
          id: 'd-l-a3-q2',
          question: 'What are passengers with another flight told?',
          options: [
            'They should board before families',
            'They will get new times on landing',
            'They will be put on an earlier flight',
            'They should ask at the desk first',
          ],
          answer: 1,
          explanation: 'Colleagues will meet them “when you land, with a list of new times”.',
        },
      ],
    },
    {
      id: 'd-l-a4',
      kind: 'announcement',
      title: 'Announcement: a guest speaker',
      transcript:
        "Just before we finish: next Tuesday. I'd told you that Dr Menon would be here to speak about river dams. She's been called to a dam where a wall has cracked, which is, I suppose, a better reason than most. She'll come the week after. That leaves us with a free Tuesday, and I'd like to use it for the models that you were going to build at home. Bring whatever you've got, even if it's half finished, and I'll go round and help. The chapter on dams, though, still has to be read by Tuesday. You'll want it for your models, and Dr Menon is known for asking questions herself.",
      questions: [
        {
          id: 'd-l-a4-q1',
          question: 'What will students do next Tuesday?',
          options: [
            'Work on their models in class',
            'Build their models at home',
            'Listen to a talk about dams',
            'Visit a dam with a cracked wall',
          ],
          answer: 0,
          explanation:
            'Tuesday is free, and the professor would “like to use it for the models”. The talk is a week later.',
        },
        {
          id: 'd-l-a4-q2',
          question: 'What does the speaker imply about Dr Menon?',
          options: [
            'She will look at all of the models',
            'She has written a chapter on dams',
            'She may not be able to come at all',
            'She expects students to be prepared',
          ],
          answer: 3,
          explanation:
            'The chapter still has to be read, as she “is known for asking questions herself”.',
        },
      ],
    },
    {
      id: 'd-l-a5',
      kind: 'announcement',
      title: 'Announcement: the water supply',
      transcript:
        "Your attention, please. This is about the water in Blocks A and B. A pipe has to be replaced, so the water will be off tomorrow from nine until about one. Please fill a bucket tonight. Drinking water will be on the ground floor, next to the lift. The lift itself keeps working. Block C isn't affected, and the people there have kindly agreed that you may use their showers. Please bring your own towel and leave the place as you found it. When the water comes back, it may look brown. Let it run for a few minutes, and don't wash anything white before the evening.",
      questions: [
        {
          id: 'd-l-a5-q1',
          question: 'What is the purpose of the announcement?',
          options: [
            'To warn people not to use the lift',
            'To prepare people for a repair',
            'To complain about dirty showers',
            'To ask people to save some water',
          ],
          answer: 1,
          explanation:
            'A pipe has to be replaced, so “the water will be off tomorrow”, and the speaker says how to manage.',
        },
        {
          id: 'd-l-a5-q2',
          question: 'Why should white clothes be washed only in the evening?',
          options: [
            'The machines are in another block',
            'There is only one bucket for each',
            'The water will be cold until then',
            'The water may be brown at first',
          ],
          answer: 3,
          explanation:
            'When the water comes back, “it may look brown”. By the evening it should be clear.',
        },
      ],
    },
  ],
  talks: [
    {
      id: 'd-l-t1',
      kind: 'talk',
      title: 'Talk: physics',
      transcript: `Professor: I've brought a piece of pitch, the black stuff that was once used to make boats watertight. If I hit it with a hammer, it breaks like glass. So is it a solid? In 1927 a physicist in Australia, Thomas Parnell, set out to show his students that it isn't.
He warmed some pitch, poured it into a glass funnel that was closed at the bottom, and let it settle for three years. In 1930 he cut the funnel open. Then everybody waited. The first drop fell after eight years. By 2014 there had been nine. So pitch does flow. It's a liquid, only an extraordinarily thick one.
Here's the part I like. For decades, nobody saw a drop fall. In 2000 a camera was watching, and it failed at just the wrong moment.
You might say the experiment has taught us very little, and as a measurement that's fair: one number, roughly. But I think Parnell made his point. What you call a thing may depend on how long you're prepared to look.`,
      facts: {
        asOf: '2026-11-25',
        source:
          'University of Queensland, Pitch Drop experiment; Edgeworth, Dalton and Parnell, The pitch drop experiment, European Journal of Physics 5, 1984, 198; rheothing.com, 28 April 2014 (ninth drop)',
      },
      questions: [
        {
          id: 'd-l-t1-q1',
          question: 'What did Parnell want to show?',
          options: [
            'That boats can be watertight',
            'That glass can flow slowly',
            'That pitch is really a liquid',
            'That pitch breaks like glass',
          ],
          answer: 2,
          explanation:
            "Pitch seems solid, and Parnell “set out to show his students that it isn't”. In the end “pitch does flow”.",
        },
        {
          id: 'd-l-t1-q2',
          question: 'Why does the professor talk about a hammer?',
          options: [
            'To show why pitch seems to be solid',
            'To explain how the funnel was opened',
            'To say which tools Parnell had used',
            'To describe how a piece was obtained',
          ],
          answer: 0,
          explanation:
            'Hit with a hammer, pitch “breaks like glass”. That leads to the question “So is it a solid?”',
        },
        {
          id: 'd-l-t1-q3',
          question: 'What happened in 2000?',
          options: [
            'A drop was filmed for the first time',
            'The funnel was opened once more',
            'The ninth drop of pitch was seen',
            'A drop fell without being filmed',
          ],
          answer: 3,
          explanation:
            '“In 2000 a camera was watching, and it failed at just the wrong moment.” The ninth drop came by 2014.',
        },
        {
          id: 'd-l-t1-q4',
          question: 'What does the professor think of the experiment?',
          options: [
            'Its number was wrong by several years',
            'It proved less than the hammer did',
            'It should have been ended long ago',
            'Its lesson matters more than its number',
          ],
          answer: 3,
          explanation:
            'As a measurement it gave “one number, roughly. But I think Parnell made his point.”',
        },
      ],
    },
    {
      id: 'd-l-t2',
      kind: 'talk',
      title: 'Talk: environmental engineering',
      transcript: `Professor: Ladakh, high in the Himalayas, has a problem of timing. In winter there's water nobody needs, and it simply runs away in the streams. Farmers need it in April and May, when they sow, but the glaciers don't melt enough until June. So how do you keep winter water for the spring?
You freeze it. People had done that before, in flat sheets, high up, where it's coldest. But high up is far from the fields, and near the village a flat sheet melts too early. In 2013 a local engineer, Sonam Wangchuk, began to change the shape. Sun and warm air attack ice at its surface. A tall cone holds a lot of ice behind little surface, so it lasts longer.
And the cone almost builds itself. A pipe brings water from a stream higher up the valley. Because it comes from above, the water shoots out of the upright end without a pump, and it freezes as it falls. People call the cones ice stupas, after the monuments of the region.
They aren't perfect. Pipes freeze too, and somebody has to go out and clear them.`,
      facts: {
        asOf: '2026-11-25',
        source:
          'scienceworld.scholastic.com, Ice Towers, 17 January 2022; scienceindia.in, Ice stupas (melt waters from June, cone and surface); watsupptoday.com, 5 February 2018',
      },
      questions: [
        {
          id: 'd-l-t2-q1',
          question: 'What problem do the farmers in Ladakh have?',
          options: [
            'Winters have become too warm to sow',
            'Glaciers melt too early in spring',
            'Water is there at the wrong time',
            'Streams are too far from the fields',
          ],
          answer: 2,
          explanation:
            'The professor calls it “a problem of timing”: there is water in winter, but farmers need it “in April and May”.',
        },
        {
          id: 'd-l-t2-q2',
          question: 'Why does a cone last longer than a flat sheet?',
          options: [
            'It is made of much purer water',
            'Less of it is exposed to sun and air',
            'Its shadow falls on the fields',
            'It is built high up, where it is coldest',
          ],
          answer: 1,
          explanation:
            'Ice melts at its surface, and a cone “holds a lot of ice behind little surface”.',
        },
        {
          id: 'd-l-t2-q3',
          question: 'Why is no pump needed?',
          options: [
            'The water comes from higher ground',
            'The ice pushes the water upwards',
            'The pipe lies under a frozen stream',
            'The water is carried by the farmers',
          ],
          answer: 0,
          explanation:
            'The pipe begins “higher up the valley. Because it comes from above, the water shoots out”.',
        },
        {
          id: 'd-l-t2-q4',
          question: 'Why does the professor mention frozen pipes?',
          options: [
            'To explain how the cone gets its shape',
            'To show how cold the winters can be',
            'To give a reason for using a pump',
            'To name a weakness of the method',
          ],
          answer: 3,
          explanation:
            "They come after the words “They aren't perfect”: somebody has to go out in the cold and clear the pipes.",
        },
      ],
    },
    {
      id: 'd-l-t3',
      kind: 'talk',
      title: 'Talk: methods in psychology',
      transcript: `Professor: In Berlin, a little over a century ago, there was a horse that seemed to do arithmetic. Ask him for seven plus four, and Hans would tap his hoof eleven times. His owner was a retired teacher, and a committee found no trick.
Then a young psychologist, Oskar Pfungst, did something simple. He let people ask questions to which they themselves didn't know the answer. Suddenly Hans was wrong nearly every time. He also failed when he couldn't see the person who asked. So the horse wasn't calculating. He was watching. As the taps came near the right number, the person grew tense, and at the last one relaxed. Hans took that as a sign to stop. Nobody knew they were giving it. Even Pfungst found it hard not to give it, once he knew.
Why do I tell you this in a course on method? Because most of you will test people, not horses, and people are better at it. If you know which answer you hope for, you may show it. That's why, in a good trial of a medicine, the person who hands out the tablets doesn't know which ones are real.`,
      facts: {
        asOf: '2026-11-25',
        source:
          'Pfungst, Clever Hans, 1911; blog.go-here.nl/8201 and everything2.com/title/Clever+Hans (his results and his own difficulty)',
      },
      questions: [
        {
          id: 'd-l-t3-q1',
          question: 'How did Hans know when to stop tapping?',
          options: [
            'He was given a reward',
            'He counted the taps',
            'He saw people relax',
            'He heard a quiet word',
          ],
          answer: 2,
          explanation:
            'People grew tense and “at the last one relaxed. Hans took that as a sign to stop.”',
        },
        {
          id: 'd-l-t3-q2',
          question: 'What did Pfungst change in his tests?',
          options: [
            'He used other horses that were untrained',
            'He used people who did not know the answer',
            'He used a committee as the audience',
            'He used only questions with large numbers',
          ],
          answer: 1,
          explanation:
            "He “let people ask questions to which they themselves didn't know the answer”, and Hans was then nearly always wrong.",
        },
        {
          id: 'd-l-t3-q3',
          question: 'Why does the professor say that Pfungst found it hard not to give the sign?',
          options: [
            'To show that the signs were unintended',
            'To admit that the result is uncertain',
            'To explain why his tests took so long',
            'To suggest that he had helped the owner',
          ],
          answer: 0,
          explanation:
            '“Nobody knew they were giving it.” Even a person who knew could hardly stop, so the signs came without intention.',
        },
        {
          id: 'd-l-t3-q4',
          question: 'What would the professor probably advise a researcher to do?',
          options: [
            'Have a committee watch all of the tests',
            'Keep the desired answer from the testers',
            'Train the testers to hide their feelings',
            'Put people at their ease before the test',
          ],
          answer: 1,
          explanation:
            '“If you know which answer you hope for, you may show it.” So in a good trial, the person who hands out the tablets does not know. Hiding it is no way out: even Pfungst “found it hard”. A committee had watched Hans and “found no trick”.',
        },
      ],
    },
  ],
};
