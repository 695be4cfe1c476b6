import { smallText } from '../../kit/core/card.styles.ts';
import { playback } from '../../kit/exam/speaking.styles.ts';
import { RecordingPlayer } from '../../kit/media/recording-player.tsx';
import type { PlayableRecording } from '../../kit/media/use-recordings.ts';

/** The player of a recording. */
export function Playback({
  recording: { url, isSimulated },
  number,
}: {
  recording: PlayableRecording;
  number: number;
}) {
  return (
    <div className={playback}>
      <RecordingPlayer
        url={url}
        label={`Your recording of task ${number}`}
        unplayable="This page does not let the browser play recordings."
      />
      <p className={smallText}>
        {isSimulated
          ? 'Simulated recording: this is a tone, not your voice.'
          : 'Your recording. It stays in this tab until you reload it or take another test.'}
      </p>
    </div>
  );
}
