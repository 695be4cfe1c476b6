import type { WholeInterview } from './whole-types.ts';

/** The window of a US consulate in India: a few minutes, standing, in English. */
export const wholeUs: WholeInterview = {
  country: 'us',
  name: 'United States',
  currency: '$',
  facts: [
    {
      text: 'Almost every applicant for a student visa is interviewed in person, since 2 September 2025 for renewals too.',
      asOf: '2025-09-18',
      source:
        'https://travel.state.gov/content/travel/en/News/visas-news/interview-waiver-update-sept-18-2025.html',
    },
    {
      text: 'The law presumes that you want to stay for good. Section 214(b) leaves it to you to show otherwise, and to show that you can pay and that you mean to study.',
      asOf: '2026-11-21',
      isUndated: true,
      source: 'travel.state.gov, Visa Denials',
    },
    {
      text: 'A visa can be issued up to 365 days before the course, but you may enter only in the last 30 days before it.',
      asOf: '2023-02-23',
      source: 'https://isso.columbia.edu/news/state-department-updates-f-visa-policy',
    },
  ],
  window: {
    text: 'A US student visa is issued 365 days before the course at the earliest.',
    earliestMonths: 12,
    tooEarly: 'It cannot be issued before',
    asOf: '2023-02-23',
    source: 'https://isso.columbia.edu/news/state-department-updates-f-visa-policy',
  },
  questions: [
    {
      id: 'us-what',
      phase: 'purpose',
      text: 'What are you going to study in the United States?',
      aim: 'Whether you know your own course well enough to say it in one breath.',
      tip: 'Give the degree, the subject and the university in one sentence, then what half of it is about.',
      followUps: [
        {
          after: [{ says: 'I named the degree only' }],
          ask: 'And what will you actually learn in it? Give me two subjects from the first semester.',
        },
        {
          after: [{ says: 'I described what the course covers' }],
          ask: 'Which of those subjects is the hardest for you, and what will you do about it?',
        },
        {
          after: [{ says: 'I talked about the job I want' }],
          ask: 'I asked about the course. How does it prepare you for that job?',
        },
      ],
    },
    {
      id: 'us-why-course',
      phase: 'purpose',
      text: 'Why this course, and why at this point in your life?',
      aim: 'The reason you decided. A real decision has a moment and a reason.',
      tip: 'Name the project, the job or the class that left a question open. Leave out “passion”.',
      followUps: [
        {
          after: [{ says: 'It follows from my degree' }],
          ask: 'What can you not do today, with the degree you already have?',
        },
        {
          after: [{ says: 'It follows from my job' }],
          ask: 'Does your employer know that you are leaving? What did they say?',
        },
        {
          after: [{ says: 'I am changing my field' }],
          ask: 'How will you keep up with students who have studied this for four years?',
        },
        {
          after: [{ says: 'My family or friends suggested it' }],
          ask: 'And what is your own reason? Suppose they had said nothing.',
        },
      ],
    },
    {
      id: 'us-background',
      phase: 'purpose',
      text: 'What was your last degree, and when did you finish it?',
      aim: 'Your record, in the same dates as on your form.',
      tip: 'Say degree, college, year and result. The year should be the one in the DS-160.',
      asks: 'ended',
      followUps: [
        {
          after: [{ says: 'I have backlogs or a low score' }],
          ask: 'What went wrong in those papers, and what has changed since?',
        },
        {
          after: [{ says: 'There is a year or more without study', claim: 'gap:yes' }],
          ask: 'What exactly did you do in that time? Take me through it year by year.',
        },
        {
          after: [{ says: 'I finished within the last year', claim: 'gap:no' }],
          ask: 'Why do you not work for a few years first?',
        },
      ],
    },
    {
      id: 'us-why-us',
      phase: 'purpose',
      text: 'India has good universities for this. Why do you have to go abroad for it?',
      aim: 'Whether you looked at courses in India before looking abroad.',
      tip: 'Name one Indian course that you considered, say what is good about it, then what it lacks for you.',
      followUps: [
        {
          after: [{ says: 'I compared it with a course in India' }],
          ask: 'Did you apply to that one? What came of it?',
        },
        {
          after: [{ says: 'I spoke of better facilities or rankings' }],
          ask: 'Which facility will you use yourself, and in which semester?',
        },
        {
          after: [{ says: 'I did not look at courses in India' }],
          ask: 'You are about to spend lakhs. Why did you not look at what there is nearer?',
        },
      ],
    },
    {
      id: 'us-why-university',
      phase: 'university',
      text: 'How did you find this university, and why did you choose it?',
      aim: 'Whether you made the choice yourself or another person made it for you.',
      tip: 'Say what you compared: curriculum, faculty, cost, place. One reason that fits no other university is enough.',
      followUps: [
        {
          after: [{ says: 'I compared curricula myself' }],
          ask: 'What is in this curriculum that the others did not have?',
        },
        {
          after: [{ says: 'An agent or a consultant proposed it' }],
          ask: 'What did you check yourself before you agreed?',
        },
        {
          after: [{ says: 'A friend or a relative studies there' }],
          ask: 'If they were not there, would you still choose this university?',
        },
      ],
    },
    {
      id: 'us-applied',
      phase: 'university',
      text: 'How many universities did you apply to, and which of them admitted you?',
      aim: 'How serious the search was. Rejections are no shame; hiding them is.',
      tip: 'Give the numbers straight: applied to six, three said yes, two no, one is open.',
      followUps: [
        {
          after: [{ says: 'Several admitted me' }],
          ask: 'Then why not one of the others? One of them may be cheaper.',
        },
        {
          after: [{ says: 'Only this one admitted me' }],
          ask: 'Why do you think the others said no?',
        },
        {
          after: [{ says: 'I applied to this one only' }],
          ask: 'What would you have done if they had refused you?',
        },
      ],
    },
    {
      id: 'us-professor',
      phase: 'university',
      text: 'Tell me about a professor, a laboratory or a project at your department.',
      aim: 'Whether you have read further than the first page of the website.',
      tip: 'One name or one project, and what it has to do with you. If you do not know one, say that you will find out, and do so.',
      followUps: [
        {
          after: [{ says: 'I named a professor or a project' }],
          ask: 'Have you written to them? What do you want to work on there?',
        },
        {
          after: [{ says: 'I described a laboratory or a centre' }],
          ask: 'Do master’s students get to use it, or only those doing a PhD?',
        },
        {
          after: [{ says: 'I could not name one' }],
          ask: 'How can you be sure of the course if you know nobody who teaches it?',
        },
      ],
    },
    {
      id: 'us-place',
      phase: 'university',
      text: 'Where is the university, and where are you going to live?',
      aim: 'Whether the plan has reached the ground: a town, a rent, a way to class.',
      tip: 'Know the city, the state, on or off campus, and about what a month costs.',
      followUps: [
        {
          after: [{ says: 'On campus or in a rented room' }],
          ask: 'What does it cost a month, and is it in the figure on your I-20?',
        },
        {
          after: [{ says: 'With a relative', claim: 'relatives:yes' }],
          ask: 'Who is it, and what is their status in the United States?',
        },
        {
          after: [{ says: 'It is not decided yet' }],
          ask: 'Term begins in a few months. What have you done to find a place?',
        },
      ],
    },
    {
      id: 'us-fees',
      phase: 'money',
      text: 'How much is the tuition for your first year?',
      aim: 'Whether you know the figure on your I-20 without looking.',
      tip: 'Say the tuition as the I-20 has it, and stop. Round figures are fine; wrong ones are not.',
      asks: 'fees',
      followUps: [
        {
          after: [{ says: 'I gave the figure on the I-20' }],
          ask: 'And the second year? Who pays for that?',
        },
        {
          after: [{ says: 'I gave one sum for tuition and living together' }],
          ask: 'Break it down for me. How much of that is rent, food and insurance?',
        },
        {
          after: [{ says: 'I was not sure of the figure' }],
          ask: 'How did you plan the money if you do not know the sum?',
        },
      ],
    },
    {
      id: 'us-payer',
      phase: 'money',
      text: 'Who is paying for your education?',
      aim: 'Whose money it is, and whether it is there.',
      tip: 'Name every source with its share. Begin with the largest.',
      isMany: true,
      followUps: [
        {
          after: [{ says: 'A loan pays a part', claim: 'payer:loan' }],
          ask: 'Is the loan sanctioned? By which bank, for how much, and who pays it back?',
        },
        {
          after: [{ says: 'My parents pay', claim: 'payer:parents' }],
          ask: 'What do your parents do, and what do they earn in a year?',
        },
        {
          after: [
            { says: 'Savings pay', claim: 'payer:savings' },
            { says: 'I have earned a part myself', claim: 'payer:work' },
          ],
          ask: 'How long has this money been in the account, and where did it come from?',
        },
        {
          after: [
            { says: 'A scholarship covers a part', claim: 'payer:scholarship' },
            { says: 'Another relative or a sponsor helps', claim: 'payer:relative' },
          ],
          ask: 'Is that promised for every year of the course, and on what condition?',
        },
      ],
    },
    {
      id: 'us-income',
      phase: 'money',
      text: 'What does your family earn in a year?',
      aim: 'Whether income and funds belong to the same household.',
      tip: 'Use the figure of the income-tax return. If the business earns unevenly, say the last two years.',
      asks: 'income',
      followUps: [
        {
          after: [{ says: 'Mostly salary or pension' }],
          ask: 'How does a salary like that pay for this course?',
        },
        {
          after: [{ says: 'Mostly a business or a shop' }],
          ask: 'What does the business sell, and how many people work in it?',
        },
        {
          after: [{ says: 'Mostly farming or rent' }],
          ask: 'Farm income is not taxed. With which papers do you show it?',
        },
      ],
    },
    {
      id: 'us-large-deposit',
      phase: 'money',
      text: 'Some of this money came into the account lately. Where is it from?',
      aim: 'Whether the money is yours to spend, or was lent for the day of the statement.',
      tip: 'A fixed deposit that ended, land that was sold, a loan that was paid out: say which, and have the paper.',
      followUps: [
        {
          after: [{ says: 'We sold land, gold or a house' }],
          ask: 'When was it sold, and do you have the sale deed with you?',
        },
        {
          after: [{ says: 'A deposit ended or moved from another account' }],
          ask: 'Can you show both accounts, the one before and this one?',
        },
        {
          after: [{ says: 'A relative gave or lent it' }],
          ask: 'Does it have to be paid back? To whom, and when?',
        },
        {
          after: [{ says: 'Nothing large came in lately' }],
          ask: 'So how did the balance reach this sum, month by month?',
        },
      ],
    },
    {
      id: 'us-loan',
      phase: 'money',
      text: 'If there is a loan: how much is it, and how will it be paid back?',
      aim: 'Whether the family can pay it back even if you do not stay and earn dollars.',
      tip: 'Know the sum, the rate, when repayment begins and about what it is a month.',
      asks: 'loan',
      followUps: [
        {
          after: [{ says: 'I pay it back from a salary in India' }],
          ask: 'What does a graduate of your course earn in India, and is that enough?',
        },
        {
          after: [{ says: 'My parents pay it back' }],
          ask: 'How many years until they retire?',
        },
        {
          after: [{ says: 'I hope to work in the US first' }],
          ask: 'And if you find no work there? What then?',
        },
        {
          after: [{ says: 'There is no loan' }],
          ask: 'Would your family’s savings survive a second year without one?',
        },
      ],
    },
    {
      id: 'us-relatives',
      phase: 'ties',
      text: 'Do you have relatives in the United States?',
      aim: 'An honest answer: it is on your form, and the officer can see it.',
      tip: 'Say who, where and what they do. Having family there is no fault; leaving it out is.',
      followUps: [
        {
          after: [{ says: 'Yes, a parent, brother or sister', claim: 'relatives:yes' }],
          ask: 'How did they come to the United States, and are they going to stay?',
        },
        {
          after: [{ says: 'Yes, an uncle, aunt or cousin', claim: 'relatives:yes' }],
          ask: 'Are they helping you with money or with a place to live?',
        },
        {
          after: [{ says: 'No, nobody', claim: 'relatives:no' }],
          ask: 'Then whom will you call if something happens there?',
        },
      ],
    },
    {
      id: 'us-refused',
      phase: 'ties',
      text: 'Have you ever been refused a visa, for the US or any other country?',
      aim: 'Whether you tell it as it was. A refusal is on record.',
      tip: 'Say the country, the year and the reason you were given, then what is different now. Two sentences.',
      followUps: [
        {
          after: [{ says: 'Yes, for the United States', claim: 'refusals:yes' }],
          ask: 'What has changed since that interview?',
        },
        {
          after: [{ says: 'Yes, for another country', claim: 'refusals:yes' }],
          ask: 'Is that why you are now applying to the United States?',
        },
        {
          after: [{ says: 'No, never', claim: 'refusals:no' }],
          ask: 'Have you travelled abroad at all, and did you come back on time?',
        },
      ],
    },
    {
      id: 'us-ties',
      phase: 'ties',
      text: 'What is there in India that would bring you back?',
      aim: 'Facts about your life at home. Section 214(b) turns on them.',
      tip: 'People, work, property, a plan with a date. Facts, not feelings; two are enough.',
      isMany: true,
      followUps: [
        {
          after: [{ says: 'My parents or family' }],
          ask: 'Who looks after your parents while you are away?',
        },
        {
          after: [{ says: 'A family business or property' }],
          ask: 'What will be your part in it, and who runs it until then?',
        },
        {
          after: [{ says: 'A job that I can return to' }],
          ask: 'Is that in writing? From whom?',
        },
        {
          after: [{ says: 'I could name nothing definite' }],
          ask: 'Then why should I believe that you will leave after your studies?',
        },
      ],
    },
    {
      id: 'us-after',
      phase: 'plan',
      text: 'What will you do after you graduate?',
      aim: 'Where the degree leads. It has to make sense in India too.',
      tip: 'A job title, two employers, a city. If you are thinking of OPT, say it truthfully, and what comes after it.',
      followUps: [
        {
          after: [{ says: 'I return to India at once', claim: 'after:return' }],
          ask: 'To which job? Name two companies that hire for it.',
        },
        {
          after: [
            { says: 'I work there for a while, then return', claim: 'after:work there first' },
          ],
          ask: 'What makes you come back once you earn in dollars?',
        },
        {
          after: [{ says: 'I have not decided', claim: 'after:open' }],
          ask: 'You are spending all this money without a plan for afterwards?',
        },
      ],
    },
    {
      id: 'us-salary',
      phase: 'plan',
      text: 'What do you expect to earn in India with this degree?',
      aim: 'Whether the sum you spend is in proportion to what it brings.',
      tip: 'Look up three job advertisements this week and say the range. Honest is better than high.',
      followUps: [
        {
          after: [{ says: 'I named a range from advertisements' }],
          ask: 'How many years until the course has paid for itself?',
        },
        {
          after: [{ says: 'I guessed a figure' }],
          ask: 'Where did you get that figure from?',
        },
        {
          after: [{ says: 'Money is not why I study' }],
          ask: 'Then what will you have that you do not have now?',
        },
      ],
    },
    {
      id: 'us-phd',
      phase: 'plan',
      text: 'Could you imagine staying on for another degree or a PhD?',
      aim: 'How long you really mean to be away.',
      tip: 'You may say yes. Then say what it would be for and who would pay.',
      followUps: [
        {
          after: [{ says: 'No, one degree is enough' }],
          ask: 'And if your professor offers you a funded place?',
        },
        {
          after: [{ says: 'Perhaps, if it is funded' }],
          ask: 'For how many years, then, are you planning to be away in all?',
        },
        {
          after: [{ says: 'Yes, that is my plan' }],
          ask: 'Why did you not apply for a PhD now?',
        },
      ],
    },
    {
      id: 'us-not-granted',
      phase: 'plan',
      text: 'What will you do if I do not give you the visa today?',
      aim: 'Whether you stay calm under pressure, and whether you have a life apart from this plan.',
      tip: 'Breathe. Say the next step calmly: what you would work on, and when you would apply again.',
      followUps: [
        {
          after: [{ says: 'I would apply again' }],
          ask: 'What would be different the next time?',
        },
        {
          after: [{ says: 'I would work or study in India' }],
          ask: 'So there is a good course for you in India after all?',
        },
        {
          after: [{ says: 'I would choose another country' }],
          ask: 'Is it the course you want, or just to be abroad?',
        },
      ],
    },
  ],
};
