import Printer from 'lucide/dist/esm/icons/printer.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useLayoutEffect, useRef } from 'react';
import type { VisaOffice } from '../../content/visas/visas.ts';
import { Flag } from '../../kit/art/flag.tsx';
import { smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { SiteLink } from '../../kit/core/site-link.tsx';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import type { CalendarDay } from '../../kit/rules/calendar-day.ts';
import { OutsideLink } from '../../kit/tools/outside-link.tsx';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { showAnswer } from '../../kit/ui/show-answer.ts';
import type { VisaSelection } from '../visa-requirements.api.ts';
import { VISA_DISCLAIMER, VISA_GUIDANCE_PATH } from '../visa-requirements.logic.ts';
import { GuideTabs } from './guide-tabs.tsx';
import type { Guide } from './use-guide.ts';
import { describeDay } from './visa-figures.logic.ts';
import { disclaimer, guide, guideHead, help, otherDay } from './visa-guide.styles.ts';

interface VisaGuideProps {
  country: { code: string; name: string; flag?: string };
  office: VisaOffice | undefined;
  guide: Guide;
  /** Whether the heading takes the focus, because the pressed control is gone. */
  takesFocus: boolean;
  selection: VisaSelection;
  show(part: Partial<VisaSelection>): void;
  storagePrefix: string;
  day: CalendarDay;
  today: CalendarDay;
}

/** The guide to one country's student visa. */
export function VisaGuide(props: VisaGuideProps) {
  const {
    country,
    office,
    guide: { loaded: visa, hasFailed, retry },
    takesFocus,
    ...tabs
  } = props;
  const { day, today } = tabs;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus && heading.current) showAnswer(heading.current);
  }, [takesFocus]);
  const openRefusal = () => {
    const root = heading.current?.getRootNode() as ShadowRoot;
    const fold = root.querySelector<HTMLDetailsElement>('#answer-refusal');
    tabs.show({ answer: 'refusal' });
    // Without it, the answers open when they have loaded.
    if (!fold) return;
    fold.open = true;
    fold.scrollIntoView();
    fold.querySelector('summary')?.focus({ preventScroll: true });
  };

  return (
    <article className={guide} aria-labelledby="country-name">
      <header className={guideHead}>
        <Heading level={3} id="country-name" ref={heading} tabIndex={-1}>
          <Flag country={country.code} />
          {country.name}
        </Heading>
        {visa && <p>{visa.visaName}</p>}
      </header>
      <Disclaimer />
      <p className={otherDay} role="status">
        {visa && day !== today && describeDay(visa, day, today)}
      </p>
      {visa ? (
        <GuideTabs visa={visa} openRefusal={openRefusal} {...tabs} />
      ) : (
        <LoadingState
          subject={`The guide for ${country.name}`}
          hasFailed={hasFailed}
          retry={() => {
            retry();
            heading.current?.focus();
          }}
        />
      )}
      <div className={help}>
        <p>Not sure what applies to you?</p>
        <SiteLink path={VISA_GUIDANCE_PATH} className={secondary}>
          Book visa guidance
        </SiteLink>
        {visa && (
          <button type="button" className={secondary} part="button" onClick={() => print()}>
            <Icon icon={Printer} />
            Print the guide
          </button>
        )}
      </div>
      {office && (
        <p className={smallText}>
          Official page: <OutsideLink href={office.url} text={office.name} />
        </p>
      )}
    </article>
  );
}

/** Shown above the tabs, so that it is read on each of them and on paper. */
function Disclaimer() {
  return (
    <p className={disclaimer}>
      <Icon icon={TriangleAlert} />
      <span>{VISA_DISCLAIMER}</span>
    </p>
  );
}
