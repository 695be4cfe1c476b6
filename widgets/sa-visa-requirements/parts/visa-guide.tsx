import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import type { VisaTopic } from '../../content/visas/visa.ts';
import type { VisaOffice } from '../../content/visas/visas.ts';
import { Flag } from '../../kit/art/flag.tsx';
import { primary, secondary } from '../../kit/ui/button-styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { SiteLink } from '../../kit/ui/site-link.tsx';
import { visaGuidancePath } from '../visa-requirements.logic.ts';
import { Disclaimer } from './disclaimer.tsx';
import { GuideTabs } from './guide-tabs.tsx';
import { OutsideLink } from './outside-link.tsx';
import type { Guide } from './use-guide.ts';
import { guide, guideHead, help, notReady } from './visa-guide.styles.ts';

interface VisaGuideProps {
  country: { code: string; name: string; flag?: string };
  office: VisaOffice | undefined;
  guide: Guide;
  /** Whether the heading takes the focus, because what was pressed is gone. */
  takesFocus: boolean;
  tab: VisaTopic;
  show(tab: VisaTopic): void;
  siteBase: string;
  storagePrefix: string;
}

/** Everything we know about one country's student visa. */
export function VisaGuide(props: VisaGuideProps) {
  const { country, office, guide: state, takesFocus, siteBase, ...tabs } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the guide appears
  useEffect(() => {
    if (takesFocus) focusHeading();
  }, []);

  return (
    <article className={guide} aria-labelledby="country-name">
      <header className={guideHead}>
        <h3 id="country-name" ref={heading} tabIndex={-1}>
          <Flag country={country.flag ?? ''} />
          {country.name}
        </h3>
        {state.status === 'ready' && <p>{state.value.visaName}</p>}
        {office && (
          <p>
            Official page: <OutsideLink href={office.url} text={office.name} />
          </p>
        )}
        {state.status === 'ready' && (
          <button type="button" className={secondary} part="button" onClick={() => print()}>
            <Icon of={Printer} />
            Print the guide
          </button>
        )}
      </header>
      <Disclaimer />
      {state.status === 'loading' && <NotReady text={`Loading the guide for ${country.name}…`} />}
      {state.status === 'failed' && (
        <NotReady text="The guide could not be loaded. Check your connection, then try again.">
          <button
            type="button"
            className={secondary}
            part="button"
            onClick={() => {
              state.retry();
              focusHeading();
            }}
          >
            Try again
          </button>
        </NotReady>
      )}
      {state.status === 'ready' && <GuideTabs visa={state.value} {...tabs} />}
      <div className={help}>
        <p>Not sure what applies to you?</p>
        <SiteLink path={visaGuidancePath} siteBase={siteBase} className={primary}>
          Book visa guidance
        </SiteLink>
      </div>
    </article>
  );
}

function NotReady({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={notReady}>
      <p>{text}</p>
      {children}
    </div>
  );
}
