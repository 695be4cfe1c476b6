import Check from 'lucide/dist/esm/icons/check.mjs';
import Compass from 'lucide/dist/esm/icons/compass.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import PenLine from 'lucide/dist/esm/icons/pen-line.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import Stamp from 'lucide/dist/esm/icons/stamp.mjs';
import { Icon } from '../kit/ui/icon.tsx';
import type { EventStatus } from './application-timeline.logic.ts';
import { dot, tile } from './application-timeline.styles.ts';
import type { EventType } from './timeline-steps.logic.ts';

/** White on each colour has a contrast of at least 4.5:1. */
export const STEP_TYPES = {
  test: { label: 'Test', icon: PenLine, colour: '#6d28d9' },
  application: { label: 'Application', icon: Send, colour: '#1d4ed8' },
  documents: { label: 'Documents', icon: FileText, colour: '#0f766e' },
  visa: { label: 'Visa', icon: Stamp, colour: '#b45309' },
  preparation: { label: 'Preparation', icon: Compass, colour: '#475569' },
} as const satisfies Record<EventType, object>;

export const MARK_LABELS: Record<EventStatus, string> = {
  completed: 'Completed',
  current: 'Current Month',
  upcoming: 'Upcoming',
};

/** A step's type as an icon on a tile of its colour. */
export function TypeTile({ type }: { type: EventType }) {
  const { icon, colour } = STEP_TYPES[type];
  return (
    <svg className={tile} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill={colour} />
      <g transform="translate(7 7)" color="#fff">
        <Icon icon={icon} size={18} />
      </g>
    </svg>
  );
}

interface MarkDotProps {
  mark: EventStatus;
  /** The visitor has ticked the step. */
  isDone?: boolean;
}

/** A mark, recognisable by its shape as well as by its colour. Only a ticked step has a check mark. */
export function MarkDot({ mark, isDone = false }: MarkDotProps) {
  return (
    <span className={dot} data-mark={mark} data-done={String(isDone)}>
      {isDone && <Icon icon={Check} size={16} />}
    </span>
  );
}
