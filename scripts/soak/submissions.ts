import { domainToASCII } from 'node:url';

/** The three kinds, as the table that each is stored in. */
export const tables = {
  '/api/consultations': {
    table: 'consultations',
    columns: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      consultationType: 'consultation_type',
    },
  },
  '/api/contact': {
    table: 'contact_messages',
    columns: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      subject: 'subject',
      message: 'message',
    },
  },
  '/api/newsletter': { table: 'newsletter_subscriptions', columns: { email: 'email' } },
} as const;

export type Path = keyof typeof tables;
export const paths = Object.keys(tables) as Path[];

type Values = Record<string, unknown>;

/**
 * What names the row that a submission must end in, worked out without the Worker's own code: the
 * table and the text of each of its columns as a reader would write it down.
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
  // Node knows some more labels that are no names; then the Worker takes them as they are.
  return `${address.slice(0, at).toLowerCase()}@${domainToASCII(host) || host.toLowerCase()}`;
}

/** The key of a row as it stands in the database. */
export function keyOfRow(path: Path, row: Values): string {
  const columns = Object.values(tables[path].columns);
  return JSON.stringify([path, ...columns.map((column) => row[column])]);
}
