import type { ListeningItem } from './types.ts';

const atTheLibraryDesk: ListeningItem = {
  id: 'test-1-listening-1',
  title: 'Conversation: a student and a librarian',
  audioUrl: null,
  transcript: `Librarian: Hello. You have been looking at that screen for quite a while. Can I help?
Student: I hope so. I'm writing a history project on the tramway that used to run through this town, and I've been searching the newspaper database for two days. I find plenty about its closing, in 1936, but nothing at all about its opening.
Librarian: When did it open?
Student: In 1904, according to my textbook.
Librarian: Then I know what's wrong. The database begins with the year 1920. Everything before that still has to be scanned.
Student: So the older papers are gone?
Librarian: No, no. They're on microfilm, in the basement. You wind the film through a reader and look at one page at a time.
Student: Is there an index, at least?
Librarian: Not for the newspaper, I'm afraid, and it came out six days a week. Without a date you could be winding for days.
Student: My draft is due in three weeks. Perhaps I should just write about the closing.
Librarian: Don't give up yet. The town council had to approve the tramway, and the council's minutes do have an index, a very good one. Look up the tramway there first and note the dates of the meetings. Then read the newspaper for the days just after them. Its reporters always covered the council.
Student: That's clever. I use one source to find my way into the other.
Librarian: Exactly. The minutes are upstairs on open shelves, so you can begin this afternoon. The microfilm reader is another matter. Only one of them works, and you have to book it, two hours at a time.
Student: Is tomorrow possible? Friday?
Librarian: The basement is closed on Fridays. That's when we repair damaged film. I could give you Monday at ten.
Student: I have a seminar on Monday morning. Is the afternoon free?
Librarian: Two o'clock is.
Student: Perfect. And can I print the pages that I need?
Librarian: You can, but a print costs twenty cents, and it comes out rather dark. Bring a memory stick instead. The reader saves a clear picture of the page, and that's free.
Student: I'll do that. One more thing. My professor mentioned a book about the tramway by a local engineer, but your catalogue lists it as missing.
Librarian: It's been missing for years. I can ask another library to lend us its copy. That usually takes about ten days.
Student: Then I would still have time to use it. Yes, please.
Librarian: Good. Fill in this form while I write down your name for Monday.`,
  questions: [
    {
      id: 'test-1-listening-1-q1',
      question: 'What problem does the student have?',
      options: [
        'A draft has to be handed in earlier than expected',
        'A database in the library has stopped working',
        'A search has found nothing on how a tramway began',
        'A professor has rejected the topic of a project',
      ],
      answer: 2,
      explanation:
        'The student finds plenty about the closing of the tramway “but nothing at all about its opening”. The database works; it simply begins too late.',
    },
    {
      id: 'test-1-listening-1-q2',
      question: "Why has the student's search been unsuccessful so far?",
      options: [
        'The database covers only later years',
        'The textbook gives the wrong year',
        'The newspaper ignored the tramway',
        'The search terms were too general',
      ],
      answer: 0,
      explanation:
        'The tramway opened in 1904, and the librarian explains that “The database begins with the year 1920”.',
    },
    {
      id: 'test-1-listening-1-q3',
      question: 'What does the librarian advise the student to do first?',
      options: [
        'Wind through the newspapers from the year 1904',
        'Write about the closing of the tramway instead',
        'Ask the professor which dates are important',
        'Find dates of meetings in the council minutes',
      ],
      answer: 3,
      explanation:
        'The minutes have an index, so the librarian says “Look up the tramway there first and note the dates of the meetings”. Only then should the student turn to the newspaper.',
    },
    {
      id: 'test-1-listening-1-q4',
      question: 'Why is it impossible to use the microfilm reader on Friday?',
      options: [
        'The student has a seminar to attend',
        'The staff use that day to mend film',
        'The only working reader is booked',
        'The readers are being replaced then',
      ],
      answer: 1,
      explanation:
        "“The basement is closed on Fridays. That's when we repair damaged film.” The seminar is on Monday morning.",
    },
    {
      id: 'test-1-listening-1-q5',
      question: 'Why does the librarian recommend a memory stick?',
      options: [
        'It gives the student more time at the reader',
        'It gives clearer pages than prints do, for nothing',
        'It is needed because there is no printer at all',
        'It lets the student copy the film itself at home',
      ],
      answer: 1,
      explanation:
        "A print costs twenty cents and “comes out rather dark”, while the reader “saves a clear picture of the page, and that's free”.",
    },
    {
      id: 'test-1-listening-1-q6',
      question: "What can be inferred about the engineer's book?",
      options: [
        'It will probably arrive before the draft is due',
        'It will have to be read in the library basement',
        'It was lost by a student a short time ago',
        'It deals only with the closing of the tramway',
      ],
      answer: 0,
      explanation:
        'The loan “usually takes about ten days” and the “draft is due in three weeks”, so the student “would still have time to use it”. The book has been missing for years.',
    },
  ],
};

