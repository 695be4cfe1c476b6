import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deskElement, elementFolders } from '../build/generate/element-folders.ts';
import { buildDesk } from './build-desk.ts';

describe('the build of the lead desk', () => {
  let outDir = '';
  beforeEach(() => {
    outDir = join(mkdtempSync(join(tmpdir(), 'desk-')), 'dist');
    for (const folder of [`${outDir}/embed/chunks`, `${outDir}-desk`]) {
      mkdirSync(folder, { recursive: true });
    }
    writeFileSync(`${outDir}/embed/licenses.txt`, 'MIT License');
  });
  afterEach(() => rmSync(join(outDir, '..'), { recursive: true }));

  it('writes a page without inline code beside the public folder', () => {
    buildDesk(outDir);
    const page = readFileSync(`${outDir}-desk/index.html`, 'utf8');
    expect(page).toContain('<title>Lead desk</title>');
    expect(page).toContain('<sa-lead-desk>');
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style|style=|\son\w+=/);
    expect(readFileSync(`${outDir}-desk/licenses.txt`, 'utf8')).toBe('MIT License');
    expect(readFileSync(`${outDir}-desk/desk.css`, 'utf8')).toContain('--wash: light-dark(');
  });

  it.each(['embed/chunks/ui-1.js', 'embed/sa-widgets.js', 'contact.html'])(
    'fails when %s holds any of it',
    (file) => {
      writeFileSync(join(outDir, file), 'define("sa-lead-desk")');
      expect(() => buildDesk(outDir)).toThrow(`The lead desk is in public files: ${file}`);
    },
  );

  it('is no element that others may place', () => {
    expect(elementFolders().map(({ tag }) => tag)).not.toContain(deskElement.tag);
  });
});
