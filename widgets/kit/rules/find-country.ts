/** Finds a country by code or name, in any case. */
export function findCountry<Country extends { code: string; name: string }>(
  text: string,
  countries: readonly Country[],
): Country | undefined {
  const wanted = text.trim().toLowerCase();
  return countries.find(({ code, name }) => [code, name.toLowerCase()].includes(wanted));
}
