import { finalLinks } from '../content/home.ts';
import { SiteLink } from '../kit/core/site-link.tsx';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { Section } from '../kit/ui/section.tsx';
import { content, links, panel } from './call-to-action.styles.ts';
import { FlightDrawing } from './flight-drawing.tsx';

interface CallToActionProps {
  heading: string;
  intro: string;
  booking: boolean;
}

export function CallToAction({ heading, intro, booking }: CallToActionProps) {
  const shown = booking ? finalLinks : finalLinks.slice(1);
  return (
    <div className={panel}>
      <FlightDrawing />
      <div className={content}>
        <Section heading={heading} intro={intro}>
          <div className={links}>
            {shown.map(({ label, path }, index) => (
              <SiteLink key={path} className={index === 0 ? primary : secondary} path={path}>
                {label}
              </SiteLink>
            ))}
          </div>
        </Section>
      </div>
    </div>
  );
}
