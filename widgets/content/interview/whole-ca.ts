import type { WholeInterview } from './whole-types.ts';

/** What a visa officer, and later a border officer, asks about a study plan. */
export const wholeCa: WholeInterview = {
  country: 'ca',
  name: 'Canada',
  currency: 'CAD',
  facts: [
    {
      text: 'Most applications are decided from the papers alone. An officer may ask you to come in, and border officers put a few questions to you when you land.',
      asOf: '2026-11-21',
      isUndated: true,
      source:
        'Government of Canada, "After applying for a study permit", canadainternational.gc.ca, archived',
    },
    {
      text: 'Hoping to stay later is allowed (dual intent), as long as you would leave at the end of your permit if that does not work out.',
      asOf: '2026-11-21',
      isUndated: true,
      source: 'canada.ca, instructions on dual intent',
    },
    {
      text: 'A study plan should say why this programme, what it adds to what you have studied, and what work it leads to at home. Every letter has to be your own.',
      asOf: '2026-11-25',
      isUndated: true,
      source:
        'https://www.concordia.ca/students/international/immigration/required-documents/canada-study-permit/letter.html',
    },
  ],
  questions: [
    {
      id: 'ca-programme',
      phase: 'purpose',
      text: 'What programme have you been accepted to, and how long is it?',
      aim: 'The words of your letter of acceptance: programme, credential, start, length.',
      tip: 'Certificate, diploma and degree are different things in Canada. Say the right one.',
      followUps: [
        {
          after: [{ says: 'A degree' }],
          ask: 'Is there a co-op term in it, and is that compulsory?',
        },
        {
          after: [{ says: 'A diploma or a certificate' }],
          ask: 'Why a diploma, and not a degree?',
        },
        {
          after: [{ says: 'Two programmes, one after the other' }],
          ask: 'Which one does the permit that you ask for cover?',
        },
      ],
    },
    {
      id: 'ca-previous',
      phase: 'purpose',
      text: 'What is your highest qualification, and in which year did you complete it?',
      aim: 'Whether the programme is a step on, or a repetition that needs a reason.',
      tip: 'Say the qualification and the year, then in one sentence what was missing in it.',
      asks: 'ended',
      followUps: [
        {
          after: [{ says: 'The new programme is at a higher level' }],
          ask: 'Why not the same level in India, with the university you know?',
        },
        {
          after: [{ says: 'It is at the same or a lower level' }],
          ask: 'What does a second one at that level give you?',
        },
        {
          after: [{ says: 'I finished more than a year ago', claim: 'gap:yes' }],
          ask: 'What have you done with the time, and what can you show for it?',
        },
        {
          after: [{ says: 'I finished only now', claim: 'gap:no' }],
          ask: 'Have you tried to find work with it yet?',
        },
      ],
    },
    {
      id: 'ca-career-fit',
      phase: 'purpose',
      text: 'How does this programme fit your career so far?',
      aim: 'Officers call it a logical progression. They refuse what looks like any course that would do.',
      tip: 'Job you have, problem you met, course that teaches it. If you change field, say since when you have wanted to.',
      followUps: [
        {
          after: [{ says: 'It builds on my work' }],
          ask: 'Has your employer written that they need this?',
        },
        {
          after: [{ says: 'It builds on my degree' }],
          ask: 'You have no work in this field yet. How do you know that it is for you?',
        },
        {
          after: [{ says: 'It is a change of field' }],
          ask: 'Then what was your first degree for?',
        },
      ],
    },
    {
      id: 'ca-why-canada',
      phase: 'purpose',
      text: 'Why do you want to study in Canada, and not at home or somewhere else?',
      aim: 'A reason in the programme, and a comparison with other programmes.',
      tip: 'Programme first, country second. Answer the question that was asked; if they ask about staying on, answer that honestly too.',
      followUps: [
        {
          after: [{ says: 'Only Canada has the programme I need' }],
          ask: 'Which Indian programme comes closest to it?',
        },
        {
          after: [{ says: 'The co-op or a work placement' }],
          ask: 'And if you find no employer for it?',
        },
        {
          after: [{ says: 'I have people there', claim: 'relatives:yes' }],
          ask: 'So you chose the country because of your relatives, and only then the programme?',
        },
      ],
    },
    {
      id: 'ca-institution',
      phase: 'university',
      text: 'Why did you choose this college or university?',
      aim: 'Whether you know the institution, and whether it is a designated one.',
      tip: 'Public or private, where, how large, what it is known for in your subject. One fact of each.',
      followUps: [
        {
          after: [{ says: 'For what it teaches' }],
          ask: 'Who teaches it there? Have you looked at the department?',
        },
        {
          after: [{ says: 'For cost or admission requirements' }],
          ask: 'Was it the only one that would take your marks?',
        },
        {
          after: [{ says: 'A consultant chose it' }],
          ask: 'Did the consultant write your study plan as well?',
        },
      ],
    },
    {
      id: 'ca-courses',
      phase: 'university',
      text: 'Name the courses you will take in the first term.',
      aim: 'Whether you have read the outline of the programme.',
      tip: 'Two or three titles. Say which one you expect to be difficult.',
      followUps: [
        {
          after: [{ says: 'I named two or more' }],
          ask: 'Which of them could you have taken at home?',
        },
        {
          after: [{ says: 'I named the general area' }],
          ask: 'That is the area. What does the timetable say?',
        },
        {
          after: [{ says: 'I did not know any' }],
          ask: 'You pay thousands of dollars for courses you cannot name?',
        },
      ],
    },
    {
      id: 'ca-province',
      phase: 'university',
      text: 'In which city and province is it, and what do you know about living there?',
      aim: 'Whether you could find your way on the first day.',
      tip: 'Province, nearest airport, winter, rent. Quebec needs papers of its own: know if that is you.',
      followUps: [
        {
          after: [{ says: 'I described rent and transport' }],
          ask: 'Have you written to a landlord or a residence yet?',
        },
        {
          after: [{ says: 'I described the city in general' }],
          ask: 'What does a room cost there in a month?',
        },
        {
          after: [{ says: 'I shall live with a relative', claim: 'relatives:yes' }],
          ask: 'How far is their house from your classes?',
        },
      ],
    },
    {
      id: 'ca-admissions',
      phase: 'university',
      text: 'Where else did you apply, in Canada or outside it?',
      aim: 'Your choices side by side, with their results.',
      tip: 'Tell all of them. A refused admission abroad may well be in the file.',
      followUps: [
        {
          after: [{ says: 'Other Canadian institutions' }],
          ask: 'Why did you prefer this one to those?',
        },
        {
          after: [{ says: 'Other countries too' }],
          ask: 'What became of those applications?',
        },
        {
          after: [{ says: 'Only here' }],
          ask: 'How did you know that this was the right one?',
        },
      ],
    },
    {
      id: 'ca-tuition',
      phase: 'money',
      text: 'What is the tuition for the first year?',
      aim: 'The figure in the letter of acceptance.',
      tip: 'The figure in Canadian dollars, whether it is paid, and the date of the receipt.',
      asks: 'fees',
      followUps: [
        {
          after: [{ says: 'It is paid' }],
          ask: 'Who paid it, and out of which account?',
        },
        {
          after: [{ says: 'A part is paid' }],
          ask: 'When is the rest due, and where is it now?',
        },
        {
          after: [{ says: 'Nothing is paid yet' }],
          ask: 'What keeps you from paying the deposit?',
        },
      ],
    },
    {
      id: 'ca-supporter',
      phase: 'money',
      text: 'Who is going to support you while you study?',
      aim: 'Each source, and papers for each. One deposit in one bank no longer answers it.',
      tip: 'Name them by size. For parents: occupation, income, and the other costs that this income has to cover.',
      isMany: true,
      followUps: [
        {
          after: [{ says: 'A bank, by an education loan', claim: 'payer:loan' }],
          ask: 'What security did the bank take for it?',
        },
        {
          after: [{ says: 'Mother or father', claim: 'payer:parents' }],
          ask: 'How many people live on that income?',
        },
        {
          after: [
            { says: 'A deposit or a GIC from savings', claim: 'payer:savings' },
            { says: 'Money I earned at work', claim: 'payer:work' },
          ],
          ask: 'That is one year. What pays for the second?',
        },
        {
          after: [
            { says: 'An award or a bursary', claim: 'payer:scholarship' },
            { says: 'An uncle, aunt or sponsor', claim: 'payer:relative' },
          ],
          ask: 'Why do they do it, and what do they get in return?',
        },
      ],
    },
    {
      id: 'ca-living',
      phase: 'money',
      text: 'How much have you set aside for your living costs in the first year?',
      aim: 'At least the official sum, and an idea of what life costs.',
      tip: 'The sum you can show, then the bank it is in. The minimum is raised from time to time: know today’s.',
      asks: 'living',
      followUps: [
        {
          after: [{ says: 'The official minimum' }],
          ask: 'And what if the rent takes more than half of it?',
        },
        {
          after: [{ says: 'More than the minimum' }],
          ask: 'Where has that money come from?',
        },
        {
          after: [{ says: 'Less: I will earn the rest there' }],
          ask: 'A permit does not count future wages. How do you close the gap?',
        },
      ],
    },
    {
      id: 'ca-loan',
      phase: 'money',
      text: 'How large is your education loan, and who repays it?',
      aim: 'Whether a salary at home can pay back the loan.',
      tip: 'Sum, bank, month of the first instalment, and about how much it is.',
      asks: 'loan',
      followUps: [
        {
          after: [{ says: 'I repay it after the course' }],
          ask: 'With which salary, and in which country?',
        },
        {
          after: [{ says: 'My parents repay it' }],
          ask: 'From what, once they have retired?',
        },
        {
          after: [{ says: 'We take no loan' }],
          ask: 'Then which of your savings do you use first?',
        },
      ],
    },
    {
      id: 'ca-family-income',
      phase: 'money',
      text: 'What is your family’s income in a year, and where does it come from?',
      aim: 'Whether the money you show could have been saved from it.',
      tip: 'The figure on the last tax return. Farming income needs its own papers; say which you have.',
      asks: 'income',
      followUps: [
        {
          after: [{ says: 'From employment' }],
          ask: 'Since when has your parent worked there?',
        },
        {
          after: [{ says: 'From a business' }],
          ask: 'What did it earn in the year before?',
        },
        {
          after: [{ says: 'From land' }],
          ask: 'In whose name is the land?',
        },
      ],
    },
    {
      id: 'ca-ties',
      phase: 'ties',
      text: 'What ties do you have to India?',
      aim: 'One of the things an officer weighs: family, work, means, a plan.',
      tip: 'Name two, with a document for each: an employer’s letter for a job, a deed for a house.',
      isMany: true,
      followUps: [
        {
          after: [{ says: 'Family that lives there' }],
          ask: 'Are any of them planning to go abroad as well?',
        },
        {
          after: [{ says: 'Work or a business' }],
          ask: 'What is your position there, and who fills it meanwhile?',
        },
        {
          after: [{ says: 'Property' }],
          ask: 'Is it yours or your parents’? Who lives in it?',
        },
      ],
    },
    {
      id: 'ca-refusals',
      phase: 'ties',
      text: 'Has a visa or permit ever been refused to you?',
      aim: 'The truth. Hiding a refusal is misrepresentation, and bars you for five years.',
      tip: 'If yes: name it, give the reason on the letter, and say what the new application answers.',
      followUps: [
        {
          after: [{ says: 'Yes, by Canada', claim: 'refusals:yes' }],
          ask: 'What does this application say that the last one did not?',
        },
        {
          after: [{ says: 'Yes, by another country', claim: 'refusals:yes' }],
          ask: 'Did you apply here because they refused you?',
        },
        {
          after: [{ says: 'Never', claim: 'refusals:no' }],
          ask: 'Has anyone in your family been refused?',
        },
      ],
    },
    {
      id: 'ca-relatives',
      phase: 'ties',
      text: 'Do you have relatives in Canada, and how did they come there?',
      aim: 'A declared family. It can help you settle in; it has to be in the form.',
      tip: 'Relation, province, status. If they came as students too, say what became of it.',
      followUps: [
        {
          after: [{ says: 'Yes, they came as students', claim: 'relatives:yes' }],
          ask: 'Did they return, or did they stay?',
        },
        {
          after: [{ says: 'Yes, they live there for good', claim: 'relatives:yes' }],
          ask: 'Will they pay for any of this?',
        },
        {
          after: [{ says: 'I have no family there', claim: 'relatives:no' }],
          ask: 'Who meets you at the airport?',
        },
      ],
    },
    {
      id: 'ca-job',
      phase: 'plan',
      text: 'What work will you do with this qualification?',
      aim: 'A job that asks for it, at home too.',
      tip: 'One title, one employer in your state, one thing in the advertisement that the programme teaches.',
      followUps: [
        {
          after: [{ says: 'I return to my employer or field' }],
          ask: 'What will you be paid then, and what were you paid before?',
        },
        {
          after: [{ says: 'A job that is new to me' }],
          ask: 'Who hires people with a foreign diploma for it in India?',
        },
        {
          after: [{ says: 'I join the family business' }],
          ask: 'Which problem of the business does the programme solve?',
        },
      ],
    },
    {
      id: 'ca-work-permit',
      phase: 'plan',
      text: 'Are you going to apply for a post-graduation work permit?',
      aim: 'Whether you know if your programme allows one, and are honest about it.',
      tip: 'Not every programme leads to one. “Perhaps, for a year, and then …” is a full answer if it is true.',
      followUps: [
        {
          after: [{ says: 'Yes, if I can', claim: 'after:work there first' }],
          ask: 'Is your field of study on the list? And if you do not get a permit?',
        },
        {
          after: [{ says: 'No, I return at once', claim: 'after:return' }],
          ask: 'Most of your classmates will stay for work. Why not you?',
        },
        {
          after: [{ says: 'I do not know yet', claim: 'after:open' }],
          ask: 'When must you decide?',
        },
      ],
    },
    {
      id: 'ca-leave',
      phase: 'plan',
      text: 'What will you do if you cannot extend your permit?',
      aim: 'Whether you would leave when the permit ends: one of the things the law asks.',
      tip: 'Say truthfully where you would go and what you would do there. One plain sentence.',
      followUps: [
        {
          after: [{ says: 'I leave Canada' }],
          ask: 'To which city, and to which work?',
        },
        {
          after: [{ says: 'I look for another programme' }],
          ask: 'For what purpose, if you have what you came for?',
        },
        {
          after: [{ says: 'I have not thought about it' }],
          ask: 'Do you know on which date a study permit ends?',
        },
      ],
    },
    {
      id: 'ca-border',
      phase: 'plan',
      text: 'You have just landed. What do you come to Canada for?',
      aim: 'The border officer’s question. The answer should be the one in your file.',
      tip: 'School, programme, length, who pays: four facts in two sentences, papers in your hand.',
      followUps: [
        {
          after: [{ says: 'I named school and programme' }],
          ask: 'When do classes start, and where do you stay tonight?',
        },
        {
          after: [{ says: 'I spoke of work too' }],
          ask: 'Are you here to work or to study?',
        },
        {
          after: [{ says: 'I handed over my papers' }],
          ask: 'I can read those. Tell me in your own words.',
        },
      ],
    },
  ],
};
