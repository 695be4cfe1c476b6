import type { SpeakingSection } from './today-types.ts';

export const speaking: SpeakingSection = {
  repeat: {
    id: 't2-s-r1',
    scene: 'It is your first day as a helper in a museum. Repeat what the guide says.',
    sentences: [
      'Thank you for coming early.',
      'Visitors come in through this door.',
      'Please check every ticket before they enter.',
      'Nobody may touch the objects in this room.',
      'The tour in English begins at a quarter past ten.',
      'If somebody asks you about prices, send them to the front desk.',
      'When the bell rings in the evening, remind everyone that we close in ten minutes.',
    ],
  },
  interview: {
    id: 't2-s-i1',
    scene:
      'Hello, and thank you for your time. We are studying how young people use their phones, and I would like to ask you some questions.',
    questions: [
      {
        text: 'What do you use your phone for on an ordinary day?',
        modelAnswer:
          'On an ordinary day I use it mostly for three things. In the morning it is my alarm and my newspaper. I read the headlines on the bus. At college I use it as a camera, because I photograph the board at the end of every class, and I sort the pictures in the evening. And after dinner I talk to my sister, who works in another city. We cook at the same time with the phone leaning against a jar. I also watch short videos, more than I should, so I put the phone in another room when I study.',
      },
      {
        text: 'Tell me about a time when you had to manage without your phone.',
        modelAnswer:
          'Last year my phone fell into a bucket of water two days before a trip to Jaipur. The shop needed a week, so I went without it. I wrote the address of the hotel and three telephone numbers on a card, and I printed the ticket. The strange part was the station. Normally I look at a map, but now I had to ask people, and everyone told me something different. Still, I remember that city better than any other. I looked at buildings and street names all the time, because I knew that I had to find my way back.',
      },
      {
        text: 'Some families put all phones away during meals. Do you think that this is a good rule? Why or why not?',
        modelAnswer:
          "Yes, I think it's a good rule, as long as it applies to everybody. In our house dinner is the only half hour when all five of us are in the same room. When my father began to answer messages at the table, the rest of us did the same, and soon we ate in ten minutes without a word. Then my grandmother put a basket by the door. It felt odd for a week, but now we even argue about films again. There should be exceptions, of course. If somebody is waiting for news from a hospital, the phone can stay on the table.",
      },
      {
        text: 'Should colleges forbid phones in lectures, or should students decide for themselves? Please explain.',
        modelAnswer:
          "I think that students should decide, but the teacher should be able to ask for silence and dark screens in some parts of a lecture. We are adults, and in two years nobody at work will take our phones away. So college is the place to learn how to use them. A complete ban would also remove something useful. When our professor shows a long formula, we photograph it and listen instead of copying. It's different in a discussion. If half the room is looking down, people who speak feel that nobody is listening. For those twenty minutes, I'd be happy to put mine away.",
      },
    ],
  },
};
