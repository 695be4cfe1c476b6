import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { treeOf } from './tree.ts';

it('lists each folder by its first sentence and asks for one where there is code', () => {
  const top = `${mkdtempSync(join(tmpdir(), 'sa-tree-'))}/`;
  onTestFinished(() => rmSync(top, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(top, path, '..'), { recursive: true });
    writeFileSync(top + path, text);
  };
  for (const folder of ['widgets', 'host', 'scripts', 'docs']) write(`${folder}/README.md`, 'A.\n');
  write('worker/README.md', '# Worker\n\nAnswers. And more.\n');
  write('widgets/kit/README.md', 'Shared.\n');
  write('widgets/kit/api/README.md', 'HTTP 1.1.\n');
  write('widgets/sa-faq/faq.ts', '');
  write('host/assets/site.css', '');
  const lines = treeOf(top)
    .split('\n')
    .map((line) => line.replace(/ {2,}(?=\S+\.)/, ' | '));
  expect(lines).toEqual(expect.arrayContaining(['worker/ | Answers.', '  kit/ | Shared.']));
  expect(treeOf(top)).not.toMatch(/assets|sa-faq/);
  write('worker/core/answer.ts', '');
  expect(() => treeOf(top)).toThrow('worker/core/ needs a README.md');
});
