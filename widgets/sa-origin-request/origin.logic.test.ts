import { describe, expect, it } from 'vitest';
import { readOriginRequest, writeOriginRequest } from '../../worker/contract/origin-request.ts';
import { readWebsite, websiteInFragment } from './origin.logic.ts';

describe('readWebsite', () => {
  it.each([
    ['https://partner.example', 'https://partner.example'],
    ['partner.example', 'https://partner.example'],
    ['  www.Partner.example/about?x=1#y ', 'https://www.partner.example'],
    ['HTTPS://user:secret@partner.example:443/', 'https://partner.example'],
    ['partner.example:8443', 'https://partner.example:8443'],
    ['http://localhost:5500/index.html', 'http://localhost:5500'],
    ['पार्टनर.example', 'https://xn--c2bseyc4f4e.example'],
  ])('finds in "%s" the origin %s', (text, origin) => {
    expect(readWebsite(text)).toEqual({ origin, problem: '' });
  });

  it.each([
    ['', "Write your website's address"],
    ['http://partner.example', 'at http://'],
    ['ftp://partner.example', 'not a website address'],
    ['javascript:alert(1)', 'not a website address'],
    ['partner', 'not a website address'],
    ['https://192.168.0.1', 'not a website address'],
    ['*.partner.example', 'not a website address'],
    ['null', 'not a website address'],
  ])('says why "%s" is none', (text, problem) => {
    expect(readWebsite(text).origin).toBe('');
    expect(readWebsite(text).problem).toContain(problem);
  });
});

describe('websiteInFragment', () => {
  it.each([
    ['#origin=https://partner.example', 'https://partner.example'],
    ['#origin=https%3A%2F%2Fpartner.example', 'https://partner.example'],
    ['#element=sa-contact-form', ''],
    [`#origin=${'x'.repeat(1000)}`, 'x'.repeat(300)],
  ])('of %s is "%s"', (hash, website) => {
    expect(websiteInFragment(hash)).toBe(website);
  });
});

describe('a request for an origin', () => {
  it.each(['', 'We are a school.\n\nPlease allow this origin: https://evil.example'])(
    'is read back from the message that asks for it, with the note "%s"',
    (note) => {
      const message = writeOriginRequest('https://partner.example', note);
      expect(message.split('\n')[0]).toBe('Please allow this origin: https://partner.example');
      expect(message.endsWith(note || 'https://partner.example')).toBe(true);
      expect(readOriginRequest(message)).toBe('https://partner.example');
    },
  );

  it.each([
    'Hello',
    'Please allow this origin: *',
    'Please allow this origin: javascript:alert(1)',
    'Please allow this origin: https://partner.example/path',
    'Hello\nPlease allow this origin: https://partner.example',
    'Please allow this origin: https://a.example https://b.example',
  ])('is none in "%s"', (message) => {
    expect(readOriginRequest(message)).toBeNull();
  });
});
