/**
 * The repository's samples agree with the specification. No other test compares content with it: the values are
 * `samples` in widgets/testing/specification.ts, and a live site's content changes them there.
 */
import { describe, expect, it } from 'vitest';
import { aboutRupees } from '../kit/funds/money.logic.ts';
import { simulationAlert } from '../kit/media/recording-texts.ts';
import { samples } from '../testing/specification.ts';
import { brand } from './brand.ts';
import { cannedReplies } from './chat.ts';
import { consultants } from './consultants.ts';
import { countries } from './countries/countries.ts';
import { destinations } from './destinations.ts';
import { exchangeRates } from './exchange-rates.ts';
import { faq } from './faq.ts';
import { figures } from './figures.ts';
import { hero } from './home.ts';
import { preparationTips } from './interview/advice.ts';
import { viewAllMatches } from './matcher.ts';
import { milestones } from './milestones.ts';
import { posts } from './posts/posts.ts';
import { profile } from './public-profile.ts';
import { scholarships } from './scholarships/scholarships.ts';
import { successStories } from './success-stories.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { tools } from './tools.ts';
import { updates } from './updates.ts';
import { loadGuides } from './visas/visas.ts';

const guides = await loadGuides();
const guideTo = (code: string) => guides.find(({ country }) => country === code);
const countryOf = (code: string) => countries.find((country) => country.code === code);

describe('the samples', () => {
  it.each(samples.blurb)('call the consultancy "%s"', (words) => {
    expect(profile.blurb).toContain(words);
  });

  it.each(samples.reservedLinks)('link %s at a reserved address', (name) => {
    const links = [...profile.socials, { name: 'WhatsApp', href: brand.whatsappHref }];
    const href = links.find((link) => link.name === name)?.href ?? '';
    expect(new URL(href).hostname).toMatch(/\.example$/);
  });

  it.each(samples.figures)('%s is "%s", %s', (id, value, label) => {
    expect(figures[id]).toMatchObject({ value, label });
  });

  it.each(samples.updates)('%s says "%s"', (title, words) => {
    expect(updates.find((update) => update.title === title)?.content).toContain(words);
  });

  it('give the one discount its last day', () => {
    const { title, expires } = samples.discount;
    const dated = updates.filter((update) => update.code || update.expires);
    expect(dated.map((update) => [update.title, update.expires])).toEqual([[title, expires]]);
  });

  it('follow one another in the ticker', () => {
    expect(destinations.map(({ name }) => name)).toEqual(samples.destinations);
    expect(hero.tickerLead).toBe(samples.tickerLead);
    expect(hero.primary.label).toBe(samples.consultationLabel);
    expect(hero.secondary.label).toBe(samples.toolsLabel);
  });

  it('are as many people, stories, milestones, posts and replies', () => {
    expect(consultants).toHaveLength(samples.consultants);
    expect(team).toHaveLength(samples.team);
    expect(testimonials).toHaveLength(samples.testimonials);
    expect(successStories).toHaveLength(samples.stories);
    expect(milestones.map(({ year }) => year)).toEqual(samples.milestoneYears);
    expect(posts).toHaveLength(samples.posts);
    expect(cannedReplies).toHaveLength(samples.cannedReplies);
  });

  it('end their stories where the filters find them', () => {
    expect(successStories.map((story) => story.destination.location.split(', ').at(-1))).toEqual(
      samples.storyCountries,
    );
  });

  it.each(samples.storyFields)('have one story for the field "%s"', (field, id) => {
    const found = successStories.filter(({ destination, tags }) =>
      [destination.program, ...tags].some((text) => text.toLowerCase().includes(field)),
    );
    expect(found.map((story) => story.id)).toEqual([id]);
  });

  it.each(samples.faq)('answer question %i with "%s"', (index, words) => {
    expect(faq[index]?.answer).toContain(words);
  });

  it('offer to view all matches', () => {
    expect(viewAllMatches.label).toBe(samples.viewAllMatches);
  });

  it('tell to be early at the interview, and what an alert stands for', () => {
    const tips = preparationTips.flatMap((group) => group.tips);
    expect(tips.filter((tip) => tip.includes(samples.interviewTip))).toHaveLength(1);
    expect(simulationAlert).toMatch(samples.simulationAlert);
  });
});

