import { describe, expect, it } from 'vitest';
import { about } from './about.ts';
import { brand } from './brand.ts';
import * as chat from './chat.ts';
import { consultants } from './consultants.ts';
import { destinations } from './destinations.ts';
import { faq } from './faq.ts';
import { figures } from './figures.ts';
import * as home from './home.ts';
import * as matcher from './matcher.ts';
import { milestones } from './milestones.ts';
import * as navigation from './navigation.ts';
import { officeMap } from './office-map.ts';
import type { Portrait } from './portrait.ts';
import type { Provenance } from './provenance.ts';
import { blurb, socials } from './public-profile.ts';
import { successStories } from './success-stories.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { toolCategories, tools } from './tools.ts';
import { updates } from './updates.ts';

const pairs = (links: readonly navigation.NavigationLink[]) =>
  links.map(({ label, href }) => `${label} ${href}`);

/** WCAG 2.2 contrast of white against a colour written #rrggbb. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('brand', () => {
  it('holds text, because pages fill {{key}} from it, and says that the site is a preview', () => {
    const { isLive, ...texts } = brand;
    expect(Object.values(texts).every((value) => typeof value === 'string')).toBe(true);
    expect(isLive).toBe(false);
  });

  it.each(['trusted partner', 'study abroad guidance'])('says "%s" in the blurb', (words) => {
    expect(blurb).toContain(words);
  });

  it('links four networks at addresses that nobody has', () => {
    expect(socials.map(({ name }) => name)).toEqual([
      'Instagram',
      'Facebook',
      'LinkedIn',
      'YouTube',
    ]);
    for (const href of [...socials.map((social) => social.href), brand.whatsappHref]) {
      expect(new URL(href).hostname).toMatch(/\.example$/);
    }
  });

  it('marks the same point on the map, in its link and inside the frame', () => {
    const { latitude, longitude, href, embedHref } = officeMap;
    const query = new URL(embedHref).searchParams;
    const [west, south, east, north] = (query.get('bbox') ?? '').split(',').map(Number);
    expect(href).toContain(`mlat=${latitude}&mlon=${longitude}`);
    expect(query.get('marker')).toBe(`${latitude},${longitude}`);
    expect(longitude).toSatisfy((x: number) => Number(west) < x && x < Number(east));
    expect(latitude).toSatisfy((y: number) => Number(south) < y && y < Number(north));
  });

  it('is named in no other file', () => {
    const others = [about, chat, consultants, destinations, faq, figures, home, matcher];
    const more = [milestones, navigation, successStories, team, testimonials, tools, updates];
    const [word = ''] = brand.name.split(' ');
    expect(JSON.stringify([others, more]).toLowerCase()).not.toContain(word.toLowerCase());
  });
});

describe('navigation', () => {
  it('has the links of the header in order', () => {
    expect(pairs(navigation.headerLinks)).toEqual([
      'Home /',
      'About Us /about',
      'Tools /tools',
      'Blog /blog',
      'Contact Us /contact',
    ]);
    expect(pairs([navigation.getStartedLink])).toEqual(['Get Started /contact#consultation']);
  });

  it('has the quick links in order, the last being the testimonials', () => {
    expect(navigation.quickLinks.map(({ href }) => href)).toEqual([
      '/',
      '/about',
      '/tools',
      '/blog',
      '/contact',
      '/about#testimonials',
    ]);
    expect(navigation.quickLinks.at(-1)?.label).toBe('Testimonials');
  });

  it('has six study destinations, each with the code of its country', () => {
    expect(
      navigation.studyDestinations.map(({ label, country }) => `${label}: ${country}`),
    ).toEqual([
      'United States: us',
      'United Kingdom: uk',
      'Canada: ca',
      'Australia: au',
      'Germany: de',
      'New Zealand: nz',
    ]);
    expect(new Set(navigation.studyDestinations.map(({ href }) => href))).toEqual(
      new Set(['/tools#countries']),
    );
  });

  it('links the three legal pages', () => {
    expect(navigation.legalLinks.map(({ href }) => href)).toEqual([
      '/privacy',
      '/terms',
      '/cookies',
    ]);
  });
});

describe('figures', () => {
  it.each([
    ['students', '5000+', 'students placed'],
    ['visaSuccess', '98%', 'visa success rate'],
    ['universities', '200+', 'partner universities'],
    ['countries', '12+', 'countries'],
    ['founded', '2018', 'founded'],
    ['cities', '5', 'Indian cities'],
    ['successBadge', '100% Success Rate', 'at least one offer of a place'],
  ] as const)('%s is "%s", %s', (id, value, label) => {
    expect(figures[id]).toMatchObject({ value, label });
  });

  it.each(['visaSuccess', 'successBadge'] as const)('%s says whose figure it is', (id) => {
    expect(figures[id].inShort).toContain('Our own figure');
  });

  it('lets the two rates measure different things', () => {
    expect(figures.visaSuccess.qualifier).toContain('visa applications');
    expect(figures.successBadge.inShort).toContain('not about visas');
  });
});

describe('destinations', () => {
  it('follow one another in the order of the ticker', () => {
    expect(destinations.map(({ name }) => name)).toEqual([
      'Canada',
      'USA',
      'Australia',
      'UK',
      'Germany',
      'Ireland',
      'New Zealand',
    ]);
  });

  it('lead to the countries of the tools, and Ireland to a conversation', () => {
    for (const { name, path, linkLabel } of destinations) {
      expect(path).toBe(name === 'Ireland' ? '/contact' : '/tools#countries');
      expect(linkLabel).toContain(name);
    }
    expect(destinations[5]?.linkLabel).toBe('Ireland: talk to us');
  });
});

describe('updates', () => {
  const contentOf = (title: string) => updates.find((update) => update.title === title)?.content;

  it('are nine, in order', () => {
    expect(updates.map(({ title }) => title)).toEqual([
      'Scholarship Alert',
      'Group Discounts',
      'IELTS Preparation',
      'Visa Guidance',
      'Free Consultation',
      'Document Review',
      'Summer Special',
      'Student Community',
      'Newsletter',
    ]);
  });

  it.each([
    [
      'Scholarship Alert',
      'up to 50% tuition discount for Indian students applying to US universities',
    ],
    ['Group Discounts', 'group booking for 3 or more'],
    ['Group Discounts', 'groups of 3 or more'],
    ['IELTS Preparation', 'IELTS workshop improves a score by up to 1.5 bands'],
    ['Visa Guidance', 'visa guidance with a 98% success rate'],
    ['Visa Guidance', 'our own figure'],
    ['Free Consultation', 'free 30-minute university matching consultation'],
    ['Document Review', 'document review (SOP, LORs, resume)'],
    ['Document Review', '20% off'],
    ['Summer Special', '20% off all services until August 31'],
  ])('%s says "%s"', (title, words) => {
    expect(contentOf(title)).toContain(words);
  });

  it('say it in two to four sentences, with a button that stays on our site', () => {
    for (const { content, cta, path } of updates) {
      expect(content.match(/[.?](?= |$)/g)?.length).toSatisfy((n: number) => n >= 2 && n <= 4);
      expect(cta).not.toBe('');
      expect(path).toMatch(/^\/[a-z]+(#[a-z-]+)?$/);
    }
  });

  it('give the one discount code an end, and name it in the text', () => {
    const dated = updates.filter(({ code, expires }) => code || expires);
    expect(dated.map(({ title, expires }) => [title, expires])).toEqual([
      ['Summer Special', '2026-08-31'],
    ]);
    expect(dated[0]?.content).toContain(dated[0]?.code);
  });
});

describe('success stories', () => {
  it('are two, with five tags and with three', () => {
    expect(successStories.map(({ tags }) => tags.length)).toEqual([5, 3]);
  });

  it('end their locations in USA and UK, so that the filters find them', () => {
    expect(successStories.map((story) => story.destination.location.split(', ').at(-1))).toEqual([
      'USA',
      'UK',
    ]);
  });

  it.each([
    ['computer science', 1],
    ['engineering', 1],
    ['business', 2],
  ])('have one for the field "%s"', (field, id) => {
    const found = successStories.filter(({ destination, tags }) =>
      [destination.program, ...tags].some((text) => text.toLowerCase().includes(field)),
    );
    expect(found.map((story) => story.id)).toEqual([id]);
  });

  it('name our service under the key of the contract', () => {
    for (const story of successStories) {
      expect(Object.keys(story['{product}'])).toEqual(['name', 'logo', 'description', 'year']);
    }
  });

  it('say that they are invented, and whose words they are', () => {
    for (const { note, company } of successStories) {
      expect(note).toContain('This story is invented');
      expect(company.name).toContain('(invented)');
    }
  });

  it('quote more than a card shows, each something else', () => {
    const openings = successStories.map(({ testimonial }) => testimonial.slice(0, 120));
    for (const { testimonial } of successStories) expect(testimonial.length).toBeGreaterThan(240);
    expect(new Set(openings).size).toBe(2);
  });
});

describe('people', () => {
  it('are five consultants with weekdays and a rating of 5 or 4.5', () => {
    expect(consultants.map(({ name }) => name)).toEqual([
      'Ananya Iyer',
      'Rohan Mehta',
      'Priya Nair',
      'Karan Singh',
      'Meera Joshi',
    ]);
    expect(new Set(consultants.map(({ rating }) => rating))).toEqual(new Set([5, 4.5]));
    for (const { availability } of consultants) expect(availability.length).toBeGreaterThan(0);
  });

  it('are three in the team and three who say something, by first name and initial', () => {
    expect(team).toHaveLength(3);
    expect(testimonials).toHaveLength(3);
    for (const { name } of testimonials) expect(name).toMatch(/^\p{L}+ \p{L}\.$/u);
  });

  it('have the initials of their names', () => {
    for (const { name, image } of [...consultants, ...team, ...testimonials]) {
      expect(image.initials).toBe(name.replace(/(\p{L})[^ ]*(?: |$)/gu, '$1'));
    }
  });
});

describe('about', () => {
  it('has one milestone for each year from 2018 to 2023, ascending', () => {
    expect(milestones.map(({ year }) => year)).toEqual([2018, 2019, 2020, 2021, 2022, 2023]);
    expect(figures.founded.value).toBe('2018');
  });

  it('has a story, a mission, a vision and values', () => {
    expect(about.story.length).toBeGreaterThan(1);
    expect([about.mission, about.vision].every(Boolean)).toBe(true);
    expect(about.values.length).toBeGreaterThan(2);
  });

  it.each([
    [0, 'free consultations are offered'],
    [1, 'takes 3-6 months'],
    [1, 'at least 12 months ahead'],
    [2, 'vary by package, with no hidden fees'],
    [3, 'scholarship help is offered'],
  ])('answers question %i with "%s"', (index, words) => {
    expect(faq).toHaveLength(4);
    expect(faq[index]?.answer).toContain(words);
  });
});

describe('chat', () => {
  it('greets by name and admits to be a demo', () => {
    expect(chat.greeting).toContain('{name}');
    expect(chat.greeting).toContain('demo');
    expect(chat.demoNotice).toContain('simulated');
    for (const label of Object.values(chat.presenceLabels)) expect(label).toContain('simulated');
  });

  it('has five different replies and the sentence of the video mode', () => {
    expect(new Set(chat.cannedReplies).size).toBe(5);
    expect(chat.cannedReplies).toHaveLength(5);
    expect(chat.videoNotice).toBe('Video call feature would load here. Currently in demo mode.');
  });
});

describe('tools', () => {
  it.each([
    ['TOEFL Mock Exam', 'exam-prep', true, '2-3 hours', 'toefl-mock-exam'],
    ['Vocabulary Practice', 'exam-prep', true, '15-30 min', 'vocabulary-practice'],
    ['Cost Calculator', 'planning', true, '5-10 min', 'cost-calculator'],
    ['Visa Requirements', 'visa', false, '10-15 min', 'visa-requirements'],
    ['Visa Interview Simulator', 'visa', true, '20-30 min', 'visa-interview-simulator'],
    ['Scholarship Finder', 'opportunities', true, '10-15 min', 'scholarship-finder'],
    ['Application Timeline', 'planning', false, '5-10 min', 'application-timeline'],
  ])('%s is in %s, popular: %s, and takes %s', (name, category, popular, time, id) => {
    const tool = tools.find((candidate) => candidate.name === name);
    expect(tool).toMatchObject({ id, category, popular, time, component: `sa-${id}` });
  });

  it('are seven in four categories', () => {
    expect(tools).toHaveLength(7);
    expect(toolCategories.map(({ id, label }) => `${id}: ${label}`)).toEqual([
      'exam-prep: Exam Preparation',
      'planning: Planning & Finance',
      'visa: Visa & Immigration',
      'opportunities: Opportunities',
    ]);
  });
});

describe('matcher', () => {
  it('offers five budgets and three of fifteen samples', () => {
    expect(matcher.matcherBudgetsUsd).toEqual([20000, 30000, 40000, 50000, 100000]);
    expect(matcher.sampleMatches).toHaveLength(3);
    expect(matcher.sampleMatchesLabel).toBe('Sample matches');
    expect(matcher.viewAllMatches.label).toBe('View all 15 matches');
  });
});

describe('home', () => {
  it('has the texts and links of the hero and of the end', () => {
    expect(home.hero).toMatchObject({
      tickerLead: 'Currently helping students go to',
      primary: { label: 'Book a Free Consultation', path: '/contact#consultation' },
      secondary: { label: 'Explore Our Tools', path: '/tools' },
    });
    expect(home.finalLinks.map(({ path }) => path)).toEqual([
      '/contact#consultation',
      '/contact',
      '/tools',
    ]);
  });
});

describe('every list', () => {
  it.each([
    ['update', updates],
    ['story', successStories],
    ['consultant', consultants],
    ['tool', tools],
    ['category', toolCategories],
  ])('gives each %s an id of its own', (_, entries: readonly { id: unknown }[]) => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  const facts: Record<string, readonly Provenance[]> = {
    officeMap: [officeMap],
    figures: Object.values(figures),
    updates,
    successStories,
    consultants,
    team,
    testimonials,
    milestones,
    about: [about],
    faq,
    tools,
    sampleMatches: matcher.sampleMatches,
  };
  it.each(Object.entries(facts))('dates each of its facts and names a source: %s', (_, entries) => {
    for (const { asOf, source } of entries) {
      expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
      expect(source.length).toBeGreaterThan(10);
    }
  });

  const portraits: readonly Portrait[] = [...consultants, ...team, ...testimonials].map(
    ({ image }) => image,
  );
  it.each([
    ...updates.map(({ title, image }) => [title, image.match(/#[\da-f]{6}/g) ?? []] as const),
    ...portraits.map(({ initials, from, to }) => [initials, [from, to]] as const),
    ...toolCategories.map(({ label, colour }) => [label, [colour, colour]] as const),
  ])('keeps white text readable on the colours of %s', (_, colours) => {
    expect(colours).toHaveLength(2);
    for (const colour of colours) expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(4.5);
  });
});
