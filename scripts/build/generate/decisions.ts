import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The head of a decision record. */
interface Decision {
  file: string;
  number: string;
  title: string;
  status: string;
  /** YYYY-MM-DD. */
  date: string;
  summary: string;
}

const HEAD =
  /^# (?<number>\d{3}) (?<title>.+)\n\n- Status: (?<status>accepted(?:, in part superseded by \d{3})?|superseded by \d{3})\n- Date: (?<date>\d{4}-\d{2}-\d{2})(?:, amended \d{4}-\d{2}-\d{2})?\n- In short: (?<summary>[^\n]+(?:\n {2}[^\n]+)*)\n\n/;

/**
 * @param text Content of the file.
 * @throws Error if the head is incomplete, or its number differs from that in the file name.
 */
function readDecision(file: string, text: string): Decision {
  const head = text.match(HEAD)?.groups;
  if (!head || !file.startsWith(`${head.number}-`)) {
    throw new Error(
      `${file} must begin with "# NNN Title", "- Status: accepted", "- Date: YYYY-MM-DD" and "- In short: …"`,
    );
  }
  const { number = '', title = '', status = '', date = '', summary = '' } = head;
  return { file, number, title, status, date, summary: summary.replace(/\s+/g, ' ') };
}

/** docs/decisions/README.md, generated from the heads of the decision records beside it. */
export function decisionIndexOf(decisions: Decision[]): string {
  const rows = decisions.map(
    ({ file, number, title, status, date, summary }) =>
      `| [${number}](${file}) | ${title} | ${status} | ${date} | ${summary} |\n`,
  );
  return `# Decisions

Why it is built like this: what was measured, and what would reverse it. A decision that no longer
holds is not rewritten: a new one supersedes it, and its status says so. This index is generated
(\`npm run docs\`).

| | Title | Status | Date | In short |
|---|---|---|---|---|
${rows.join('')}`;
}

/** Every decision in a folder, by number. */
export function listDecisions(folder: string): Decision[] {
  return readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => readDecision(file, readFileSync(join(folder, file), 'utf8')));
}
