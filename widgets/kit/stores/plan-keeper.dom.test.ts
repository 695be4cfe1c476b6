import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PLAN, planStore, updatePlan } from './plan.ts';
import { planKeeper, takeLinkedPlan } from './plan-keeper.ts';

let count = 0;
let prefix = '';
let stops: (() => void)[] = [];

const open = () => {
  const keeper = planKeeper(prefix);
  stops.push(keeper.connect());
  return keeper;
};
const key = () => `${prefix}sa-extras`;
const stored = () => JSON.parse(localStorage.getItem(key()) ?? 'null');
/** Another tab of the browser writes the entry. */
const writeElsewhere = (entry: unknown) => {
  if (entry) localStorage.setItem(key(), JSON.stringify(entry));
  else localStorage.removeItem(key());
  dispatchEvent(new StorageEvent('storage', { key: key() }));
};
const choices = () => planStore.getState().choices;

describe('the keeper of the plan', () => {
  beforeEach(() => {
    count += 1;
    prefix = `test-${count}-`;
    planStore.setState(NO_PLAN, true);
    history.replaceState(null, '', '/tools');
  });
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
    vi.restoreAllMocks();
  });

  it('keeps the plan once the visitor asks for it, and from then on every change of it', () => {
    const keeper = open();
    updatePlan({ country: 'ca' });
    expect(localStorage).toHaveLength(0);
    keeper.keep();
    expect(stored()).toEqual({ plan: { choices: { country: 'ca' }, results: {} } });
    updatePlan({ programLevel: 'masters' }, { shortlist: ['Vanier'] });
    const choices = { country: 'ca', programLevel: 'masters' };
    expect(stored().plan).toEqual({ choices, results: { shortlist: ['Vanier'] } });
    expect(keeper.getState()).toMatchObject({ isKept: true, isStored: true });
  });

  it('restores it on another page, with the choices made there before', () => {
    localStorage.setItem(key(), '{"plan":{"choices":{"country":"ca","level":"phd"}}}');
    updatePlan({ programLevel: 'masters' });
    const keeper = open();
    expect(choices()).toEqual({ country: 'ca', programLevel: 'masters' });
    expect(keeper.getState().isKept).toBe(true);
    expect(stored().plan.choices).toEqual({ country: 'ca', programLevel: 'masters' });
  });

  it('forgets it and the figures seen with it, and leaves what other tools keep', () => {
    localStorage.setItem(key(), '{"studyDays":["2026-11-22"],"figures":{"visa.ca.fee":"CAD 1"}}');
    const keeper = open();
    updatePlan({ country: 'ca' });
    keeper.keep();
    keeper.forget();
    expect(stored()).toEqual({ studyDays: ['2026-11-22'] });
    expect(planStore.getState()).toEqual(NO_PLAN);
    updatePlan({ country: 'de' });
    expect(stored()).toEqual({ studyDays: ['2026-11-22'] });
  });

  it.each(['{', '{"plan":{"choices":{"country":"Atlantis"}}}'])('ignores the entry %s', (entry) => {
    localStorage.setItem(key(), entry);
    expect(open().getState().isKept).toBe(false);
    expect(planStore.getState()).toEqual(NO_PLAN);
    expect(localStorage.getItem(key())).toBe(entry);
  });

  it('follows another tab that keeps, changes and forgets', () => {
    const keeper = open();
    writeElsewhere({ plan: { choices: { country: 'ca' } } });
    expect(choices()).toEqual({ country: 'ca' });
    expect(keeper.getState().isKept).toBe(true);
    writeElsewhere({ plan: { choices: { country: 'de' } } });
    expect(choices()).toEqual({ country: 'de' });
    writeElsewhere({ studyDays: [] });
    expect(choices()).toEqual({});
    expect(keeper.getState().isKept).toBe(false);
    updatePlan({ country: 'fr' });
    expect(stored()).toEqual({ studyDays: [] });
  });

  it('prefers the plan that another tab stores, and adds choices that it lacks', () => {
    open();
    updatePlan({ country: 'de', programLevel: 'masters' }, { shortlist: ['DAAD'] });
    writeElsewhere({ plan: { choices: { country: 'ca' } } });
    const choices = { country: 'ca', programLevel: 'masters' };
    expect(planStore.getState()).toEqual({ choices, results: {} });
    expect(stored().plan.choices).toEqual({ country: 'ca', programLevel: 'masters' });
  });

  it('reports that the browser stores nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    const keeper = open();
    updatePlan({ country: 'ca' });
    keeper.keep();
    expect(keeper.getState()).toMatchObject({ isKept: true, isStored: false });
    expect(choices()).toEqual({ country: 'ca' });
  });

  it('is the same for all elements, and follows as long as one is there', () => {
    const stopFirst = open().connect();
    expect(planKeeper(prefix)).toBe(planKeeper(prefix));
    stopFirst();
    writeElsewhere({ plan: { choices: { country: 'ca' } } });
    expect(choices()).toEqual({ country: 'ca' });
    for (const stop of stops.splice(0)) stop();
    writeElsewhere({ plan: { choices: { country: 'de' } } });
    expect(choices()).toEqual({ country: 'ca' });
  });

  describe('with a link', () => {
    const follow = (hash: string) => {
      history.replaceState({ mine: 1 }, '', `/tools?x=1${hash}`);
      const keeper = open();
      takeLinkedPlan(keeper);
      return keeper;
    };

    it('shows its choices, unkept, and removes them from the address', () => {
      const keeper = follow('#plan&country=ca&program-level=masters');
      expect(choices()).toEqual({ country: 'ca', programLevel: 'masters' });
      expect(keeper.getState()).toMatchObject({ isKept: false, hidesKept: false });
      expect(location.search + location.hash).toBe('?x=1');
      expect(history.state).toEqual({ mine: 1 });
      expect(localStorage).toHaveLength(0);
    });

    it('leaves the kept plan alone until the new one is kept', () => {
      localStorage.setItem(key(), '{"plan":{"choices":{"country":"de"}}}');
      const keeper = follow('#plan&country=ca');
      expect(choices()).toEqual({ country: 'ca' });
      expect(keeper.getState()).toMatchObject({ isKept: false, hidesKept: true });
      updatePlan({ programLevel: 'masters' });
      expect(stored().plan.choices).toEqual({ country: 'de' });
      keeper.keep();
      expect(stored().plan.choices).toEqual({ country: 'ca', programLevel: 'masters' });
      expect(keeper.getState().hidesKept).toBe(false);
    });

    it('stays while another tab changes and forgets the kept plan', () => {
      localStorage.setItem(key(), '{"plan":{"choices":{"country":"de"}}}');
      const keeper = follow('#plan&country=ca');
      writeElsewhere({ plan: { choices: { country: 'fr' } } });
      expect(choices()).toEqual({ country: 'ca' });
      expect(keeper.getState()).toMatchObject({ isKept: false, hidesKept: true });
      keeper.restore();
      expect(choices()).toEqual({ country: 'fr' });
      expect(keeper.getState()).toMatchObject({ isKept: true, hidesKept: false });

      keeper.show({ choices: { country: 'ca' }, results: {} });
      writeElsewhere(null);
      expect(choices()).toEqual({ country: 'ca' });
      expect(keeper.getState()).toMatchObject({ isKept: false, hidesKept: false });
    });

    it('to the kept plan itself changes nothing', () => {
      localStorage.setItem(key(), '{"plan":{"choices":{"country":"de","gpa":"8"}}}');
      expect(follow('#plan&country=de').getState().isKept).toBe(true);
      expect(choices()).toEqual({ country: 'de', gpa: '8' });
    });

    it('opens the tool that it names', () => {
      const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
      follow('#plan&tool=visa-requirements&country=ca');
      expect(replace).toHaveBeenCalledWith('#visa-requirements');
    });
  });
});
