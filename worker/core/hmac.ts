const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/** HMAC-SHA256 of a text. */
export async function signText(key: Uint8Array, text: string): Promise<Uint8Array> {
  const signature = await crypto.subtle.sign('HMAC', await importKey(key), encode(text));
  return new Uint8Array(signature);
}

/** HMAC-SHA256 of a text as 64 hexadecimal digits. */
export async function signHex(key: Uint8Array, text: string): Promise<string> {
  return (await signText(key, text)).toHex();
}

/** Compares in constant time. */
export async function isSignedBy(
  key: Uint8Array,
  signature: Uint8Array,
  text: string,
): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await importKey(key), signature, encode(text));
}

/** Imported keys by the caller's byte array: a file of a million links imports its key once. */
const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();

function importKey(bytes: Uint8Array): Promise<CryptoKey> {
  const key =
    imported.get(bytes) ??
    crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign', 'verify']);
  imported.set(bytes, key);
  return key;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