const whyTestsHelp: ListeningItem = {
  id: 'test-1-listening-2',
  title: 'Lecture: psychology',
  audioUrl: null,
  transcript: `Professor: Last week we talked about forgetting. Today I want to talk about something that slows it down, and it is something that most of you dislike: tests.
We usually think of a test as a kind of thermometer. You put it in, it shows you how much is there, and it leaves things exactly as they were. I hope to persuade you today that this picture is wrong. When you pull a fact out of memory, you change it. You make it easier to pull out the next time. Psychologists call this the testing effect.
Let me describe a well-known experiment, published in 2006 by Henry Roediger and Jeffrey Karpicke. Students learned a short passage about a scientific topic, in one of three groups. The first group read it in four periods, one after another. The second group read it in three periods, and in the fourth they wrote down whatever they could remember. The third group read it in one period only, and in the other three they wrote down what they remembered. Nobody was told what they had got right or wrong.
Who remembered most? Well, five minutes later it was the first group, the readers. They recalled more than eighty per cent of the ideas, and the third group about seventy. If the experiment had stopped there, I would tell you to read your notes again and again. But some of the students in each group were not asked until a week later, and there the order was reversed. The readers recalled only about forty per cent. The third group recalled about sixty, and the second group was in between.
Now here is the part that I find most interesting. Before they left, the students were asked how well they thought they would remember the passage after a week, and the readers were the most confident. Why? When you read something for the fourth time, it goes smoothly. It feels familiar, and you mistake that feeling for knowledge. Trying to remember feels slow and awkward, so you think that it isn't working. In fact the effort is the useful part.
Does this mean that you should stop reading? Of course not. You can't pull out what you never put in. And there is one danger. If you remember something wrongly, and nothing corrects you, you may strengthen the mistake.
So here is my advice. Read the chapter once, with care. Close it, and write down what it said on a blank sheet. Then open it again and correct your sheet. And leave some time before you try again, because, as we'll see on Thursday, spacing matters too.`,
  facts: {
    asOf: '2026-11-21',
    source:
      'Roediger and Karpicke, Test-Enhanced Learning, Psychological Science 17 (3), 2006, doi 10.1111/j.1467-9280.2006.01693.x, experiment 2',
  },
  questions: [
    {
      id: 'test-1-listening-2-q1',
      question: 'What is the lecture mainly about?',
      options: [
        'How teachers can write tests that are fair',
        'Why facts are forgotten within a single week',
        'How confidence helps students in their exams',
        'How recalling something helps to remember it',
      ],
      answer: 3,
      explanation:
        'The lecture is about the testing effect: “When you pull a fact out of memory, you change it. You make it easier to pull out the next time.” Forgetting was the topic of the week before.',
    },
    {
      id: 'test-1-listening-2-q2',
      question: 'Why does the professor compare a test to a thermometer?',
      options: [
        'To show that most tests give exact results',
        'To explain why students are afraid of tests',
        'To describe a view that is about to be rejected',
        'To introduce an instrument used in a study',
      ],
      answer: 2,
      explanation:
        'A thermometer measures and changes nothing. The professor says soon after “I hope to persuade you today that this picture is wrong”.',
    },
    {
      id: 'test-1-listening-2-q3',
      question: 'In what way did the three groups in the experiment differ?',
      options: [
        'In how many periods they spent recalling the passage',
        'In how much time they were given in each of the periods',
        'In how soon they were told about their mistakes',
        'In how difficult the passage was that they learned',
      ],
      answer: 0,
      explanation:
        'The first group recalled in none of the four periods, the second “in the fourth”, the third “in the other three”. “Nobody was told what they had got right or wrong”, and all learned one passage.',
    },
    {
      id: 'test-1-listening-2-q4',
      question: 'What did the experiment show about students who only read the passage?',
      options: [
        'They recalled less than the others both early and late',
        'They recalled as much as the others after a week',
        'They recalled more early but less after a week',
        'They recalled more than the others both early and late',
      ],
      answer: 2,
      explanation:
        'After five minutes the readers “recalled more than eighty per cent of the ideas”, the most of all. After a week “the order was reversed” and they recalled “only about forty per cent”.',
    },
    {
      id: 'test-1-listening-2-q5',
      question: 'According to the professor, why were the readers so confident?',
      options: [
        'They had been told that their answers were right',
        'They took a feeling of familiarity for knowledge',
        'They had done best in the test after five minutes',
        'They expected to read the passage another time',
      ],
      answer: 1,
      explanation:
        'A fourth reading “feels familiar, and you mistake that feeling for knowledge”. They were asked before they left, and nobody had been told how well they had done.',
    },
    {
      id: 'test-1-listening-2-q6',
      question:
        'Why should students open the chapter again after they have written down what it said?',
      options: [
        'To make the next reading go more smoothly',
        'To find material for a longer set of notes',
        'To shorten the time until the next attempt',
        'To keep mistakes from becoming stronger',
      ],
      answer: 3,
      explanation:
        'If nothing corrects a false memory, “you may strengthen the mistake”. That is why the professor says “open it again and correct your sheet”. The time between attempts should not be short.',
    },
  ],
};

export const testOneListening: readonly ListeningItem[] = [atTheLibraryDesk, whyTestsHelp];
