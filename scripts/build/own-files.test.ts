import { describe, expect, it } from 'vitest';
import { lazyChunkOf, ownFileTags } from './own-files.ts';

const widgets = new URL('../../widgets/', import.meta.url).pathname;

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

describe('lazyChunkOf', () => {
  it('brings the toaster to a form, which says there what became of a submission', () => {
    expect(lazyChunkOf('sa-contact-form', './')).toMatchObject({
      name: 'later-contact-form',
      companions: {
        [`${widgets}kit/sending/submission.ts`]: `${widgets}sa-toaster/toaster.ts`,
      },
    });
  });

  it('leaves to the single file all that forms need', () => {
    const later = lazyChunkOf('', './');
    expect(later?.name).toBe('later-widgets');
    expect(later?.atOnce).toContain(`${widgets}kit/sending/submission.ts`);
    expect(Object.keys(later?.companions ?? {})).not.toContain(
      `${widgets}kit/sending/submission.ts`,
    );
  });

  it.each([
    ['sa-toefl-mock-exam', 'sa-todays-test/todays-test.ts'],
    ['sa-visa-interview-simulator', 'sa-whole-interview/whole-interview.ts'],
    ['sa-vocabulary-practice', 'sa-daily-review/daily-review.ts'],
  ])('brings to %s, and to the single file, the element beside it', (tag, path) => {
    for (const file of [tag, '']) {
      const { companions = {}, atOnce = [] } = lazyChunkOf(file, './') ?? {};
      const [brings] = Object.entries(companions).find(([, each]) => each.endsWith(path)) ?? [];
      expect(brings).toMatch(/\.tsx$/);
      expect(atOnce).toContain(`${widgets}${path.split('/')[0]}/load-content.ts`);
    }
  });

  it('leaves out what few visitors need: the reader of their lists of words', () => {
    for (const tag of ['', 'sa-vocabulary-practice']) {
      expect(lazyChunkOf(tag, './')?.apart?.map(({ path }) => path)).toContain(
        `${widgets}sa-daily-review/word-list-reader.logic.ts`,
      );
    }
  });

  it('leaves nothing of another tool to another file', () => {
    expect(lazyChunkOf('sa-cost-calculator', './')).toBeUndefined();
  });
});
