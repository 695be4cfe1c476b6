import Globe from 'lucide/dist/esm/icons/globe.mjs';
import { countryNames } from '../../content/countries/country-names.ts';
import { Flag } from '../../kit/art/flag.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { place } from '../scholarship-finder.styles.ts';

interface PlaceProps {
  country: readonly string[];
}

/** The flag of a single country. */
export function PlaceMark({ country }: PlaceProps) {
  const code = countryNames.find(({ name }) => name === country[0])?.code;
  return code ? <Flag country={code} /> : <Icon icon={Globe} />;
}

/** The destination of an award. */
export function Place({ country }: PlaceProps) {
  return (
    <p className={place}>
      <PlaceMark country={country} />
      {country.join(', ')}
    </p>
  );
}
