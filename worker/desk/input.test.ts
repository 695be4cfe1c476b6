import { describe, expect, it } from 'vitest';
import type { DeskCall, DeskFile } from '../contract/desk.ts';
import { KEPT_DAYS } from '../contract/durations.ts';
import { askDesk, bodies, everyCall, everyFile } from '../dev/desk.ts';

const EVIL = 'Asha <img onerror=alert(1)>';

/** What a wrong body is answered with; fails the test where a binding was asked. */
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

type Wrong = [change: Record<string, unknown>, field: string, code: string];

const kinds: Wrong[] = [
  [{ kind: undefined }, 'kind', 'required'],
  [{ kind: 'users' }, 'kind', 'invalid-option'],
  [{ kind: EVIL }, 'kind', 'invalid-option'],
  [{ kind: 3 }, 'kind', 'invalid-type'],
  [{ kind: ['contact'] }, 'kind', 'invalid-type'],
];

const numbers = (field: string): Wrong[] => [
  [{ [field]: undefined }, field, 'required'],
  [{ [field]: null }, field, 'required'],
  [{ [field]: '12' }, field, 'invalid-type'],
  [{ [field]: EVIL }, field, 'invalid-type'],
  [{ [field]: 1.5 }, field, 'invalid-type'],
  [{ [field]: true }, field, 'invalid-type'],
  [{ [field]: { toString: EVIL } }, '', 'unknown'],
  [{ [field]: [{ toString: 0 }] }, '', 'unknown'],
  [{ [field]: { valueOf: 0 } }, field, 'invalid-type'],
  [{ [field]: 0 }, field, 'invalid-value'],
  [{ [field]: -1 }, field, 'invalid-value'],
  [{ [field]: 2 ** 53 }, field, 'invalid-value'],
];

const patterns = (field: string, ...wrong: unknown[]): Wrong[] => [
  [{ [field]: undefined }, field, 'required'],
  [{ [field]: 7 }, field, 'invalid-type'],
  ...[EVIL, '', ...wrong].map((value): Wrong => [{ [field]: value }, field, 'invalid-value']),
];

const emails = (field: string): Wrong[] => [
  [{ [field]: undefined }, field, 'required'],
  [{ [field]: 7 }, field, 'invalid-type'],
  ...[EVIL, '', 'a@b', 'Asha@example', `${'a'.repeat(65)}@example.com`].map(
    (value): Wrong => [{ [field]: value }, field, 'invalid-email'],
  ),
];

const names: Wrong[] = [
  [{ name: undefined }, 'name', 'required'],
  [{ name: '' }, 'name', 'too-short'],
  [{ name: 'A'.repeat(101) }, 'name', 'too-long'],
  [{ name: 'Asha\u202e' }, 'name', 'invalid-characters'],
  [{ name: '\u200b\u200b\u200b' }, 'name', 'too-short'],
];

const origins: Wrong[] = [
  [{ origin: undefined }, 'origin', 'required'],
  [{ origin: ['https://a.example'] }, 'origin', 'invalid-type'],
  [{ origin: `https://${'a'.repeat(300)}.example` }, 'origin', 'invalid-length'],
  ...[
    '*',
    'https://*.globe.example',
    'https://globe.example/',
    'https://Globe.example',
    'https://globe.example:443',
    'https://asha:Asha@globe.example',
    'globe.example',
    'null',
    'javascript:alert(1)',
    EVIL,
  ].map((origin): Wrong => [{ origin }, 'origin', 'origin']),
];

const filters: Wrong[] = [
  [{ folder: undefined }, 'folder', 'required'],
  [{ folder: 'all' }, 'folder', 'invalid-option'],
  [{ kind: 'users' }, 'kind', 'invalid-option'],
  [{ status: 'open' }, 'status', 'invalid-option'],
  [{ partnerId: EVIL }, 'partnerId', 'invalid-value'],
  [{ partnerId: 'Globe' }, 'partnerId', 'invalid-value'],
  [{ assignedTo: 'a'.repeat(255) }, 'assignedTo', 'invalid-length'],
  [{ flag: 'red' }, 'flag', 'invalid-option'],
  [{ from: '22/11/2026' }, 'from', 'invalid-value'],
  [{ to: EVIL }, 'to', 'invalid-value'],
  [{ campaign: '' }, 'campaign', 'invalid-length'],
  [{ campaign: '😀'.repeat(101) }, 'campaign', 'invalid-length'],
  [{ search: 'ab' }, 'search', 'invalid-length'],
  [{ search: 'a'.repeat(201) }, 'search', 'invalid-length'],
  [{ search: { $ne: '' } }, 'search', 'invalid-type'],
];

const cursors = patterns('cursor', "1' OR 1=1", 'a b', 'a'.repeat(201));
const partnerIds = (field: string) => patterns(field, 'Globe', 'a'.repeat(41), 'a_b', '../x');

const inChange = (field: string, value: unknown, code: string): Wrong => [
  { change: { [field]: value } },
  `change.${field}`,
  code,
];

