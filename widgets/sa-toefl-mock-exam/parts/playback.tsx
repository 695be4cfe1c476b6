import { useState } from 'react';
import { small } from '../../kit/ui/card.ts';
import { alarm } from '../toefl-mock-exam.styles.ts';
import { playback } from './section.styles.ts';
import type { Take } from './use-takes.ts';

/** The player of a recording. */
export function Playback({ of: { url, isSimulated }, number }: { of: Take; number: number }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className={playback}>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what the visitor said */}
      <audio
        controls
        src={url}
        aria-label={`Your recording of task ${number}`}
        onLoadedMetadata={(event) => findLength(event.currentTarget)}
        onError={() => setHasFailed(true)}
      />
      <p className={small}>
        {isSimulated
          ? 'Simulated recording: this is a tone, not your voice.'
          : 'Your recording. It stays in this tab until you reload it or take another test.'}
      </p>
      {hasFailed && <p className={alarm}>This page does not let the browser play recordings.</p>}
    </div>
  );
}

/** Chromium's recordings do not say how long they are until someone has looked for their end. */
function findLength(audio: HTMLMediaElement) {
  if (audio.duration !== Number.POSITIVE_INFINITY) return;
  audio.addEventListener(
    'timeupdate',
    () => {
      audio.currentTime = 0;
    },
    { once: true },
  );
  audio.currentTime = Number.MAX_SAFE_INTEGER;
}
