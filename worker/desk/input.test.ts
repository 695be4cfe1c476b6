import { describe, expect, it } from 'vitest';
import { type DeskCall, deskCalls } from '../contract/desk.ts';
import { RETENTION_DAYS } from '../contract/durations.ts';
import { askDesk, bodies, everyCall } from '../dev/desk.ts';

const EVIL = 'Asha <img onerror=alert(1)>';

/** The issues of a wrong body, which reaches no binding. */
async function refuse(path: string, body: unknown) {
  const { response, calls } = await askDesk(path, { body });
  expect(calls).toEqual([]);
  expect(response.status).toBe(422);
  const text = await response.text();
  expect(text).not.toContain('Asha');
  const { code, errors } = JSON.parse(text);
  expect(code).toBe('invalid-fields');
  return errors as { field: string; code: string; message: string }[];
}

async function expectIssue(call: DeskCall, change: object, field: string, code: string) {
  const errors = await refuse(`/api/${call}`, { ...bodies[call], ...change });
  expect(errors).toEqual([{ field, code, message: expect.stringMatching(/^[A-Z]/) }]);
}

/** Wrong values of each rule, tried on one call that has it. */
const rules: [call: DeskCall, field: string, code: string, values: unknown[]][] = [
  ['openLead', 'kind', 'invalid-option', ['users', EVIL]],
  ['openLead', 'id', 'required', [undefined, null]],
  ['openLead', 'id', 'invalid-type', ['12', EVIL, 1.5, true, { valueOf: 0 }]],
  ['openLead', 'id', 'invalid-value', [0, -1, 2 ** 53]],
  ['listLeads', 'cursor', 'invalid-value', [EVIL, '', "1' OR 1=1", 'a b', 'a'.repeat(201)]],
  ['readInbox', 'partnerId', 'invalid-value', [EVIL, 'Globe']],
  ['readInbox', 'assignedTo', 'invalid-length', ['a'.repeat(255)]],
  ['readInbox', 'campaign', 'invalid-length', ['', '😀'.repeat(101)]],
  ['readInbox', 'attribution', 'invalid-value', ['😀'.repeat(101)]],
  ['readInbox', 'search', 'invalid-length', ['ab', 'a'.repeat(201)]],
  ['readCalendar', 'from', 'invalid-value', [EVIL, '1/12/2026', '2026-12-1', '2026-12-01T00:00']],
  ['findPerson', 'email', 'invalid-email', [EVIL]],
  ['findByPhone', 'phone', 'invalid-value', ['12345', 'Asha 123456', '1'.repeat(41)]],
  ['addPartner', 'id', 'invalid-value', [EVIL, '', 'Globe', 'a'.repeat(41), 'a_b', '../x']],
  ['addPartner', 'name', 'too-short', ['']],
  ['addOrigin', 'origin', 'invalid-length', [`https://${'a'.repeat(300)}.example`]],
  [
    'addOrigin',
    'origin',
    'origin',
    [
      'https://*.globe.example',
      'https://globe.example/',
      'https://Globe.example',
      'https://asha:Asha@globe.example',
      'null',
    ],
  ],
  ['setRetention', 'days', 'invalid-value', [29, RETENTION_DAYS + 1]],
  ['closeAppointment', 'state', 'invalid-option', ['booked']],
  ['setMeetingLink', 'url', 'invalid-length', ['', `https://a.example/${'a'.repeat(500)}`]],
  ['setMeetingLink', 'url', 'meeting-url', ['http://a.example', 'https://10.0.0.1/a', EVIL]],
  [
    'bookAppointment',
    'startsAt',
    'instant',
    [EVIL, '2026-12-01T10:00:00+05:30', '2026-12-01T04:30:30.000Z', '2026-02-30T04:30:00.000Z'],
  ],
];

/** One part of a body, changed. */
const inPart = (call: DeskCall, part: string, change: object) => ({
  [part]: { ...(bodies[call][part] as object), ...change },
});

const inHours = (change: object) => ({
  hours: [{ weekday: 1, from: '10:00', to: '17:30', ways: ['video'], ...change }],
});

