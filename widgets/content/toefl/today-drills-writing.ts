import type { Drills } from './today-types.ts';

export const drills: Drills['writing'] = {
  sentences: [
    {
      id: 'd-w-s1',
      context: 'There is a long queue outside the office.',
      answer: 'I wonder what they are waiting for.',
      chunks: ['I', 'wonder what', 'they', 'are', 'waiting for'],
      explanation:
        'After “I wonder” the clause has the order of a statement: “what they are waiting for”, not “what are they”. The preposition stays at the end.',
    },
    {
      id: 'd-w-s2',
      context: 'Who is that waving at us?',
      answer: "That's the cousin I'm going to stay with.",
      chunks: ["that's", 'the cousin', "I'm", 'going to', 'stay with'],
      explanation:
        'The relative clause needs no “whom”; “with” belongs to “stay” and remains at its end.',
    },
    {
      id: 'd-w-s3',
      context: 'You should have seen the crowd at the fair.',
      answer: 'If you had told me about it, I would have come along.',
      chunks: ['if', 'you had', 'told me', 'about it,', 'I would', 'have come along'],
      explanation:
        'The condition was not fulfilled in the past: past perfect after “if”, “would have” in the other part. The comma closes the condition.',
    },
    {
      id: 'd-w-s4',
      context: 'Why is the canteen so quiet?',
      answer: 'The kitchen is being painted, so lunch is served outside.',
      chunks: ['the kitchen', 'is being', 'painted,', 'so', 'lunch is', 'served outside'],
      explanation:
        '“Is being painted” is the passive of something going on now. “So” introduces what follows from it.',
    },
    {
      id: 'd-w-s5',
      context: 'Was the second test as hard as the first?',
      answer: 'It was even harder than I had expected.',
      chunks: ['it was', 'even harder', 'than', 'I', 'had expected'],
      explanation:
        '“Even” strengthens a comparative. The expectation was there before the test, hence the past perfect.',
    },
    {
      id: 'd-w-s6',
      context: 'What did the guard tell you?',
      answer: 'He told us that the gate would be closed at ten.',
      chunks: ['he told', 'us that', 'the gate', 'would be', 'closed at ten'],
      explanation:
        '“Tell” needs a person. In reported speech “will be closed” becomes “would be closed”.',
    },
    {
      id: 'd-w-s7',
      context: 'Did you finish your report last night?',
      answer: 'I was too tired to think, let alone write anything sensible.',
      chunks: ['I was', 'too tired', 'to think,', 'let alone', 'write', 'anything sensible'],
      explanation:
        '“Too” with an adjective is followed by “to” with a verb. “Let alone” adds something even less possible, and its verb needs no second “to”.',
    },
    {
      id: 'd-w-s8',
      context: 'How should I prepare for the viva?',
      answer: 'Try explaining your project to someone who knows nothing about it.',
      chunks: ['try', 'explaining your project', 'to someone', 'who knows', 'nothing', 'about it'],
      explanation:
        '“Try” with “-ing” suggests a method. The relative clause follows “someone”, whom it describes.',
    },
    {
      id: 'd-w-s9',
      context: 'The office closes in five minutes.',
      answer: 'Would it be possible for me to submit the form tomorrow?',
      chunks: ['would it', 'be possible', 'for me to', 'submit', 'the form tomorrow'],
      explanation:
        'A polite request: “would it be possible” with “for” and the person, then “to” and the verb. The object follows the verb directly.',
    },
    {
      id: 'd-w-s10',
      context: 'Why is everybody talking about Priya?',
      answer: 'She is the student whose poem was read out on the radio.',
      chunks: ['she is', 'the student', 'whose poem', 'was read', 'out on', 'the radio'],
      explanation:
        '“Whose” links the student with her poem. The clause is passive, since it does not matter who read it.',
    },
  ],
  emails: [
    {
      id: 'd-w-e1',
      title: 'A room to rent',
      situation:
        'You are going to study in Leeds and have seen an advertisement for a room in a shared flat near the university. You cannot visit it before you arrive.',
      to: 'Ms Carter',
      subject: 'Room in Brook Street',
      points: [
        'Introduce yourself and say when you need the room.',
        'Ask two questions about the room or the flat.',
        'Suggest how you could see it from India.',
      ],
      modelAnswer: `Dear Ms Carter,

My name is Aarav Mehta. I am from Pune and will begin a master's degree in civil engineering at the university in September. I read your advertisement for the room in Brook Street, and I would like to rent it from the first of September for one year.

May I ask two questions? Are heating and internet included in the rent, or are they paid separately? And how many people share the kitchen?

As I cannot come to Leeds before I move, would you be willing to show me the flat in a video call? I am free on any day until about five in the afternoon, British time. I would be happy to speak to one of the other tenants as well.

Kind regards,
Aarav Mehta`,
    },
    {
      id: 'd-w-e2',
      title: 'The wrong book',
      situation:
        'You ordered a second-hand textbook from an online bookshop. A different edition arrived, and your course begins next week.',
      to: 'Customer service',
      subject: 'Order 20718: wrong edition',
      points: [
        'Say what you ordered and what arrived.',
        'Explain why you cannot use it.',
        'Say what you would like the shop to do, and by when.',
      ],
      modelAnswer: `Dear customer service,

On the third of January I ordered the fifth edition of "Principles of Statistics" (order 20718). The parcel arrived yesterday, in good condition, but the book in it is the third edition.

Unfortunately I cannot use this one. Our weekly exercises are set from the fifth edition, in which the problems and their numbers are different, and three chapters are missing in the older book.

My course begins on Monday the fifteenth. Could you send me the right edition so that it reaches me by then? If you no longer have it, please let me know today or tomorrow and refund the price, so that I can buy a copy elsewhere. I will return the third edition as soon as you tell me how.

Yours faithfully,
Farah Ansari`,
    },
    {
      id: 'd-w-e3',
      title: 'Good news for a teacher',
      situation:
        'Your former school teacher wrote a letter of recommendation for you. You have now been accepted by a university.',
      to: 'Mr Kulkarni',
      subject: 'Good news, and thank you',
      points: [
        'Tell him the news.',
        'Thank him and say how he helped you.',
        'Offer to do something in return for his pupils.',
      ],
      modelAnswer: `Dear Mr Kulkarni,

I have good news that I wanted you to hear from me: the University of Auckland has offered me a place to study environmental science. I shall leave in February.

Thank you very much for your letter. I know that you wrote it during the board exams, when you had hardly any time. It was also in your class that I first measured the water of our river, and that project was what the interviewers asked me about for half of the hour.

I would like to give something back. If you think that it would be useful, I could visit your Class 12 in January and talk about applications, especially about the mistakes that I made in mine.

With best wishes,
Aditi Pillai`,
    },
    {
      id: 'd-w-e4',
      title: 'Help with a science day',
      situation:
        'Your college holds a science day for schoolchildren in three weeks. You need one more person for your stand, and your friend Arjun is good with children.',
      to: 'Arjun',
      subject: 'Science day on the 18th',
      points: [
        'Tell him what is planned.',
        'Explain why you thought of him.',
        'Tell him what he would have to do and by when he should answer.',
      ],
      modelAnswer: `Hi Arjun,

Are you free on Saturday the 18th? Our college is holding a science day, and about two hundred children from the schools around here are coming. Nandini and I have a stand where they can build a small electric motor and take it home.

I thought of you straight away because of last Diwali, when you kept six of my cousins busy for a whole afternoon with a bag of magnets. We know the physics, but neither of us can explain it to an eight-year-old.

You'd only have to be there from ten to two and help them with the wire. We'd go through it together the evening before. Lunch is on me! Could you tell me by Friday, so that I can order your badge?

See you soon,
Ishita`,
    },
    {
      id: 'd-w-e5',
      title: 'Longer library hours',
      situation:
        'The library of your college closes at eight. In the weeks before the exams many students have nowhere quiet to study. You are the student speaker of your year.',
      to: 'Mrs Pillai, head librarian',
      subject: 'Opening hours before the exams',
      points: [
        'Describe the difficulty.',
        'Ask for a change for a limited time.',
        'Offer something that makes it easier.',
      ],
      modelAnswer: `Dear Mrs Pillai,

I am writing on behalf of the second-year students. In the three weeks before the exams, many of us look for a quiet place to study in the evening. Those who live in the hostel share a room with two or three others, and the common room is noisy until late. At eight, when the library closes, nearly every seat is still taken.

Would it be possible to keep the reading room open until eleven from the first to the twentieth of April? The lending desk could close at eight as usual.

We know that your staff cannot simply stay longer. Twelve students have therefore offered to work in pairs at the door and to tidy the room each night, if you agree.

Yours sincerely,
Aditya Nair`,
    },
    {
      id: 'd-w-e6',
      title: 'A later start',
      situation:
        'You have been given an internship that begins on 1 June. Your college has now moved your last exam to 3 June.',
      to: 'Ms Mehta, human resources',
      subject: 'Start of my internship',
      points: [
        'Thank her for the offer.',
        'Explain what has changed.',
        'Propose a new date and a way to make up for the time.',
      ],
      modelAnswer: `Dear Ms Mehta,

Thank you again for offering me the internship in your design team. I have signed the agreement and am looking forward to the work.

I am afraid that I have to ask for one change. Yesterday my college informed us that the last examination has been moved from 28 May to 3 June, because the hall is needed for another test. I cannot take it on a different day, so I am unable to begin on 1 June as we had agreed. I attach the college's notice.

Could I start on Monday 7 June instead? I would be glad to stay a week longer in August so that you lose no time. If the first week includes any training, I can read the material in advance.

Kind regards,
Sara Thomas`,
    },
    {
      id: 'd-w-e7',
      title: 'A part that is missing',
      situation:
        'You and two classmates are writing a report, which is due on Monday. Rohan has not sent his part, and you do not know why.',
      to: 'Rohan',
      subject: 'Our report for Monday',
      points: [
        'Ask how he is and mention the missing part.',
        'Explain why the group needs it by a certain day.',
        'Offer help.',
      ],
      modelAnswer: `Hi Rohan,

How are you? We haven't seen you since Tuesday, so I hope that nothing is wrong. I'm writing because Asha and I have finished our parts of the report, and yours on the survey isn't in the folder yet.

It's due on Monday at nine. We'd like to read the whole thing through on Sunday, because the conclusion depends on your numbers. Could you put your part into the folder by Saturday evening, even if it isn't perfect?

If you're ill or have too much to do, please just say so. I could make the charts from your table, and Asha has offered to write up the method. We only need to know in time, so that we can share out the work.

Take care,
Meera`,
    },
    {
      id: 'd-w-e8',
      title: 'A bag left on a train',
      situation:
        'You left a blue bag on a train this morning. It contains your notes and a calculator.',
      to: 'Lost property office',
      subject: 'Blue bag left on a train this morning',
      points: [
        'Say when and where you lost the bag.',
        'Describe the bag and what is in it.',
        'Ask what you have to do to get it back.',
      ],
      modelAnswer: `Dear Sir or Madam,

This morning I left a bag on the 7.15 train from Nashik to Mumbai. I was sitting in coach D4, in a seat by the window, and I got off at Thane at about half past nine. I noticed that the bag was missing when the train had already left.

It is a small blue bag made of cloth, with a white zip and a name label inside. There are two notebooks in it, with notes on biology, and a black calculator. Nothing is worth much money, but I need the notebooks for an exam in two weeks.

Has anything like this been handed in? If so, could you tell me where I can collect it, at what times, and which documents I should bring?

Yours faithfully,
Karan Bhatt`,
    },
    {
      id: 'd-w-e9',
      title: 'A walk that cannot take place',
      situation:
        'You lead the walking club of your college. Heavy rain is forecast for the walk on Sunday, and the path runs along a river. Fourteen members have put down their names.',
      to: 'Members of the walking club',
      subject: "Sunday's walk",
      points: [
        'Tell the members that the walk is cancelled, and why.',
        'Suggest something to do instead.',
        'Say what happens to the money that they have paid.',
      ],
      modelAnswer: `Dear all,

I'm sorry to say that Sunday's walk to the dam is cancelled. The forecast gives heavy rain from Saturday noon on, and for nearly an hour the path runs just above the river. Last July it was under water after one such night, and none of us should be there if it happens again.

Since you have kept the day free, how about the new map room in the city museum? It opens at eleven, students pay nothing, and we could plan the winter walks over a cup of tea afterwards. Let's meet at the main entrance.

The bus company will return what we paid, so you'll each get your eighty rupees back from me on Monday, or I can keep them for the next walk.

Best wishes,
Tara`,
    },
    {
      id: 'd-w-e10',
      title: 'Advice from a former student',
      situation:
        'Dev Menon finished your college two years ago and now studies data science in Toronto. A teacher has given you his address. You do not know him.',
      to: 'Dev Menon',
      subject: 'A question about data science in Toronto',
      points: [
        'Say who you are and how you got his address.',
        'Ask two questions about his course.',
        'Make it easy for him to answer.',
      ],
      modelAnswer: `Dear Dev,

I hope you don't mind my writing to you. I am in my third year of mathematics at your old college, and Professor Rao gave me your address when I told her that I was thinking of a master's degree in Canada.

There are two things that I can't find out from the university's website. How much programming did you need in the first term? I have only had one course in it. And do students work on projects with companies, or is the degree mainly theory?

I'm sure that you are busy, so a line or two would be plenty, whenever you have a moment. If you would rather talk, I could call you at any time that suits you.

Thank you, and best wishes,
Ananya Iyer`,
    },
  ],
  discussions: [
    {
      id: 'd-w-d1',
      subject: 'Psychology',
      professor: {
        name: 'Professor Iyer',
        text: 'Some parents promise their children money or a gift for good marks. Do such rewards help children to learn, or do they do harm? Explain your opinion.',
      },
      posts: [
        {
          name: 'Aarav',
          text: 'They help. Adults are paid for their work, so why not children? A reward gives a child who hates mathematics at least one reason to open the book.',
        },
        {
          name: 'Priya',
          text: 'I think they do harm. A child who learns for money will stop when the money stops. Marks should come from interest.',
        },
      ],
      modelAnswer:
        'I am closer to Priya, though for another reason. The trouble with a reward for marks is that it pays for something that a child cannot fully control. My younger brother was promised a bicycle for ninety per cent in science. He worked harder than ever before and got eighty-six, because one chapter had been taught by three different teachers. What he learned was that effort does not pay. Aarav compares marks with wages, but wages are paid for the work itself, not only if it turns out brilliantly. If parents want to give something, I would give it for what a child can decide: reading for half an hour a day, or going back to a mistake and explaining it. Then the reward teaches a habit, and when it is dropped after some months, the habit has a chance to stay.',
    },
    {
      id: 'd-w-d2',
      subject: 'Environmental science',
      professor: {
        name: 'Dr Menon',
        text: 'Many cities spend a lot of money on recycling. Some people say that it would be better spent on helping people to repair what they own. Which would you support, and why?',
      },
      posts: [
        {
          name: 'Nandini',
          text: 'Recycling. It works for everybody, even for people who have no time. You put the bottle into the right bin, and that is all.',
        },
        {
          name: 'Rohan',
          text: 'Repair. When I had my phone repaired last year, it cost a tenth of a new one. It is a pity that so few shops still do it.',
        },
      ],
      modelAnswer:
        'I would spend the money on repair, at least the next part of it. Nandini is right that recycling asks little of people, but this is also its weakness. A bottle in the right bin gives us the feeling that the matter is settled, although collecting, melting and making it again all take energy. What neither post mentions is work. A machine can sort bottles, whereas a radio or a sewing machine has to be opened by somebody who understands it. In my town there used to be a whole street of such people, and their sons now deliver parcels. If the city paid for tools, a room and a few months of training, young people could earn a living with a skill that cannot be sent abroad. Recycling should go on for what is really broken. But a thing that has been repaired does not need to be recycled for years.',
    },
    {
      id: 'd-w-d3',
      subject: 'Business',
      professor: {
        name: 'Professor Mehta',
        text: 'Some companies let their employees work four days a week for the same pay, provided that the work gets done. Should other companies follow them? Why or why not?',
      },
      posts: [
        {
          name: 'Ishita',
          text: 'Yes. People who have rested make fewer mistakes. I would rather have four good days than five tired ones.',
        },
        {
          name: 'Arjun',
          text: 'It cannot work everywhere. A hospital or a bank has to be open for five days or more. If people work less, somebody else has to be hired.',
        },
      ],
      modelAnswer:
        "I think that companies should try it, but I would not expect every one of them to keep it. Arjun's point about hospitals is a strong one: where the work consists of being present, fewer days simply mean more staff. In offices, however, there is a benefit that nobody has mentioned so far. A shorter week forces people to ask which part of the work is needed at all. My aunt's firm tried it for half a year. In the first month everybody was in a hurry. Then they noticed that two of their weekly meetings had no result that anyone could name, and they dropped them. They would not have looked for this time if they had not lost a day. So even a company that returns to five days after a trial will have learned something about how its hours are used, and that alone makes the trial worth it.",
    },
    {
      id: 'd-w-d4',
      subject: 'Sociology',
      professor: {
        name: 'Dr Ansari',
        text: 'Many people keep in touch with their friends mainly through messages and short videos. Has this made friendships stronger or weaker? Support your view.',
      },
      posts: [
        {
          name: 'Vidya',
          text: 'Stronger. My best friend moved to Kochi, and we still talk every day. Ten years ago we would have lost each other.',
        },
        {
          name: 'Karan',
          text: 'Weaker. I have four hundred contacts, and I could not ask more than three of them for help. Sending a heart is not friendship.',
        },
      ],
      modelAnswer:
        "In my view messages have made old friendships stronger and new ones harder to begin. Vidya's example shows the first half of this. She and her friend already knew each other, so that one word on a screen can remind them of a whole year. With new people it is different. On my first day at college we all stood in the corridor and looked at our phones, because each of us had friends there who were easier to talk to than a stranger. It took me weeks to learn the names of the people in my own row. In the past, boredom would have made us speak. I do not think that Karan's four hundred contacts are the problem, since nobody is forced to call them friends. The problem is that the old friends in our pocket make it so easy to avoid the first awkward sentence with somebody new.",
    },
    {
      id: 'd-w-d5',
      subject: 'Education',
      professor: {
        name: 'Professor Rao',
        text: 'Children write more and more on screens. Should primary schools still spend many hours on handwriting? What is your opinion?',
      },
      posts: [
        {
          name: 'Meera',
          text: 'Yes. I remember things much better if I have written them by hand, and I do not think I am the only one.',
        },
        {
          name: 'Aditya',
          text: 'A few hours are enough. Hardly anyone writes letters now. Children should use the time to learn typing, which they will need every day.',
        },
      ],
      modelAnswer:
        'Primary schools should keep handwriting, but for a purpose that Meera does not mention: it lets a child make signs that no keyboard offers. Think of a pupil who works on a problem in geometry. She draws a triangle, writes a number beside it, crosses it out and adds an arrow. On a screen each of these steps needs a menu, and by the time she has found the right one, the idea is gone. In a country like ours there is a further point. Many children learn two or three scripts, and the movement of the hand helps them to keep similar letters apart. I agree with Aditya that nobody needs beautiful letters any more, and the hours that were once spent on beauty can go to typing. What should remain is the ability to write quickly and clearly enough to think on paper.',
    },
    {
      id: 'd-w-d6',
      subject: 'Public health',
      professor: {
        name: 'Dr Pillai',
        text: "Some governments put a special tax on drinks with a lot of sugar. Is this a good way to improve people's health? Explain your view.",
      },
      posts: [
        {
          name: 'Farah',
          text: 'I am in favour. If a bottle costs more, people will buy fewer, and the money can be used for hospitals.',
        },
        {
          name: 'Ravi',
          text: 'I am against it. Rich people will not notice it at all, and poor people will pay more for a small pleasure. It is better to teach children about food.',
        },
      ],
      modelAnswer:
        'I support the tax, and mainly because of its effect on companies, which both posts overlook. If the tax depends on the amount of sugar in a litre, a producer can avoid it by using less. Then the drink changes, and nobody has to be persuaded of anything: the same child buys the same bottle with less sugar in it. Lessons about food, which Ravi prefers, are useful, but they have to win again every day against a cold drink on a hot afternoon. At my school we had a poster about sugar directly above the machine that sold it, and the machine was always empty by three. Ravi is right, however, that a tax weighs more on those who have little. For this reason I would spend the income where they live, for instance on clean drinking water in schools and at bus stations, so that the cheapest drink is also the healthiest.',
    },
    {
      id: 'd-w-d7',
      subject: 'Media studies',
      professor: {
        name: 'Professor Thomas',
        text: 'Most newspapers now ask readers on the internet to pay. Should news be free for everybody, or is it right to charge for it?',
      },
      posts: [
        {
          name: 'Asha',
          text: 'News should be free. In a democracy everybody has to know what is going on, not just people with a credit card.',
        },
        {
          name: 'Dev',
          text: 'Good reporting costs money. If readers do not pay, advertisers do, and then newspapers will be careful not to annoy them.',
        },
      ],
      modelAnswer:
        "I think that it is right to charge for news, as long as the most important part of it stays open. Dev has explained who pays if readers do not. I would add that people read differently when they have paid. As long as I took my news from free sites, I read headlines, perhaps forty a day, and could not have explained one of them. Last year my sister and I began to share a subscription to one newspaper. Now I read five articles to the end, because I want something for my money. Asha's worry is serious, though: a warning about a flood or the result of an election must not cost anything. Newspapers can open such articles to everybody, and public libraries can offer the rest. In that way those who are able to pay support the reporting, and nobody is shut out from what a citizen has to know.",
    },
    {
      id: 'd-w-d8',
      subject: 'Economics',
      professor: {
        name: 'Dr Kulkarni',
        text: 'Some small towns receive more tourists than they can cope with. Should such towns limit the number of visitors? Give reasons.',
      },
      posts: [
        {
          name: 'Rohan',
          text: 'No. Tourists bring jobs. If a hill town sends people away, its drivers, cooks and guides will be the first to suffer.',
        },
        {
          name: 'Ananya',
          text: 'Yes. In May the road to our nearest hill station is blocked for hours, and the people who live there have no water left.',
        },
      ],
      modelAnswer:
        'Towns should limit the number of visitors, but by the day and not by the year. Ananya describes what happens in May, and I have been in such a queue myself. In November, however, the same hotels stand half empty. If a town issues a certain number of permits for each day, families who can choose will come at another time, and the total need not fall at all. This also answers Rohan. At present, a guide works sixteen hours a day for six weeks and then looks for a job in the plains. Visitors who are spread over the year would give him steady work, which is worth more than one good month. There is one more reason. People remember whether they enjoyed a place. Somebody who spent the holiday in a traffic jam will not return, so a crowd today may cost the town its guests of tomorrow.',
    },
    {
      id: 'd-w-d9',
      subject: 'Linguistics',
      professor: {
        name: 'Professor Nair',
        text: 'In many countries, children who speak one language at home are taught in another from their first day at school. In which language should they learn in the first years?',
      },
      posts: [
        {
          name: 'Priya',
          text: 'In the language of their home. A child who does not understand the teacher learns nothing but silence.',
        },
        {
          name: 'Arjun',
          text: 'In the language that they will need later. Small children pick up languages easily, so it is best to begin at once.',
        },
      ],
      modelAnswer:
        'I would let children begin in the language of their home and bring the second one in step by step. Priya gives one reason for this, and I can add another: the parents. My grandmother never learned English, but she could help my mother with reading and sums in the evening, because the schoolbook was in Marathi. A book in a foreign language tells a family, without meaning to, that it has nothing to contribute. Arjun may be right that small children learn languages easily. However, they do so by playing and talking with people, and a lesson with fifty pupils and one teacher offers little of either. So I would use the first years for songs, stories and games in the second language, for an hour a day, and teach reading and arithmetic in the first. Whoever has once learned to read does not have to learn it again; only the words are new.',
    },
    {
      id: 'd-w-d10',
      subject: 'Civics',
      professor: {
        name: 'Dr Bhatt',
        text: 'Some universities require every student to do forty hours of volunteer work before they graduate. Is this a good rule? Tell us what you think.',
      },
      posts: [
        {
          name: 'Aditi',
          text: 'Yes. Many students know only people like themselves. Forty hours in a clinic or a village school would change that.',
        },
        {
          name: 'Karan',
          text: 'No. Work that you are forced to do is not volunteering. Students who have to earn money in the evening cannot spare the time either.',
        },
      ],
      modelAnswer:
        "I am against the rule as it stands, although I like its aim. My reason is one that has not been named yet: what it means for the people who receive the help. I once worked in a reading programme for children. Those of us who had chosen to come stayed for a year, and the children trusted us. A student who needs forty hours will leave after forty hours, and a child who has just begun to read aloud to her has to start again with the next one. Aditi hopes that students will meet people unlike themselves, and I share this hope, but a visit that is counted in hours may teach them the opposite. I would rather give credit for a real course with a project in it, which takes a whole term and is planned together with a clinic or a school. Karan's working students could then choose it in place of another course.",
    },
  ],
};
