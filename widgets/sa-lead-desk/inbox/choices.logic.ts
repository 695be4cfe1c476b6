import {
  type Inbox,
  type LeadCounts,
  type Member,
  NETWORK_PER_DAY,
  settledStatuses,
} from '../../../worker/contract/leads.ts';
import type { Option } from '../../kit/rules/options.ts';
import { FLAG_LABELS, KIND_LABELS, STATUS_LABELS } from '../labels.ts';
import { ANY, type Filters } from './filters.logic.ts';

const BUSY = 'busy';

/** A filter with a closed list of values. */
export interface Choice {
  name: 'kind' | 'status' | 'partnerId' | 'assignedTo' | 'flag' | 'network';
  label: string;
  options: Option[];
}

interface ChoiceNames {
  me: Member | null;
  members: Inbox['members'];
  partners: readonly { id: string; name: string }[];
}

type Counts = Record<string, number> | undefined;

/** Options of the filters in a folder, each with its number of open leads. */
export function listChoices(
  { folder, network }: Pick<Filters, 'folder' | 'network'>,
  counts: LeadCounts | undefined,
  { me, members, partners }: ChoiceNames,
): Choice[] {
  const choices: Choice[] = [
    { name: 'kind', label: 'Kind', options: withCounts(counts?.kinds, KIND_LABELS) },
    {
      name: 'status',
      label: 'Status',
      options: withCounts(counts?.statuses, STATUS_LABELS, isOpen),
    },
    {
      name: 'partnerId',
      label: 'Partner',
      options: withCounts(counts?.partners, {
        '': 'Our own site',
        ...Object.fromEntries(partners.map(({ id, name }) => [id, name])),
      }),
    },
    {
      name: 'assignedTo',
      label: 'Assigned to',
      options: listMembers(counts?.assignees, me, members),
    },
    { name: 'network', label: 'Network', options: listNetworks(network) },
  ];
  if (folder === 'inbox') return choices;
  return [
    ...choices,
    { name: 'flag', label: 'Flag', options: withCounts(counts?.flags, FLAG_LABELS) },
  ];
}

/** A network is chosen on a lead, and is an option only while it is chosen. */
function listNetworks(chosen: string): Option[] {
  const one = [ANY, BUSY].includes(chosen) ? [] : [{ value: chosen, label: 'One network' }];
  return [
    { value: ANY, label: 'Any' },
    { value: BUSY, label: `Over ${NETWORK_PER_DAY} leads in a day` },
    ...one,
  ];
}

const isOpen = (status: string) => !settledStatuses.some((settled) => settled === status);

function withCounts(
  counts: Counts,
  labels: Readonly<Record<string, string>>,
  isCounted = (_value: string) => true,
): Option[] {
  const options = Object.entries(labels).map(([value, label]) => ({
    value,
    label: counts && isCounted(value) ? `${label} (${counts[value] ?? 0})` : label,
  }));
  return [{ value: ANY, label: 'Any' }, ...options];
}

/** An option for no member, me, then the others by name; members who have left stay while leads are assigned to them. */
function listMembers(counts: Counts, me: Member | null, members: Inbox['members']): Option[] {
  const left = Object.keys(counts ?? {}).filter(
    (email) => email && !members.some((member) => member.email === email),
  );
  const others = [...members, ...left.sort().map((email) => ({ email, name: email }))];
  return withCounts(counts, {
    '': 'Nobody',
    ...(me && { [me.email]: 'Me' }),
    ...Object.fromEntries(
      others.filter(({ email }) => email !== me?.email).map(({ email, name }) => [email, name]),
    ),
  });
}
