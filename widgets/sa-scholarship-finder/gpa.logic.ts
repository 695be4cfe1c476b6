/** The scale of the filter. The one requirement in the data, 3.0, is on a 4-point scale. */
export const GPA_LIMITS = { min: 0, max: 10, step: 0.1 } as const;

export const GPA_HINT =
  'The 3.0 requirement in our list is on a 4-point scale; this filter is out of 10. We compare the two numbers as they are.';

/** The GPA, null if blank; or a message for the field. */
type ParsedGpa = { gpa: number | null; message?: never } | { message: string };

/** Parses the field. Blank means none, never 0. */
export function parseGpa(text: string): ParsedGpa {
  if (!text.trim()) return { gpa: null };
  const gpa = Number(text);
  if (Number.isNaN(gpa)) return { message: 'GPA must be a number' };
  if (gpa < GPA_LIMITS.min) return { message: 'GPA must be at least 0' };
  if (gpa > GPA_LIMITS.max) return { message: 'GPA cannot exceed 10' };
  return { gpa };
}

/**
 * Converts a GPA out of 10 to a 4-point scale proportionally, to one decimal. Universities and
 * credential evaluators use tables of their own, so this only shows why the two scales differ.
 */
export function toFourPointScale(gpaOutOfTen: number): number {
  return Math.round(gpaOutOfTen * 4) / 10;
}

/** Shown beside the field; it never changes the filter. */
export function describeConversion(gpaOutOfTen: number): string {
  const [given, converted] = [gpaOutOfTen, toFourPointScale(gpaOutOfTen)].map((gpa) =>
    gpa.toFixed(1),
  );
  return `${given} out of 10 is about ${converted} on a 4-point scale, in simple proportion. Universities use their own tables.`;
}
