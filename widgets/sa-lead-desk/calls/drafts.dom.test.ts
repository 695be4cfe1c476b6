import { expect, it, vi } from 'vitest';

const KEY = 'sa-desk-notes';

/** The drafts as a page reads them when it loads. */
async function loadDrafts() {
  vi.resetModules();
  return import('./drafts.ts');
}

it('keeps a draft over a reload of the page, and forgets it once it is saved', async () => {
  const before = await loadDrafts();
  before.keepDraft('#lead/contact/41', 'Half a thought', '');
  const after = await loadDrafts();
  expect(after.drafts.getState()).toEqual({ '#lead/contact/41': 'Half a thought' });
  after.dropDraft('#lead/contact/41', 'Half a thought');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('takes a text like the saved one for no draft', async () => {
  const { drafts, keepDraft } = await loadDrafts();
  keepDraft('#lead/contact/41', 'More', 'Saved');
  keepDraft('#lead/contact/41', 'Saved', 'Saved');
  expect(drafts.getState()).toEqual({});
});

it('keeps what was typed after the text that was saved', async () => {
  const { drafts, keepDraft, dropDraft } = await loadDrafts();
  keepDraft('#lead/contact/41', 'First and more', '');
  dropDraft('#lead/contact/41', 'First');
  expect(drafts.getState()).toEqual({ '#lead/contact/41': 'First and more' });
});

it.each(['{', 'null', '{"#lead/contact/41":7}'])('reads nothing out of %s', async (text) => {
  sessionStorage.setItem(KEY, text);
  const { drafts } = await loadDrafts();
  expect(drafts.getState()).toEqual({});
});
