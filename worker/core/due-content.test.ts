import { expect, it } from 'vitest';
import { type DueContent, describeDueContent } from './due-content.ts';

const MONDAY = '2026-11-30';
const entries: DueContent[] = [
  { name: 'Offers: Offer 7', checkBy: '2026-12-07' },
  {
    name: 'Visa sums: UK: Money a month in London, sum 3',
    checkBy: '2026-12-06',
    link: 'https://www.gov.uk/student-visa/money',
    changed: 'Priya, 2026-11-29',
    opened: 'Rohan, 2026-11-30',
  },
  { name: 'Exchange rates', checkBy: '2026-10-06' },
];

it('lists on Mondays what is due by Sunday, the oldest first, with its page and both pairs of eyes', () => {
  expect(describeDueContent(entries, MONDAY)).toEqual([
    'Look again at 2 entries of the content:',
    'By 2026-10-06: Exchange rates',
    'By 2026-12-06: Visa sums: UK: Money a month in London, sum 3. changed by Priya, 2026-11-29. page opened by Rohan, 2026-11-30. https://www.gov.uk/student-visa/money',
  ]);
  expect(describeDueContent(entries, '2026-12-01')).toEqual([]);
  expect(describeDueContent([], MONDAY)).toEqual([]);
});

it('says how many more there are than fit in a mail', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `F${index}`, checkBy: MONDAY }));
  const lines = describeDueContent(many, MONDAY);
  expect(lines.length).toBe(14);
  expect(lines.at(-1)).toBe('And 8 more: npm run content-check -- --due');
});
