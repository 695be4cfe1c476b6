import { useState } from 'react';
import { type Destination, destinations } from '../content/destinations.ts';
import { hero } from '../content/home.ts';
import { Flag } from '../kit/art/flag.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { PlayButton } from '../kit/site/play-button.tsx';
import { useAutoplay } from '../kit/site/use-autoplay.ts';
import { ticker } from './hero.styles.ts';

const TICKER_INTERVAL_MS = 2500;

/** Shows one destination after the other, with its three figures. */
export function Ticker() {
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
        <SiteLink path={shown.path} aria-label={shown.linkLabel}>
          <Flag country={shown.country} />
          {shown.name}
        </SiteLink>
      </p>
      <p>{shown.figures ? describeFigures(shown.figures) : 'Talk to us'}</p>
      <PlayButton isPlaying={isPlaying} toggle={toggle} subject="the list of countries" />
    </div>
  );
}

const describeFigures = ([money, start, monthsAhead]: NonNullable<Destination['figures']>) =>
  `${money} to show · start in ${start} · apply ${monthsAhead} months before`;
