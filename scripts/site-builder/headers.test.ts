import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, renderHeaders } from './headers.ts';

describe('contentSecurityPolicy', () => {
  it('allows a prerendered style by its hash alone', () => {
    // printf 'p{}' | openssl dgst -sha256 -binary | base64
    expect(contentSecurityPolicy({ styles: ['p{}'], frameSources: '' })).toContain(
      "style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=';",
    );
  });

  it('allows nothing inline, no eval and no frames', () => {
    const policy = contentSecurityPolicy({ styles: [], frameSources: '' });
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).toContain("frame-ancestors 'none';");
  });

  it('allows a page what it asks for alone: frames, a Trusted Types policy, who may frame it', () => {
    const policy = contentSecurityPolicy({
      styles: [],
      frameSources: 'https://map.example',
      trustedTypes: 'sa-check',
      frameAncestors: "'self'",
    });
    expect(policy).toContain('frame-src https://map.example;');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types sa-check");
    expect(policy).toContain("frame-ancestors 'self';");
  });
});

describe('renderHeaders', () => {
  const pages = [
    { path: '/404', styles: ['a{}'], frameSources: '' },
    { path: '/about', styles: ['b{}'], frameSources: '' },
  ];

  it('gives unknown addresses the policy of the 404 page, and each page its own', () => {
    const rules = renderHeaders('/*\n  Content-Security-Policy: {{csp}}\n', pages).split('\n\n');
    const [anywhere = '', notFound, about = ''] = rules;
    expect(anywhere.split('\n')[1]).toBe(notFound?.split('\n')[2]);
    expect(about).toMatch(/^\/about\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: /);
    expect(about.split('\n')[2]).not.toBe(anywhere.split('\n')[1]);
  });

  it('refuses a line that the platform would cut off', () => {
    const styles = Array.from({ length: 40 }, (_, index) => `p{order:${index}}`);
    expect(() => renderHeaders('', [{ path: '/404', styles, frameSources: '' }])).toThrow(
      'longer than 2000',
    );
  });
});
