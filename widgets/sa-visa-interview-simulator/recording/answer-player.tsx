import { RecordingPlayer } from '../../kit/media/recording-player.tsx';
import type { PlayableRecording } from '../../kit/media/use-recordings.ts';
import { picture, sound } from './recording.styles.ts';
import { recordingTexts } from './recording-texts.ts';

interface AnswerPlayerProps {
  recording: PlayableRecording;
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
