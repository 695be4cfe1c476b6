import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import type { VisaOffice } from '../content/visas/visas.ts';
import { Heading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { OutsideLink } from '../kit/tools/outside-link.tsx';
import { primary } from '../kit/ui/button.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import {
  describeUnavailable,
  VISA_DISCLAIMER,
  VISA_GUIDANCE_PATH,
  VISA_UNAVAILABLE_HEADING,
} from './visa-requirements.logic.ts';
import { empty } from './visa-requirements.styles.ts';

interface UnavailableProps {
  country: { name: string };
  office: VisaOffice | undefined;
}

/** For a country without a guide: how to get help instead. */
export function Unavailable({ country, office }: UnavailableProps) {
  return (
    <div className={empty}>
      <Icon icon={Hourglass} size={40} />
      <Heading level={3}>{VISA_UNAVAILABLE_HEADING}</Heading>
      <p>{describeUnavailable(country.name)}</p>
      <SiteLink path={VISA_GUIDANCE_PATH} className={primary}>
        Contact our visa experts
      </SiteLink>
      {office && (
        <p>
          The official page: <OutsideLink href={office.url} text={office.name} />
        </p>
      )}
      <p>{VISA_DISCLAIMER}</p>
    </div>
  );
}