/** Wrong parts of bodies: the change, the field that is named, and the code. */
const parts: [call: DeskCall, change: object, field: string, code: string][] = [
  ['openLead', { id: { toString: EVIL } }, '', 'unknown'],
  ['changeLead', { change: EVIL }, 'change', 'invalid-type'],
  ['changeLead', { change: { status: null } }, 'change.status', 'required'],
  ['changeLead', { change: { version: 9 } }, 'change', 'unknown'],
  ['changeLead', { kind: 'newsletter', change: { email: 'asha@example.com' } }, '', 'correction'],
  ['changeLead', { change: { replied: 'fax' } }, 'change.replied', 'invalid-option'],
  ['changeLead', { change: { [EVIL]: 1 } }, 'change', 'unknown'],
  ['changePartner', { change: { webhookSecret: EVIL } }, 'change', 'unknown'],
  ['changePartner', { change: { webhookUrl: 'http://a.b' } }, 'change.webhookUrl', 'webhook-url'],
  ['setOfficeWebhook', { url: 'http://crm.example/' }, 'url', 'webhook-url'],
  ['setOfficeWebhook', { url: 'https://10.0.0.7/' }, 'url', 'webhook-url'],
  ['setOfficeWebhook', { url: 'https://localhost/' }, 'url', 'webhook-url'],
  [
    'addLead',
    { request: { kind: 'newsletter', consultationType: 'video' } },
    'request.kind',
    'invalid-value',
  ],
  ['addLead', inPart('addLead', 'request', { subject: EVIL }), 'request.subject', 'invalid-option'],
  ['addLead', inPart('addLead', 'request', { flag: null }), 'request', 'unknown'],
  [
    'addLead',
    { request: { kind: 'consultation', consultationType: EVIL } },
    'request.consultationType',
    'invalid-option',
  ],
  ['trustOrigin', { lead: { kind: 'contact', id: 0 } }, 'lead.id', 'invalid-value'],
  ['changeBookingRules', inPart('changeBookingRules', 'rules', { version: 2 }), 'rules', 'unknown'],
  ...Object.entries({ bufferMinutes: 61, noticeHours: -1, horizonDays: 0, offlinePercent: 91 }).map(
    ([name, value]): (typeof parts)[number] => {
      const change = inPart('changeBookingRules', 'rules', { [name]: value });
      return ['changeBookingRules', change, `rules.${name}`, 'invalid-value'];
    },
  ),
  ['changeHours', { hours: Array(51).fill(inHours({}).hours[0]) }, 'hours', 'invalid-length'],
  ['changeHours', inHours({ weekday: 8 }), 'hours.0.weekday', 'invalid-value'],
  ['changeHours', inHours({ from: '0:00' }), 'hours.0.from', 'invalid-value'],
  ['changeHours', inHours({ to: '24:01' }), 'hours.0.to', 'invalid-value'],
  ['changeHours', inHours({ to: '10:00' }), 'hours.0', 'hours'],
  ['changeHours', inHours({ ways: [] }), 'hours.0.ways', 'invalid-length'],
];

interface Fields {
  [field: string]: { type: string; schema: unknown };
}

/** The fields that a schema declares, those of its parts with their path. */
const listFields = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([field, { type, schema }]) =>
    type === 'object' ? listFields(schema as Fields).map((of) => `${field}.${of}`) : [field],
  );

/** The body of which every field has a wrong value. */
const spoil = (fields: Fields): object =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { type, schema }]) => [
      field,
      type === 'object' ? spoil(schema as Fields) : { [EVIL]: EVIL },
    ]),
  );

const extraKeys: object[] = [{ [EVIL]: 1 }, { constructor: EVIL }];

describe('the body of a call', () => {
  it.each(
    rules.flatMap(([call, field, code, values]) =>
      values.map((value) => [call, { [field]: value }, field, code] as const),
    ),
  )('of %s with %j is refused for "%s": %s', expectIssue);

  it.each(parts)('of %s with %j is refused for "%s": %s', expectIssue);

  it.each(everyCall)('of %s is refused for each wrong field, optional ones too', async (call) => {
    const fields = deskCalls[call].input.schema as unknown as Fields;
    const names = listFields(fields);
    const errors = await refuse(`/api/${call}`, names.length > 0 ? spoil(fields) : { [EVIL]: 1 });
    const missed = (name: string) =>
      !errors.some(({ field }) => `${field}.`.startsWith(`${name}.`));
    expect(names.filter(missed)).toEqual([]);
  });

  it.each(everyCall)('of %s has no unknown key', async (call) => {
    for (const extra of extraKeys) await expectIssue(call, extra, '', 'unknown');
    const body = JSON.stringify({ ...bodies[call], extra: { actor: 1 } });
    const errors = await refuse(`/api/${call}`, body.replace('"extra"', '"__proto__"'));
    expect(errors).toMatchObject([{ field: '', code: 'unknown' }]);
  });

  it('is refused with one issue for each wrong field, and the accepted values', async () => {
    const errors = await refuse('/api/changeLead', {
      kind: 'users',
      id: 0,
      version: 1,
      change: { note: 'Asha'.repeat(2000), status: 'open' },
    });
    expect(errors).toEqual([
      {
        field: 'kind',
        code: 'invalid-option',
        message: 'Expected one of the options, received string',
      },
      { field: 'id', code: 'invalid-value', message: 'Not a value that this field takes' },
      { field: 'change.status', code: 'invalid-option', message: expect.any(String) },
      {
        field: 'change.note',
        code: 'invalid-length',
        message: expect.stringContaining('between 0 and 5000'),
      },
    ]);
  });

  it('reaches the call normalised', async () => {
    const email = '  Asha@Bücher.Example ';
    const { calls } = await askDesk('/api/findPerson', { body: { email } });
    expect(calls[0]?.values[1]).toEqual({ email: 'asha@xn--bcher-kva.example' });
  });

  it('is empty in a request for samples', async () => {
    expect(await refuse('/api/fillSamples', { total: 9 })).toMatchObject([{ code: 'unknown' }]);
  });
});
