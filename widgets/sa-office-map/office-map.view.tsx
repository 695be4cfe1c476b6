import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { useState } from 'react';
import { brand } from '../content/brand.ts';
import { officeMap } from '../content/office-map.ts';
import { OwnHeading } from '../kit/core/heading.tsx';
import { secondary } from '../kit/ui/button.styles.ts';
import { ExternalLink } from '../kit/ui/external-link.tsx';
import { Icon } from '../kit/ui/icon.tsx';
import { frame, mapCard, picture, words } from './office-map.styles.ts';
import { PlaceDrawing } from './place-drawing.tsx';

const heading = `Our ${brand.office} office`;

export function OfficeMap() {
  const [isShown, setIsShown] = useState(false);
  return (
    <section className={mapCard} aria-label={heading}>
      <div className={words}>
        <OwnHeading>{heading}</OwnHeading>
        <address>{brand.officeAddress}</address>
        <p>
          The map is loaded from OpenStreetMap, only when you ask for it. OpenStreetMap then sees
          your IP address.
        </p>
        {!isShown && (
          <button type="button" className={secondary} onClick={() => setIsShown(true)}>
            <Icon icon={MapPin} />
            Show the map
          </button>
        )}
        <ExternalLink href={officeMap.href}>Open in OpenStreetMap</ExternalLink>
      </div>
      <div className={picture}>
        {isShown ? (
          <iframe
            className={frame}
            src={officeMap.embedHref}
            title={`Map of our ${brand.office} office`}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        ) : (
          <PlaceDrawing />
        )}
      </div>
    </section>
  );
}
