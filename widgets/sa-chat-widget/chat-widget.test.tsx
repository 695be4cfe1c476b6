import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../content/brand.ts';
import { cannedReplies, demoNotice, presenceLabels } from '../content/chat.ts';
import { type Consultant, consultants } from '../content/consultants.ts';
import { openElement } from '../testing/drive-element.ts';
import { rendered } from '../testing/mount.ts';
import { onEverySite } from '../testing/specification.ts';
import './chat-widget.ts';

const [first, other] = consultants as unknown as [Consultant, Consultant];
const initialsOf = (index: number) => consultants[index]?.image.initials.slice(0, 1);

async function open() {
  const chat = await openElement('sa-chat-widget');
  // The view's effects run after the first frame.
  await pass(100);
  const { root, texts, press, choose, type } = chat;
  const launcher = root.querySelector('button') as HTMLButtonElement;
  await press(launcher);
  return {
    ...chat,
    launcher,
    panel: () => root.querySelector('[role=dialog]'),
    messages: () => texts('[role=log] p'),
    toggle: () => press(launcher),
    choose: (id: number) => choose({ Consultant: String(id) }),
    async send(message: string) {
      await type({ message });
      await press('Send');
    },
  };
}

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await rendered();
}

describe('<sa-chat-widget>', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rendered();
    vi.runOnlyPendingTimers();
  });

  it('greets once from the consultant whose picture and presence its button shows', async () => {
    const { messages, toggle, listen, launcher, choose } = await open();
    const heard = listen('sa-opened');
    expect(messages()).toHaveLength(1);
    expect(messages()[0]).toContain(first.name);
    await toggle();
    await toggle();
    expect(heard).toEqual([{ consultant: first.id }]);
    expect(messages()).toHaveLength(1);
    const initials = () => launcher.querySelector('svg text')?.textContent;
    expect(initials()).toBe(initialsOf(0));
    expect(launcher.textContent).toMatch(new RegExp(`^Chat with ${first.name} \\(demo\\), `));
    expect(launcher.querySelectorAll('[data-presence=available]')).toHaveLength(1);
    await choose(other.id);
    expect(initials()).toBe(initialsOf(1));
  });

  it('leads to real help', async () => {
    const { root } = await open();
    const links = [...root.querySelectorAll('[role=dialog] a')].map((link) => [
      link.textContent,
      link.getAttribute('href')?.replace('https://site.example', ''),
    ]);
    expect(links).toEqual([
      ['Book a call', '/contact#consultation'],
      ['WhatsApp', brand.whatsappHref],
      ['Calculator', '/tools#cost-calculator'],
    ]);
  });

  describe('out of the way', () => {
    const isTucked = (root: ShadowRoot) =>
      root.querySelector<HTMLElement>('[data-tucked]')?.dataset.tucked === 'true';
    const scrollBy = async (px: number) => {
      window.scrollTo(0, window.scrollY + px);
      window.dispatchEvent(new Event('scroll'));
      await rendered();
    };
    afterEach(() => window.scrollTo(0, 0));

    it('hides while the visitor scrolls down, and returns when the page rests', async () => {
      const { root, toggle } = await open();
      await toggle();
      await scrollBy(400);
      expect(isTucked(root)).toBe(true);
      await pass(199);
      expect(isTucked(root)).toBe(true);
      await pass(1);
      expect(isTucked(root)).toBe(false);
      // The button stays while its panel is open.
      await toggle();
      await scrollBy(400);
      expect(isTucked(root)).toBe(false);
    });

    it('hides while the visitor types elsewhere with a phone’s keyboard up', async () => {
      const { root, toggle } = await open();
      await toggle();
      const input = document.body.appendChild(document.createElement('input'));
      input.focus();
      await pass(300);
      expect(isTucked(root)).toBe(true);
      input.blur();
      await pass(300);
      expect(isTucked(root)).toBe(false);
    });

    it('hides while a tool of the catalogue is open', async () => {
      const { root, toggle } = await open();
      await toggle();
      const catalogue = document.body.appendChild(document.createElement('sa-tools-catalogue'));
      const within = catalogue.attachShadow({ mode: 'open' });
      within.append(document.createElement('sa-cost-calculator'));
      document.body.click();
      await pass(300);
      expect(isTucked(root)).toBe(true);
      within.replaceChildren();
      document.body.click();
      await pass(300);
      expect(isTucked(root)).toBe(false);
    });
  });

  it('has a picker of all consultants, messages, an input, chat or video, and says it is simulated', async () => {
    const { root, panel } = await open();
    expect(root.querySelector('select')?.getAttribute('aria-label')).toBe('Consultant');
    expect(root.querySelectorAll('option')).toHaveLength(consultants.length);
    expect(root.querySelectorAll('[role=log]')).toHaveLength(1);
    expect(root.querySelector('input')?.getAttribute('aria-label')).toBe('Your message');
    const modes = [...root.querySelectorAll('fieldset button')];
    expect(modes.map((mode) => [mode.textContent, mode.getAttribute('aria-pressed')])).toEqual([
      ['Chat', 'true'],
      ['Video', 'false'],
    ]);
    expect(panel()?.textContent).toContain(demoNotice);
  });

  it('answers "hi" after 1 to 2 s with one of the five replies', async () => {
    const { messages, send } = await open();
    for (const text of ['', ' \n', 'hi']) await send(text);
    expect(messages().slice(1)).toEqual(['hi']);
    await pass(999);
    expect(messages()).toHaveLength(2);
    await pass(1);
    expect(cannedReplies).toContain(messages()[2]);
    await pass(60_000);
    expect(messages()).toHaveLength(3);
  });

  it('keeps a pending reply through closing and video, and drops it with its conversation', async () => {
    const { panel, messages, press, send, toggle, choose } = await open();
    await send('hi');
    await toggle();
    await pass(1000);
    await toggle();
    const before = messages();
    expect(before).toHaveLength(3);
    await press('Video');
    expect(panel()?.textContent).toContain(onEverySite.videoNotice);
    await press('Chat');
    expect(messages()).toEqual(before);
    await send('again');
    await choose(other.id);
    await pass(5000);
    expect(messages()).toHaveLength(1);
  });

  it('draws another presence every 30 to 60 s', async () => {
    const { launcher } = await open();
    vi.mocked(Math.random).mockReturnValue(0.4);
    await pass(29_800);
    expect(launcher.textContent).toContain(presenceLabels.available);
    await pass(200);
    expect(launcher.textContent).toContain(presenceLabels.busy);
    vi.mocked(Math.random).mockReturnValue(0.9);
    await pass(42_000);
    expect(launcher.textContent).toContain(presenceLabels.away);
  });

  it('closes by Escape and gives the focus back to its button', async () => {
    const { root, panel, launcher, field, key } = await open();
    field('message').focus();
    await key(field('message'), 'Escape');
    expect(panel()).toBeNull();
    expect(root.activeElement).toBe(launcher);
  });
});
