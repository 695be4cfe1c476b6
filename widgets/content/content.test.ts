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
import { colour } from './schema/fields.ts';
import { successStories } from './success-stories.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { toolCategories, tools } from './tools.ts';
import { updates } from './updates.ts';

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

describe('tools and their categories', () => {
  it('have ids of their own', () => {
    for (const entries of [tools, toolCategories]) {
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    }
  });

  it.each(toolCategories)('$label is white on a colour that is dark enough', ({ colour: own }) => {
    expect(colour('colour').is(own)).toBe(true);
  });
});
