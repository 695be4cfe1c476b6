import { describe, expect, it } from 'vitest';
import { visitQuietly } from './quiet-visit.ts';
import { pageKinds, routes } from './routes.ts';
import { siteOrigin } from './support.ts';

describe('the pages of our site', () => {
  it.each(pageKinds)('%s is served by our own files alone, and keeps nothing of it', visitQuietly);

  it('forbid everything inline but their own styles, each of them', async () => {
    for (const path of routes) {
      const { headers } = await fetch(siteOrigin + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy.match(/default-src/g), path).toHaveLength(1);
      expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/]+=*')+;/);
      expect(policy).not.toMatch(/unsafe|\*/);
      const allowed = path === '/partners' ? 'sa-check' : "'none'";
      expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types ${allowed}`);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}; includeSubDomains$/),
        'x-content-type-options': 'nosniff',
      });
    }
  });
});
