import { describe, expect, it } from 'vitest';
import { removeDraft, restoreDraft, saveDraft } from './draft.ts';

/** Elements of a kind: two on the page, two in one shadow root, one in another. */
function openForms() {
  document.body.innerHTML = `
    <sa-form></sa-form><sa-form></sa-form>
    <sa-footer></sa-footer><sa-footer></sa-footer>`;
  const [first, second] = [...document.querySelectorAll('sa-footer')].map((footer) =>
    footer.attachShadow({ mode: 'open' }),
  ) as [ShadowRoot, ShadowRoot];
  first.innerHTML = '<sa-form></sa-form><sa-form></sa-form>';
  second.innerHTML = '<sa-form></sa-form>';
  return [document, first, second].flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>('sa-form'),
  ]);
}

async function restored(host: HTMLElement): Promise<string | undefined> {
  const form = document.createElement('form');
  form.innerHTML = '<input name="email">';
  await restoreDraft(host, form);
  return form.querySelector('input')?.value;
}

describe('a draft', () => {
  it('belongs to one form by its place or id, on the page or in a shadow root', async () => {
    const forms = openForms();
    (forms[1] as HTMLElement).id = 'mine';
    for (const [index, form] of forms.entries()) saveDraft(form, { email: `${index}@example.com` });
    expect(Object.keys(sessionStorage)).toEqual(
      expect.arrayContaining(['sa-draft:sa-form:0', 'sa-draft:sa-form:mine']),
    );
    expect(await Promise.all(forms.map(restored))).toEqual(
      forms.map((_, index) => `${index}@example.com`),
    );
    removeDraft(forms[2] as HTMLElement);
    const left = await Promise.all(forms.map(restored));
    expect(left.filter(Boolean)).toHaveLength(forms.length - 1);
  });

  it('replaces what the page filled in, never what has been typed or chosen', async () => {
    const [host] = openForms() as [HTMLElement];
    const draft = { email: 'draft@example.com', phone: '98', way: 'chat', subject: 'visa' };
    saveDraft(host, draft);
    const form = document.createElement('form');
    form.innerHTML = `
      <input name="email" value="given@example.com"><input name="phone">
      <input type="radio" name="way" value="video" checked>
      <input type="radio" name="way" value="chat"><input type="radio" name="way" value="visit">
      <select name="subject"><option>other</option><option>visa</option><option selected>general</option></select>`;
    const values = () => Object.fromEntries(new FormData(form));
    const field = (selector: string) => form.querySelector(selector) as HTMLInputElement;
    const other = form.cloneNode(true) as HTMLFormElement;
    await restoreDraft(host, form);
    expect(values()).toEqual(draft);
    form.replaceChildren(...other.childNodes);
    field('[name=email]').value = 'typed@example.com';
    field('[value=visit]').checked = true;
    field('select').value = 'other';
    await restoreDraft(host, form);
    const typed = { email: 'typed@example.com', way: 'visit', subject: 'other' };
    expect(values()).toEqual({ ...draft, ...typed });
  });

  it.each(['{"email":', 'null', '"text"', '{"email":5}'])(
    'leaves the form alone when storage holds %s',
    async (text) => {
      const [form] = openForms() as [HTMLElement];
      sessionStorage.setItem('sa-draft:sa-form:0', text);
      expect(await restored(form)).toBe('');
    },
  );
});
