import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useEffect, useState } from 'react';
import { homeSections } from '../content/home.ts';
import { type Update, updates } from '../content/updates.ts';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { dayInIndia } from '../kit/rules/calendar-day.ts';
import { PlayButton } from '../kit/site/play-button.tsx';
import { useAutoplay } from '../kit/site/use-autoplay.ts';
import { iconButton } from '../kit/ui/button.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { Section } from '../kit/ui/section.tsx';
import { showWhole } from '../kit/ui/show-whole.ts';
import { useNow } from '../kit/ui/use-now.ts';
import { StoryCard } from './story-card.tsx';
import { StoryIcon } from './story-icon.tsx';
import { hasEnded, shortenTitle, stepAround } from './updates-strip.logic.ts';
import {
  bubble,
  controls,
  dots,
  endedMark,
  gradient,
  item,
  row,
  strip,
} from './updates-strip.styles.ts';
import { useStepScroll } from './use-step-scroll.ts';

const STRIP_INTERVAL_MS = 3500;

export function UpdatesStrip() {
  const host = useHost();
  const [step, setStep] = useState(0);
  const [open, setOpen] = useState<Update>();
  // Hydration expects the stories as they were served, which may have been on an earlier day.
  const [day, setDay] = useState(() => servedDay(host) ?? dayInIndia(+new Date()));
  const now = useNow();
  useEffect(() => setDay(dayInIndia(now.getTime())), [now]);
  const go = (direction: 1 | -1) =>
    setStep((before) => stepAround(before, direction, updates.length));
  const { isPlaying, toggle } = useAutoplay(() => go(1), STRIP_INTERVAL_MS, Boolean(open));
  const scroller = useStepScroll(step, setStep);

  const show = (update: Update) => {
    setOpen(update);
    emit(host, 'opened', { story: update.id });
  };
  return (
    <Section {...homeSections.updates}>
      <div className={row}>
        <ul {...scroller} className={strip} tabIndex={-1} data-day={day}>
          {updates.map((update, index) => (
            <li
              key={update.id}
              className={item}
              data-active={index === step}
              data-over={hasEnded(update, day)}
            >
              <button
                type="button"
                onFocus={(event) => showWhole(event.currentTarget)}
                onClick={() => show(update)}
              >
                <span className={visuallyHidden}>{update.title}</span>
                {hasEnded(update, day) && <small className={endedMark}>Ended</small>}
                <span className={`${bubble} ${gradient}`} data-story={update.id} aria-hidden="true">
                  <StoryIcon id={update.id} />
                </span>
                <span aria-hidden="true">{shortenTitle(update.title)}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={controls}>
          <button
            type="button"
            className={iconButton}
            aria-label="Previous story"
            onClick={() => go(-1)}
          >
            <Icon icon={ChevronLeft} />
          </button>
          <span className={dots} role="img" aria-label={`Story ${step + 1} of ${updates.length}`}>
            {updates.map(({ id }, index) => (
              <span key={id} data-active={index === step} />
            ))}
          </span>
          <button
            type="button"
            className={iconButton}
            aria-label="Next story"
            onClick={() => go(1)}
          >
            <Icon icon={ChevronRight} />
          </button>
          <PlayButton isPlaying={isPlaying} toggle={toggle} subject="the stories" />
        </div>
      </div>
      {open && (
        <StoryCard update={open} isOver={hasEnded(open, day)} close={() => setOpen(undefined)} />
      )}
    </Section>
  );
}

/** The day of the page's own drawing, in India as YYYY-MM-DD; undefined if it came without one. */
const servedDay = (host: HTMLElement) =>
  host.shadowRoot?.querySelector<HTMLElement>('[data-day]')?.dataset.day;
