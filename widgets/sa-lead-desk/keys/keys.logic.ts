interface KeyLine {
  keys: readonly string[];
  action: string;
  label: string;
}

/** Keys of the inbox, in the order in which `?` lists them. */
export const INBOX_KEYS = [
  { keys: ['j'], action: 'next', label: 'Next lead' },
  { keys: ['k'], action: 'previous', label: 'Previous lead' },
  { keys: ['o', 'Enter'], action: 'open', label: 'Open the lead' },
  { keys: ['e'], action: 'archive', label: 'Mark the lead as done' },
  { keys: ['z'], action: 'undo', label: 'Undo the last change' },
  { keys: ['/'], action: 'search', label: 'Search' },
  { keys: ['?'], action: 'help', label: 'Show these keys' },
] as const satisfies KeyLine[];

/** Keys of a lead. */
export const LEAD_KEYS = [
  { keys: ['j'], action: 'next', label: 'Next lead' },
  { keys: ['k'], action: 'previous', label: 'Previous lead' },
  { keys: ['e'], action: 'archive', label: 'Mark the lead as done' },
  { keys: ['a'], action: 'take', label: 'Assign the lead to me' },
  { keys: ['s'], action: 'spam', label: 'Mark the lead as spam' },
  { keys: ['z'], action: 'undo', label: 'Undo the last change' },
  { keys: ['u', 'Escape'], action: 'back', label: 'Back to the inbox' },
  { keys: ['?'], action: 'help', label: 'Show these keys' },
] as const satisfies KeyLine[];

/** Keys of the calendar. */
export const CALENDAR_KEYS = [
  { keys: ['j'], action: 'next', label: 'Next appointment' },
  { keys: ['k'], action: 'previous', label: 'Previous appointment' },
  { keys: ['o', 'Enter'], action: 'open', label: 'Open its lead' },
  { keys: ['n'], action: 'later', label: 'Next week' },
  { keys: ['p'], action: 'earlier', label: 'Previous week' },
  { keys: ['t'], action: 'today', label: 'This week' },
  { keys: ['?'], action: 'help', label: 'Show these keys' },
] as const satisfies KeyLine[];

export type InboxKey = (typeof INBOX_KEYS)[number]['action'];
export type LeadKeyAction = (typeof LEAD_KEYS)[number]['action'];

/** Keys with their descriptions. */
export type KeyTable<Action extends string = string> = readonly (KeyLine & { action: Action })[];

interface Press {
  key: string;
  /** With Ctrl, Alt or Meta, which the browser handles. */
  hasModifier: boolean;
  /** In a field, which takes letters as text. */
  isTyping: boolean;
}

/** The action of a key; null without one. The browser handles Enter on the focused link. */
export function readKey<Action extends string>(
  table: KeyTable<Action>,
  { key, hasModifier, isTyping }: Press,
): Action | null {
  if (hasModifier || isTyping || key === 'Enter') return null;
  return table.find(({ keys }) => keys.includes(key))?.action ?? null;
}

/** Index of the row for j or k: the first without a focus, never beyond the ends. */
export function stepTo(action: 'next' | 'previous', index: number, length: number): number {
  if (index < 0) return 0;
  return Math.min(Math.max(index + (action === 'next' ? 1 : -1), 0), length - 1);
}