const leadChanges: Wrong[] = [
  [{ change: undefined }, 'change', 'required'],
  [{ change: EVIL }, 'change', 'invalid-type'],
  [{ change: [] }, 'change', 'invalid-type'],
  inChange('status', 'open', 'invalid-option'),
  inChange('status', null, 'required'),
  inChange('assignedTo', EVIL, 'invalid-email'),
  inChange('note', 'a'.repeat(5001), 'invalid-length'),
  inChange('note', 7, 'invalid-type'),
  inChange('isSpam', 'yes', 'invalid-type'),
  inChange('flag', 'red', 'invalid-option'),
  inChange('flag', null, 'required'),
  inChange('replied', 'fax', 'invalid-option'),
  [{ change: { version: 9 } }, 'change', 'unknown'],
  [{ change: { [EVIL]: 1 } }, 'change', 'unknown'],
];

const partnerChanges: Wrong[] = [
  [{ change: undefined }, 'change', 'required'],
  inChange('name', '', 'too-short'),
  inChange('isActive', 1, 'invalid-type'),
  inChange('webhookUrl', 'http://globe.example', 'webhook-url'),
  inChange('webhookUrl', EVIL, 'webhook-url'),
  ...[
    'https://localhost/',
    'https://127.0.0.1/',
    'https://user:secret@globe.example/',
    'https://nas.internal/',
    'https://globe.example:25/',
    'https://127.0.0.1.nip.io/',
  ].map((url) => inChange('webhookUrl', url, 'webhook-url')),
  inChange('webhookUrl', `https://globe.example/${'a'.repeat(500)}`, 'invalid-length'),
  [{ change: { webhookSecret: EVIL } }, 'change', 'unknown'],
];

const request = (change: Record<string, unknown>) => ({
  request: { ...(bodies.addLead.request as object), ...change },
});

const phoneCalls: Wrong[] = [
  [{ request: undefined }, 'request', 'required'],
  [{ request: EVIL }, 'request', 'invalid-type'],
  [{ phone: '12' }, 'phone', 'too-short'],
  [{ request: { kind: 'newsletter', consultationType: 'video' } }, 'request.kind', 'invalid-value'],
  [request({ subject: EVIL }), 'request.subject', 'invalid-option'],
  [request({ message: 'Asha' }), 'request.message', 'too-short'],
  [request({ message: 'Asha '.repeat(700) }), 'request.message', 'too-long'],
  [request({ flag: null }), 'request', 'unknown'],
  [
    { request: { kind: 'consultation', consultationType: EVIL } },
    'request.consultationType',
    'invalid-option',
  ],
];

const days = (field: string) => patterns(field, '1/12/2026', '2026-12-1', '2026-12-01T00:00');

/** Only whole minutes, in the one notation that `toISOString` writes. */
const instants: Wrong[] = [
  [{ startsAt: undefined }, 'startsAt', 'required'],
  [{ startsAt: 7 }, 'startsAt', 'invalid-type'],
  ...[
    EVIL,
    '',
    '2026-12-01T10:00:00+05:30',
    '2026-12-01T04:30:00Z',
    '2026-12-01T04:30:30.000Z',
    '2026-13-01T04:30:00.000Z',
    '2026-02-30T04:30:00.000Z',
  ].map((startsAt): Wrong => [{ startsAt }, 'startsAt', 'instant']),
];

const inRules = (field: string, value: unknown, code: string): Wrong => [
  { rules: { ...(bodies.changeBookingRules.rules as object), [field]: value } },
  `rules.${field}`,
  code,
];

const bookingRules: Wrong[] = [
  [{ rules: undefined }, 'rules', 'required'],
  inRules('minutes', 25, 'invalid-type'),
  inRules('bufferMinutes', 61, 'invalid-value'),
  inRules('noticeHours', -1, 'invalid-value'),
  inRules('horizonDays', 0, 'invalid-value'),
  inRules('offlinePercent', 91, 'invalid-value'),
  inRules('showsNames', 1, 'invalid-type'),
  [{ rules: { ...(bodies.changeBookingRules.rules as object), version: 2 } }, 'rules', 'unknown'],
];

const inHours = (change: object, field: string, code: string): Wrong => [
  { hours: [{ weekday: 1, from: '10:00', to: '17:30', ways: ['video'], ...change }] },
  `hours.0${field}`,
  code,
];

const weeks: Wrong[] = [
  [{ hours: undefined }, 'hours', 'required'],
  [{ hours: EVIL }, 'hours', 'invalid-type'],
  [
    { hours: Array(51).fill({ weekday: 1, from: '10:00', to: '11:00', ways: ['video'] }) },
    'hours',
    'invalid-length',
  ],
  inHours({ weekday: 8 }, '.weekday', 'invalid-value'),
  inHours({ from: '0:00' }, '.from', 'invalid-value'),
  inHours({ to: '24:01' }, '.to', 'invalid-value'),
  inHours({ to: '10:00' }, '', 'hours'),
  inHours({ ways: [] }, '.ways', 'invalid-length'),
  inHours({ ways: ['fax'] }, '.ways.0', 'invalid-option'),
];

