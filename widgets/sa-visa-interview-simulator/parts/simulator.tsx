import { useState } from 'react';
import { questionCounts } from '../../content/interview/options.ts';
import { useFetchedAhead, useImport } from '../../kit/ui/use-loaded.ts';
import type { RecordingMode } from '../interview.logic.ts';
import type { InterviewSetup } from '../visa-interview-simulator.logic.ts';
import { SetupCard } from './setup-card.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

interface SimulatorProps {
  setup: InterviewSetup;
  media: RecordingMode;
  siteBase: string;
  choose(setup: InterviewSetup): void;
}

const loadRoom = () => import('./interview-room.tsx');

/** The setup, and the interview once one is started: its questions and its code come on their own. */
export function Simulator({ setup, media, siteBase, choose }: SimulatorProps) {
  // What the interview was begun with, whatever the setup says by now.
  const [begun, setBegun] = useState<InterviewSetup | null>(null);
  const [wantsVideo, setWantsVideo] = useState(false);
  useFetchedAhead([loadRoom]);
  const { loaded, hasFailed, tryAgain } = useImport(loadRoom, begun !== null);
  const headingRef = useArrivalFocus(begun && loaded ? 'interview' : 'setup', 0);
  if (begun && loaded) {
    return (
      <loaded.InterviewRoom
        setup={begun}
        media={media}
        wantsVideo={wantsVideo}
        siteBase={siteBase}
        leave={() => setBegun(null)}
      />
    );
  }
  return (
    <SetupCard
      setup={setup}
      media={media}
      wantsVideo={wantsVideo}
      headingRef={headingRef}
      delay={begun ? describeDelay(hasFailed) : ''}
      choose={choose}
      start={(chosen, isVideoWanted) => {
        if (questionCounts[chosen.country][chosen.difficulty] === 0) return;
        setWantsVideo(isVideoWanted);
        setBegun(chosen);
        tryAgain();
      }}
    />
  );
}

const describeDelay = (hasFailed: boolean) =>
  hasFailed
    ? 'The questions could not be loaded. Check your connection and press Start Interview again, or reload the page.'
    : 'One moment, the questions are being loaded.';
