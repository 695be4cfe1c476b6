import { expect, it } from 'vitest';
import { cannedSystem, failingSystem } from '../testing/canned-desk.ts';
import { MEMBER, makeInbox } from '../testing/make-lead.ts';
import { NOW_MS, openDesk } from '../testing/open-desk.ts';

const unset = cannedSystem(NOW_MS, { host: null, url: null, lastAt: null, messages: [] });

it('takes an address only with the name of its server', async () => {
  const desk = await openDesk('#system', { readOfficeWebhook: unset });
  const url = 'https://crm.example/hook?key=1';
  await desk.type({ 'system-url': url, 'system-host': 'crm' });
  await desk.press('Send leads there');
  expect(desk.main.textContent).toContain('Type crm.example to send every lead there');
  expect(desk.sent('setOfficeWebhook')).toEqual([]);
  await desk.type({ 'system-host': 'crm.example' });
  await desk.press('Send leads there');
  expect(desk.sent('setOfficeWebhook')).toEqual([{ version: 2, url, confirmation: 'crm.example' }]);
  expect(desk.said()).toBe('Leads go to crm.example');
});

it('offers nothing to send while the operator has something to do first', async () => {
  const readOfficeWebhook = { ...unset, system: '' };
  const desk = await openDesk('#system', { readOfficeWebhook });
  const [button] = desk.all<HTMLButtonElement>('button[type=submit]');
  expect(button?.disabled).toBe(true);
  expect(desk.main.textContent).toContain('OFFICE_SYSTEM');
});

it('shows the address of another admin after a conflict', async () => {
  const current = cannedSystem(NOW_MS, { host: 'other.example', version: 9 });
  const setOfficeWebhook = { status: 409, code: 'conflict', current };
  const desk = await openDesk('#system', { setOfficeWebhook });
  await desk.press('Stop sending leads');
  await desk.press('Yes, stop');
  expect(desk.sent('setOfficeWebhook')).toEqual([{ version: 2, url: null, confirmation: '' }]);
  expect(desk.texts('h2')[0]).toBe('other.example');
});

it('is paused, and sends one message again, or all', async () => {
  const desk = await openDesk('#system', { readOfficeWebhook: failingSystem(NOW_MS) });
  await desk.press('Send again: Message 3F9A-12BC');
  expect(desk.sent('sendOfficeAgain')).toEqual([{ id: 14 }]);
  const again = await openDesk('#system', { readOfficeWebhook: failingSystem(NOW_MS) });
  await again.press('Send all now');
  await again.press('Pause');
  expect(again.sent('sendOfficeAgain')).toEqual([{}]);
  expect(again.sent('pauseOfficeWebhook')).toEqual([{ isPaused: true }]);
  expect(again.main.textContent).toContain('Go on');
});

it('shows a member who is no admin the state alone', async () => {
  const readOfficeWebhook = cannedSystem(NOW_MS, { url: null });
  const readInbox = makeInbox({ me: MEMBER });
  const desk = await openDesk('#system', { readOfficeWebhook, readInbox });
  expect(desk.main.textContent).toContain('Only an admin of the desk can change the address.');
  expect(desk.field('system-url')).toBeNull();
  expect(desk.texts('button')).not.toContain('Pause');
});
