import { SettingError } from './setting-error.ts';
import type { Env } from './settings.ts';
import { splitList } from './split-list.ts';

/** A secret key with the id that tokens name it by. */
export interface NamedKey {
  id: string;
  /** 32 bytes. */
  bytes: Uint8Array;
}

/** The keys of the office's webhook as text; empty if there is none, or one is malformed. */
export function readOfficeKeys({
  OFFICE_WEBHOOK_KEYS = '',
}: Pick<Env, 'OFFICE_WEBHOOK_KEYS'>): string[] {
  const keys = splitList(OFFICE_WEBHOOK_KEYS);
  return keys.every((key) => /^[0-9a-f]{64}$/i.test(key)) ? keys : [];
}

/**
 * Reads the keys of TOKEN_KEYS, `id:hex` pairs separated by commas. The first one signs; all verify.
 * @throws SettingError if one is missing or malformed, without quoting it
 */
export function readKeys({
  TOKEN_KEYS = '',
}: Partial<Pick<Env, 'TOKEN_KEYS'>>): [NamedKey, ...NamedKey[]] {
  const [first, ...others] = splitList(TOKEN_KEYS).map((entry) => {
    const { id, hex } = /^(?<id>[a-z0-9-]{1,20}):(?<hex>[0-9a-f]{64})$/i.exec(entry)?.groups ?? {};
    if (!id || !hex)
      throw new SettingError('TOKEN_KEYS', ' must be pairs of a name and 64 hex digits');
    return { id, bytes: Uint8Array.fromHex(hex) };
  });
  if (!first) throw new SettingError('TOKEN_KEYS', ' must hold a key');
  return [first, ...others];
}
