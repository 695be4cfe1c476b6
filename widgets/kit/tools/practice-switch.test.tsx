import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { driveElement, openElement } from '../../testing/drive-element.ts';
import { rendered } from '../../testing/mount.ts';
import { defineElement } from '../element/define-element.tsx';
import { PracticeSwitch } from './practice-switch.tsx';
import '../../sa-daily-review/daily-review.ts';
import '../../sa-todays-test/todays-test.ts';
import '../../sa-toefl-mock-exam/toefl-mock-exam.ts';
import '../../sa-visa-interview-simulator/visa-interview-simulator.ts';
import '../../sa-vocabulary-practice/vocabulary-practice.ts';
import '../../sa-whole-interview/whole-interview.ts';

const load = vi.fn(async () => {});

defineElement(
  'sa-test-switch' as 'sa-toaster',
  () => (
    <PracticeSwitch
      label="Sides"
      sides={[
        { value: 'tool', label: 'The tool' },
        { value: 'other', label: 'The other side' },
      ]}
      selected="other"
      select={() => {}}
      tag="sa-never-there"
      attributes={{}}
      exportParts="button"
      load={load}
    >
      The tool itself
    </PracticeSwitch>
  ),
  {},
);

async function settle() {
  await vi.advanceTimersByTimeAsync(50);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(50);
}

/** Tool, the element beside it, its entry in the address, both sides, and words of the other one. */
const TOOLS = [
  'sa-toefl-mock-exam|sa-todays-test|toefl-side=today|Mock exam (before 2026)|Today’s test|One task alone',
  'sa-visa-interview-simulator|sa-whole-interview|interview-side=whole|Practice questions|A whole interview|Set up a whole interview',
  'sa-vocabulary-practice|sa-daily-review|vocabulary-side=review|Twenty words|Daily review|due today',
].map((row) => row.split('|') as [string, string, string, string, string, string]);

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await rendered();
  vi.runOnlyPendingTimers();
  history.replaceState(null, '', '/');
});

describe.each(TOOLS)('the switch of <%s>', (tag, beside, entry, own, other, says) => {
  const query = `?${entry}`;
  const value = entry.split('=')[1];
  async function open(attributes = '') {
    const tool = await openElement(tag, attributes, { settle });
    await settle();
    const element = tool.root.querySelector(beside) as HTMLElement;
    return {
      ...tool,
      element,
      isPressed: (name: string) => tool.button(name).getAttribute('aria-pressed') === 'true',
      said: () => driveElement(element).text(),
    };
  }

  it('leads to it and back, in the address where that is synced, and stores nothing', async () => {
    const tool = await open('sync-url');
    expect([tool.isPressed(own), tool.element.hidden, tool.said()]).toEqual([true, true, '']);
    await tool.press(other);
    expect([tool.element.hidden, location.search]).toEqual([false, query]);
    expect(tool.said()).toContain(says);
    await tool.press(own);
    expect([tool.element.hidden, location.search]).toEqual([true, '']);
    expect(tool.said()).toContain(says);
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(new Set(tool.labels()).size).toBe(tool.labels().length);
  });

  it.each([
    ['its attribute', `side="${value}"`, '/'],
    ['the address', 'sync-url', `/${query}`],
  ])('opens it by %s', async (_, attributes, address) => {
    history.replaceState(null, '', address);
    const { element, said } = await open(attributes);
    expect(element.hidden).toBe(false);
    expect(said()).toContain(says);
  });

  it("passes the page's attributes to the element that it opens", async () => {
    const { element } = await open(
      'media="simulated" storage-prefix="asha-" plan="on" heading-level="3" hide-heading site-base="https://example.com"',
    );
    expect(element).toMatchObject({
      media: 'simulated',
      storagePrefix: 'asha-',
      plan: 'on',
      headingLevel: '3',
      hideHeading: true,
      siteBase: 'https://example.com',
    });
  });
});

describe('an element that does not come', () => {
  it('is said to load, then that it could not, and is fetched again by another tag', async () => {
    const tool = await openElement('sa-test-switch', '', { settle });
    const first = tool.root.querySelector('sa-never-there');
    expect(tool.text()).toContain('The other side is loading.');
    await vi.advanceTimersByTimeAsync(8000);
    expect(tool.text()).toContain('The other side could not be loaded.');
    await tool.press('Try again');
    expect(tool.root.querySelector('sa-never-there')).not.toBe(first);
    expect(tool.text()).toContain('The other side is loading.');
  });

  it('is said at once where its code is refused', async () => {
    load.mockRejectedValueOnce(new TypeError('offline'));
    const tool = await openElement('sa-test-switch', '', { settle });
    expect(tool.text()).toContain('The other side could not be loaded.');
  });
});
