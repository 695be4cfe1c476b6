import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import { useState } from 'react';
import type { ListeningItem } from '../../content/toefl/types.ts';
import { secondary } from '../../kit/ui/button-styles.ts';
import { small } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { alarm } from '../toefl-mock-exam.styles.ts';
import { player, transcriptBox } from './questions.styles.ts';
import { useSpeech } from './use-speech.ts';

const simulatedAudio = 'Audio is simulated here. In a production environment, it would play now.';
const missingVoice = 'This browser cannot read the audio out. Read the transcript instead.';

interface AudioItemProps {
  of: ListeningItem;
  isSimulated: boolean;
  /** Shows the transcript without being asked for it. */
  isReview: boolean;
}

/** What is listened to: read out by the browser's own voice, with a transcript for the deaf. */
export function AudioItem({ of: { title, transcript }, isSimulated, isReview }: AudioItemProps) {
  const speech = useSpeech(transcript);
  const [hasAlert, setHasAlert] = useState(false);
  const isPlaying = speech.status === 'playing';
  const message = hasAlert ? simulatedAudio : missingVoice;
  const isAlarmed = hasAlert || speech.status === 'unavailable';

  const play = () => {
    if (isSimulated) {
      setHasAlert(true);
      alert(simulatedAudio);
    } else if (!speech.play()) alert(missingVoice);
  };
  return (
    <>
      <h3>{title}</h3>
      <div className={player}>
        <button
          type="button"
          className={secondary}
          part="button"
          onClick={isPlaying ? speech.pause : play}
        >
          <Icon of={isPlaying ? Pause : Play} />
          {isPlaying ? 'Pause' : speech.position > 0 ? 'Go on' : 'Play audio'}
        </button>
        {speech.position > 0 && (
          <button type="button" className={secondary} part="button" onClick={speech.restart}>
            <Icon of={RotateCcw} />
            From the start
          </button>
        )}
        <progress
          aria-label="Part of the audio that was played"
          value={speech.position}
          max={speech.count}
        />
      </div>
      <p role="alert" className={isAlarmed ? alarm : undefined}>
        {isAlarmed && message}
      </p>
      <p className={small}>
        Your browser reads the text with its own voice. The real test plays a recording, once.
      </p>
      <details className={transcriptBox} open={isReview || undefined}>
        <summary>{isReview ? 'Transcript' : 'Read the transcript instead'}</summary>
        {transcript.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
    </>
  );
}
