import { describe, expect, it } from 'vitest';
import { laterPartOf, ownFileTags } from './own-files.ts';

describe('ownFileTags', () => {
  it('are the forms and the tools that are made for other sites', () => {
    expect(ownFileTags()).toEqual([
      'sa-application-timeline',
      'sa-consultation-form',
      'sa-contact-form',
      'sa-cost-calculator',
      'sa-newsletter-form',
      'sa-scholarship-finder',
      'sa-toefl-mock-exam',
      'sa-visa-interview-simulator',
      'sa-visa-requirements',
      'sa-vocabulary-practice',
    ]);
  });
});

describe('laterPartOf', () => {
  it('brings the toaster to a form, which says there what became of a submission', () => {
    const { name, companions } = laterPartOf('sa-contact-form', '');
    expect(name).toBe('later-contact-form');
    expect(companions).toEqual({
      '/kit/sending/submission.ts': expect.stringContaining('/widgets/sa-toaster/toaster.ts'),
    });
  });

  it('leaves to the single file all that forms need', () => {
    const { name, atOnce, companions } = laterPartOf('', '');
    expect(name).toBe('later-widgets');
    expect(atOnce).toContain('/kit/sending/submission.ts');
    expect(companions).toBeUndefined();
  });

  it.each([
    ['', './'],
    ['https://site.example', 'https://site.example/embed/'],
  ])('is fetched from our site %j, else from beside the script', (siteOrigin, base) => {
    expect(laterPartOf('sa-contact-form', siteOrigin).base).toBe(base);
  });
});
