type Part = Record<string, unknown>;

/**
 * Makes `own` equal to `latest`, part by part. Objects and lists stay the same ones, because rules hold on
 * to them.
 */
export function replaceParts(own: object, latest: object): void {
  const [held, next] = [own as Part, latest as Part];
  if (Array.isArray(own)) own.length = (latest as unknown[]).length;
  for (const key of Object.keys(held)) if (!(key in next)) delete held[key];
  for (const [key, part] of Object.entries(next)) {
    const before = held[key];
    if (before && part && typeof before === 'object' && typeof part === 'object')
      replaceParts(before, part);
    else held[key] = part;
  }
}
