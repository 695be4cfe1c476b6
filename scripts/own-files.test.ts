import { describe, expect, it } from 'vitest';
import { elementsInOwnFile, ownFileTags } from './own-files.ts';

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

describe('elementsInOwnFile', () => {
  const tagsIn = (tag: string) => elementsInOwnFile(tag).map((element) => element.tag);

  it('adds the toaster to a form, which says there what became of a submission', () => {
    expect(tagsIn('sa-contact-form')).toEqual(['sa-contact-form', 'sa-toaster']);
  });

  it('leaves a tool alone', () => {
    expect(tagsIn('sa-cost-calculator')).toEqual(['sa-cost-calculator']);
  });
});
