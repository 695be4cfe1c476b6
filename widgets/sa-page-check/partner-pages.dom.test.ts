import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../custom-elements.json';
import { TOKENS } from '../kit/element/tokens.ts';
import { elementsOf, type Manifest } from '../kit/rules/manifest.ts';
import { checkPage } from './page-check.logic.ts';
import { readPage } from './read-page.ts';

// cspell:ignore hinted

const SITE = 'https://our.example';
const VERSION = '0.3.0';
const HASH = 'sha384-right';
const pages = globSync('host/e2e/partner-pages/*.html').toSorted();
const facts = {
  elements: elementsOf(manifest as Manifest),
  versions: [
    {
      version: VERSION,
      integrity: Object.fromEntries(
        ['sa-loader', 'sa-widgets', 'sa-frame', 'sa-consultation-form'].map((file) => [
          `${file}.js`,
          HASH,
        ]),
      ),
    },
  ],
  colours: Object.keys(TOKENS),
  site: SITE,
};

describe('a page as other tools leave it', () => {
  it.each(pages.map((file) => [basename(file, '.html'), file]))(
    '%s gets the answers at its head, and no others',
    async (_, file) => {
      const page = readFileSync(file, 'utf8')
        .replaceAll('%SITE%', SITE)
        .replaceAll('%VERSION%', VERSION)
        .replaceAll('%HASH%', HASH);
      const expected = page.match(/^(?:error|hint) \d+: .*$/gm) ?? [];
      const findings = checkPage(await readPage(page), facts);
      expect(findings.map(({ level, line, text }) => `${level} ${line}: ${text}`)).toEqual(
        expect.arrayContaining(expected),
      );
      expect(findings).toHaveLength(expected.length);
    },
  );
});
