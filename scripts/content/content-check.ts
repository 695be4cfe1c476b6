/**
 * `npm run content-check`: reads every file of content/ and says in words what is wrong with it, by file
 * and line; exit code 1 if anything is. A fact that differs from the commit in `--since` (HEAD unless given)
 * needs two pairs of eyes; with `--alone`, one person on two days. `--due` lists what is to be looked at next.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type ContentName,
  contentFiles,
  contentNames as names,
} from '../../widgets/content/schema/files.ts';
import { checkFile, type Finding } from './check-content.ts';
import { readDueList } from './due-list.ts';

const { values } = parseArgs({
  options: {
    since: { type: 'string', default: 'HEAD' },
    alone: { type: 'boolean', default: false },
    due: { type: 'boolean', default: false },
  },
});
/** Today in India. */
const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const findings = [...findStrangers(), ...names.flatMap(check)];

for (const { file, line, text } of findings) console.error(`${file}:${line}  ${text}`);
if (findings.length === 0 && values.due) printDue();
if (findings.length === 0) console.log(`${names.length} files of content are in order.`);
process.exitCode = findings.length === 0 ? 0 : 1;

function check(name: ContentName): Finding[] {
  const file = `content/${name}.json`;
  if (!existsSync(file))
    return [{ file, line: 1, text: `${contentFiles[name].title}: the file is gone` }];
  const before = readAt(values.since, file);
  return checkFile(name, readFileSync(file), { today, before, isAlone: values.alone });
}

/** The file at a commit; undefined if it was not there. */
function readAt(commit: string, file: string): Buffer | undefined {
  try {
    return execFileSync('git', ['show', `${commit}:${file}`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** Files that no schema knows, which nobody would ever see. */
function findStrangers(): Finding[] {
  return readdirSync('content')
    .filter((entry) => !names.some((name) => entry === `${name}.json`))
    .map((entry) => ({ file: `content/${entry}`, line: 1, text: 'no page reads this file' }));
}

function printDue(): void {
  const due = readDueList();
  due.sort((one, other) => one.checkBy.localeCompare(other.checkBy));
  for (const { checkBy, name, link = '' } of due) console.log(`${checkBy}  ${name}  ${link}`);
}
