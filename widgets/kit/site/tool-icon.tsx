import type { IconNode } from 'lucide';
import Award from 'lucide/dist/esm/icons/award.mjs';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import Calculator from 'lucide/dist/esm/icons/calculator.mjs';
import CalendarRange from 'lucide/dist/esm/icons/calendar-range.mjs';
import FileCheck from 'lucide/dist/esm/icons/file-check.mjs';
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import Headphones from 'lucide/dist/esm/icons/headphones.mjs';
import Mic from 'lucide/dist/esm/icons/mic.mjs';
import School from 'lucide/dist/esm/icons/school.mjs';
import Stamp from 'lucide/dist/esm/icons/stamp.mjs';
import Wallet from 'lucide/dist/esm/icons/wallet.mjs';
import { Icon } from '../ui/icon.tsx';

/** By the icon names of tools and categories in the content. */
const TOOL_ICONS: Readonly<Record<string, IconNode>> = {
  award: Award,
  'book-open': BookOpen,
  calculator: Calculator,
  'calendar-range': CalendarRange,
  'file-check': FileCheck,
  'graduation-cap': GraduationCap,
  headphones: Headphones,
  mic: Mic,
  school: School,
  stamp: Stamp,
  wallet: Wallet,
};

interface ToolIconProps {
  /** The `icon` of a tool or a category. */
  name: string;
  /** The `colour` of the category, as #rrggbb. */
  colour: string;
  /** Width and height in px. */
  size?: number;
}

/** A tool's icon in white on a tile of its category's colour. Decorative: its name is beside it. */
export function ToolIcon({ name, colour, size = 48 }: ToolIconProps) {
  const icon = TOOL_ICONS[name];
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <rect width="48" height="48" rx="12" fill={colour} />
      <g transform="translate(12 12)" color="#fff">
        {icon && <Icon icon={icon} size={24} />}
      </g>
    </svg>
  );
}
