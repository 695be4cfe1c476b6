/** What the keys do in the inbox, in the order of the list that `?` shows. */
export const KEYS = [
  { keys: ['j'], action: 'next', says: 'Next lead' },
  { keys: ['k'], action: 'previous', says: 'Lead before' },
  { keys: ['o', 'Enter'], action: 'open', says: 'Open the lead' },
  { keys: ['e'], action: 'archive', says: 'Mark the lead as done' },
  { keys: ['/'], action: 'search', says: 'Search' },
  { keys: ['?'], action: 'help', says: 'Show these keys' },
] as const;

export type KeyAction = (typeof KEYS)[number]['action'];

interface Press {
  key: string;
  /** With Ctrl, Alt or Meta, which belong to the browser. */
  hasModifier: boolean;
  /** In a field, where letters are text. */
  isTyping: boolean;
}

/** What a key does; null if it is none of ours. Enter follows the link that has the focus. */
export function readKey({ key, hasModifier, isTyping }: Press): KeyAction | null {
  if (hasModifier || isTyping || key === 'Enter') return null;
  return KEYS.find(({ keys }) => (keys as readonly string[]).includes(key))?.action ?? null;
}

/** The row that j or k goes to: the first, if none has the focus; none beyond the ends. */
export function stepTo(action: 'next' | 'previous', index: number, length: number): number {
  if (index < 0) return 0;
  return Math.min(Math.max(index + (action === 'next' ? 1 : -1), 0), length - 1);
}
