import { describe, expect, it } from 'vitest';
import { lazyChunkOf, ownFileTags } from './own-files.ts';

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
        '/kit/sending/submission.ts': expect.stringContaining('/widgets/sa-toaster/toaster.ts'),
      },
    });
  });

  it('leaves to the single file all that forms need', () => {
    const later = lazyChunkOf('', './');
    expect(later?.name).toBe('later-widgets');
    expect(later?.atOnce).toContain('/kit/sending/submission.ts');
    expect(later?.companions).toBeUndefined();
  });

  it('leaves to a practice tool what it shows later, its other side too', () => {
    expect(lazyChunkOf('sa-toefl-mock-exam', './')).toMatchObject({
      name: 'later-toefl-mock-exam',
    });
  });

  it('leaves out what few visitors need: the reader of their lists of words', () => {
    for (const tag of ['', 'sa-vocabulary-practice']) {
      expect(lazyChunkOf(tag, './')?.apart?.map(({ path }) => path)).toContain(
        '/review/word-list-reader.logic.ts',
      );
    }
  });

  it('leaves nothing of another tool to another file', () => {
    expect(lazyChunkOf('sa-cost-calculator', './')).toBeUndefined();
  });
});
