import { describe, expect, it } from 'vitest';
import { makeEnv } from '../dev/post.ts';
import { SettingError } from './setting-error.ts';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('reads a list of origins with white space and a comma at its end', () => {
    const ALLOWED_ORIGINS = ' https://a.example , http://localhost:8787, ';
    const { allowedOrigins } = readSettings(makeEnv({ ALLOWED_ORIGINS }));
    expect([...allowedOrigins]).toEqual(['https://a.example', 'http://localhost:8787']);
  });

  it.each([
    '*',
    'null',
    'https://a.example/',
    'https://A.example',
    'https://*.a.example',
    'ftp://a.example',
  ])('refuses the origin %s, and says what to do about a *', (ALLOWED_ORIGINS) => {
    const hint = ALLOWED_ORIGINS.includes('*')
      ? ': a * matches nothing, so write out each one'
      : '';
    expect(() => readSettings(makeEnv({ ALLOWED_ORIGINS }))).toThrow(
      new SettingError('ALLOWED_ORIGINS', `: "${ALLOWED_ORIGINS}" is not an exact origin${hint}`),
    );
  });

  it.each(['0', '-1', '1.5', '1e3', '', ' 1', '9999999999'])('refuses the limit %j', (value) => {
    const message = 'DB_TIMEOUT_MS must be a positive whole number';
    expect(() => readSettings(makeEnv({ DB_TIMEOUT_MS: value }))).toThrow(message);
  });

  it('reads the limits of wrangler.toml', () => {
    expect(readSettings(makeEnv())).toMatchObject({ dbTimeoutMs: 5000 });
  });
});
