import { expect, it, vi } from 'vitest';
import { renderElement } from '../kit/element/prerender-element.tsx';
import './vocabulary-practice.ts';

vi.mock('../content/vocabulary/words.ts', () => import('../testing/own/words.ts'));

vi.mock('../kit/element/define-element.tsx', () => import('../kit/element/prerender-element.tsx'));

const prerender = (attributes: Record<string, string>) =>
  renderElement('sa-vocabulary-practice', new Map(Object.entries(attributes)));

it('is served with the first card or the tab that the page names, without storage and address', () => {
  const getItem = vi.spyOn(Storage.prototype, 'getItem');
  history.replaceState(null, '', '/?vocabulary-tab=stats');
  const html = prerender({ 'sync-url': '' });
  for (const text of ['English Vocabulary Practice', '1 of 10', 'abundant', 'New']) {
    expect(html).toContain(text);
  }
  expect(html).toMatch(/aria-selected="true"[^>]*>Study/);
  expect(prerender({ tab: 'my-words' })).toMatch(/aria-selected="true"[^>]*>My Words/);
  expect(getItem).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});
