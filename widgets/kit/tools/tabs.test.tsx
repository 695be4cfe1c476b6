import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rendered } from '../../testing/mount.ts';
import { TabPanel, Tabs } from './tabs.tsx';

const tabs = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three' },
] as const;
type Id = (typeof tabs)[number]['value'];

function Sample() {
  const [selected, select] = useState<Id>('one');
  return (
    <>
      <Tabs label="Numbers" tabs={tabs} selected={selected} select={(id: Id) => select(id)} />
      {tabs.map(({ value: id, label }) => (
        <TabPanel key={id} id={id} selected={selected}>
          {`Panel ${label}`}
        </TabPanel>
      ))}
    </>
  );
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[role=tab]')];
const selected = () => [...document.querySelectorAll('[role=tab][aria-selected=true]')];
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].filter(({ hidden }) => !hidden);

describe('Tabs', () => {
  let root: ReturnType<typeof createRoot>;
  beforeEach(async () => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(createElement(Sample));
    await rendered();
  });
  afterEach(() => {
    root.unmount();
  });

  it('show the panel of the one that is pressed and no other', async () => {
    buttons()[1]?.click();
    await rendered();
    expect(selected().map(({ textContent }) => textContent)).toEqual(['Two']);
    expect(shown().map(({ textContent }) => textContent)).toEqual(['Panel Two']);
  });

  it('are one stop of the Tab key, and name their panels', () => {
    expect(buttons().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    for (const button of buttons()) {
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
      expect(panel?.getAttribute('aria-labelledby')).toBe(button.id);
    }
  });

  it.each([
    [['ArrowRight', 'ArrowRight', 'ArrowRight'], 'One'],
    [['ArrowLeft'], 'Three'],
    [['End', 'Home'], 'One'],
    [['toString'], 'One'],
  ])('go with %j to %s, and so does the focus', async (keys, label) => {
    buttons()[0]?.focus();
    for (const key of keys) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      await rendered();
    }
    expect(selected().map(({ textContent }) => textContent)).toEqual([label]);
    expect(document.activeElement?.textContent).toBe(label);
  });
});
