import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { visas } from './content/visas/visas.ts';
import { readQuery } from './kit/address/address-table.ts';
import { visaTable } from './sa-visa-requirements/visa-requirements.api.ts';

const folder = fileURLToPath(new URL('./content/posts/', import.meta.url));
const links = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => readFileSync(folder + file, 'utf8').match(/\/tools\?[^)]+/g) ?? []);

describe('a link of an article into the visa tool', () => {
  it.each(links)('opens what it names: %s', (link) => {
    const { search, searchParams, hash } = new URL(link, 'https://site.example');
    const read = readQuery(visaTable, search);
    expect(hash).toBe('#visa-requirements');
    expect(Object.keys(visas)).toContain(read.country);
    expect(Object.keys(read)).toHaveLength([...searchParams].length);
  });
});
