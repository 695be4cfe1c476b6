import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { iconButton } from '../ui/button.styles.ts';
import { Icon } from '../ui/icon.tsx';

interface PlayButtonProps {
  isPlaying: boolean;
  toggle(): void;
  /** The moving content, as the end of "Pause …". */
  subject: string;
}

/** Pauses and resumes moving content. */
export function PlayButton({ isPlaying, toggle, subject }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={iconButton}
      aria-label={`${isPlaying ? 'Pause' : 'Play'} ${subject}`}
      onClick={toggle}
    >
      <Icon icon={isPlaying ? Pause : Play} size={18} />
    </button>
  );
}
