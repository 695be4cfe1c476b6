import type { IconNode } from 'lucide';
import Award from 'lucide/dist/esm/icons/award.mjs';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import FileCheck from 'lucide/dist/esm/icons/file-check.mjs';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import Stamp from 'lucide/dist/esm/icons/stamp.mjs';
import Tag from 'lucide/dist/esm/icons/tag.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { Icon } from '../kit/ui/icon.tsx';

/** By the icon names of the updates in the content. */
const ICONS: Readonly<Record<string, IconNode>> = {
  award: Award,
  'calendar-check': CalendarCheck,
  'file-check': FileCheck,
  languages: Languages,
  mail: Mail,
  'message-circle': MessageCircle,
  stamp: Stamp,
  tag: Tag,
  users: Users,
};

export function StoryIcon({ name }: { name: string }) {
  const icon = ICONS[name];
  return icon ? <Icon icon={icon} size={36} /> : null;
}
