import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { rendered } from '../../testing/mount.ts';
import { useFocusAfter } from './use-focus-after.ts';

/** Two steps with a heading each; the second comes up at once or, with `hasDelay`, a commit later. */
function Steps({ condition, hasDelay }: { condition?: 'if-lost'; hasDelay?: boolean }) {
  const [step, setStep] = useState(1);
  const ref = useRef<HTMLHeadingElement>(null);
  const focusNext = useFocusAfter(ref);
  const next = () => {
    focusNext(condition);
    setStep(hasDelay ? 2 : 3);
  };
  return (
    <>
      {step === 1 && <button type="button" id="next" onClick={next} />}
      {step === 2 && <button type="button" id="arrive" onClick={() => setStep(3)} />}
      {step === 3 && (
        <h2 ref={ref} tabIndex={-1}>
          Second
        </h2>
      )}
      <button type="button" id="other" />
    </>
  );
}

async function open(props: Parameters<typeof Steps>[0] = {}) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const outside = document.body.appendChild(document.createElement('input'));
  createRoot(root as unknown as HTMLElement).render(<Steps {...props} />);
  await rendered();
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  return {
    outside,
    find,
    heading: () => find('h2'),
    focused: () => root.activeElement,
    async press(selector: string) {
      find(selector)?.click();
      await rendered();
    },
  };
}

describe('useFocusAfter', () => {
  it.each([
    ['into view, as a press asked for', undefined, 1],
    ['nowhere without one', 'if-lost', 0],
  ] as const)(
    'focuses what the action brings up, and brings it %s',
    async (_, condition, times) => {
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
      const { find, press, heading, focused } = await open({ ...(condition && { condition }) });
      find('#next')?.focus();
      await press('#next');
      expect(heading()).not.toBeNull();
      expect(focused()).toBe(heading());
      expect(scroll).toHaveBeenCalledTimes(times);
      scroll.mockRestore();
    },
  );

  it('waits for an element that comes with a later commit', async () => {
    const { press, heading, focused } = await open({ hasDelay: true });
    await press('#next');
    expect(focused()).toBeNull();
    await press('#arrive');
    expect(focused()).toBe(heading());
  });

  it.each(['inside', 'outside'])(
    'leaves a visitor alone who is busy %s, where it only replaces a lost focus',
    async (place) => {
      const { outside, find, press, heading } = await open({ condition: 'if-lost' });
      const busy = place === 'inside' ? find('#other') : outside;
      busy?.focus();
      await press('#next');
      expect(heading()).not.toBeNull();
      const root = busy?.getRootNode() as ShadowRoot;
      expect(root.activeElement).toBe(busy);
    },
  );
});
