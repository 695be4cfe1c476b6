import { describe, expect, it } from 'vitest';
import { onEverySite, samples } from '../testing/specification.ts';
import { about } from './about.ts';
import { brand } from './brand.ts';
import * as chat from './chat.ts';
import { consultants } from './consultants.ts';
import { destinations } from './destinations.ts';
import { faq } from './faq.ts';
import { figures, unconfirmed } from './figures.ts';
import * as home from './home.ts';
import * as matcher from './matcher.ts';
import { milestones } from './milestones.ts';
import * as navigation from './navigation.ts';
import { officeMap } from './office-map.ts';
import type { Portrait } from './portrait.ts';
import type { Provenance } from './provenance.ts';
import { successStories } from './success-stories.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { toolCategories, tools } from './tools.ts';
import { updates } from './updates.ts';

/** WCAG 2.2 contrast of white against a colour written #rrggbb. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('brand', () => {
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

describe('figures', () => {
  it.each(['visaSuccess', 'successBadge'] as const)('%s says whose figure it is', (id) => {
    expect(figures[id].inShort).toContain('Our own figure');
  });
});

describe('a success rate', () => {
  const said = [...updates, ...faq, ...milestones, ...Object.values(figures)].flatMap((entry) =>
    Object.values(entry).flatMap((text) =>
      typeof text === 'string' && /\d% (?:visa )?success rate/i.test(text) ? [{ text, entry }] : [],
    ),
  );

  it.each(said)('"$text" has beside it whether it is confirmed', ({ text, entry }) => {
    const shown = 'label' in entry ? text + unconfirmed(entry) : text;
    expect(/success rate, not yet confirmed/i.test(shown)).toBe(Boolean(entry.open));
  });

  it('loses the words with its confirmation, and a count never has them', () => {
    const { open: _, ...confirmed } = figures.visaSuccess;
    expect([unconfirmed(confirmed), unconfirmed(figures.students)]).toEqual(['', '']);
    expect(unconfirmed(figures.visaSuccess)).toBe(', not yet confirmed');
  });
});

describe('updates', () => {
  it('lead by a button to a page of ours', () => {
    for (const { cta, path } of updates) {
      expect(cta).not.toBe('');
      expect(path).toMatch(/^\/[a-z]+(#[a-z-]+)?$/);
    }
  });

  it('give each discount code an end, and name it in the text', () => {
    for (const { code, content, expires } of updates.filter((update) => update.code)) {
      expect(content).toContain(code);
      expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

describe('samples', () => {
  it('say that they are invented, in no larger numbers than the specification', () => {
    expect(successStories.length).toBeLessThanOrEqual(samples.stories);
    for (const { note, company, open } of successStories.filter((story) => story.open)) {
      expect(note.length, open).toBeGreaterThan(40);
      expect(company.name).toContain('(invented)');
    }
    expect(consultants.length).toBeLessThanOrEqual(samples.consultants);
    expect(team.length).toBeLessThanOrEqual(samples.team);
    expect(testimonials.length).toBeLessThanOrEqual(samples.testimonials);
  });

  it('name our service under the key of the contract, and a country that the filter offers', () => {
    for (const story of successStories) {
      expect(Object.keys(story['{product}'])).toEqual(['name', 'logo', 'description', 'year']);
      expect(story.destination.location).toMatch(/, (USA|Canada|UK|Australia|Germany)$/);
    }
  });

  it('are people with the initials of their names, who say something by first name alone', () => {
    for (const { name, image } of [...consultants, ...team, ...testimonials]) {
      expect(image.initials).toBe(name.replace(/(\p{L})[^ ]*(?: |$)/gu, '$1'));
    }
    for (const { name } of testimonials) expect(name).toMatch(/^\p{L}+ \p{L}\.$/u);
    for (const { rating } of consultants) expect([5, 4.5]).toContain(rating);
  });
});

describe('about', () => {
  it('has milestones in ascending years, none before the consultancy was founded', () => {
    const years = milestones.map(({ year }) => year);
    expect(years.length).toBeLessThanOrEqual(samples.milestoneYears.length);
    expect(years).toEqual([...new Set(years)].sort());
    for (const year of years) expect(year).toBeGreaterThanOrEqual(Number(figures.founded.value));
  });
});

describe('chat', () => {
  it('greets by name, admits to be a demo, and says of each presence that it is simulated', () => {
    expect(chat.greeting).toContain('{name}');
    expect(chat.greeting).toContain('demo');
    expect(chat.demoNotice).toContain('simulated');
    for (const label of Object.values(chat.presenceLabels)) expect(label).toContain('simulated');
  });
});

describe('tools', () => {
  it.each(onEverySite.tools)(
    '%s is in %s, popular: %s, and takes %s',
    (name, category, popular, time, id) => {
      const tool = tools.find((candidate) => candidate.name === name);
      expect(tool).toMatchObject({ id, category, popular, time, component: `sa-${id}` });
    },
  );

  it('are seven in four categories', () => {
    expect(tools).toHaveLength(7);
    expect(toolCategories.map(({ id, label }) => [id, label])).toEqual(onEverySite.toolCategories);
  });
});

describe('every list', () => {
  it('gives each entry an id of its own', () => {
    const lists: (readonly { id: unknown }[])[] = [updates, successStories, consultants, tools];
    for (const entries of [...lists, toolCategories]) {
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    }
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
