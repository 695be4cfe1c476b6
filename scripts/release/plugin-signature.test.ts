import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  isSignedBy,
  makeKey,
  publicKeyOf,
  signBuild,
  signPackage,
  trustedKeys,
} from './plugin-signature.ts';
import { findMissingKeys } from './unfinished.ts';

const folder = mkdtempSync(join(tmpdir(), 'sa-keys-'));
const file = join(folder, 'plugin.pem');
const key = makeKey(file);
const pem = readFileSync(file, 'utf8');
const archive = 'bytes of a zip';
const signed = { version: '1.2.3', sha256: createHash('sha256').update(archive).digest('hex') };

describe('a key of the plugin', () => {
  it('is written for its owner alone, and never over another', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(publicKeyOf(pem)).toBe(key);
    expect(() => makeKey(file)).toThrow('never replaced');
  });

  it('signs name, version and hash, each of which counts', () => {
    const signature = signPackage(signed, pem);
    expect(isSignedBy(signed, signature, key)).toBe(true);
    expect(isSignedBy({ ...signed, version: '1.2.4' }, signature, key)).toBe(false);
    expect(isSignedBy({ ...signed, sha256: 'cd'.repeat(32) }, signature, key)).toBe(false);
    const other = makeKey(join(folder, 'other.pem'));
    expect(isSignedBy(signed, signature, other)).toBe(false);
  });
});

describe('the keys that the plugin trusts', () => {
  it('are read as the plugin has them', () => {
    const former = `/* once '${'0'.repeat(64)}' */\n// '${'1'.repeat(64)}'\n`;
    expect(trustedKeys(`${former}return array( '${key}', '' );`)).toEqual([key]);
  });

  it.each([
    [[], []],
    [[key], ['1 of 2 keys that sign packages of the plugin']],
    [[key, key], ['1 of 2 keys that sign packages of the plugin']],
    [[key, '0'.repeat(64)], []],
  ])('%j: the launch check says %j', (trusted, said) => {
    expect(findMissingKeys(trusted).map(({ what }) => what)).toEqual(said);
  });
});

describe('signing a build', () => {
  const build = join(folder, 'dist');
  mkdirSync(join(build, 'embed'), { recursive: true });
  const path = join(build, 'embed/study-abroad-widgets.json');
  const write = (bytes = archive) => {
    writeFileSync(path, JSON.stringify(signed));
    writeFileSync(join(build, 'embed/study-abroad-widgets.zip'), bytes);
  };
  const read = () => JSON.parse(readFileSync(path, 'utf8'));

  it('adds the signature once the plugin trusts a key', () => {
    write();
    signBuild(build, undefined, []);
    expect(read()).toEqual(signed);
    signBuild(build, pem, [key]);
    expect(isSignedBy(read(), read().signature, key)).toBe(true);
  });

  it('refuses an update that no site would take, or an archive that is not the one described', () => {
    write();
    const third = makeKey(join(folder, 'third.pem'));
    expect(() => signBuild(build, undefined, [key])).toThrow('PLUGIN_KEY must name');
    expect(() => signBuild(build, pem, [third])).toThrow('no site would update');
    write(`${archive}, changed`);
    expect(() => signBuild(build, pem, [key])).toThrow('is not the archive');
    expect(read()).toEqual(signed);
  });
});
