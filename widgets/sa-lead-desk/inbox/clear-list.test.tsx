import { describe, expect, it, vi } from 'vitest';
import { addressOf } from '../shell/route.logic.ts';
import { makeLead } from '../testing/make-lead.ts';
import { openDesk } from '../testing/open-desk.ts';

const AT = '2026-11-22T11:59:59.000Z';
const NETWORK = 'a'.repeat(64);
const preview = { total: 312, names: ['Bot One', 'Bot Two'], at: AT };

describe('a flood in the inbox', () => {
  const open = async () => {
    const desk = await openDesk('#inbox', {
      previewList: preview,
      markListAsSpam: { changed: 312, next: null },
      restoreList: { changed: 312, next: null },
    });
    await desk.press('Filters');
    await desk.type({ network: 'busy' });
    return desk;
  };

  it('is marked by one press, which shows how many leads that is, and comes back after a while', async () => {
    const { press, sent, main, said } = await open();
    await press('Mark all as spam');
    expect(sent('previewList')).toEqual([{ filter: { network: 'busy' } }]);
    expect(main.textContent).toContain('312 leads: Bot One, Bot Two, 310 more.');
    expect(sent('markListAsSpam')).toEqual([]);
    await press('Mark all 312 as spam');
    expect(sent('markListAsSpam')).toEqual([{ filter: { network: 'busy' }, at: AT }]);
    expect(sent('readInbox')).toHaveLength(3);
    expect(said()).toBe('312 leads marked as spam. Press z to undo.');
    vi.advanceTimersByTime(60_000);
    await press('Undo');
    expect(sent('restoreList')).toEqual([{ at: AT }]);
  });

  it('is marked call by call, each from where the last one stopped', async () => {
    const { press, sent, answers, said } = await open();
    const steps = [
      { changed: 10_000, next: 10_007 },
      { changed: 500, next: null },
    ];
    Object.defineProperty(answers, 'markListAsSpam', { get: () => steps.shift() });
    await press('Mark all as spam');
    await press('Mark all 312 as spam');
    expect(sent('markListAsSpam').map(({ after }) => after)).toEqual([undefined, 10_007]);
    expect(said()).toContain('10500 leads marked as spam');
  });

  it('is not offered for the whole inbox, nor for spam', async () => {
    const { press, texts } = await openDesk('#inbox');
    expect(texts('button')).not.toContain('Mark all as spam');
    await press('Spam (12)');
    expect(texts('button')).not.toContain('Mark all as spam');
    await press('Flagged (4)');
    expect(texts('button')).toContain('Mark all as spam');
  });
});

describe('a lead of a network that has sent others', () => {
  const open = (folder: 'inbox' | 'flagged') => {
    const lead = makeLead({ folder, flag: 'rate', network: NETWORK, sameNetwork: 41 });
    return openDesk(addressOf(lead), {
      openLead: lead,
      previewList: preview,
      releaseList: { changed: 312, next: null },
      markListAsSpam: { changed: 312, next: null },
    });
  };

  it('leads to them in the list, and is released with all of them', async () => {
    const { press, texts, sent, said } = await open('flagged');
    expect(texts('h2')).toContain('41 leads from this network in 30 days');
    await press('Release all of this network');
    await press('Release all 312');
    const filter = { network: NETWORK, folder: 'flagged' };
    expect(sent('releaseList')).toEqual([{ filter, at: AT }]);
    expect(said()).toBe('312 leads released');
    await press('Show them');
    expect(location.hash).toBe('#inbox');
    expect(sent('readInbox').at(-1)).toEqual({ folder: 'flagged', network: NETWORK });
  });

  it('is marked with all of them, wherever they are', async () => {
    const { press, sent, texts } = await open('inbox');
    expect(texts('button')).not.toContain('Release all of this network');
    await press('Mark all of this network as spam');
    await press('Mark all 312 as spam');
    expect(sent('markListAsSpam')).toEqual([{ filter: { network: NETWORK }, at: AT }]);
  });
});