describe('the planning table', () => {
  it.each(samples.costs)('%s costs what the specification lists', (code, tuition, home, living) => {
    const { costs } = countryOf(code) ?? {};
    const { bachelors, masters, phd, diploma } = costs?.tuition ?? {};
    expect([bachelors, masters, phd, diploma].join('/')).toBe(tuition);
    const { oncampus, shared, private: own, homestay } = costs?.accommodation ?? {};
    expect([oncampus, shared, own, homestay].join('/')).toBe(home);
    const { food, transportation, healthInsurance, books, personal, miscellaneous } =
      costs?.living ?? {};
    const amounts = [food, transportation, healthInsurance, books, personal, miscellaneous];
    expect(amounts.join('/')).toBe(living);
  });

  it.each(samples.cities)('has cities and factors of the specification, %s', (row) => {
    const [code = '', listed] = row.split(': ');
    const cities = countryOf(code)?.cities.list ?? [];
    expect(cities.map(({ name, costFactor }) => `${name} ${costFactor}`).join(', ')).toBe(listed);
  });

  it.each(samples.leadMonths)('%s leads by %i, %i and %i months', (code, fall, spring, summer) => {
    expect(countryOf(code)?.applicationDeadline).toMatchObject({ fall, spring, summer });
  });
});

describe('the scholarships', () => {
  it('are the eight of the specification, ids 1 to 8', () => {
    expect(scholarships.map(({ id, country, name }) => [`${id} ${country.join()}`, name])).toEqual(
      samples.scholarships.map(([entry, words]) => [entry, expect.stringContaining(words)]),
    );
  });

  it('have a GPA requirement in exactly one entry', () => {
    const required = scholarships.filter(({ gpaRequirement }) => gpaRequirement !== undefined);
    expect(required.map(({ id, gpaRequirement }) => [id, gpaRequirement])).toEqual(
      samples.scholarshipGpa,
    );
  });

  it('have deadlines from the first month to the last, and one without a day', () => {
    const { first, last, open } = samples.scholarshipDeadlines;
    const ends = scholarships.flatMap(({ extension }) => extension.deadlineEnd ?? []).sort();
    expect(ends[0]?.slice(0, 7)).toBe(first);
    expect(ends.every((end) => end.slice(0, 7) <= last)).toBe(true);
    const without = scholarships.filter(({ extension }) => extension.deadlineEnd === null);
    expect(without.map(({ deadline }) => deadline)).toEqual([open]);
  });
});

describe('the visa guides', () => {
  it.each(samples.visaPhrases)('to %s say the figures of the specification', (code, phrases) => {
    const said = JSON.stringify(guideTo(code));
    expect(phrases.filter((phrase) => !said.includes(phrase))).toEqual([]);
  });

  it.each(samples.visaFigures)('to %s list the figures of the specification', (code, values) => {
    expect(guideTo(code)?.figures.flatMap(({ listed }) => listed?.value ?? [])).toEqual(values);
  });
});

describe('the short texts of a page', () => {
  it('are 38 signs at most on a tool\u2019s card', () => {
    const texts = tools.flatMap(({ description, also = '' }) => [description, also]);
    expect(texts.filter((text) => text.length > 38)).toEqual([]);
  });

  it('are the figures of our tools beside a destination of the hero', () => {
    const months = { uk: 9, de: 12 } as Readonly<Record<string, number>>;
    for (const { country, figures } of destinations.filter(({ country }) => country !== 'ie')) {
      const season = country === 'au' || country === 'nz' ? 'spring' : 'fall';
      const ahead = countryOf(country)?.applicationDeadline[season];
      const start = season === 'fall' ? 'September' : 'February';
      expect(figures?.slice(1)).toEqual([start, ahead]);
      const shown = guideTo(country)?.figures.filter(({ label }) => /^Living|^Blocked/.test(label));
      const sums = shown?.flatMap(({ newer, per }) => {
        const { currency, value } = newer.at(-1) ?? {};
        const sum = Number(value) * (per === 'month' ? (months[country] ?? 0) : 1);
        return currency ? aboutRupees(currency, sum, sum, exchangeRates.perEuro) : [];
      });
      const [lakh = ''] = /₹[\d.]+ lakh/.exec(figures?.[0] ?? '') ?? [];
      if (country !== 'us') expect(sums).toContain(`about ${lakh}`);
    }
  });
});
