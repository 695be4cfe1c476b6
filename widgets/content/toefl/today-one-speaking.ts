import type { SpeakingSection } from './today-types.ts';

export const speaking: SpeakingSection = {
  repeat: {
    id: 't1-s-r1',
    scene: 'You are being shown round the university library. Repeat what the librarian says.',
    sentences: [
      'Welcome to our main library.',
      'Please leave your bags over here.',
      'You may borrow six books at once.',
      'The quiet rooms are up on the second floor.',
      'If you need a printer, ask at the front desk.',
      'Students who want to work in groups can book one of these rooms.',
      'Books that other readers are waiting for have to be brought back within a week.',
    ],
  },
  interview: {
    id: 't1-s-i1',
    scene:
      'Thank you for taking part in our study of how students travel to college. I have a few questions for you.',
    questions: [
      {
        text: 'How do you usually get to college, and how long does it take?',
        modelAnswer:
          "I usually take the local train and then walk. Door to door it takes about fifty minutes, if I catch the seven forty. The train itself is only half an hour, but I leave early, because after eight o'clock it is too full to get on. I have a friend who joins me two stations later, and we use the time to ask each other questions for our chemistry quiz. From the station I walk through a small market. It would be faster by rickshaw, but I like those ten minutes. They are the only part of the day when nobody wants anything from me.",
      },
      {
        text: 'Tell me about a journey to college that went wrong. What did you do?',
        modelAnswer:
          'Last July I had a practical exam at nine, and it had rained all night. My train stopped between two stations and did not move for an hour. At first I just watched the clock. Then I rang the department, told them where I was, and asked what I should do. They told me to come anyway and to bring some proof. When the train finally moved, I got a slip from the station master that gave the delay in minutes. In the end, I sat the exam with the afternoon group. Since that day I have kept the office number in my phone.',
      },
      {
        text: 'Some people say that students learn more if they live on campus than if they live at home. Do you agree? Why or why not?',
        modelAnswer:
          "I agree in part. Students on campus save the time that I spend on trains, and that is nearly ten hours a week. But time isn't the whole story. At home nobody asks me to go out at eleven at night, and somebody else cooks. My cousin lives in a hostel, and in her first year she got much less work done than I did, because her room was where everyone met. So I'd say that living on campus gives you more chances to learn, but you need more discipline to use them.",
      },
      {
        text: 'Do you think that cities should make public transport free for students? Why or why not?',
        modelAnswer:
          "I don't think it should be free, but it should be cheap, and it should come more often. For me the price is not the real problem. My monthly pass costs less than two lunches. The problem is that the bus to the science campus runs only once an hour, so I wait or I pay for a rickshaw. With more buses I'd save both time and money. Students whose families really can't afford a pass should get one from the college. That helps those who need it, and the bus still gets its money.",
      },
    ],
  },
};
