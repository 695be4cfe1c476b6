/** The editor of a copy of the checkout, in the hands of a person. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.ts';
import { serveEditor } from '../../scripts/local/editor-server.ts';
import { freePort } from '../../scripts/local/local-worker.ts';
import { buildEditor, editorFolder } from '../../scripts/site-builder/build-editor.ts';
import { type ContentName, contentFiles } from '../../widgets/content/schema/files.ts';

export interface Editor {
  page: Page;
  /** The words with which it has refused to save. */
  refusals: string[];
}

/** Serves the editor for the files of `root`, to one person after the other. */
export async function serveEditorOf(root: string) {
  buildEditor(join(root, 'page'));
  const port = await freePort();
  const server = await serveEditor({ port, assets: editorFolder(join(root, 'page')), root });
  const browser = await chromium.launch(await findBrowser());
  return {
    browser,
    async open(): Promise<Editor> {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const refusals: string[] = [];
      page.on('dialog', (dialog) => {
        refusals.push(dialog.message());
        return dialog.accept();
      });
      await page.goto(`http://localhost:${port}`);
      await page.getByRole('button', { name: 'Work with Local Repository' }).click();
      await page.getByText(contentFiles.team.title, { exact: true }).waitFor();
      return { page, refusals };
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function openFile(page: Page, name: ContentName): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), `#/collections/content/entries/${name}`);
  await page.getByText(`› ${contentFiles[name].title}`).waitFor();
}

/** The field at a path such as `team.0.internal.source`, around which it opens what is closed. */
async function fieldAt(page: Page, path: string): Promise<Locator> {
  const keys = path.split('.');
  let place = page.locator(`[data-key-path="${keys[0]}"]`);
  for (const [index, key] of keys.entries()) {
    if (index === 0) continue;
    const inner = page.locator(`[data-key-path="${keys.slice(0, index + 1).join('.')}"]`);
    const isEntry = /^\d+$/.test(key);
    if (isEntry) place = place.locator('.item').nth(Number(key));
    if (index === keys.length - 1 && isEntry) return place;
    if (!isEntry) {
      await place.scrollIntoViewIfNeeded();
      if ((await inner.count()) === 0) {
        await place.getByRole('button', { name: 'Expand', exact: true }).first().click();
      }
      place = inner;
    }
  }
  await place.scrollIntoViewIfNeeded();
  return place;
}

export async function fill(page: Page, path: string, value: string): Promise<void> {
  const field = await fieldAt(page, path);
  await field.locator('input, textarea').first().fill(value);
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

export const trySave = (page: Page) => saveButton(page).click();

/** Saves, after which the editor shows its files again. */
export async function save(page: Page): Promise<void> {
  await trySave(page);
  await page.waitForURL(/#\/collections\/content$/);
  await saveButton(page).waitFor({ state: 'hidden' });
}

export const readText = (root: string, name: ContentName) =>
  readFileSync(join(root, 'content', `${name}.json`), 'utf8');
