import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (page: string) => readFileSync(new URL(`${page}.html`, import.meta.url), 'utf8');

describe('the pages', () => {
  it.each([
    [
      'index',
      [
        'sa-hero',
        'sa-updates-strip',
        'sa-success-stories',
        'sa-consultant-guide',
        'sa-consultation-form#consultation',
        'sa-tools-teaser#tools',
        'sa-university-matcher',
        'sa-blog-teaser#blog',
        'sa-call-to-action',
      ],
    ],
    [
      'about',
      [
        'sa-page-hero',
        'sa-stats-strip',
        'sa-our-story',
        'sa-milestones',
        'sa-mission-values',
        'sa-team',
        'sa-testimonials#testimonials',
        'sa-call-to-action',
      ],
    ],
    [
      'contact',
      [
        'sa-page-hero',
        'sa-consultation-form#consultation',
        'sa-contact-form',
        'sa-contact-info',
        'sa-office-map',
        'sa-faq',
      ],
    ],
    ['blog', ['sa-page-hero', 'sa-blog-list', 'sa-blog-newsletter#newsletter', 'sa-tools-teaser']],
    ['tools', ['sa-page-hero', 'sa-tools-catalogue', 'sa-study-destinations#countries']],
  ])('have their parts in their order: %s', (page, parts) => {
    const placed = read(page).matchAll(/<(sa-[\w-]+)(?:[^>]* id="([\w-]+)")?/g);
    expect([...placed].map(([, tag, id]) => (id ? `${tag}#${id}` : tag))).toEqual(parts);
  });

  it.each([
    ['privacy', 'Privacy policy'],
    ['terms', 'Terms of use'],
    ['cookies', 'Cookie policy'],
  ])('have a heading and the day of the last change: %s', (page, heading) => {
    expect(read(page)).toMatch(
      new RegExp(
        `<sa-page-hero heading="${heading}" intro="Last updated on \\d{1,2} [A-Z][a-z]+ 20\\d\\d\\.">`,
      ),
    );
    expect(read(page).match(/^ *<h2/gm)?.length).toBeGreaterThan(4);
  });
});
