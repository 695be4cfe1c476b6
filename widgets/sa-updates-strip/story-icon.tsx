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

/** In the order of the strip. */
const ICONS = [Award, Users, Languages, Stamp, CalendarCheck, FileCheck, Tag, MessageCircle, Mail];

/** The icon of a story, by its number from 1. */
export function StoryIcon({ id }: { id: number }) {
  const icon = ICONS[id - 1];
  return icon ? <Icon icon={icon} size={36} /> : null;
}