/** For each call, what is wrong in its body beside a key too many. */
const wrongs: Record<DeskCall | DeskFile, Wrong[]> = {
  readInbox: filters,
  listLeads: [...filters, ...cursors],
  listNewLeads: [...filters, ...cursors],
  openLead: [...kinds, ...numbers('id')],
  changeLead: [...kinds, ...numbers('id'), ...numbers('version'), ...leadChanges],
  addLead: [...names, ...emails('email'), ...phoneCalls],
  findPerson: emails('email'),
  findByPhone: patterns('phone', '12345', 'Asha 123456', '1'.repeat(41), 'a@b.example'),
  erasePerson: [...emails('email'), ...emails('confirmation')],
  listPartners: [],
  addPartner: [...partnerIds('id'), ...names],
  changePartner: [...partnerIds('id'), ...numbers('version'), ...partnerChanges],
  addOrigin: [...partnerIds('partnerId'), ...origins],
  removeOrigin: [...partnerIds('partnerId'), ...origins],
  trustOrigin: [
    ...origins,
    [{ lead: EVIL }, 'lead', 'invalid-type'],
    [{ lead: { kind: 'contact', id: 0 } }, 'lead.id', 'invalid-value'],
    [{ lead: { kind: 'users', id: 1 } }, 'lead.kind', 'invalid-option'],
  ],
  distrustOrigin: origins,
  blockOrigin: origins,
  unblockOrigin: origins,
  readNewsletter: [],
  readHealth: [],
  retryMessage: numbers('id'),
  setRetention: [
    ...kinds,
    [{ days: undefined }, 'days', 'required'],
    [{ days: 29 }, 'days', 'invalid-value'],
    [{ days: KEPT_DAYS + 1 }, 'days', 'invalid-value'],
    [{ days: EVIL }, 'days', 'invalid-type'],
  ],
  readCalendar: [...days('from'), ...days('to')],
  readHours: [],
  changeBookingRules: [...numbers('version'), ...bookingRules],
  changeHours: [...emails('member'), ...numbers('version'), ...weeks],
  setMeetingLink: [
    ...emails('member'),
    [{ url: undefined }, 'url', 'required'],
    [{ url: '' }, 'url', 'invalid-length'],
    [{ url: `https://a.example/${'a'.repeat(500)}` }, 'url', 'invalid-length'],
    ...['http://a.example', 'javascript:alert(1)', 'https://10.0.0.1/a', 'a.example', EVIL].map(
      (url): Wrong => [{ url }, 'url', 'meeting-url'],
    ),
  ],
  addDayOff: [
    ...emails('member'),
    ...days('from'),
    ...days('to'),
    [{ label: '' }, 'label', 'too-short'],
    [{ label: 'A'.repeat(101) }, 'label', 'too-long'],
  ],
  removeDayOff: numbers('id'),
  listFreeTimes: [[{ way: 'fax' }, 'way', 'invalid-option'], ...days('from')],
  bookAppointment: [...kinds, ...numbers('id'), ...instants, ...emails('member')],
  moveAppointment: [...numbers('id'), ...numbers('version'), ...instants, ...emails('member')],
  cancelAppointment: [...numbers('id'), ...numbers('version')],
  closeAppointment: [
    ...numbers('id'),
    ...numbers('version'),
    [{ state: 'booked' }, 'state', 'invalid-option'],
  ],
  releaseNetwork: numbers('id'),
  makeCalendarFeed: emails('member'),
  stopCalendarFeed: emails('member'),
  exportLeads: filters,
  exportPerson: emails('email'),
  exportPartnerMonths: [],
  exportConfirmedReaders: [],
};

const extraKeys: object[] = [
  { actor: EVIL },
  { [EVIL]: 1 },
  { toString: 0 },
  { constructor: EVIL },
];

const all = [...everyCall, ...everyFile];

const rows = all.flatMap((call) => [
  ...wrongs[call].map((wrong) => [call, ...wrong] as const),
  ...extraKeys.map((extra) => [call, extra, '', 'unknown'] as const),
]);

describe('the body of a call', () => {
  it.each(rows)('of %s with %j is refused for "%s": %s', async (call, change, field, code) => {
    const errors = await refuse(`/api/${call}`, { ...bodies[call], ...change });
    expect(errors).toEqual([{ field, code, message: expect.stringMatching(/^[A-Z]/) }]);
  });

  it.each(all)('of %s is refused with a prototype', async (call) => {
    const body = JSON.stringify({ ...bodies[call], extra: { actor: 1 } });
    const errors = await refuse(`/api/${call}`, body.replace('"extra"', '"__proto__"'));
    expect(errors).toMatchObject([{ field: '', code: 'unknown' }]);
  });

  it('is refused with one issue for each wrong field, and says what would do', async () => {
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

  it('is empty where samples are asked for', async () => {
    expect(await refuse('/api/fillSamples', { total: 9 })).toMatchObject([{ code: 'unknown' }]);
  });
});
