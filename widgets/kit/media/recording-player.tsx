import { useState } from 'react';

interface RecordingPlayerProps {
  /** Address of the recording in memory. */
  url: string;
  hasVideo?: boolean;
  className?: string;
  /** Accessible name. */
  label: string;
  /** Stands in for the player where the page's security policy forbids to play it. */
  unplayable: string;
}

/** Plays a recording that was made in this page. */
export function RecordingPlayer(props: RecordingPlayerProps) {
  const { url, hasVideo = false, className, label, unplayable } = props;
  const [isUnplayable, setIsUnplayable] = useState(false);
  if (isUnplayable) return <p>{unplayable}</p>;
  const Player = hasVideo ? 'video' : 'audio';
  return (
    <Player
      className={className}
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
