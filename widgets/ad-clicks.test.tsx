import { afterEach, expect, it, vi } from 'vitest';
import { clickNames } from '../worker/contract/attribution.ts';
import { driveForm, isolateForms, stubFetch } from './testing/form.ts';
import { mount } from './testing/mount.ts';
import { waitFor } from './testing/wait.ts';
import './sa-contact-form/contact-form.ts';

vi.mock('../worker/contract/ad-clicks.ts', () => ({ adClicks: 'on' }));
vi.mock('./kit/element/own-site.ts', () => ({ isOwnSite: () => true }));

isolateForms();
afterEach(() => history.replaceState(null, '', '/'));

it.each(clickNames)('a form of ours sends the click %s while the setting is on', async (name) => {
  const calls = stubFetch(() => new Response('', { status: 201 }));
  history.replaceState(null, '', `/contact?${name}=Cj0`);
  const form = driveForm(await mount<HTMLElement>('<sa-contact-form></sa-contact-form>'));
  const person = { name: 'Li', email: 'user@example.com', phone: '1234567890' };
  await form.type({ ...person, subject: 'visa', message: 'Which documents do I need?' });
  await form.send();
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]?.[2]).toMatchObject({ attribution: { clicks: { [name]: 'Cj0' } } });
});
