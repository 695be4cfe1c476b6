import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PLAN, planStore, updatePlan } from '../kit/stores/plan.ts';
import { writeHandover } from '../kit/stores/plan-handover.ts';
import { driveForm, isolateForms, stubFetch } from '../testing/form.ts';
import { idleAtOnce, mount } from '../testing/mount.ts';
import './consultation-form.ts';

const site = vi.hoisted(() => ({ origin: '' }));
vi.mock('../kit/element/origin.ts', () => ({ siteOrigin: () => site.origin }));

const person = { name: 'Li', email: 'user@example.com', phone: '1234567890' };
const fields = { ...person, consultationType: 'video' };
const PLAN = {
  choices: { country: 'ca', programLevel: 'masters' },
  results: { shortlist: ['Vanier'] },
};
const WORDS = 'My plan: Canada, Masters.\nScholarships: Vanier.';

async function open() {
  const element = await mount<HTMLElement>('<sa-consultation-form></sa-consultation-form>');
  const root = element.shadowRoot as ShadowRoot;
  const form = driveForm(element);
  await form.settled();
  await vi.dynamicImportSettled();
  await form.settled();
  return {
    ...form,
    root,
    box: () => root.querySelector<HTMLInputElement>('input[type=checkbox]'),
    text: () => root.querySelector('#plan-text')?.textContent,
    async turnTo() {
      element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      await vi.dynamicImportSettled();
      await form.settled();
    },
  };
}

describe('a plan in <sa-consultation-form>', () => {
  isolateForms();
  beforeEach(() => {
    localStorage.clear();
    idleAtOnce();
    site.origin = 'https://site.example';
  });
  afterEach(() => planStore.setState(NO_PLAN, true));

  it('is offered unticked, with the exact text that would travel, and not offered without one', async () => {
    const without = await open();
    await without.turnTo();
    expect(without.box()).toBeNull();
    document.body.innerHTML = '';
    writeHandover(PLAN);
    const form = await open();
    expect(form.box()?.checked).toBe(false);
    expect(form.box()?.labels?.[0]?.textContent).toBe('Send my plan with this request');
    expect(form.text()).toBe(WORDS);
    expect(sessionStorage.getItem('sa-plan-handover')).toBeNull();
  });

  it.each([
    [false, fields],
    [true, { ...fields, plan: PLAN }],
  ])('travels only as it was shown, and once the box is ticked: %s', async (isTicked, sent) => {
    const calls = stubFetch(() => new Response('', { status: 201 }));
    writeHandover(PLAN);
    const form = await open();
    await form.type(person);
    if (isTicked) form.box()?.click();
    await form.send();
    expect(calls().at(-1)?.[2]).toEqual(sent);
  });

  it('may be that of tools on the same page, once the visitor turns to the form, without unseen parts', async () => {
    const calls = stubFetch(() => new Response('', { status: 201 }));
    site.origin = location.origin;
    const form = await open();
    updatePlan(
      { ...PLAN.choices, accommodationBasis: 'yearly' },
      { ...PLAN.results, review: { due: 3, day: '2026-11-28' } },
    );
    expect(form.box()).toBeNull();
    await form.turnTo();
    expect(form.text()).toBe(WORDS);
    await form.type(person);
    form.box()?.click();
    await form.send();
    expect(calls().at(-1)?.[2]).toEqual({ ...fields, plan: PLAN });
  });

  it('stays with the tools on a page of another site', async () => {
    const form = await open();
    updatePlan({ country: 'ca', programLevel: 'masters' });
    await form.turnTo();
    expect(form.box()).toBeNull();
  });
});
