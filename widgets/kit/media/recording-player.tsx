import { useState } from 'react';

interface RecordingPlayerProps {
  /** Address of the recording in memory. */
  url: string;
  hasVideo?: boolean;
  className?: string;
  /** Accessible name. */
  label: string;
  /** Shown instead of the player where the page's security policy forbids playing it. */
  unplayable: string;
}

/** Plays a recording made on this page. */
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

/** Chromium's recordings have no length. Seeking past the end makes the player find it. */
function findDuration(player: HTMLMediaElement) {
  if (player.duration !== Number.POSITIVE_INFINITY) return;
  const rewind = () => {
    player.currentTime = 0;
  };
  player.addEventListener('durationchange', rewind, { once: true });
  player.currentTime = Number.MAX_SAFE_INTEGER;
}
