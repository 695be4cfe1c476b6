import Globe from 'lucide/dist/esm/icons/globe.mjs';
import { countryNames } from '../../content/countries/country-names.ts';
import { Flag } from '../../kit/art/flag.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { place } from '../scholarship-finder.styles.ts';

/** The destination of an award, with the flag of a single country. */
export function Place({ country }: { country: readonly string[] }) {
  const code = countryNames.find(({ name }) => name === country[0])?.code;
  return (
    <p className={place}>
      {code ? <Flag country={code} /> : <Icon icon={Globe} />}
      {country.join(', ')}
    </p>
  );
}
