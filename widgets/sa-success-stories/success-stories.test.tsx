import { afterEach, describe, expect, it, vi } from 'vitest';
import { successStories } from '../content/success-stories.ts';
import { openElement } from '../testing/drive-element.ts';
import './success-stories.ts';

vi.mock('../content/success-stories.ts', () => import('../testing/own/success-stories.ts'));

const SEARCH = 'Search success stories';
const FIRST = 'Anna University to Arizona State University';
const SECOND = 'University of Delhi to University of Leeds';

async function open() {
  const stories = await openElement('sa-success-stories');
  const { root, texts, field, type } = stories;
  return {
    ...stories,
    box: field(SEARCH),
    select: field<HTMLSelectElement>,
    searchFor: (text: string) => type({ [SEARCH]: text }),
    /** Names of the stories in the list. */
    listed: () => texts('li h3'),
    heading: () => root.querySelector('article h3')?.textContent,
    status: () => root.querySelector('search + p')?.textContent,
  };
}

describe('<sa-success-stories>', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('lists its stories, each with its picture and the first 120 characters of its testimonial', async () => {
    const { listed, all } = await open();
    expect(listed()).toEqual([FIRST, SECOND]);
    expect(all('li svg[viewBox="0 0 320 180"]')).toHaveLength(2);
    expect(all('blockquote').map(({ textContent }) => textContent)).toEqual(
      successStories.map(({ testimonial }) => testimonial.slice(0, 120)),
    );
  });

  it('says once that the stories are invented, and in full at the top of an open one', async () => {
    const { press, root } = await open();
    expect(root.textContent?.split('Sample stories')).toHaveLength(2);
    await press(FIRST);
    const [beforeNote] = root
      .querySelector('article')
      ?.textContent?.split(successStories[0]?.note ?? '') ?? [''];
    expect(beforeNote).not.toContain(successStories[0]?.testimonial);
  });

  it('offers to clear the text only while the search box has some', async () => {
    const { searchFor, press, hasButton, box } = await open();
    expect(hasButton('Clear text')).toBe(false);
    await searchFor('a');
    expect(hasButton('Clear text')).toBe(true);
    await press('Clear text');
    expect(hasButton('Clear text')).toBe(false);
    expect(box.value).toBe('');
  });

  it.each([
    ['country', 'Destination', 'all,usa,canada,uk,australia,germany'],
    ['field', 'Field of study', 'all,computer science,engineering,business,medicine,arts'],
  ])('has in the dropdown %s, labelled "%s", the options %j', async (name, label, values) => {
    const { select, root } = await open();
    const options = [...select(name).options];
    expect(options.map(({ value }) => value).join()).toBe(values);
    expect(options.some(({ disabled }) => disabled)).toBe(false);
    expect(root.querySelector(`label[for=${name}]`)?.textContent).toBe(label);
    expect(select(name).value).toBe('all');
  });

  it('changes nothing before "Search Stories" is pressed, then applies all three', async () => {
    const { root, searchFor, choose, press, listed, status } = await open();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    await searchFor('university');
    await choose({ country: 'uk', field: 'business' });
    expect(listed()).toEqual([FIRST, SECOND]);
    expect(status()).toBe('');
    await press('Search Stories');
    expect(listed()).toEqual([SECOND]);
    expect(status()).toBe('Showing 1 of 2 stories');
    expect(root.activeElement?.textContent).toBe(status());
    expect(scroll).toHaveBeenCalledOnce();
  });

  it.each(['Clear Filters', 'View All Stories'])(
    'brings everything back at once with "%s"',
    async (button) => {
      const stories = await open();
      const { root, searchFor, select, choose, press, listed, box, hasButton } = stories;
      await searchFor('zzzz');
      await choose({ country: 'uk', field: 'business' });
      await press('Search Stories');
      expect(listed()).toEqual([]);
      expect(root.querySelector('h3')?.textContent).toBe('No Results Found');
      expect(root.textContent).toContain(
        'Try different search criteria or browse all success stories',
      );
      await press(button);
      const filters = [box, select('country'), select('field')];
      expect(filters.map(({ value }) => value).join()).toBe(',all,all');
      expect(listed()).toEqual([FIRST, SECOND]);
      if (button === 'View All Stories') expect(root.activeElement).toBe(stories.button(FIRST));
      expect(hasButton('Clear text')).toBe(false);
      await press('Search Stories');
      expect(listed()).toEqual([FIRST, SECOND]);
    },
  );

  it('opens a story in full at its heading, without the list', async () => {
    const { root, press, listed, heading, all } = await open();
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    await press(FIRST);
    expect(listed()).toEqual([]);
    expect(heading()).toBe(FIRST);
    expect(root.activeElement?.textContent).toBe(FIRST);
    expect(scrollIntoView).toHaveBeenCalled();
    expect(root.querySelector('article blockquote')?.textContent).toBe(
      successStories[0]?.testimonial,
    );
    expect(all('[aria-label=Tags] li')).toHaveLength(5);
    const text = all('article')[0]?.textContent;
    const [story] = successStories as [(typeof successStories)[number]];
    const { university, '{product}': product, destination, company, stats } = story;
    const objects = [university, product, destination, company, stats];
    for (const fact of objects.flatMap((object) => Object.values(object))) {
      expect(text).toContain(String(fact));
    }
    await press('Clear Filters');
    expect(heading()).toBeUndefined();
    expect(listed()).toEqual([FIRST, SECOND]);
  });

  it('goes back to the list as it was filtered, and to the card that was pressed', async () => {
    const { root, choose, press, listed, button, heading } = await open();
    await press(FIRST);
    await choose({ country: 'uk' });
    await press('Search Stories');
    expect(heading()).toBeUndefined();
    await press(SECOND);
    await press('Back to All Stories');
    expect(listed()).toEqual([SECOND]);
    expect(root.activeElement).toBe(button(SECOND));
  });

  it('focuses the answer when a later search brings that card back', async () => {
    const { root, searchFor, press, button, settle, status, listed } = await open();
    await press(FIRST);
    await press('Back to All Stories');
    await searchFor('leeds');
    await press('Search Stories');
    await searchFor('');
    // As Enter in the box does.
    button('Search Stories').click();
    await settle();
    expect(listed()).toEqual([FIRST, SECOND]);
    expect(root.activeElement?.textContent).toBe(status());
  });
});
