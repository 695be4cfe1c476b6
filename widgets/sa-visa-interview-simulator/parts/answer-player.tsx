import { useState } from 'react';
import { recordingTexts } from '../../content/interview/texts.ts';
import { small } from '../../kit/ui/card.ts';
import { picture, sound } from './recording.styles.ts';
import type { AnswerRecording } from './use-recordings.ts';

interface AnswerPlayerProps {
  recording: AnswerRecording;
  /** Accessible name. */
  label: string;
}

/** Plays an answer back. A page whose security policy forbids that gets a sentence in its place. */
export function AnswerPlayer({ recording: { url, hasVideo }, label }: AnswerPlayerProps) {
  const [isUnplayable, setIsUnplayable] = useState(false);
  if (isUnplayable) return <p className={small}>{recordingTexts.unplayable}</p>;
  const Player = hasVideo ? 'video' : 'audio';
  return (
    <Player
      className={hasVideo ? picture : sound}
      src={url}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      onError={() => setIsUnplayable(true)}
      onLoadedMetadata={({ currentTarget }) => findDuration(currentTarget)}
    />
  );
}

/** Recordings of Chromium carry no length. Seeking past the end makes the player look it up. */
function findDuration(player: HTMLMediaElement) {
  if (player.duration !== Number.POSITIVE_INFINITY) return;
  const rewind = () => {
    player.currentTime = 0;
  };
  player.addEventListener('durationchange', rewind, { once: true });
  player.currentTime = Number.MAX_SAFE_INTEGER;
}
