import { useRef, useState } from 'react';
import { questionCounts } from '../content/interview/options.ts';
import { useLazyModule, usePrefetch } from '../kit/loading/use-async.ts';
import type { RecordingMode } from '../kit/media/recording.logic.ts';
import { updatePlan } from '../kit/stores/plan.ts';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import type { InterviewSetup } from './setup/setup.logic.ts';
import { SetupCard } from './setup/setup-card.tsx';

interface SimulatorProps {
  setup: InterviewSetup;
  media: RecordingMode;
  choose(setup: InterviewSetup): void;
}

const loadRoom = () => import('./interview/interview-room.tsx');

/** The setup, and the interview once it is started, whose questions and code are loaded apart. */
export function Simulator({ setup, media, choose }: SimulatorProps) {
  // An interview keeps its setup, whatever is chosen or set by attribute later.
  const [begun, setBegun] = useState<InterviewSetup | null>(null);
  const [wantsVideo, setWantsVideo] = useState(false);
  const setupRef = useRef<HTMLHeadingElement>(null);
  const interviewRef = useRef<HTMLHeadingElement>(null);
  const focusSetup = useFocusAfter(setupRef);
  const focusInterview = useFocusAfter(interviewRef);
  usePrefetch([loadRoom]);
  const { loaded, hasFailed, retry } = useLazyModule(loadRoom, begun !== null);

  const start = (chosen: InterviewSetup, isVideoWanted: boolean) => {
    if (questionCounts[chosen.country][chosen.difficulty] === 0) return;
    focusInterview();
    setWantsVideo(isVideoWanted);
    setBegun(chosen);
    updatePlan({ country: chosen.country });
    retry();
  };
  const leave = () => {
    focusSetup();
    setBegun(null);
  };
  return begun && loaded ? (
    <loaded.InterviewRoom
      setup={begun}
      media={media}
      wantsVideo={wantsVideo}
      headingRef={interviewRef}
      leave={leave}
    />
  ) : (
    <SetupCard
      setup={setup}
      media={media}
      wantsVideo={wantsVideo}
      headingRef={setupRef}
      delay={begun ? describeDelay(hasFailed) : ''}
      choose={choose}
      start={start}
    />
  );
}

const describeDelay = (hasFailed: boolean) =>
  hasFailed
    ? 'The questions could not be loaded. Check your connection and press Start Interview again, or reload the page.'
    : 'Loading the questions …';
