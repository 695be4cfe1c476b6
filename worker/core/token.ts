import { isSignedBy, signText } from './hmac.ts';
import type { NamedKey } from './keyring.ts';

/** The grant of a token; the signature covers all of it. */
export interface TokenGrant {
  purpose: 'confirm' | 'unsubscribe' | 'appointment' | 'appointment-mail';
  /** Id of the subscription or the consultation. */
  id: number;
  /** A time of the row that no later row with the same id shares. */
  stamp: string;
}

/** A received token, before its signature is verified. */
export interface TokenClaim {
  id: number;
  /** Seconds since 1970; 0 for never. */
  expirySeconds: number;
  keyId: string;
  signature: Uint8Array;
}

/** `key.id.expiry.signature` */
const TOKEN =
  /^(?<keyId>[a-z0-9-]{1,20})\.(?<id>[1-9]\d{0,14})\.(?<expiry>0|[1-9]\d{0,11})\.(?<signature>[\w-]{43})$/i;

/** @param expiresAt null for never */
export async function writeToken(
  key: NamedKey,
  grant: TokenGrant,
  expiresAt: Date | null,
): Promise<string> {
  const expirySeconds = expiresAt ? Math.floor(expiresAt.getTime() / 1000) : 0;
  const signature = await signText(key.bytes, describeGrant(grant, key.id, expirySeconds));
  const text = signature.toBase64({ alphabet: 'base64url', omitPadding: true });
  return `${key.id}.${grant.id}.${expirySeconds}.${text}`;
}

/** Parses a token; null for text of any other form. */
export function readToken(text: string): TokenClaim | null {
  const { keyId, id, expiry, signature } = TOKEN.exec(text)?.groups ?? {};
  if (!keyId || !id || !expiry || !signature) return null;
  const bytes = decodeSignature(signature);
  return bytes && { keyId, id: Number(id), expirySeconds: Number(expiry), signature: bytes };
}

/** Strict, so that one signature has one spelling; strict decoding requires the padding, too. */
function decodeSignature(text: string): Uint8Array | null {
  try {
    return Uint8Array.fromBase64(`${text}=`, {
      alphabet: 'base64url',
      lastChunkHandling: 'strict',
    });
  } catch {
    return null;
  }
}

/** Whether one of our keys has signed the token for exactly this grant. */
export async function isGranted(
  { keyId, expirySeconds, signature }: TokenClaim,
  grant: TokenGrant,
  keys: readonly NamedKey[],
): Promise<boolean> {
  const key = keys.find(({ id }) => id === keyId);
  if (!key) return false;
  return isSignedBy(key.bytes, signature, describeGrant(grant, keyId, expirySeconds));
}

export function isExpired({ expirySeconds }: TokenClaim, now: Date): boolean {
  return expirySeconds !== 0 && now.getTime() >= expirySeconds * 1000;
}

/** The signed text is JSON, since joined parts would be ambiguous. */
function describeGrant({ purpose, id, stamp }: TokenGrant, keyId: string, expiry: number): string {
  return JSON.stringify([purpose, id, stamp, expiry, keyId]);
}
