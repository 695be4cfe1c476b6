import type { Drills } from './today-types.ts';

export const drills: Drills['speaking'] = {
  repeats: [
    {
      id: 'd-s-r1',
      scene: 'A trainer explains the rules of the campus gym. Repeat what she says.',
      sentences: [
        'Always bring a clean towel.',
        'The lockers are behind the stairs.',
        'Wipe the machine when you have finished.',
        'Beginners should ask a trainer before they lift weights.',
        "If all the machines are taken, please don't stay on one for over twenty minutes.",
      ],
    },
    {
      id: 'd-s-r2',
      scene: 'You have joined a cookery class. Repeat what the teacher says.',
      sentences: [
        'First, wash the rice twice.',
        'Then let it stand in water.',
        'Chop two onions as finely as you can.',
        'Keep stirring until the seeds begin to jump in the oil.',
        'Once the water has boiled, cover the pan and turn the heat down a little.',
      ],
    },
  ],
  interviews: [
    {
      id: 'd-s-i1',
      scene:
        'We are doing a study of what students eat and how they cook. May I ask you a few questions?',
      questions: [
        {
          text: 'What do you usually eat on a day when you have classes?',
          modelAnswer:
            "On a college day I eat at home in the morning and on campus at noon. Breakfast is flattened rice with peanuts, since it takes my mother and me only ten minutes. For lunch, four of us share what we've brought. My friend Asha is from Kerala, so there's often something with coconut, and I bring lentils or a dry vegetable. We buy only the tea. In the evening I'm hungry long before dinner, and that's when I eat less healthy things, such as fried snacks from the stall at the gate. At nine we have dinner together, usually bread, a vegetable and yoghurt.",
        },
        {
          text: 'Tell me about the first time you cooked something on your own.',
          modelAnswer:
            "I was fourteen, and my parents were late because of the rain, so I decided to make dinner for my brother and myself. I knew how rice looked when it was ready, but I didn't know how much water it needed. I filled the pot almost to the top. After half an hour we had a kind of soup. I added lentils and salt, and my brother ate two bowls. My mother tasted it later and said that it was a real dish in some places. I don't think it was, but the next weekend I asked her to show me properly.",
        },
        {
          text: 'Do you think that schools should teach every child to cook? Why or why not?',
          modelAnswer:
            "Yes, I do, and I mean boys as well as girls. Most of us leave home at eighteen, and then we depend on a canteen or on deliveries, which cost a lot. Five or six dishes would be enough. Cooking is also a good way to teach other things. You need arithmetic to change a recipe from four people to ten, and you see some chemistry when milk turns into curd. At my school we had one such afternoon each month. It was noisy, and we burned a few pans, but I've forgotten many lessons and not those.",
        },
        {
          text: 'Many people now order meals to their homes instead of cooking. Is this a good development, in your opinion?',
          modelAnswer:
            'I think it is good in small amounts. If two people come home at nine in the evening, a delivered meal gives them an hour together, and a small restaurant in a side street gets customers that it would never have had. But I see two problems. One is the packaging. After one dinner for four, we had eleven plastic boxes on the table. The other is the riders. They have to hurry through traffic because the app promises half an hour. So I would keep it for days when there is no other way, and choose a place that I could walk to.',
        },
      ],
    },
    {
      id: 'd-s-i2',
      scene:
        'Thank you for joining us. Our group is studying parks and open spaces in cities, and we would like to hear from students.',
      questions: [
        {
          text: 'Is there a park or an open space near your home? What do people do there?',
          modelAnswer:
            "Yes, there's a small park behind our building, about as large as two cricket pitches put together. It's different at every hour. At six in the morning, older people walk round it in one direction, always the same one, and talk about the news. In the afternoon it's almost empty because of the heat. Then, from five o'clock on, the children take over. There are usually three games of cricket at once. I go there in the evening with a book, because there's a bench under a lamp. I rarely read much, though. There is always somebody from my building who wants to talk.",
        },
        {
          text: 'Describe a change in your city that you have noticed in the last few years. How do you feel about it?',
          modelAnswer:
            'The biggest change is the metro. When I was at school, there was a dry riverbed with a row of old trees beside it. Now the trains run above it on tall pillars, and many of those trees are gone. My feelings are mixed. I use the metro every day, and it has cut my way to college from ninety minutes to thirty-five. But I miss the shade. The new trees are still as thin as umbrellas. I only wish they had planted them ten years before they cut down the old ones, and not the year after.',
        },
        {
          text: 'Imagine that a city has one free piece of land. Should it build flats or make a park? Why?',
          modelAnswer:
            "I would make a park, at least if the land is in a crowded part of the city. Flats are needed, I know that. Rents in my city have gone up faster than wages. But flats can be built higher, or a little farther out, while a park has to be within walking distance, or nobody uses it. A park also does work that we don't see: the soil takes in rain, and our street floods every July because everything around it is concrete. One could even do both, with tall buildings on a quarter of the land and grass on the rest.",
        },
      ],
    },
    {
      id: 'd-s-i3',
      scene:
        'Good morning. We are asking students about work and volunteering. I have three questions for you.',
      questions: [
        {
          text: 'Have you ever done a job or helped somebody without pay? What did you do?',
          modelAnswer:
            "Last summer I helped in my uncle's pharmacy for six weeks. I wasn't allowed to give advice, of course, so I put boxes in order, answered the phone and carried medicine to people who couldn't come. At first I found it dull. Then I began to notice things. Many older customers couldn't read the small print on the packets. I asked my uncle whether I might write the times of day on each box with a thick pen, and he agreed. After two weeks, people asked for it. I wasn't paid, but I have never felt so useful in a holiday.",
        },
        {
          text: 'What is more important to you in a job: good pay or interesting work? Explain why.',
          modelAnswer:
            "For the first few years, good pay is more important to me, and I say that without shame. My parents have taken a loan for my studies, and I want to pay it back before my father retires. That gives even a dull job a purpose. But I would put a limit on it, perhaps five years. My cousin earns very well, and on Sunday evenings she's already unhappy about Monday. I wouldn't want that for life. So I'm looking for something in between: work that I can do well and learn from, with a salary that lets me keep my promise.",
        },
        {
          text: 'Some people think that every student should work part-time while studying. Do you agree or disagree?',
          modelAnswer:
            'I disagree with the word "every". A part-time job teaches you a lot: you learn to be on time and what money is worth. Two of my friends give lessons in the evening, and it has made them better at explaining things. But they study subjects with few practical classes. I\'m in the laboratory until five, and then I write reports, so a job would cost me sleep. Some students also look after a parent or a younger brother, which is work too, although nobody calls it that. So I\'d encourage students to try it in the holidays, and leave the rest to them.',
        },
      ],
    },
  ],
};
