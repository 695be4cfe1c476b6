import { finalLinks } from '../content/home.ts';
import { SiteLink } from '../kit/core/site-link.tsx';
import type { PropsOf } from '../kit/element/attributes.ts';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { Section } from '../kit/ui/section.tsx';
import type { api } from './call-to-action.api.ts';
import { content, links, panel } from './call-to-action.styles.ts';
import { FlightDrawing } from './flight-drawing.tsx';

export function CallToAction({ heading, intro, booking }: PropsOf<typeof api>) {
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
