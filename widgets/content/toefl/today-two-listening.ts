import type { ListeningSection } from './today-types.ts';

export const listening: ListeningSection = {
  first: {
    prompts: [
      {
        id: 't2-l-p1',
        prompt: 'Is anyone sitting here?',
        options: [
          "Yes, I've been standing all day.",
          "Sorry, I'm saving it for a friend.",
          'They sat there for about an hour.',
          'Everyone likes it here very much.',
        ],
        answer: 1,
        explanation:
          'The speaker wants to sit down. The reply says politely that the place is taken.',
      },
      {
        id: 't2-l-p2',
        prompt: "Why don't we ask the tutor for more time?",
        options: [
          'More than an hour, I believe.',
          'He asked me twice yesterday.',
          'Because the tutor was busy.',
          "I doubt that he'd agree to it.",
        ],
        answer: 3,
        explanation:
          "“Why don't we” is a suggestion and does not ask for a reason. The reply says what the speaker thinks of it.",
      },
      {
        id: 't2-l-p3',
        prompt: 'How many people are coming to the picnic?',
        options: [
          "It's the third picnic this year.",
          'Most people seemed to enjoy it.',
          'We are all coming back by bus.',
          'Hardly anyone has replied so far.',
        ],
        answer: 3,
        explanation:
          'The number is not known yet, and the reply says why. The others give another number, the way home or a past picnic.',
      },
      {
        id: 't2-l-p4',
        prompt: 'My laptop keeps shutting down.',
        options: [
          'Sit down wherever you like.',
          "Yes, I'd like to keep it.",
          'Have you tried another charger?',
          'The shops shut at half past eight.',
        ],
        answer: 2,
        explanation:
          'The speaker has a problem. The reply suggests a possible cause; the others only pick up “shut”, “keep” or “down”.',
      },
      {
        id: 't2-l-p5',
        prompt: 'Did you manage to get tickets for the concert?',
        options: [
          "They'd sold out by the time I called.",
          "Yes, I'll get there before you do.",
          'It lasted for almost three hours.',
          "I'm managing quite well, thanks.",
        ],
        answer: 0,
        explanation:
          'The reply means no: by then there were no tickets left. It does not need the word.',
      },
      {
        id: 't2-l-p6',
        prompt: "You've lived in this hostel for three years, haven't you?",
        options: [
          "It'll be four this July.",
          "I don't leave before ten.",
          "Yes, they've moved out.",
          'No, it has three floors.',
        ],
        answer: 0,
        explanation:
          'The speaker checks a length of time. The reply puts it right: nearly four years.',
      },
      {
        id: 't2-l-p7',
        prompt: 'Could you keep an eye on my bag for a minute?',
        options: [
          'You can keep it. I have another one.',
          "It's heavier than it looks, isn't it?",
          'All right, but I have a class at two.',
          "I've had my eyes tested, thank you.",
        ],
        answer: 2,
        explanation:
          'To keep an eye on something is to watch it. The reply agrees and says how long there is time.',
      },
      {
        id: 't2-l-p8',
        prompt: 'The professor seemed pleased with your talk.',
        options: [
          "No, I wasn't talking to anyone.",
          "That's a relief. I was so nervous.",
          'Please speak to her after class.',
          'It seems to be in the second hall.',
        ],
        answer: 1,
        explanation: 'The speaker passes on praise. The natural reply says how one feels about it.',
      },
    ],
    conversations: [
      {
        id: 't2-l-c1',
        kind: 'conversation',
        title: 'Conversation: the campus network',
        transcript: `Student: Hello. Is this where I get help with the network? My phone connects, but my laptop doesn't.
Technician: Then it isn't your account. When did it start?
Student: On Monday. I changed my password at the weekend, because the system told me to.
Technician: And you typed the new one into your phone?
Student: Yes, it asked me at once. The laptop never asked.
Technician: That's it, then. It's still sending the old one. After ten wrong tries, the network shuts a machine out for a day.
Student: So I just wait?
Technician: You'd be shut out again tomorrow. Go into the settings, tell it to forget the network, and then join as if you were new. I'll let it back in from here.
Student: And I was about to pay for a repair!`,
        questions: [
          {
            id: 't2-l-c1-q1',
            question: 'What causes the problem?',
            options: [
              'The phone blocks the laptop',
              'The network is being repaired',
              'The account is no longer valid',
              'The laptop uses an old password',
            ],
            answer: 3,
            explanation:
              "The student changed the password, but the laptop is “still sending the old one”. As the phone connects, “it isn't your account”.",
          },
          {
            id: 't2-l-c1-q2',
            question: 'Why is it not enough to wait for a day?',
            options: [
              'The phone would be shut out as well',
              'The same thing would happen again',
              'The repair would cost more by then',
              'The help desk is closed tomorrow',
            ],
            answer: 1,
            explanation:
              "The laptop would go on sending the wrong password: “You'd be shut out again tomorrow.”",
          },
        ],
      },
    ],
    announcements: [
      {
        id: 't2-l-a1',
        kind: 'announcement',
        title: 'Announcement: a careers fair',
        transcript:
          "Welcome, everybody, to the careers fair. It's good to see so many of you before ten. A few things have changed since the programme was printed. The talk on writing a CV is so popular that we're giving it twice, at eleven and again at two, both times in the small theatre. The company interviews in Room 8 are full, but people do fail to turn up, so leave your name at the door if you'd like to be called. And lastly, the printers. The one by the entrance is for visitors' badges only. If you need copies of your CV, please use the two on the first floor. They cost nothing until noon. After that you'll need your print card, as on any other day.",
        questions: [
          {
            id: 't2-l-a1-q1',
            question: 'What does the speaker say about the company interviews?',
            options: [
              'They will take place twice today',
              'They have moved to the theatre',
              'A place may still become free',
              'Visitors need a badge for them',
            ],
            answer: 2,
            explanation:
              'They are full, “but people do fail to turn up”. Anyone who leaves a name at the door may therefore be called.',
          },
          {
            id: 't2-l-a1-q2',
            question: 'Why does the speaker mention noon?',
            options: [
              'Printing will cost money from then on',
              'The printers will be switched off then',
              'The second talk on CVs will begin then',
              'Most of the companies will leave then',
            ],
            answer: 0,
            explanation:
              "The printers on the first floor “cost nothing until noon. After that you'll need your print card”.",
          },
        ],
      },
    ],
    talks: [
      {
        id: 't2-l-t1',
        kind: 'talk',
        title: 'Talk: film studies',
        transcript: `Professor: Around 1920 a young Russian film-maker, Lev Kuleshov, is said to have tried something simple. He took a piece of film that showed the face of a well-known actor, with hardly any expression. After it he put a shot of a plate of soup. Then he used the same face again, followed by a coffin, and a third time, followed by a child at play. People who watched it praised the actor. How hungry he looked, they said, how sad, and how gently he smiled! Yet it was the same face each time.
The lesson seems clear. In a film, the meaning doesn't lie in one picture, but between two. The editor, you might say, does half of the acting.
It's a lovely story, and I have to spoil it a little. The film is lost. All we have is what people remembered, and they didn't even remember the same pictures. And when researchers made such films again, they found the effect in some studies and not in others.
So should you forget Kuleshov? Not at all. Every editor works with his idea. But the next time you meet a famous experiment, ask who has repeated it.`,
        facts: {
          asOf: '2026-11-25',
          source:
            'mfj-online.org, Pudovkin on the experiment; Projections 12 (2), 2018, 137 (lost film, repetitions); The Kuleshov Effect, Cinema Journal 31 (2), 1992, 59; Barratt and others, Perception 45 (8), 2016, 847',
        },
        questions: [
          {
            id: 't2-l-t1-q1',
            question: 'What is the talk mainly about?',
            options: [
              'An actor who could not show his feelings',
              'A lost film that was found once again',
              'A method of teaching people to edit films',
              'A famous experiment and doubts about it',
            ],
            answer: 3,
            explanation:
              'The professor tells what Kuleshov “is said to have tried”, draws the lesson, and then has to “spoil it a little”.',
          },
          {
            id: 't2-l-t1-q2',
            question: 'How did the people who watched the film react?',
            options: [
              'They saw feelings in an unchanged face',
              'They found that the actor was too cold',
              'They noticed that a face was repeated',
              'They were moved by the child at play',
            ],
            answer: 0,
            explanation:
              'They spoke of how hungry and how sad the actor looked. “Yet it was the same face each time.”',
          },
          {
            id: 't2-l-t1-q3',
            question: 'Why does the professor say “I have to spoil it a little”?',
            options: [
              'To introduce weak points of the story',
              'To criticise the way the actor played',
              'To explain how the film was damaged',
              'To apologise for telling the end first',
            ],
            answer: 0,
            explanation:
              'What follows are the doubts: “The film is lost”, people remembered different pictures, and not every later study found the effect.',
          },
          {
            id: 't2-l-t1-q4',
            question: "What is the professor's opinion of Kuleshov's idea?",
            options: [
              'It is true of old Russian films only',
              'It is of use, though not fully proved',
              'It is wrong and ought to be forgotten',
              'It is older than most people believe',
            ],
            answer: 1,
            explanation:
              '“So should you forget Kuleshov? Not at all. Every editor works with his idea.” But one should ask who has repeated an experiment.',
          },
        ],
      },
    ],
  },
  easy: {
    prompts: [
      {
        id: 't2-l-p9',
        prompt: 'Which bus goes to the airport?',
        options: [
          'About forty minutes.',
          "Yes, it's very large.",
          'You need number twelve.',
          'My flight was on time.',
        ],
        answer: 2,
        explanation:
          '“Which bus” asks for one of several. Buses have numbers, so “number twelve” is the reply.',
      },
      {
        id: 't2-l-p10',
        prompt: 'Thanks for helping me to move in.',
        options: [
          'They moved in a year ago.',
          "No, I'm not moving anywhere.",
          'Yes, you should help them.',
          'Any time. Enjoy your new room.',
        ],
        answer: 3,
        explanation:
          'Thanks are answered with a friendly phrase. “Any time” means: I was glad to help.',
      },
      {
        id: 't2-l-p11',
        prompt: 'Have you met our new room-mate?',
        options: [
          'We meet every Tuesday.',
          "Not yet. What's she like?",
          'I do like the new room.',
          "It's a room for two.",
        ],
        answer: 1,
        explanation:
          'The reply says no and shows interest. The others repeat a word of the question and are about something else.',
      },
      {
        id: 't2-l-p12',
        prompt: 'Do you take sugar in your tea?',
        options: [
          'Just half a spoon, please.',
          'Tea is grown in Assam.',
          'I took it to the kitchen.',
          'It takes five minutes.',
        ],
        answer: 0,
        explanation:
          'The speaker is making tea and asks how it should be. The reply tells the amount.',
      },
      {
        id: 't2-l-p13',
        prompt: "I'm sorry I'm late.",
        options: [
          "No, it's never too late to learn.",
          "Don't worry, we've only just begun.",
          "Yes, I'll see you all later on.",
          "Sorry, I don't have one here.",
        ],
        answer: 1,
        explanation:
          'An apology asks for a kind word. The reply says that nothing has been missed.',
      },
    ],
    conversations: [
      {
        id: 't2-l-c2',
        kind: 'conversation',
        title: 'Conversation: in the hostel',
        transcript: `Ishita: Farah, is the washing machine downstairs free?
Farah: It was ten minutes ago. But it only takes coins now.
Ishita: It doesn't take cards? I haven't got any coins.
Farah: The shop by the gate will change a note for you. It shuts at nine, though.
Ishita: It's quarter to! I'd better run. Do you need anything?
Farah: Some milk, please. Leave your clothes here. I'll take them down and keep the machine for you.`,
        questions: [
          {
            id: 't2-l-c2-q1',
            question: 'What does Ishita need?',
            options: [
              'A card for the gate',
              'Coins for a machine',
              'Powder for her clothes',
              'Milk for the evening',
            ],
            answer: 1,
            explanation:
              'The machine “only takes coins now”, and she has not got any. The milk is for Farah.',
          },
          {
            id: 't2-l-c2-q2',
            question: 'Why does Ishita have to hurry?',
            options: [
              'The gate will be locked',
              'Somebody is waiting for her',
              'The shop will close soon',
              'The machine has stopped',
            ],
            answer: 2,
            explanation:
              "The shop “shuts at nine”, and “It's quarter to!” The machine will be kept for her.",
          },
        ],
      },
      {
        id: 't2-l-c3',
        kind: 'conversation',
        title: 'Conversation: at the clinic',
        transcript: `Student: Good morning. Can I see a doctor today? I've had a sore throat since Sunday.
Receptionist: This morning is full. Can you come at four?
Student: I have an exam at four. It finishes at five.
Receptionist: Then come straight after it. She's here until six. May I have your student number?
Student: It's on my card. Here you are.
Receptionist: Thank you. Until then, drink something warm and try not to talk much.
Student: That's easy in an exam.`,
        questions: [
          {
            id: 't2-l-c3-q1',
            question: 'When will the student see the doctor?',
            options: [
              'After five this afternoon',
              'At four this afternoon',
              'On Sunday morning',
              'Before noon this morning',
            ],
            answer: 0,
            explanation:
              'The exam “finishes at five”, and the receptionist says “come straight after it”. The doctor is there until six.',
          },
          {
            id: 't2-l-c3-q2',
            question: 'What does the receptionist tell the student to do?',
            options: [
              'Bring a card at five',
              'Write to a teacher',
              'Rest until the exam',
              'Have a warm drink',
            ],
            answer: 3,
            explanation:
              '“Until then, drink something warm and try not to talk much.” The card has already been shown.',
          },
        ],
      },
    ],
    announcements: [
      {
        id: 't2-l-a2',
        kind: 'announcement',
        title: 'Announcement: on a bus',
        transcript:
          'Good morning, everyone. This is the bus to the city campus. Today we cannot stop at the museum, because the road in front of it is closed. If you want to go to the museum, please get off at the post office. From there it is a five-minute walk, and you will see signs. The last bus back leaves the city campus at seven this evening, not at eight, because today is a holiday. Please keep your bags off the seats. Many people will get on at the next stop.',
        questions: [
          {
            id: 't2-l-a2-q1',
            question: 'Where should people who want to visit the museum get off?',
            options: [
              'At the closed road',
              'At the post office',
              'At the city campus',
              'At the next stop',
            ],
            answer: 1,
            explanation:
              '“If you want to go to the museum, please get off at the post office.” From there they can walk.',
          },
          {
            id: 't2-l-a2-q2',
            question: 'Why does the last bus leave earlier than usual?',
            options: [
              'Because the bus is full',
              'Because a road is closed',
              'Because it is a holiday',
              'Because of a long walk',
            ],
            answer: 2,
            explanation:
              'It leaves “at seven this evening, not at eight, because today is a holiday”. The closed road only changes the stop.',
          },
        ],
      },
    ],
    talks: [],
  },
  hard: {
    prompts: [
      {
        id: 't2-l-p14',
        prompt: 'I was hoping you could look over my essay before I hand it in.',
        options: [
          'When do you need it back?',
          'It looks a good deal better.',
          'I handed mine in on Friday.',
          'I hope so too, for his sake.',
        ],
        answer: 0,
        explanation:
          'The sentence is a polite request. To ask when the essay is needed back is to agree.',
      },
      {
        id: 't2-l-p15',
        prompt: "There's no point in queuing now, is there?",
        options: [
          'The queue was there last week too.',
          'I pointed it out to him just now.',
          "No, it's eleven points in total.",
          'We might get in if people drop out.',
        ],
        answer: 3,
        explanation:
          'The speaker thinks that they are too late. The reply disagrees gently: some people may leave the queue.',
      },
      {
        id: 't2-l-p16',
        prompt: "She said she'd ring, but that was an hour ago.",
        options: [
          'An hour should be quite enough.',
          'Maybe her meeting has run over.',
          "The ring was her grandmother's.",
          'I told her so, word for word.',
        ],
        answer: 1,
        explanation:
          'The speaker wonders why there has been no call. The reply offers a likely reason.',
      },
    ],
    conversations: [
      {
        id: 't2-l-c4',
        kind: 'conversation',
        title: 'Conversation: a student newspaper',
        transcript: `Editor: Aditya, your piece on the canteen's prices came in at twelve hundred words.
Aditya: I know I was meant to stop at eight hundred, but the figures needed explaining.
Editor: The figures are the best thing in it. It's the first four paragraphs I'd lose. You describe the smell of the food for half a page before anyone learns that prices are up by a third.
Aditya: I wanted readers to feel they were there.
Editor: They were there. They had lunch there yesterday.
Aditya: Fair enough. So I open with the prices.
Editor: And give the manager's answer higher up. At the moment she doesn't speak until the last line, and it looks as though we were hiding it.
Aditya: She only rang me back last night.
Editor: That explains it, but our readers can't know that. Can I have it by six?`,
        questions: [
          {
            id: 't2-l-c4-q1',
            question: 'What does the editor mean by saying “They had lunch there yesterday”?',
            options: [
              'Readers have complained of the food',
              'Readers prefer to eat somewhere else',
              'Readers will get the paper too late',
              'Readers do not need the description',
            ],
            answer: 3,
            explanation:
              'The first paragraphs describe the smell of the food. Readers know the place already, so the editor would “lose” this part.',
          },
          {
            id: 't2-l-c4-q2',
            question: "Why should the manager's answer come earlier?",
            options: [
              'So that the article seems fair',
              'Because she asked for a change',
              'Because her figures are newer',
              'So that the article is shorter',
            ],
            answer: 0,
            explanation:
              'In the last line it “looks as though we were hiding it”. Readers should see that both sides are heard.',
          },
        ],
      },
    ],
    announcements: [
      {
        id: 't2-l-a3',
        kind: 'announcement',
        title: 'Announcement: survey projects',
        transcript:
          "Before you go, a word about your surveys. Several of you have asked whether you may hand out questionnaires now and send in the ethics form later. You may not, and it isn't just paperwork. Answers that are collected before approval can't be used at all, however good they are. Last year a group lost six weeks' work that way. Now, the committee used to meet once a month, which was a real difficulty. From this term it looks at short forms every Wednesday, and a survey with no names and no questions about health counts as short. So if that's yours, and it reaches the office by Monday noon, you could be out with your questionnaires on Thursday. If you don't know which form you need, come and ask. The wrong one goes to the back of the queue.",
        questions: [
          {
            id: 't2-l-a3-q1',
            question: "Why does the speaker mention last year's group?",
            options: [
              'To praise work that was done in six weeks',
              'To warn that the questions were too long',
              'To show what acting too early can cost',
              'To explain why the committee meets more',
            ],
            answer: 2,
            explanation:
              "Answers collected before approval “can't be used at all”, and the group “lost six weeks' work that way”.",
          },
          {
            id: 't2-l-a3-q2',
            question: 'What can be inferred about a survey on how students deal with illness?',
            options: [
              'It must be handed out on a Thursday',
              'It may be started without a form',
              'It needs more than the short form',
              'It will be approved by Wednesday',
            ],
            answer: 2,
            explanation:
              'Only a survey “with no names and no questions about health counts as short”. One on illness has questions about health.',
          },
        ],
      },
    ],
    talks: [
      {
        id: 't2-l-t2',
        kind: 'talk',
        title: 'Talk: economics',
        transcript: `Professor: Suppose I gave you a mug. Would you ask more for it than you'd have paid for it? Economic theory says no, or hardly. What a thing is worth to you shouldn't depend on whether it's already yours.
In 1990 three researchers, Kahneman, Knetsch and Thaler, published what happened when they tried it. They gave some students a mug and asked for the lowest price at which they'd sell. It was about seven dollars. Students without a mug were asked how much they'd pay. Less than three.
Perhaps, you'll say, the sellers simply felt richer. So there was a third group, and this is the elegant part. These students had no mug, but at each price they could choose between a mug and the money. Look at it coldly, and they stood exactly where the sellers did: both would go home with either a mug or cash. Yet the choosers put the mug at about three dollars.
So it isn't a matter of being richer. The sellers felt that they'd be giving something up, and the choosers didn't. It's called the endowment effect, and it may be why your cupboards are full.`,
        facts: {
          asOf: '2026-11-25',
          source:
            'Kahneman, Knetsch and Thaler, Experimental Tests of the Endowment Effect, Journal of Political Economy 98 (6), 1990, 1325-1348 (experiment with sellers, buyers and choosers)',
        },
        questions: [
          {
            id: 't2-l-t2-q1',
            question: 'What does the talk mainly explain?',
            options: [
              'How owning a thing changes its value to us',
              'How students can be paid for experiments',
              'How buyers and sellers agree on one price',
              'How prices fall when many people own a thing',
            ],
            answer: 0,
            explanation:
              "People who had been given a mug asked far more for it than others would pay. The effect comes from owning it: the sellers felt “that they'd be giving something up”.",
          },
          {
            id: 't2-l-t2-q2',
            question: 'Why did the researchers need the third group?',
            options: [
              'To test the effect on other goods',
              'To rule out another explanation',
              'To find out how buyers bargain',
              'To sell the mugs that were left',
            ],
            answer: 1,
            explanation:
              'Perhaps “the sellers simply felt richer”. The choosers stood where the sellers did, so this could not explain the difference.',
          },
          {
            id: 't2-l-t2-q3',
            question: 'In what way were choosers like sellers?',
            options: [
              'They wanted seven dollars for a mug',
              'They had been given a mug at first',
              'They would end up with a mug or cash',
              'They had to find somebody to pay',
            ],
            answer: 2,
            explanation:
              'The professor says “both would go home with either a mug or cash”, although only the sellers had a mug to begin with.',
          },
          {
            id: 't2-l-t2-q4',
            question: 'Why does the professor mention cupboards?',
            options: [
              'To remind students of a reading',
              'To show where the mugs were kept',
              'To give an example of bargaining',
              'To apply the effect to daily life',
            ],
            answer: 3,
            explanation:
              'If giving things up feels like a loss, people keep more than they need: “it may be why your cupboards are full”.',
          },
        ],
      },
    ],
  },
};
