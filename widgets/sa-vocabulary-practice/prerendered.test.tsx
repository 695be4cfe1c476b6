import { describe, expect, it, vi } from 'vitest';
import { renderElement } from '../kit/element/prerender-element.tsx';
import './vocabulary-practice.ts';

vi.mock('../content/vocabulary/words.ts', () => import('../testing/own/words.ts'));

vi.mock('../kit/element/define-element.tsx', () => import('../kit/element/prerender-element.tsx'));

const prerender = (attributes: Record<string, string>) =>
  renderElement('sa-vocabulary-practice', new Map(Object.entries(attributes)));

describe('<sa-vocabulary-practice> as a page is served with it', () => {
  it('shows the first card of a visitor it knows nothing of', () => {
    const html = prerender({});
    for (const text of ['English Vocabulary Practice', '1 of 10', 'abundant', 'New']) {
      expect(html).toContain(text);
    }
  });

  it('opens the tab that the page names', () => {
    expect(prerender({ tab: 'my-words' })).toMatch(/aria-selected="true"[^>]*>My Words/);
  });

  it('reads neither storage nor address, sync-url or not', () => {
    const getItem = vi.spyOn(Storage.prototype, 'getItem');
    history.replaceState(null, '', '/tools?vocabulary-tab=stats');
    expect(prerender({ 'sync-url': '' })).toMatch(/aria-selected="true"[^>]*>Study/);
    expect(getItem).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });
});
