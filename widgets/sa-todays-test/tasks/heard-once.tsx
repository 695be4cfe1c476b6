import Volume2 from 'lucide/dist/esm/icons/volume-2.mjs';
import { useRef, useState } from 'react';
import { voiceNotes } from '../../content/toefl/today-notes.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { untranslated } from '../../kit/core/untranslated.ts';
import { alarm } from '../../kit/exam/section.styles.ts';
import { useTranscriptSpeech } from '../../kit/exam/use-transcript-speech.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { useFocusAfter } from '../../kit/ui/use-focus-after.ts';
import { listening, plainButton, textPanel } from '../todays-test.styles.ts';
import type { StepActs, StepProps } from './step.ts';

interface HeardOnceProps extends Pick<StepProps, 'run' | 'isSimulated'> {
  acts: Pick<StepActs, 'hear' | 'readInstead'>;
  id: string;
  /** One paragraph per line, with names of speakers. */
  text: string;
  /** Called when the voice starts and stops. */
  onPlaying(isPlaying: boolean): void;
}

/**
 * Something that is heard once, by a voice of the device. It can be read instead at any time: where
 * there is no voice, and by a visitor who does not hear it.
 */
export function HeardOnce({ id, text, run, acts, isSimulated, onPlaying }: HeardOnceProps) {
  const [warning, setWarning] = useState('');
  const textRef = useRef<HTMLDivElement>(null);
  const focusText = useFocusAfter(textRef);
  const instead = (reason: string) => {
    // The button that was pressed goes.
    focusText('if-lost');
    onPlaying(false);
    setWarning(reason);
    acts.readInstead(id);
  };
  const speech = useTranscriptSpeech(text, () => instead(voiceNotes.missing), onPlaying);
  const isHeard = run.heard.includes(id);
  const isRead = run.read.includes(id);
  const listen = () => {
    if (isSimulated) return instead(voiceNotes.simulated);
    acts.hear(id);
    speech.play();
  };
  const read = () => {
    speech.pause();
    instead('');
  };
  return (
    <div className={listening}>
      {!isRead && (
        <button
          type="button"
          className={secondary}
          part="button"
          aria-disabled={isHeard}
          onClick={isHeard ? undefined : listen}
        >
          <Icon icon={Volume2} />
          {isHeard ? (speech.isPlaying ? 'Listen now' : 'Heard') : 'Listen, once'}
        </button>
      )}
      {speech.isPlaying && (
        <progress aria-label="Audio progress" value={speech.position} max={speech.count} />
      )}
      <p role="status" className={warning ? alarm : smallText}>
        {warning || (isHeard && !isRead && !speech.isPlaying && 'You have heard it.')}
      </p>
      {isRead ? (
        // biome-ignore lint/a11y/useSemanticElements: no set of fields
        <div
          ref={textRef}
          className={textPanel}
          role="group"
          aria-label="The text"
          tabIndex={-1}
          {...untranslated}
        >
          {text.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : (
        <button type="button" className={plainButton} part="button" onClick={read}>
          Read the text instead
        </button>
      )}
    </div>
  );
}
