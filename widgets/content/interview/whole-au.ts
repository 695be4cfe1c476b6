import type { WholeInterview } from './whole-types.ts';

/** The Genuine Student questions of the form, as a case officer asks them by phone. */
export const wholeAu: WholeInterview = {
  country: 'au',
  name: 'Australia',
  currency: 'AUD',
  facts: [
    {
      text: 'Most applications are decided without an interview, from your documents and your written Genuine Student answers. The department may still phone you.',
      asOf: '2024-03-23',
      source: 'immi.homeaffairs.gov.au, Genuine Student requirement',
    },
    {
      text: 'The form asks about your circumstances, why this course and provider, how the course benefits you, and anything else. Each answer has at most 150 words, in English.',
      asOf: '2024-03-23',
      source: 'immi.homeaffairs.gov.au, Genuine Student requirement',
    },
    {
      text: 'Wanting to stay later is not in itself a reason for refusal. The course has to make sense for you, and study has to be the reason you come.',
      asOf: '2024-03-23',
      source: 'immi.homeaffairs.gov.au, Genuine Student requirement',
    },
  ],
  questions: [
    {
      id: 'au-course',
      phase: 'purpose',
      text: 'Which course are you enrolled in, and what does it lead to?',
      aim: 'The name on your Confirmation of Enrolment, and whether you know its level.',
      tip: 'Say diploma, bachelor’s or master’s before the subject: people mix them up, and the officer notices.',
      followUps: [
        {
          after: [{ says: 'One course' }],
          ask: 'Which units do you take in your first semester?',
        },
        {
          after: [{ says: 'A package of two courses' }],
          ask: 'Why do you need the first one in order to take the second?',
        },
        {
          after: [{ says: 'I was unsure of the name' }],
          ask: 'Please look at your CoE and read me the title. What does it mean?',
        },
      ],
    },
    {
      id: 'au-why-course',
      phase: 'purpose',
      text: 'How does this course follow from what you have done so far?',
      aim: 'One line from school through study and work to this course, without a jump that nobody explains.',
      tip: 'Tell it as a sequence: I studied, I worked, I saw what I did not know, and this course teaches it.',
      followUps: [
        {
          after: [{ says: 'It goes deeper into my subject' }],
          ask: 'Which unit goes beyond what your last degree covered?',
        },
        {
          after: [{ says: 'It is at a lower or the same level' }],
          ask: 'You hold a degree already. Why go back a step?',
        },
        {
          after: [{ says: 'It is a new direction' }],
          ask: 'What have you done to find out whether the new field suits you?',
        },
      ],
    },
    {
      id: 'au-gap',
      phase: 'purpose',
      text: 'When did you last study, and what have you done since then?',
      aim: 'An account of your time that your employment letters and bank statements can confirm.',
      tip: 'Month and year for each step. If you helped in the family’s shop, say who can confirm it.',
      asks: 'ended',
      followUps: [
        {
          after: [{ says: 'More than a year has passed since', claim: 'gap:yes' }],
          ask: 'Which papers show what you did in those months?',
        },
        {
          after: [{ says: 'I come straight from my studies', claim: 'gap:no' }],
          ask: 'Would some work experience not help you more than another course?',
        },
        {
          after: [{ says: 'I began another course and left it' }],
          ask: 'Why did you leave it, and what makes this one different?',
        },
      ],
    },
    {
      id: 'au-why-australia',
      phase: 'purpose',
      text: 'Why Australia, and not a similar course in India?',
      aim: 'A comparison, with names. Beaches and safety are not why a course is better.',
      tip: 'Name the Indian institution you compared, and the placement, laboratory or accreditation that it lacks.',
      followUps: [
        {
          after: [{ says: 'For a placement or practical training' }],
          ask: 'How many hours is the placement, and where is it done?',
        },
        {
          after: [{ says: 'For the professional accreditation' }],
          ask: 'Does the same accreditation count in India? With which body?',
        },
        {
          after: [{ says: 'For the quality of life' }],
          ask: 'That is about living. What is it about the studying?',
        },
      ],
    },
    {
      id: 'au-provider',
      phase: 'university',
      text: 'How did you choose this provider?',
      aim: 'Research of your own: at least two providers and a reason.',
      tip: 'Say what you compared, where you read it, and what decided it. An agent may help, but you decide.',
      followUps: [
        {
          after: [{ says: 'I compared several providers' }],
          ask: 'Which one came second, and what put it there?',
        },
        {
          after: [{ says: 'It was the cheapest, or gave a discount' }],
          ask: 'What do you give up for the lower fee?',
        },
        {
          after: [{ says: 'The agent filled in one name' }],
          ask: 'Have you spoken to anyone at the provider yourself?',
        },
      ],
    },
    {
      id: 'au-units',
      phase: 'university',
      text: 'Tell me about a unit that you are looking forward to.',
      aim: 'Whether you have opened the handbook.',
      tip: 'Name of the unit, what is in it, what you will use it for. Three sentences.',
      followUps: [
        {
          after: [{ says: 'I named a unit and its content' }],
          ask: 'Is it compulsory, and in which semester is it offered?',
        },
        {
          after: [{ says: 'I described the subject in general' }],
          ask: 'And the unit itself: what is it called?',
        },
        {
          after: [{ says: 'I could not name one' }],
          ask: 'Where would you look it up? Have you been on that page?',
        },
      ],
    },
    {
      id: 'au-city',
      phase: 'university',
      text: 'Which city is the campus in, and what will a week cost you there?',
      aim: 'Whether you have done the sums for this city and no other.',
      tip: 'Rent is paid by the week in Australia. Know it, and the fare to the campus.',
      followUps: [
        {
          after: [{ says: 'I gave rent and other costs' }],
          ask: 'Is that in a shared room, and how far from the campus?',
        },
        {
          after: [{ says: 'I gave one figure for all' }],
          ask: 'How much of it is rent?',
        },
        {
          after: [{ says: 'I stay with family', claim: 'relatives:yes' }],
          ask: 'Are they citizens, residents or on a visa themselves?',
        },
      ],
    },
    {
      id: 'au-conditions',
      phase: 'university',
      text: 'Which conditions does a student visa put on you?',
      aim: 'Whether you know what you agree to: enrolment, attendance, progress, work hours, health cover.',
      tip: 'Three conditions in your own words. The limit of work hours in term is one that everyone asks about.',
      followUps: [
        {
          after: [{ says: 'I named enrolment and progress' }],
          ask: 'What do you do if you want to change your course?',
        },
        {
          after: [{ says: 'I named work hours' }],
          ask: 'How many hours a fortnight, and is it the same in the holidays?',
        },
        {
          after: [{ says: 'I named health cover' }],
          ask: 'For how long is your OSHC paid?',
        },
      ],
    },
    {
      id: 'au-funds',
      phase: 'money',
      text: 'Who pays for your tuition and your living costs?',
      aim: 'Each source, its owner, and whether you can really get at it.',
      tip: 'Say the share of each: half from a loan, half from my parents’ savings. The sums should add up to the cost of the year.',
      isMany: true,
      followUps: [
        {
          after: [{ says: 'A sanctioned education loan', claim: 'payer:loan' }],
          ask: 'Has the bank paid out anything yet, and under what condition does it pay the rest?',
        },
        {
          after: [{ says: 'My parents, from income', claim: 'payer:parents' }],
          ask: 'Do they support another person, a brother or sister who studies?',
        },
        {
          after: [
            { says: 'Savings in the family', claim: 'payer:savings' },
            { says: 'My salary of the last years', claim: 'payer:work' },
          ],
          ask: 'What remains for your family once this is spent?',
        },
        {
          after: [
            { says: 'A scholarship of the provider', claim: 'payer:scholarship' },
            { says: 'A relative abroad', claim: 'payer:relative' },
          ],
          ask: 'What happens to your second year if that support ends?',
        },
      ],
    },
    {
      id: 'au-fees',
      phase: 'money',
      text: 'What is the tuition fee for your first year?',
      aim: 'The figure of the offer letter, in Australian dollars.',
      tip: 'Say the fee of one year, not of the whole course, and what you have paid of it.',
      asks: 'fees',
      followUps: [
        {
          after: [{ says: 'The fee of the offer letter' }],
          ask: 'Do fees rise in the second year? By how much?',
        },
        {
          after: [{ says: 'The fee of the whole course' }],
          ask: 'And for the first year alone?',
        },
        {
          after: [{ says: 'I knew it in rupees only' }],
          ask: 'At what rate did you change it? Rates move.',
        },
      ],
    },
    {
      id: 'au-living',
      phase: 'money',
      text: 'How much do you need to live for twelve months?',
      aim: 'Your own estimate, compared with the sum that the department sets.',
      tip: 'Start from the official sum, then say why yours is higher or lower in that city.',
      asks: 'living',
      followUps: [
        {
          after: [{ says: 'The official sum' }],
          ask: 'Does your city cost more than that, or less?',
        },
        {
          after: [{ says: 'A budget of my own' }],
          ask: 'Where did you find the rents for it?',
        },
        {
          after: [{ says: 'I plan to earn a part there' }],
          ask: 'Would you still manage if you earned nothing?',
        },
      ],
    },
    {
      id: 'au-income',
      phase: 'money',
      text: 'What do your parents do, and what is their income in a year?',
      aim: 'Whether savings and income belong together.',
      tip: 'Occupation, then income as in the tax return. If one parent earns, say so.',
      asks: 'income',
      followUps: [
        {
          after: [{ says: 'They are employed or retired' }],
          ask: 'How many years did they save for this?',
        },
        {
          after: [{ says: 'They run a business' }],
          ask: 'Is the money in the business account or in their own?',
        },
        {
          after: [{ says: 'They farm' }],
          ask: 'How many acres, which crop, and who buys it?',
        },
      ],
    },
    {
      id: 'au-savings',
      phase: 'money',
      text: 'How did the balance in the bank statement come together?',
      aim: 'Funds with a history. A large sum that appeared last week needs its paper.',
      tip: 'Say the three largest entries of the last months and where each came from.',
      followUps: [
        {
          after: [{ says: 'Slowly, over time' }],
          ask: 'Then show me: what was the balance a year ago?',
        },
        {
          after: [{ says: 'By a sale or an inheritance' }],
          ask: 'When did the money reach the account, and from whom?',
        },
        {
          after: [{ says: 'By a loan against property' }],
          ask: 'Which property, and what does the loan cost each month?',
        },
      ],
    },
    {
      id: 'au-circumstances',
      phase: 'ties',
      text: 'Describe your circumstances at home: family, work, community.',
      aim: 'The first of the written questions. It should read as you say it now.',
      tip: 'Say who lives with you, who works, and what you do in your week. Give facts that papers can show.',
      followUps: [
        {
          after: [{ says: 'I live with my parents' }],
          ask: 'What is your part in the household?',
        },
        {
          after: [{ says: 'I have a job' }],
          ask: 'Is it leave or did you resign?',
        },
        {
          after: [{ says: 'I am married or have children' }],
          ask: 'Do they come with you? How will they be supported?',
        },
      ],
    },
    {
      id: 'au-visa-history',
      phase: 'ties',
      text: 'Has any country refused or cancelled a visa of yours?',
      aim: 'Full disclosure. A wrong answer here weighs more than the refusal itself.',
      tip: 'Country, visa, year, reason. If you have never been refused, one word is enough.',
      followUps: [
        {
          after: [{ says: 'Yes, refused once or more', claim: 'refusals:yes' }],
          ask: 'Did you say so in the form, and did you attach the letter?',
        },
        {
          after: [{ says: 'No, and I have travelled', claim: 'refusals:no' }],
          ask: 'Where to, and for how long?',
        },
        {
          after: [{ says: 'No, I have never applied', claim: 'refusals:no' }],
          ask: 'Who helped you with this application?',
        },
      ],
    },
    {
      id: 'au-relatives',
      phase: 'ties',
      text: 'Is anyone in your family in Australia?',
      aim: 'Whom you know there and on what visa. It is no drawback if it is declared.',
      tip: 'Relation, city, visa or citizenship. Say also if you do not know the last one.',
      followUps: [
        {
          after: [{ says: 'Yes, a person who studies there', claim: 'relatives:yes' }],
          ask: 'Is their course finished, or have they moved from one to the next?',
        },
        {
          after: [{ says: 'Yes, a person settled there', claim: 'relatives:yes' }],
          ask: 'Would you have chosen this city without them?',
        },
        {
          after: [{ says: 'No one', claim: 'relatives:no' }],
          ask: 'Who is your contact if you fall ill?',
        },
      ],
    },
    {
      id: 'au-benefit',
      phase: 'plan',
      text: 'How will this course benefit you?',
      aim: 'The third of the written questions: a gain that you can name.',
      tip: 'Before and after: today I may do this, with the course I may do that, and it pays about so much.',
      followUps: [
        {
          after: [{ says: 'A better position in my field' }],
          ask: 'What is that position called in India?',
        },
        {
          after: [{ says: 'A licence or registration' }],
          ask: 'Which body registers you, and what does it ask for apart from the degree?',
        },
        {
          after: [{ says: 'Experience and exposure' }],
          ask: 'Everyone says that. Give me one thing you will be able to do.',
        },
      ],
    },
    {
      id: 'au-after',
      phase: 'plan',
      text: 'What are you going to do when the course is over?',
      aim: 'A plan that fits the course, wherever it takes you.',
      tip: 'You may say that you would like to work there for a time. Say it once, plainly, and what comes then.',
      followUps: [
        {
          after: [{ says: 'I go back', claim: 'after:return' }],
          ask: 'To which employer, or to start what?',
        },
        {
          after: [{ says: 'A graduate visa first', claim: 'after:work there first' }],
          ask: 'In which job, and how would it help you later at home?',
        },
        {
          after: [{ says: 'I have not settled it', claim: 'after:open' }],
          ask: 'What would have to happen for you to decide?',
        },
      ],
    },
    {
      id: 'au-pay',
      phase: 'plan',
      text: 'What can you expect to earn at home with this qualification?',
      aim: 'Whether the benefit is in proportion to the fee.',
      tip: 'A range, the source of it, and how long until the fee is earned back.',
      followUps: [
        {
          after: [{ says: 'A figure with a source' }],
          ask: 'Is that for beginners, or after ten years?',
        },
        {
          after: [{ says: 'A figure I heard' }],
          ask: 'From a person who works in the field?',
        },
        {
          after: [{ says: 'No figure' }],
          ask: 'How then do you know that the course is worth its price?',
        },
      ],
    },
    {
      id: 'au-else',
      phase: 'plan',
      text: 'Is there anything else that we should know?',
      aim: 'The last of the written questions: a place to explain anything that looks odd on paper.',
      tip: 'A gap, a changed subject, a low score: one sentence each, before the officer draws a conclusion.',
      followUps: [
        {
          after: [{ says: 'I explained something unusual' }],
          ask: 'Is there a document for that? Have you uploaded it?',
        },
        {
          after: [{ says: 'I repeated why I want to study' }],
          ask: 'You have said that. Is there something in your papers that I might misread?',
        },
        {
          after: [{ says: 'No, nothing' }],
          ask: 'Then let us go through your dates once more. When did you leave school?',
        },
      ],
    },
  ],
};
