import { recordingTexts } from '../../content/interview/texts.ts';
import { RecordingPlayer } from '../../kit/media/recording-player.tsx';
import { picture, sound } from './recording.styles.ts';
import type { AnswerRecording } from './use-recordings.ts';

interface AnswerPlayerProps {
  recording: AnswerRecording;
  /** Accessible name. */
  label: string;
}

/** Plays an answer back. */
export function AnswerPlayer({ recording: { url, hasVideo }, label }: AnswerPlayerProps) {
  return (
    <RecordingPlayer
      url={url}
      hasVideo={hasVideo}
      className={hasVideo ? picture : sound}
      label={label}
      unplayable={recordingTexts.unplayable}
    />
  );
}
