const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/** HMAC-SHA256 of a text. */
export async function signText(key: Uint8Array, text: string): Promise<Uint8Array> {
  const signature = await crypto.subtle.sign('HMAC', await importKey(key), encode(text));
  return new Uint8Array(signature);
}

/** The same as 64 hexadecimal digits. */
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

function importKey(bytes: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign', 'verify']);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
