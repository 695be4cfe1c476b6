interface KeyLine {
  keys: readonly string[];
  action: string;
  says: string;
}

/** What the keys do in the inbox, in the order of the list that `?` shows. */
export const INBOX_KEYS = [
  { keys: ['j'], action: 'next', says: 'Next lead' },
  { keys: ['k'], action: 'previous', says: 'Previous lead' },
  { keys: ['o', 'Enter'], action: 'open', says: 'Open the lead' },
  { keys: ['e'], action: 'archive', says: 'Mark the lead as done' },
  { keys: ['z'], action: 'undo', says: 'Undo the last change' },
  { keys: ['/'], action: 'search', says: 'Search' },
  { keys: ['?'], action: 'help', says: 'Show these keys' },
] as const satisfies KeyLine[];

/** What they do in a lead. */
export const LEAD_KEYS = [
  { keys: ['j'], action: 'next', says: 'Next lead' },
  { keys: ['k'], action: 'previous', says: 'Previous lead' },
  { keys: ['e'], action: 'archive', says: 'Mark the lead as done' },
  { keys: ['a'], action: 'take', says: 'Assign the lead to me' },
  { keys: ['s'], action: 'spam', says: 'Mark the lead as spam' },
  { keys: ['z'], action: 'undo', says: 'Undo the last change' },
  { keys: ['u', 'Escape'], action: 'back', says: 'Back to the inbox' },
  { keys: ['?'], action: 'help', says: 'Show these keys' },
] as const satisfies KeyLine[];

/** What they do in the calendar. */
export const CALENDAR_KEYS = [
  { keys: ['j'], action: 'next', says: 'Next appointment' },
  { keys: ['k'], action: 'previous', says: 'Previous appointment' },
  { keys: ['o', 'Enter'], action: 'open', says: 'Open its lead' },
  { keys: ['n'], action: 'later', says: 'Next week' },
  { keys: ['p'], action: 'earlier', says: 'Previous week' },
  { keys: ['t'], action: 'today', says: 'This week' },
  { keys: ['?'], action: 'help', says: 'Show these keys' },
] as const satisfies KeyLine[];

export type InboxKey = (typeof INBOX_KEYS)[number]['action'];
export type LeadKeyAction = (typeof LEAD_KEYS)[number]['action'];

/** Keys and what they are for, as the list of them shows it. */
export type KeyTable<Action extends string = string> = readonly (KeyLine & { action: Action })[];

interface Press {
  key: string;
  /** With Ctrl, Alt or Meta, which belong to the browser. */
  hasModifier: boolean;
  /** In a field, where letters are text. */
  isTyping: boolean;
}

/** What a key does; null if it is none of ours. Enter follows the link that has the focus. */
export function readKey<Action extends string>(
  table: KeyTable<Action>,
  { key, hasModifier, isTyping }: Press,
): Action | null {
  if (hasModifier || isTyping || key === 'Enter') return null;
  return table.find(({ keys }) => keys.includes(key))?.action ?? null;
}

/** The row that j or k goes to: the first, if none has the focus; none beyond the ends. */
export function stepTo(action: 'next' | 'previous', index: number, length: number): number {
  if (index < 0) return 0;
  return Math.min(Math.max(index + (action === 'next' ? 1 : -1), 0), length - 1);
}
