import { describe, expect, it } from 'vitest';
import { everySubmission } from '../dev/submissions.ts';
import { checkSubmission } from './check-submission.ts';
import { consultationTypes, contactSubjects } from './options.ts';
import { submissions } from './submissions.ts';

const options = ['consultationType', 'subject'];

/** Each field of each kind, and what is wrong with a body of that kind when the field has another value. */
const fields = everySubmission.flatMap(({ path, body }) => {
  const { schema } = Object.values(submissions).find((kind) => kind.path === path) ?? {};
  if (!schema) throw new Error(`${path} has no schema`);
  return Object.keys(body).map((field) => ({
    path,
    field,
    issuesOf: (value?: unknown) => checkSubmission({ ...body, [field]: value }, schema).issues,
  }));
});

describe.each(fields)('$field of $path', ({ field, issuesOf }) => {
  it.each([undefined, null])('is required: %s', (value) => {
    expect(issuesOf(value)).toEqual([{ field, code: 'required', message: 'Required' }]);
  });

  it.each<[string, unknown]>([
    ['boolean', true],
    ['number', 12_345_678_901],
    ['array', ['asha@example.com']],
    ['object', { toString: 0, valueOf: 0 }],
    ['array', [{ toString: null }]],
  ])('is Expected X, received %s', (type, value) => {
    const expected = options.includes(field) ? 'one of the options' : 'string';
    expect(issuesOf(value)).toEqual([
      { field, code: 'invalid-type', message: `Expected ${expected}, received ${type}` },
    ]);
  });
});

const limits: Record<string, [min: number, max: number]> = {
  name: [2, 100],
  phone: [10, 40],
  message: [10, 3000],
};

it.each(fields.filter(({ field }) => field in limits))(
  '$field of $path has its number of characters, and says the lower limit',
  ({ field, issuesOf }) => {
    const [min, max] = limits[field] ?? [0, 0];
    const message = `String must contain at least ${min} character(s)`;
    expect(issuesOf('x'.repeat(min - 1))).toEqual([{ field, code: 'too-short', message }]);
    expect(issuesOf('x'.repeat(max + 1))).toMatchObject([{ field, code: 'too-long' }]);
    expect([...issuesOf('x'.repeat(min)), ...issuesOf('x'.repeat(max))]).toEqual([]);
  },
);

it.each(fields.filter(({ field }) => field === 'email'))(
  'email of $path says Invalid email',
  ({ issuesOf }) => {
    const issue = { field: 'email', code: 'invalid-email', message: 'Invalid email' };
    expect(issuesOf('abc')).toEqual([issue]);
  },
);

it.each(fields.filter(({ field }) => options.includes(field)))(
  '$field of $path is one of its options, exactly',
  ({ field, issuesOf }) => {
    const options = field === 'subject' ? contactSubjects : consultationTypes;
    expect(options.flatMap((option) => issuesOf(option))).toEqual([]);
    for (const value of ['Video', 'visa ', 'phone', 'toString', '0', '']) {
      expect(issuesOf(value)).toMatchObject([{ code: 'invalid-option' }]);
    }
  },
);

it('a submission is posted where pages of every version post it', () => {
  expect(Object.values(submissions).map(({ path }) => path)).toEqual([
    '/api/consultations',
    '/api/contact',
    '/api/newsletter',
  ]);
});
