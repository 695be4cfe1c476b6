import { picture, sound } from './recording.styles.ts';
import { RecordingPlayer } from './recording-player.tsx';
import { recordingTexts } from './recording-texts.ts';
import type { PlayableRecording } from './use-recordings.ts';

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
