import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import { useState } from 'react';
import type { ListeningItem } from '../../content/toefl/types.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { untranslated } from '../../kit/core/untranslated.ts';
import { player, transcriptBox } from '../../kit/exam/questions.styles.ts';
import { alarm } from '../../kit/exam/section.styles.ts';
import { useTranscriptSpeech } from '../../kit/exam/use-transcript-speech.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';

const SIMULATED_AUDIO = 'Audio is simulated here. In a production environment, it would play now.';
const MISSING_VOICE =
  'This device has no English voice to read the audio. Read the transcript instead.';

interface AudioItemProps {
  item: ListeningItem;
  isSimulated: boolean;
  /** Opens the transcript. */
  isReview: boolean;
}

/** A listening item, read out by a voice of the device, with a transcript for deaf visitors. */
export function AudioItem({ item: { title, transcript }, isSimulated, isReview }: AudioItemProps) {
  const [warning, setWarning] = useState('');
  const warn = (text: string) => {
    setWarning(text);
    alert(text);
  };
  const speech = useTranscriptSpeech(transcript, () => warn(MISSING_VOICE));
  const play = () => {
    if (isSimulated) return warn(SIMULATED_AUDIO);
    setWarning('');
    speech.play();
  };
  return (
    <>
      <Heading level={3}>{title}</Heading>
      <div className={player}>
        <button
          type="button"
          className={secondary}
          part="button"
          onClick={speech.isPlaying ? speech.pause : play}
        >
          <Icon icon={speech.isPlaying ? Pause : Play} />
          {speech.isPlaying ? 'Pause' : speech.position > 0 ? 'Resume' : 'Play audio'}
        </button>
        {speech.position > 0 && (
          <button type="button" className={secondary} part="button" onClick={speech.restart}>
            <Icon icon={RotateCcw} />
            Restart
          </button>
        )}
        <progress aria-label="Audio progress" value={speech.position} max={speech.count} />
      </div>
      <p role="alert" className={warning && alarm}>
        {warning}
      </p>
      <p className={smallText}>
        A voice on your device reads the text. The real test plays a recording, once.
      </p>
      <details className={transcriptBox} open={isReview || undefined}>
        <summary>{isReview ? 'Transcript' : 'Read the transcript instead'}</summary>
        {transcript.split('\n').map((line) => (
          <p key={line} {...untranslated}>
            {line}
          </p>
        ))}
      </details>
    </>
  );
}
