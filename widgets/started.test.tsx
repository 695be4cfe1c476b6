import { afterEach, describe, expect, it } from 'vitest';
import { openElement } from './testing/drive-element.ts';
import { patchSelects } from './testing/selects.ts';
import './sa-application-timeline/application-timeline.ts';
import './sa-scholarship-finder/scholarship-finder.ts';
import './sa-visa-requirements/visa-requirements.ts';

patchSelects();

describe('a tool that is filled in', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each([
    ['sa-application-timeline', 'us'],
    ['sa-scholarship-finder', 'Germany'],
    ['sa-visa-requirements', 'fr'],
  ])('<%s> reports the beginning once by sa-started', async (tag, country) => {
    const { choose, listen } = await openElement(tag);
    const heard = listen('sa-started');
    await choose({ country });
    await choose({ country });
    expect(heard).toEqual([{}]);
  });
});
