import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { iconButton } from './button-styles.ts';
import { Icon } from './icon.tsx';

interface PlayButtonProps {
  isPlaying: boolean;
  toggle(): void;
  /** What moves, as the end of "Pause …". */
  what: string;
}

/** Pauses what moves by itself, and lets it go on. */
export function PlayButton({ isPlaying, toggle, what }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={iconButton}
      aria-label={`${isPlaying ? 'Pause' : 'Play'} ${what}`}
      onClick={toggle}
    >
      <Icon of={isPlaying ? Pause : Play} size={18} />
    </button>
  );
}
