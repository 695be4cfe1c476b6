import type { InterviewQuestions } from './types.ts';

// The people in the sample answers are invented, and so are their courses and sums.
export const interviewQuestions: InterviewQuestions = {
  us: {
    easy: [
      {
        id: 'us-easy-1',
        text: 'Why did you choose this university?',
        description:
          'The officer checks that you picked the course yourself and know what is in it.',
        tips: [
          'Name one or two things you will study there that other courses did not offer.',
          'Say how many universities you compared and what decided it.',
          'Leave out rankings and the weather: anyone could say those.',
        ],
        sampleAnswer:
          "I compared six master's courses in environmental engineering. This one spends a whole " +
          "semester on water treatment, and its laboratory works with the city's own plant. That " +
          'is the work I want to do. Two other universities accepted me as well. Their courses ' +
          'were good, but neither had a water laboratory.',
        category: 'University choice',
      },
      {
        id: 'us-easy-2',
        text: 'Who is paying for your studies?',
        description: 'The sums you say should be the ones on your I-20 and in your papers.',
        tips: [
          "Give the first year's cost and say where each part of it comes from.",
          'Know what your sponsor does and roughly what he or she earns.',
          'If there is a loan, say that it is sanctioned, and for how much.',
        ],
        sampleAnswer:
          'My parents and an education loan. The first year on my I-20 comes to 48,000 dollars. My ' +
          'parents pay 20,000 of that from savings of many years: my father runs a printing ' +
          'business and my mother teaches at a school. The loan covers the other 28,000 and the ' +
          'second year. It is already sanctioned, and I have the letter with me.',
        category: 'Finances',
      },
      {
        id: 'us-easy-3',
        text: 'What will you do after you graduate?',
        description: 'A student visa is for study, so the officer asks where the degree leads.',
        tips: [
          'Describe a job that exists at home, and who offers it.',
          'Connect it to the course, and to something you have already done.',
          'Be truthful. If a plan is not settled, say which step comes first.',
        ],
        sampleAnswer:
          'I will come back to Pune and work on industrial water treatment. Two firms near my home ' +
          'design such plants, and I did my final-year internship with one of them. Their senior ' +
          'engineers all have the specialisation that I am going to study. In about five years I ' +
          'would like to lead a design team there.',
        category: 'Plans after study',
      },
    ],
    medium: [
      {
        id: 'us-medium-1',
        text: 'How does this course follow from what you have studied and done so far?',
        description: 'A change of subject or a gap is no problem, but it needs a reason.',
        tips: [
          'Tell it in the order it happened: degree, work, the question that was left open.',
          'If you change subject, name the moment that made you do it.',
          'Account for a gap in one plain sentence, and move on.',
        ],
        sampleAnswer:
          "My bachelor's degree is in commerce. For two years I have kept the stock records of a " +
          'chain of clinics, and I saw medicines run out while others expired on the shelf. I ' +
          'taught myself enough programming to forecast demand for one clinic, and the waste went ' +
          'down. To do that properly for all of them I need statistics and data engineering, and ' +
          "those are the first two semesters of this master's.",
        category: 'Academic background',
      },
    ],
    hard: [
      {
        id: 'us-hard-1',
        text:
          'A similar course in India costs a fraction of this. Why should I believe that you will ' +
          'come back?',
        description:
          'Two questions in one, and asked in a stern tone. Stay calm, answer both, and then stop.',
        tips: [
          'Take the cost first: say what the difference in price buys.',
          'Then give facts that tie you to home: family, work, property, plans.',
          'Do not argue and do not plead. Two calm facts are worth more than five promises.',
        ],
        sampleAnswer:
          'I looked at two courses in India. Both are good on theory, but neither lets students ' +
          'run a treatment plant, and that practice is what the firms at home hire for. So the ' +
          'extra cost buys something I cannot get nearer. As for coming back: the firm where I ' +
          'interned has written that it would like to interview me when I finish, and my parents, my ' +
          "fiancé's family and our flat are in Pune. So is the career I am studying for.",
        category: 'Ties to home',
      },
    ],
  },
  uk: {
    easy: [
      {
        id: 'uk-easy-1',
        text: 'Why do you want to take this course in the UK and not in your home country?',
        description:
          'A credibility interviewer wants to hear that you know the course and weighed the choice.',
        tips: [
          'Name two modules, and say what you will use them for.',
          'Compare it with one course at home, fairly.',
          'Know the course length, the fee and where you will live.',
        ],
        sampleAnswer:
          "I want a master's in supply chain management that I can finish in one year, because I " +
          'have a job to return to. The course at home takes two years and is mostly lectures. ' +
          'Here I will take modules on cold chains and on port logistics, and write the ' +
          'dissertation with a company. My employer exports fruit from Nashik, so both modules are ' +
          'about problems I deal with every week.',
        category: 'Course choice',
      },
    ],
    medium: [],
    hard: [],
  },
  au: {
    easy: [
      {
        id: 'australia-easy-1',
        text: 'Why this course, and why with this provider in Australia?',
        description:
          'The Genuine Student form asks the same in writing. What you say should match what you wrote.',
        tips: [
          'Read your own Genuine Student answers again the evening before.',
          'Say what the course adds to the degree you already have.',
          'Show that you know the city: rent, transport, distance to the campus.',
        ],
        sampleAnswer:
          'I am a physiotherapist with three years in a hospital in Kochi, and I want to specialise ' +
          'in sports rehabilitation. This course has two supervised placements, and the university ' +
          'runs its own clinic, so I would treat patients from the first term. I compared it with ' +
          'two other providers that offer the theory without placements. My hospital is opening a ' +
          'sports unit, and this is the training it asks for.',
        category: 'Genuine student',
      },
    ],
    medium: [],
    hard: [],
  },
  ca: {
    easy: [
      {
        id: 'canada-easy-1',
        text: 'Why do you want to study in Canada, and how does the programme fit your plans?',
        description:
          'This is your study plan in spoken form. An officer may ask it at the border too.',
        tips: [
          'Begin with the programme and only then come to the country.',
          'Say what you will be able to do afterwards that you cannot do now.',
          'Carry your letter of acceptance and proof of funds, and know what they say.',
        ],
        sampleAnswer:
          'I have a diploma in food technology and two years on a production line. The programme is ' +
          'a graduate certificate in food safety, with a work placement in its second term. I chose ' +
          'it because it teaches the export standards that my employer has to meet and that nobody ' +
          'in our plant is trained in. My parents and my savings pay for it. Afterwards I go back ' +
          'to the plant, where a quality post is planned.',
        category: 'Study plan',
      },
    ],
    medium: [],
    hard: [],
  },
};
