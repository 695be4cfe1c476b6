import { parseGpa } from './gpa.logic.ts';

/** Turns the raw values into filters, or into issues. */
export function checkFilters(values: Record<string, string>) {
  const { level = '', country = '', field = '', nationality = '', gpa = '', keyword = '' } = values;
  const reading = parseGpa(gpa);
  if (reading.message !== undefined) {
    return { issues: [{ field: 'gpa', message: reading.message }], value: undefined };
  }
  const value = { level, country, field, nationality, gpa: reading.gpa, keyword };
  return { issues: [], value };
}
