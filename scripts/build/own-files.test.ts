import { expect, it } from 'vitest';
import { lazyChunkOf } from './own-files.ts';

const widgets = new URL('../../widgets/', import.meta.url).pathname;
const SENDING = `${widgets}kit/sending/submission.ts`;

it('a form brings the toaster, which says there what became of a submission', () => {
  expect(lazyChunkOf('sa-contact-form', './')).toMatchObject({
    name: 'later-contact-form',
    companions: { [SENDING]: `${widgets}sa-toaster/toaster.ts` },
  });
  const single = lazyChunkOf('', './');
  expect(single?.atOnce).toContain(SENDING);
  expect(Object.keys(single?.companions ?? {})).not.toContain(SENDING);
});

it.each([
  ['sa-toefl-mock-exam', 'sa-todays-test/todays-test.ts'],
  ['sa-vocabulary-practice', 'sa-daily-review/daily-review.ts'],
])('%s, and the single file, bring the element beside it', (tag, path) => {
  for (const file of [tag, '']) {
    const { companions = {}, atOnce = [] } = lazyChunkOf(file, './') ?? {};
    const [brings] = Object.entries(companions).find(([, each]) => each.endsWith(path)) ?? [];
    expect(brings).toMatch(/\.tsx$/);
    expect(atOnce).toContain(`${widgets}${path.split('/')[0]}/load-content.ts`);
  }
});
