import { describe, expect, it, onTestFinished } from 'vitest';
import { about } from './content/about.ts';
import { brand } from './content/brand.ts';
import { consultants } from './content/consultants.ts';
import { countries } from './content/countries/countries.ts';
import { figures, unconfirmed } from './content/figures.ts';
import { finalLinks } from './content/home.ts';
import { viewAllMatches } from './content/matcher.ts';
import { milestones } from './content/milestones.ts';
import { sampleTags } from './content/sample-tags.ts';
import { successStories } from './content/success-stories.ts';
import { team } from './content/team.ts';
import { testimonials } from './content/testimonials.ts';
import { visas } from './content/visas/visas.ts';
import { mount } from './testing/mount.ts';
import { onEverySite } from './testing/specification.ts';
import './sa-call-to-action/call-to-action.ts';
import './sa-chat-widget/chat-widget.ts';
import './sa-consultant-guide/consultant-guide.ts';
import './sa-contact-info/contact-info.ts';
import './sa-milestones/milestones.ts';
import './sa-mission-values/mission-values.ts';
import './sa-not-found/not-found.ts';
import './sa-our-story/our-story.ts';
import './sa-page-hero/page-hero.ts';
import './sa-stats-strip/stats-strip.ts';
import './sa-study-destinations/study-destinations.ts';
import './sa-success-stories/success-stories.ts';
import './sa-team/team.ts';
import './sa-testimonials/testimonials.ts';
import './sa-university-matcher/university-matcher.ts';

async function open(tag: string, attributes = '') {
  return (await mount(`<${tag} ${attributes}></${tag}>`)).shadowRoot as ShadowRoot;
}

describe('a section shows its content, entry by entry', () => {
  it.each<[tag: string, entry: string, texts: readonly (readonly string[])[], attributes?: string]>(
    [
      [
        'sa-consultant-guide',
        'li:has(h3)',
        consultants.map(({ availability, rating, experience, image, ...person }) => [
          ...[person.specialty, person.name, person.qualification, person.bio, image.initials],
          `${rating} of 5, sample`,
          `${experience} years of experience`,
          `Sample week: ${availability.map((day) => day.slice(0, 3)).join(', ')}`,
        ]),
      ],
      [
        'sa-contact-info',
        'dl > div',
        [
          ['Head office', brand.officeAddress],
          ['Phone', brand.phone],
          ['WhatsApp'],
          ['Email', brand.generalEmail, brand.admissionsEmail],
          ['Opening hours', `${brand.hours} (${brand.hoursZone})`],
        ],
      ],
      [
        'sa-milestones',
        'li',
        milestones.map(({ year, title, description }) => [String(year), title, description]),
      ],
      ['sa-mission-values', 'h3 + p', [[about.mission], [about.vision]]],
      ['sa-mission-values', 'li', about.values.map(({ title, text }) => [title, text])],
      ['sa-not-found', 'h1, h1 ~ p', [['404 Page Not Found'], ['add the page to the router?']]],
      ['sa-our-story', 'p', [[sampleTags.history ?? ''], ...about.story.map((text) => [text])]],
      [
        'sa-page-hero',
        'p, h1',
        [['Long answers'], ['For you.']],
        'heading="Long answers" intro="For you."',
      ],
      [
        'sa-stats-strip',
        'li',
        Object.values(figures).map((figure) => [
          ...[figure.value + unconfirmed(figure), figure.label, figure.inShort ?? ''],
        ]),
      ],
      [
        'sa-study-destinations',
        'li',
        countries.map(({ code, name }) => [
          name,
          visas[code] ? 'Visa guide' : 'Official visa page',
        ]),
      ],
      [
        'sa-team',
        'li:has(h3)',
        team.map(({ image, ...person }) => [
          ...[person.name, person.title, person.bio, person.education, person.experience],
          image.initials,
        ]),
      ],
      [
        'sa-testimonials',
        'figure',
        testimonials.map(({ quote, name, position, image, rating }) => [
          ...[quote, name, position, image.initials],
          `${rating} of 5, sample`,
        ]),
      ],
      [
        'sa-call-to-action',
        'h2, h2 + p',
        [['Bring us your questions'], ['Both cost nothing.']],
        'heading="Bring us your questions" intro="Both cost nothing."',
      ],
      ['sa-study-destinations', 'h2', [['Countries']], 'heading="Countries"'],
    ],
  )('<%s> in each %s', async (tag, entry, texts, attributes) => {
    const entries = [...(await open(tag, attributes)).querySelectorAll(entry)];
    expect(entries).toHaveLength(texts.length);
    for (const [index, { textContent }] of entries.entries()) {
      for (const text of texts[index] ?? []) expect(textContent).toContain(text);
    }
  });

  it.each([
    ['sa-consultant-guide', 'Sample profiles'],
    ['sa-stats-strip', 'Sample figures'],
    ['sa-team', 'Sample profiles'],
    ['sa-testimonials', 'Sample feedback'],
  ])('<%s> is tagged "%s"', async (tag, words) => {
    expect((await open(tag)).querySelector('section')?.textContent).toContain(words);
  });
});

