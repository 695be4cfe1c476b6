import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showAnswer } from './show-answer.ts';

describe('showAnswer', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  let heading: HTMLElement;
  beforeEach(() => {
    heading = document.createElement('h3');
    heading.tabIndex = -1;
    document.body.append(heading);
  });
  afterEach(() => {
    document.documentElement.removeAttribute('style');
    scroll.mockClear();
  });
  const standAt = (share: number) =>
    vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, share * innerHeight));

  it.each([
    ['above the window', -1, 'nearest'],
    ['in its upper half', 0.4, 'nearest'],
    ['in its lower half', 0.6, 'start'],
    ['below it', 2, 'start'],
  ])(
    'focuses a heading %s, and moves it only where the answer is out of sight',
    (_, share, block) => {
      standAt(share);
      const focus = vi.spyOn(heading, 'focus');
      showAnswer(heading);
      // Else the browser scrolls by its own rule first.
      expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
      expect(scroll).toHaveBeenCalledExactlyOnceWith({ block });
    },
  );

  it.each([
    ['a page that tells nothing of its header', 'auto', /^calc\(/],
    ['a page that does', '88px', /^$/],
  ])('keeps clear of a header, on %s', (_, scrollPaddingTop, margin) => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValueOnce({ scrollPaddingTop } as never);
    showAnswer(heading);
    expect(heading.style.scrollMarginTop).toMatch(margin);
  });
});
