import { describe, expect, it } from 'vitest';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';

const { rawConfig: site } = readRawConfig({ config: 'wrangler.toml' });
const { rawConfig: desk } = readRawConfig({ config: 'worker/desk/wrangler.toml' });

const { rawConfig: editor } = readRawConfig({ config: 'worker/editor/wrangler.toml' });

it.each([site, desk, editor])('$name has no address but that of its route', (config) => {
  expect([config.workers_dev, config.preview_urls]).toEqual([false, false]);
});

it('the editor binds its page and nothing else, so that no lead can be reached', () => {
  const harmless = ['name', 'main', 'compatibility_date', 'workers_dev', 'preview_urls'];
  const known = [...harmless, 'assets', 'vars', 'observability'];
  expect(Object.keys(editor).filter((key) => !known.includes(key))).toEqual([]);
  expect(Object.keys(editor.vars ?? {})).toEqual(['ACCESS_AUD', 'GITHUB_REPO', 'GITHUB_CLIENT_ID']);
  expect(editor.assets?.run_worker_first).toBe(true);
  expect(editor.compatibility_date).toBe(site.compatibility_date);
});

describe('the desk’s wrangler.toml', () => {
  it('leaves no file that the Worker does not guard', () => {
    expect(desk.assets?.run_worker_first).toBe(true);
  });

  it('binds the public Worker’s entrypoint and the page, and no data', () => {
    expect(desk.services).toEqual([
      { binding: 'LEADS', service: site.name, entrypoint: 'LeadDesk' },
    ]);
    const known = ['name', 'main', 'compatibility_date', 'workers_dev', 'preview_urls'];
    const harmless = [...known, 'assets', 'vars', 'access', 'services', 'observability'];
    expect(Object.keys(desk).filter((key) => !harmless.includes(key))).toEqual([]);
    expect(Object.keys(desk.vars ?? {})).toEqual(['ACCESS_AUD', 'ACCESS_ADMIN_GROUP']);
  });

  it('runs on the same runtime as the public Worker', () => {
    expect(desk.compatibility_date).toBe(site.compatibility_date);
  });
});
