import type { WholeInterview } from './whole-types.ts';

/** What the German missions ask at the appointment, or expect the motivation letter to answer. */
export const wholeDe: WholeInterview = {
  country: 'de',
  name: 'Germany',
  currency: '€',
  facts: [
    {
      text: 'The German missions in India ask for a letter of motivation and a CV with the application. It answers in writing what other countries ask at a window.',
      asOf: '2026-11-21',
      isUndated: true,
      source: 'https://india.diplo.de/in-en/service/-/1803740',
    },
    {
      text: 'A visa office reads the letter for what you want to study and why, why in Germany, and how it serves your plans.',
      asOf: '2026-11-25',
      isUndated: true,
      source: 'https://studienkolleg-halle.de/products/motivation',
    },
    {
      text: 'You hand in the papers in person at the appointment, where questions may be put to you. Almost everyone needs the APS certificate by then.',
      asOf: '2026-10-06',
      source: 'https://aps-india.de/faqs/',
    },
  ],
  questions: [
    {
      id: 'de-what',
      phase: 'purpose',
      text: 'What will you study in Germany, and in which language?',
      aim: 'The name of the programme, the degree, and the language it is taught in.',
      tip: 'Say the name as the admission letter has it. If it is German, practise pronouncing it.',
      followUps: [
        {
          after: [{ says: 'In English' }],
          ask: 'And how much German do you speak? Daily life is in German.',
        },
        {
          after: [{ says: 'In German' }],
          ask: 'Please tell me in German, in one sentence, what you want to study.',
        },
        {
          after: [{ says: 'A foundation or language course first' }],
          ask: 'Which degree follows, and what if you do not pass the entrance test for it?',
        },
      ],
    },
    {
      id: 'de-motivation',
      phase: 'purpose',
      text: 'Your letter says that you are motivated. What happened that made you choose this subject?',
      aim: 'Something that happened to you, not a borrowed paragraph.',
      tip: 'One scene: the machine that failed, the thesis that went well. A copied letter has no such scene.',
      followUps: [
        {
          after: [{ says: 'Something in my studies' }],
          ask: 'What did you find out, and what could you not find out?',
        },
        {
          after: [{ says: 'Something at work' }],
          ask: 'Who at work deals with that today?',
        },
        {
          after: [{ says: 'A person I admire' }],
          ask: 'That is their way. Which step on yours have you taken already?',
        },
      ],
    },
    {
      id: 'de-degree',
      phase: 'purpose',
      text: 'Which degree did you complete, when, and with what result?',
      aim: 'The facts of the APS certificate, without a contradiction.',
      tip: 'Degree, college, year, percentage. Say a year that you repeated before it is found.',
      asks: 'ended',
      followUps: [
        {
          after: [{ says: 'I repeated a year or some papers' }],
          ask: 'In which subjects, and does the German programme build on those?',
        },
        {
          after: [{ says: 'It ended more than a year ago', claim: 'gap:yes' }],
          ask: 'Your CV should have no empty months. What did you do in these?',
        },
        {
          after: [{ says: 'I have just finished it', claim: 'gap:no' }],
          ask: 'What was your final project about? Explain it to a person outside the subject.',
        },
      ],
    },
    {
      id: 'de-why-germany',
      phase: 'purpose',
      text: 'Why Germany? There are good programmes in India and in English-speaking countries.',
      aim: 'A reason beyond “no tuition fees”, which the office has heard today already.',
      tip: 'Cost may be one reason: say it, and give one more that has to do with the subject.',
      followUps: [
        {
          after: [{ says: 'Because there are no tuition fees' }],
          ask: 'If it did cost as much as elsewhere, would you still go?',
        },
        {
          after: [{ says: 'Because of research or industry in my field' }],
          ask: 'Name a company or an institute, and what it does.',
        },
        {
          after: [{ says: 'Because of work after the degree' }],
          ask: 'This is a visa for studies. What do you want to learn?',
        },
      ],
    },
    {
      id: 'de-university',
      phase: 'university',
      text: 'Why this university or university of applied sciences?',
      aim: 'Whether you know which of the two it is, and what that means for your course.',
      tip: 'More theory or more practice, thesis in a company or not: say which suits you and why.',
      followUps: [
        {
          after: [{ says: 'A university, for theory and research' }],
          ask: 'Which research group would you write your thesis with?',
        },
        {
          after: [{ says: 'A university of applied sciences, for practice' }],
          ask: 'In which semester is the internship, and how do you find it?',
        },
        {
          after: [{ says: 'A private university' }],
          ask: 'It charges fees when others do not. What do you get for them?',
        },
      ],
    },
    {
      id: 'de-modules',
      phase: 'university',
      text: 'Which modules are in the first semester, and how many credits do you need in all?',
      aim: 'Whether you have read the module handbook.',
      tip: 'Two modules and the ECTS of the degree: 120 for most master’s programmes, 180 for most bachelor’s.',
      followUps: [
        {
          after: [{ says: 'I named modules and credits' }],
          ask: 'Which of your Indian subjects does the first one build on?',
        },
        {
          after: [{ says: 'I named modules only' }],
          ask: 'How many ECTS credits will you take each semester, and how many semesters will you need?',
        },
        {
          after: [{ says: 'I had not looked' }],
          ask: 'The handbook is on the website. Why did you not read it?',
        },
      ],
    },
    {
      id: 'de-offers',
      phase: 'university',
      text: 'How many German universities did you apply to, and who admitted you?',
      aim: 'Whether you chose, or took what came.',
      tip: 'Numbers, then names. uni-assist or directly, you should know which of them it was.',
      followUps: [
        {
          after: [{ says: 'Several admissions' }],
          ask: 'What decided it between them?',
        },
        {
          after: [{ says: 'One admission out of many applications' }],
          ask: 'What was missing for the others?',
        },
        {
          after: [{ says: 'One application only' }],
          ask: 'Did another person make the application for you?',
        },
      ],
    },
    {
      id: 'de-city',
      phase: 'university',
      text: 'In which city will you study, and where are you going to live?',
      aim: 'Whether you have begun to look. Without an address there is no registration.',
      tip: 'Hall of residence, shared flat or a room for the first month. Say what you have applied for.',
      followUps: [
        {
          after: [{ says: 'I have a place' }],
          ask: 'What is the warm rent, and will you get a confirmation for the registration office?',
        },
        {
          after: [{ says: 'I am on a waiting list' }],
          ask: 'How long is the wait, and where do you live until then?',
        },
        {
          after: [{ says: 'I stay with someone I know', claim: 'relatives:yes' }],
          ask: 'May you register at that address?',
        },
      ],
    },
    {
      id: 'de-blocked',
      phase: 'money',
      text: 'How do you show that you can pay for your first year?',
      aim: 'The proof of funds: for most people a blocked account.',
      tip: 'Provider, sum, date of the confirmation. Know how much you may draw each month.',
      isMany: true,
      followUps: [
        {
          after: [{ says: 'Family money in a blocked account', claim: 'payer:parents' }],
          ask: 'Who transferred the sum, and what is that person’s profession?',
        },
        {
          after: [
            { says: 'My own savings in a blocked account', claim: 'payer:savings' },
            { says: 'Salary that I put aside', claim: 'payer:work' },
          ],
          ask: 'How many years did you work for it?',
        },
        {
          after: [{ says: 'A loan paid into a blocked account', claim: 'payer:loan' }],
          ask: 'When does the repayment begin, during your studies or after them?',
        },
        {
          after: [
            { says: 'A scholarship', claim: 'payer:scholarship' },
            { says: 'A formal obligation letter', claim: 'payer:relative' },
          ],
          ask: 'For how many months is that, and what comes afterwards?',
        },
      ],
    },
    {
      id: 'de-living',
      phase: 'money',
      text: 'What do you expect to need for a year, rent included?',
      aim: 'A budget that fits the city. The blocked sum is a minimum, not a budget.',
      tip: 'Rent, insurance, food, semester fee. In Munich the same list costs more than in Chemnitz.',
      asks: 'living',
      followUps: [
        {
          after: [{ says: 'As much as the blocked account' }],
          ask: 'Is that enough in your city? What does a room cost there?',
        },
        {
          after: [{ says: 'More than that' }],
          ask: 'Where does the difference come from each month?',
        },
        {
          after: [{ says: 'I count on a student job' }],
          ask: 'How many days a year may you work, and does your German suffice for it?',
        },
      ],
    },
    {
      id: 'de-second-year',
      phase: 'money',
      text: 'The account covers one year. How do you finance the rest?',
      aim: 'Whether the degree can be finished. To extend the permit, you have to show proof of funds again.',
      tip: 'Name the source and the month in which the next sum has to be there.',
      followUps: [
        {
          after: [{ says: 'My parents will top it up' }],
          ask: 'Out of income or out of savings?',
        },
        {
          after: [{ says: 'With a student job' }],
          ask: 'The immigration office wants to see the money beforehand. How will you show it?',
        },
        {
          after: [{ says: 'From the rest of the loan' }],
          ask: 'Has the bank promised the second year in writing?',
        },
      ],
    },
    {
      id: 'de-income',
      phase: 'money',
      text: 'What do your parents work as, and what do they earn in a year?',
      aim: 'Whether the blocked sum fits the household it comes from.',
      tip: 'Say profession and yearly income before tax. If you finance yourself, say so first.',
      asks: 'income',
      followUps: [
        {
          after: [{ says: 'Employed or in public service' }],
          ask: 'Is there a pension fund or a deposit as well?',
        },
        {
          after: [{ says: 'Self-employed' }],
          ask: 'Which documents show the income of the last three years?',
        },
        {
          after: [{ says: 'Retired, or one parent alone' }],
          ask: 'How is the money found, then, apart from the household?',
        },
      ],
    },
    {
      id: 'de-insurance',
      phase: 'money',
      text: 'How are you insured from the day you land?',
      aim: 'Cover without a gap: travel insurance until you enrol, then student insurance.',
      tip: 'Two names and two dates. From 30 on other rules apply; know whether that is you.',
      followUps: [
        {
          after: [{ says: 'Travel insurance, then statutory' }],
          ask: 'On which day does the one end and the other begin?',
        },
        {
          after: [{ says: 'Private insurance for all of it' }],
          ask: 'Does the university accept it for enrolment?',
        },
        {
          after: [{ says: 'I still have to arrange it' }],
          ask: 'What do you need for the visa, and by when?',
        },
      ],
    },
    {
      id: 'de-relatives',
      phase: 'ties',
      text: 'Do you know anyone in Germany or in Europe?',
      aim: 'Whether your answer matches your form. Contacts are no problem as long as you declare them.',
      tip: 'Name, city, since when. A cousin in Paris counts too.',
      followUps: [
        {
          after: [{ says: 'Relatives in Germany', claim: 'relatives:yes' }],
          ask: 'What brought them there, and do you plan the same?',
        },
        {
          after: [{ says: 'Relatives elsewhere in Europe', claim: 'relatives:yes' }],
          ask: 'Then why not study in that country?',
        },
        {
          after: [{ says: 'Nobody at all', claim: 'relatives:no' }],
          ask: 'How do you prepare for a country in which you know no one?',
        },
      ],
    },
    {
      id: 'de-refusals',
      phase: 'ties',
      text: 'Have you had a Schengen or other visa refused?',
      aim: 'Your own account of what the visa system shows anyway.',
      tip: 'Which mission, when, why. Then the paper that answers that reason.',
      followUps: [
        {
          after: [{ says: 'Yes, a Schengen visa', claim: 'refusals:yes' }],
          ask: 'For which purpose did you want to travel then?',
        },
        {
          after: [{ says: 'Yes, for a country outside Europe', claim: 'refusals:yes' }],
          ask: 'Did you want to study there? What was lacking?',
        },
        {
          after: [{ says: 'No visa was refused', claim: 'refusals:no' }],
          ask: 'Have you been in Europe before?',
        },
      ],
    },
    {
      id: 'de-family',
      phase: 'ties',
      text: 'How does your family see your plan?',
      aim: 'Whether your family supports the plan, and what you will come back to.',
      tip: 'Answer truthfully. A family that has doubts and supports you all the same is a strong answer.',
      followUps: [
        {
          after: [{ says: 'They support it' }],
          ask: 'What do they expect of you when you have finished?',
        },
        {
          after: [{ says: 'They had doubts' }],
          ask: 'Which ones, and what did you tell them?',
        },
        {
          after: [{ says: 'I decide on my own' }],
          ask: 'Whom do you turn to if you run out of money?',
        },
      ],
    },
    {
      id: 'de-career',
      phase: 'plan',
      text: 'Where do you see yourself five years after the degree?',
      aim: 'A profession that needs this degree. The letter should end with the same one.',
      tip: 'Position, industry, place. A second choice makes the first more credible.',
      followUps: [
        {
          after: [{ says: 'In a profession at home', claim: 'after:return' }],
          ask: 'Which Indian employers value a German degree in your field?',
        },
        {
          after: [{ says: 'In Germany for some years first', claim: 'after:work there first' }],
          ask: 'How long may you look for work after the degree, and in what position?',
        },
        {
          after: [{ says: 'In research' }],
          ask: 'What would your doctoral thesis ask? A rough idea will do.',
        },
        {
          after: [{ says: 'I do not know', claim: 'after:open' }],
          ask: 'Then how do you know that this is the right degree?',
        },
      ],
    },
    {
      id: 'de-use',
      phase: 'plan',
      text: 'What will you be able to do then that nobody around you can do now?',
      aim: 'The use of the degree, in a picture and not in a slogan.',
      tip: 'A machine you could build, a test you could run, a text you could translate.',
      followUps: [
        {
          after: [{ says: 'I named a skill' }],
          ask: 'Which module teaches exactly that?',
        },
        {
          after: [{ says: 'I named a position' }],
          ask: 'And what does a person in that position do all day?',
        },
        {
          after: [{ says: 'I spoke of international experience' }],
          ask: 'You could have that by travelling. What do you study for?',
        },
      ],
    },
    {
      id: 'de-german',
      phase: 'plan',
      text: 'How are you going to learn German, and to what level?',
      aim: 'Whether you plan to live there or only to attend. Internships ask for it.',
      tip: 'Level today, level in a year, the course for it. A1 before you fly is a good start.',
      followUps: [
        {
          after: [{ says: 'I have a certificate already' }],
          ask: 'Please answer in German: with whom did you learn it, and for how long?',
        },
        {
          after: [{ says: 'I will start before I fly' }],
          ask: 'Where is the course, and when does it start?',
        },
        {
          after: [{ says: 'I will learn it there' }],
          ask: 'Your timetable is full. When will you find the time?',
        },
      ],
    },
    {
      id: 'de-switch',
      phase: 'plan',
      text: 'What would you do if you failed the programme or wanted to change it?',
      aim: 'Whether you know that a change has to go through the immigration office.',
      tip: 'Say whom you would ask first: the student advisory service, then the immigration office.',
      followUps: [
        {
          after: [{ says: 'I would retake the exam' }],
          ask: 'How many times can you retake an exam at your university?',
        },
        {
          after: [{ says: 'I would change the subject' }],
          ask: 'To which, and why do you not apply for that one now?',
        },
        {
          after: [{ says: 'I would go back home' }],
          ask: 'To do what, with half a degree?',
        },
      ],
    },
  ],
};
