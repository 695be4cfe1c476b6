import { useState } from 'react';
import { destinations } from '../../content/destinations.ts';
import { hero } from '../../content/home.ts';
import { Flag } from '../../kit/art/flag.tsx';
import { PlayButton } from '../../kit/ui/play-button.tsx';
import { SiteLink } from '../../kit/ui/site-link.tsx';
import { useAutoplay } from '../../kit/ui/use-autoplay.ts';
import { ticker } from '../hero.styles.ts';

const TICKER_INTERVAL_MS = 2500;

/** Names one destination after the other. */
export function Ticker({ siteBase }: { siteBase: string }) {
  const [step, setStep] = useState(0);
  const { isPlaying, toggle } = useAutoplay(
    () => setStep((before) => before + 1),
    TICKER_INTERVAL_MS,
  );
  const shown = destinations[step % destinations.length];
  if (!shown) return null;

  return (
    <div className={ticker}>
      <p>
        {hero.tickerLead}{' '}
        <SiteLink path={shown.path} siteBase={siteBase} aria-label={shown.linkLabel}>
          <Flag country={shown.flag} />
          {shown.name}
        </SiteLink>
      </p>
      <PlayButton isPlaying={isPlaying} toggle={toggle} what="the list of countries" />
    </div>
  );
}
