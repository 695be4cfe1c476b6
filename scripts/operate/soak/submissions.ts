import { domainToASCII } from 'node:url';

/** The three kinds of submission, each with its table. */
export const tables = {
  '/api/consultations': {
    kind: 'consultation',
    table: 'consultations',
    columns: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      consultationType: 'consultation_type',
    },
  },
  '/api/contact': {
    kind: 'contact',
    table: 'contact_messages',
    columns: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      subject: 'subject',
      message: 'message',
    },
  },
  '/api/newsletter': {
    kind: 'newsletter',
    table: 'newsletter_subscriptions',
    columns: { email: 'email' },
  },
} as const;

export type Path = keyof typeof tables;
export const paths = Object.keys(tables) as Path[];

type Values = Record<string, unknown>;

/**
 * The key of the row that a submission must lead to, computed independently of the Worker's code:
 * its path and the normalised text of each column.
 */
export function rowKey(path: Path, values: Values): string {
  const fields = Object.keys(tables[path].columns).map((field) => {
    const text = String(values[field]).replace(/\r\n?/g, '\n').trim().normalize('NFC');
    return field === 'email' ? spellEmail(text) : text;
  });
  return JSON.stringify([path, ...fields]);
}

function spellEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  // Node rejects some labels that the Worker keeps, in lower case.
  return `${address.slice(0, at).toLowerCase()}@${domainToASCII(host) || host.toLowerCase()}`;
}

/** The key of a stored row. */
export function keyOfRow(path: Path, row: Values): string {
  const columns = Object.values(tables[path].columns);
  return JSON.stringify([path, ...columns.map((column) => row[column])]);
}

/** SQL for the rows of a kind, each with how often it came again and the flag of its lead. */
export const selectRows = (path: Path): string => `
  SELECT sent.*, repeats, flag AS lead_flag FROM ${tables[path].table} AS sent
  JOIN leads ON (kind, row_id) = ('${tables[path].kind}', sent.id)`;
