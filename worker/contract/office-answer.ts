const ANSWERS: Readonly<Record<string, string>> = {
  'timed out': 'it does not answer within ten seconds',
  'not reached': 'it cannot be reached',
  'address is not public': 'its address is not on the public internet',
};

/** The last answer of the office's own system, as the end of a sentence. */
export function describeOfficeAnswer(answer: string): string {
  if (/^answered 3\d\d$/.test(answer)) {
    return 'it sends us on to another address, which we do not follow';
  }
  return ANSWERS[answer] ?? `it ${answer}`;
}
