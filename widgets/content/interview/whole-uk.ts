import type { WholeInterview } from './whole-types.ts';

/** The credibility interview of UK Visas and Immigration, by video, with the answers written down. */
export const wholeUk: WholeInterview = {
  country: 'uk',
  name: 'United Kingdom',
  currency: '£',
  facts: [
    {
      text: 'Expect an interview: the Home Office interviews most students who apply from outside the UK. It is usually held by video at the biometrics appointment.',
      asOf: '2026-11-25',
      isUndated: true,
      source:
        'https://www.westminster.ac.uk/international/visas-and-advice/visas/student-visa/credibility-interviews',
    },
    {
      text: 'The interviewer decides whether you are a genuine student, and hears whether you can follow a course in English.',
      asOf: '2026-11-25',
      isUndated: true,
      source:
        'https://www.bradford.ac.uk/international/support/visa-support/student-visas/credibility-checks/',
    },
    {
      text: 'Many universities hold an interview of their own before they issue the CAS. Expect the same questions twice.',
      asOf: '2026-11-25',
      isUndated: true,
      source:
        'https://www.bradford.ac.uk/international/support/visa-support/student-visas/credibility-checks/',
    },
  ],
  window: {
    text: 'From abroad you can apply up to six months before the course, and a decision normally takes three weeks.',
    earliestMonths: 6,
    tooEarly: 'You cannot apply before',
    decisionWeeks: 3,
    asOf: '2026-11-25',
    isUndated: true,
    source:
      'https://www.ed.ac.uk/student-administration/immigration/applying-for-visa/student-visa/applying/outside-uk/when-to-apply',
  },
  questions: [
    {
      id: 'uk-course',
      phase: 'purpose',
      text: 'Tell me about the course you are going to take.',
      aim: 'The exact title, the length and the content, as your CAS gives them.',
      tip: 'Title, award, start month, length. Then two modules and how you will be assessed in them.',
      followUps: [
        {
          after: [{ says: 'Title and length only' }],
          ask: 'Which modules are compulsory, and which have you chosen?',
        },
        {
          after: [{ says: 'I described modules' }],
          ask: 'How is that module assessed: by exam, coursework or both?',
        },
        {
          after: [{ says: 'I mentioned the dissertation or project' }],
          ask: 'What would you like to write about, and who could supervise it?',
        },
      ],
    },
    {
      id: 'uk-background',
      phase: 'purpose',
      text: 'What have you studied before, and when did you finish?',
      aim: 'Whether this course is a step forward from what you have.',
      tip: 'Go backwards: last degree first, with month and year. Name the gap before you are asked about it.',
      asks: 'ended',
      followUps: [
        {
          after: [{ says: 'A year or more has passed since', claim: 'gap:yes' }],
          ask: 'Why are you going back to studying now? Why not straight after your last course?',
        },
        {
          after: [{ says: 'A different subject' }],
          ask: 'How do you meet the entry requirement in a subject you have not studied?',
        },
        {
          after: [{ says: 'The same subject, finished recently', claim: 'gap:no' }],
          ask: 'What will this course add to what you already know?',
        },
      ],
    },
    {
      id: 'uk-why-not-india',
      phase: 'purpose',
      text: 'Why not take this course in India, where it would cost you far less?',
      aim: 'Whether you weighed both and can say what the price difference buys.',
      tip: 'Be fair to the Indian course. One year instead of two is a good reason if you say why the year matters.',
      followUps: [
        {
          after: [{ says: 'It takes one year instead of two' }],
          ask: 'A year less of teaching: is it not also a year less of learning?',
        },
        {
          after: [{ says: 'The content is not taught there' }],
          ask: 'Which Indian courses did you look at before you said that?',
        },
        {
          after: [{ says: 'A British degree is recognised everywhere' }],
          ask: 'Recognised by whom? Name an employer at home who asks for it.',
        },
      ],
    },
    {
      id: 'uk-work-experience',
      phase: 'purpose',
      text: 'What have you been doing since your last studies?',
      aim: 'An unbroken account of your time that your papers support.',
      tip: 'Employer, role, from when to when. An exam you prepared for and did not pass counts: say it.',
      followUps: [
        {
          after: [{ says: 'I worked' }],
          ask: 'What did you do on an ordinary day, and how were you paid?',
        },
        {
          after: [{ says: 'I prepared for an exam' }],
          ask: 'Which one, how often did you sit it, and why did you stop?',
        },
        {
          after: [{ says: 'I looked after family or my health' }],
          ask: 'Is that settled now, so that you can study full time?',
        },
        {
          after: [{ says: 'I was still studying' }],
          ask: 'When exactly will you have your final result in hand?',
        },
      ],
    },
    {
      id: 'uk-provider',
      phase: 'university',
      text: 'Why did you choose this university?',
      aim: 'Your own research. “It is highly ranked” fits a hundred others.',
      tip: 'Compare it with one other that admitted you: content, place, cost. End with what tipped it.',
      followUps: [
        {
          after: [{ says: 'For the course content' }],
          ask: 'What does this one teach that your second choice does not?',
        },
        {
          after: [{ says: 'For the city or the cost' }],
          ask: 'Is the place more important to you than the teaching?',
        },
        {
          after: [{ says: 'My education agent suggested it' }],
          ask: 'How many others did the agent show you, and what did you pay for the advice?',
        },
      ],
    },
    {
      id: 'uk-other-offers',
      phase: 'university',
      text: 'Which other universities did you apply to?',
      aim: 'Whether there was a plan behind the applications.',
      tip: 'Names and outcomes, also the refusals. Include universities in other countries.',
      followUps: [
        {
          after: [{ says: 'Others in the UK' }],
          ask: 'What made you turn down the offers you had?',
        },
        {
          after: [{ says: 'Also in other countries' }],
          ask: 'So the UK was not your first idea. What decided it?',
        },
        {
          after: [{ says: 'None apart from this one' }],
          ask: 'Were you that certain, or did nobody tell you to compare?',
        },
      ],
    },
    {
      id: 'uk-accommodation',
      phase: 'university',
      text: 'Where will you live, and how far is it from your classes?',
      aim: 'Practical preparation: someone who is going to live there has looked at a map.',
      tip: 'Hall or private, rent a week, minutes by bus. If nothing is booked, say which two options you compare.',
      followUps: [
        {
          after: [{ says: 'University hall or booked room' }],
          ask: 'What is the rent a week, and for how many weeks do you pay it?',
        },
        {
          after: [{ says: 'With relatives or friends', claim: 'relatives:yes' }],
          ask: 'What is their immigration status, and what will you pay them?',
        },
        {
          after: [{ says: 'Still looking' }],
          ask: 'Where do you sleep in your first week?',
        },
      ],
    },
    {
      id: 'uk-campus',
      phase: 'university',
      text: 'On which campus is your course taught, and what do you know of the town?',
      aim: 'Some universities teach far from the place they are named after. You should know where you are going.',
      tip: 'Name the campus on your CAS and one thing about the town that matters to a student.',
      followUps: [
        {
          after: [{ says: 'The main campus' }],
          ask: 'How do you get there from the airport?',
        },
        {
          after: [{ says: 'A branch in London or elsewhere' }],
          ask: 'Did you know from the start that it is not taught at the main campus?',
        },
        {
          after: [{ says: 'I did not know' }],
          ask: 'How could you choose a place without knowing where it is?',
        },
      ],
    },
    {
      id: 'uk-fees',
      phase: 'money',
      text: 'How much are your tuition fees, and how much have you paid so far?',
      aim: 'The figures of the CAS: total, paid, still to pay.',
      tip: 'Two figures: the fee and the deposit. The rest is what your bank statement has to cover.',
      followUps: [
        {
          after: [{ says: 'I have paid a deposit' }],
          ask: 'From whose account was it paid, and on what date?',
        },
        {
          after: [{ says: 'I have paid all of it' }],
          ask: 'Then what is the money in your account for?',
        },
        {
          after: [{ says: 'I have paid nothing yet' }],
          ask: 'When is the first instalment due?',
        },
      ],
    },
    {
      id: 'uk-sponsor',
      phase: 'money',
      text: 'Who is funding your studies?',
      aim: 'Whether the source is one that the rules accept: you, your parents or guardian, a loan, a sponsor.',
      tip: 'For money of your parents have your birth certificate and their letter. An uncle’s account does not count.',
      isMany: true,
      followUps: [
        {
          after: [{ says: 'My mother or father', claim: 'payer:parents' }],
          ask: 'What is their occupation, and is this money free to be spent on you?',
        },
        {
          after: [{ says: 'A bank loan', claim: 'payer:loan' }],
          ask: 'Does the letter say that it is an education loan and when it is paid out?',
        },
        {
          after: [
            { says: 'Savings in my own name', claim: 'payer:savings' },
            { says: 'What I have earned', claim: 'payer:work' },
          ],
          ask: 'Has the full sum been there for 28 days in a row?',
        },
        {
          after: [
            { says: 'A scholarship or official sponsor', claim: 'payer:scholarship' },
            { says: 'An uncle, an aunt or a family friend', claim: 'payer:relative' },
          ],
          ask: 'What do they cover, and is it confirmed in writing?',
        },
      ],
    },
    {
      id: 'uk-maintenance',
      phase: 'money',
      text: 'What do you need to live there for the year, and how did you work it out?',
      aim: 'A budget of your own and not only the sum that the rule asks for.',
      tip: 'Rent, food, transport, phone. London costs more; say which side of that line you are on.',
      asks: 'living',
      followUps: [
        {
          after: [{ says: 'I made a budget' }],
          ask: 'What is the largest item in it after the rent?',
        },
        {
          after: [{ says: 'I took the sum of the visa rule' }],
          ask: 'That rule covers nine months at most. What about the others?',
        },
        {
          after: [{ says: 'I rely on part-time work' }],
          ask: 'And if you find no job in the first term?',
        },
      ],
    },
    {
      id: 'uk-source',
      phase: 'money',
      text: 'How was this money saved, and how long has it been in the account?',
      aim: 'Whether the funds are real and stay yours after the decision.',
      tip: 'Say the month in which the balance was reached. If a deposit was broken for it, name the bank.',
      followUps: [
        {
          after: [{ says: 'Over years, from salary or business' }],
          ask: 'Then why does the balance rise so steeply in the last month?',
        },
        {
          after: [{ says: 'From a sale or a deposit that ended' }],
          ask: 'Do you have the paper of that sale or deposit?',
        },
        {
          after: [{ says: 'Someone put it there for the visa' }],
          ask: 'Whom does it belong to once your visa is decided?',
        },
      ],
    },
    {
      id: 'uk-part-time',
      phase: 'money',
      text: 'Are you planning to work while you study?',
      aim: 'Whether you know the limit and come to study first.',
      tip: 'Know the hours that your visa will allow in term. Work may pay for extras, not for the fee.',
      followUps: [
        {
          after: [{ says: 'Yes, part time' }],
          ask: 'How many hours a week may a degree student work in term?',
        },
        {
          after: [{ says: 'Only in my subject, or on a placement' }],
          ask: 'Is the placement part of the course, and who finds it?',
        },
        {
          after: [{ says: 'No' }],
          ask: 'Not even if the money becomes tight in spring?',
        },
      ],
    },
    {
      id: 'uk-history',
      phase: 'ties',
      text: 'Have you applied for a visa before, to the UK or elsewhere, and with what result?',
      aim: 'A complete history. Leaving out a refusal can itself lead to one, and to a ban.',
      tip: 'List them by year. For a refusal say the reason in the letter, not the one you suspect.',
      followUps: [
        {
          after: [{ says: 'One was refused', claim: 'refusals:yes' }],
          ask: 'Read me the reason as the refusal letter gives it. What did you change?',
        },
        {
          after: [{ says: 'All were granted', claim: 'refusals:no' }],
          ask: 'Did you leave each of those countries before the visa ended?',
        },
        {
          after: [{ says: 'This is my first application', claim: 'refusals:no' }],
          ask: 'Did you fill in the form yourself?',
        },
      ],
    },
    {
      id: 'uk-family',
      phase: 'ties',
      text: 'Do you have family or friends in the UK?',
      aim: 'Whether your form names the same people.',
      tip: 'Name, relation and town. If your form leaves a person out, have it corrected before the interview.',
      followUps: [
        {
          after: [{ says: 'Close family', claim: 'relatives:yes' }],
          ask: 'Did they study there too, and what are they doing now?',
        },
        {
          after: [{ says: 'Distant relatives', claim: 'relatives:yes' }],
          ask: 'When did you last see them?',
        },
        {
          after: [{ says: 'Friends only' }],
          ask: 'Are they on your course? Did they choose it with you?',
        },
        {
          after: [{ says: 'Nobody', claim: 'relatives:no' }],
          ask: 'Have you ever lived away from home?',
        },
      ],
    },
    {
      id: 'uk-home',
      phase: 'ties',
      text: 'What do you leave behind at home?',
      aim: 'Your life as it is, told plainly. The rule asks for a genuine student, not for a promise.',
      tip: 'Parents, a job that is kept for you, a shop you help in. Two sentences are enough.',
      followUps: [
        {
          after: [{ says: 'Parents who depend on me' }],
          ask: 'Who supports them while you spend a year abroad?',
        },
        {
          after: [{ says: 'An employer or a business' }],
          ask: 'Will the same job be there in a year?',
        },
        {
          after: [{ says: 'A partner or children' }],
          ask: 'Are they going to join you in the UK? Are they allowed to?',
        },
      ],
    },
    {
      id: 'uk-career',
      phase: 'plan',
      text: 'What job do you want after this course?',
      aim: 'Whether the course is needed for it.',
      tip: 'One job title, two tasks of that job, one module that teaches each.',
      followUps: [
        {
          after: [{ says: 'A step up in what I do now' }],
          ask: 'Could you not be promoted without the degree?',
        },
        {
          after: [{ says: 'A new profession' }],
          ask: 'How do you know that you would like it?',
        },
        {
          after: [{ says: 'A business of my own' }],
          ask: 'With what money, and who are your first customers?',
        },
      ],
    },
    {
      id: 'uk-return',
      phase: 'plan',
      text: 'Will you return to India when the course ends?',
      aim: 'A truthful plan. The Graduate route exists, and knowing it is no fault.',
      tip: 'If you want to use the Graduate route, say for how long and for what. Do not promise what you do not mean.',
      followUps: [
        {
          after: [{ says: 'Yes, straight away', claim: 'after:return' }],
          ask: 'Which employers in your city look for this degree?',
        },
        {
          after: [
            { says: 'After some work on the Graduate route', claim: 'after:work there first' },
          ],
          ask: 'For how long can you stay on that route, and what do you do when it ends?',
        },
        {
          after: [{ says: 'It is open', claim: 'after:open' }],
          ask: 'What will it depend on?',
        },
      ],
    },
    {
      id: 'uk-salary',
      phase: 'plan',
      text: 'How soon will the course have paid for itself?',
      aim: 'Whether you have set the cost against a salary that really exists.',
      tip: 'Cost divided by what you will earn more a year. Say both figures; the officer can divide.',
      followUps: [
        {
          after: [{ says: 'I gave years and a salary' }],
          ask: 'Who pays such a salary? Have you seen an advertisement?',
        },
        {
          after: [{ says: 'My family sees it as an investment' }],
          ask: 'And what do they expect of you in return?',
        },
        {
          after: [{ says: 'I have not worked it out' }],
          ask: 'Let us try: what does a beginner in your field earn at home?',
        },
      ],
    },
    {
      id: 'uk-if-not',
      phase: 'plan',
      text: 'What is your plan if the visa comes too late for this intake?',
      aim: 'Whether you know your latest arrival date and have thought one step further.',
      tip: 'Know the last day of enrolment. Deferring to the next intake is a plan; panic is not.',
      followUps: [
        {
          after: [{ says: 'I would defer to the next intake' }],
          ask: 'Does your university let you, and what happens to the deposit?',
        },
        {
          after: [{ says: 'I would start late' }],
          ask: 'Until which date may you still enrol?',
        },
        {
          after: [{ says: 'I have no plan for that' }],
          ask: 'Whom at the university would you write to first?',
        },
      ],
    },
  ],
};
