import { RecordingPlayer } from '../../kit/media/recording-player.tsx';
import { small } from '../../kit/ui/card.ts';
import { playback } from './section.styles.ts';
import type { Take } from './use-takes.ts';

/** The player of a recording. */
export function Playback({ of: { url, isSimulated }, number }: { of: Take; number: number }) {
  return (
    <div className={playback}>
      <RecordingPlayer
        url={url}
        label={`Your recording of task ${number}`}
        unplayable="This page does not let the browser play recordings."
      />
      <p className={small}>
        {isSimulated
          ? 'Simulated recording: this is a tone, not your voice.'
          : 'Your recording. It stays in this tab until you reload it or take another test.'}
      </p>
    </div>
  );
}
