import { finalLinks } from '../content/home.ts';
import { primary, secondary } from '../kit/ui/button-styles.ts';
import { Section } from '../kit/ui/section.tsx';
import { SiteLink } from '../kit/ui/site-link.tsx';
import { content, links, panel } from './call-to-action.styles.ts';
import { FlightDrawing } from './parts/flight-drawing.tsx';

interface CallToActionProps {
  heading: string;
  intro: string;
  booking: boolean;
  siteBase: string;
}

export function CallToAction({ heading, intro, booking, siteBase }: CallToActionProps) {
  const shown = booking ? finalLinks : finalLinks.slice(1);
  return (
    <div className={panel}>
      <FlightDrawing />
      <div className={content}>
        <Section heading={heading} intro={intro}>
          <div className={links}>
            {shown.map(({ label, path }, index) => (
              <SiteLink
                key={path}
                className={index === 0 ? primary : secondary}
                path={path}
                siteBase={siteBase}
              >
                {label}
              </SiteLink>
            ))}
          </div>
        </Section>
      </div>
    </div>
  );
}