describe('a section links to our site and to others', () => {
  const visaLinks = countries.map(
    ({ code, name }) => `${name} /tools?visa-country=${code}#visa-requirements`,
  );
  const closing = finalLinks.map(({ label, path }) => `${label} ${path}`);

  it.each<[markup: string, links: string, expected: readonly string[], attributes?: string]>([
    [
      'sa-contact-info',
      'dl a',
      [
        `${brand.phone} tel:${brand.phone.replaceAll(' ', '')}`,
        expect.stringContaining(brand.whatsappHref),
        `${brand.generalEmail} mailto:${brand.generalEmail}`,
        `${brand.admissionsEmail} mailto:${brand.admissionsEmail}`,
      ],
    ],
    [
      'sa-contact-info',
      'li a[target=_blank][rel~=noopener]',
      onEverySite.socialNetworks.map((name) => expect.stringContaining(name)),
    ],
    ['sa-not-found', 'a:first-of-type', ['Go to the home page /']],
    ['sa-study-destinations', 'h3 a', visaLinks],
    ['sa-study-destinations', 'p:last-child a', [expect.stringMatching(/ \/contact$/)]],
    ['sa-university-matcher', 'a', [`${viewAllMatches.label} /contact#consultation`]],
    ['sa-call-to-action', 'a', closing.slice(1)],
    ['sa-call-to-action', 'a', closing, 'booking'],
  ])('<%s> by its %s', async (tag, links, expected, attributes) => {
    const found = [...(await open(tag, attributes)).querySelectorAll(links)].map(
      (link) =>
        `${link.textContent} ${link.getAttribute('href')?.replace('https://site.example', '')}`,
    );
    expect(found).toEqual(expected);
  });
});

describe('<sa-stats-strip>', () => {
  it('defines its figures behind one fold, and says there alone that their basis is to be confirmed', async () => {
    const root = await open('sa-stats-strip');
    const [fold, ...others] = root.querySelectorAll('details');
    expect(others).toEqual([]);
    expect(fold?.open).toBe(false);
    for (const { label, qualifier } of Object.values(figures))
      if (qualifier) expect(fold?.textContent).toContain(`${label}: ${qualifier}`);
    expect(fold?.textContent).toMatch(/^How counted.*Our own figures up to .*to be confirmed\./s);
    fold?.remove();
    expect(root.textContent).not.toContain('to be confirmed');
  });
});

describe('a section without an entry, as a live site may have it', () => {
  const lists: [tag: string, entries: readonly unknown[]][] = [
    ['sa-chat-widget', consultants],
    ['sa-consultant-guide', consultants],
    ['sa-milestones', milestones],
    ['sa-success-stories', successStories],
    ['sa-team', team],
    ['sa-testimonials', testimonials],
  ];
  it.each(lists)('%s is not drawn', async (tag, entries) => {
    const removed = (entries as unknown[]).splice(0);
    onTestFinished(() => {
      (entries as unknown[]).push(...removed);
    });
    const root = await open(tag);
    expect(root.querySelector(':is(h2, h3, li, form, button)')).toBeNull();
    expect(root.textContent?.trim()).toBe('');
  });
});
