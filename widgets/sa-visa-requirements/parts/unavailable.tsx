import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import type { VisaOffice } from '../../content/visas/visas.ts';
import { primary } from '../../kit/ui/button-styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { SiteLink } from '../../kit/ui/site-link.tsx';
import {
  describeUnavailable,
  visaDisclaimer,
  visaGuidancePath,
  visaUnavailableHeading,
} from '../visa-requirements.logic.ts';
import { empty } from '../visa-requirements.styles.ts';
import { OutsideLink } from './outside-link.tsx';

interface UnavailableProps {
  country: { name: string };
  office: VisaOffice | undefined;
  siteBase: string;
}

/** For a country that we have no guide for: whom to ask instead. */
export function Unavailable({ country, office, siteBase }: UnavailableProps) {
  return (
    <div className={empty}>
      <Icon of={Hourglass} size={40} />
      <h3>{visaUnavailableHeading}</h3>
      <p>{describeUnavailable(country.name)}</p>
      <SiteLink path={visaGuidancePath} siteBase={siteBase} className={primary}>
        Contact our visa experts
      </SiteLink>
      {office && (
        <p>
          The official page: <OutsideLink href={office.url} text={office.name} />
        </p>
      )}
      <p>{visaDisclaimer}</p>
    </div>
  );
}
