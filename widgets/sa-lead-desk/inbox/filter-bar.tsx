import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { type RefObject, useState } from 'react';
import type { LeadCounts, LeadFolder } from '../../../worker/contract/leads.ts';
import { leadFolders } from '../../../worker/contract/leads.ts';
import { Field } from '../../kit/forms/field.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { ToggleGroup } from '../../kit/ui/toggle-group.tsx';
import { FOLDER_LABELS } from '../labels.ts';
import { panel, quiet } from '../lead-desk.styles.ts';
import { type Desk, useDesk } from '../shell/desk-context.ts';
import { Button } from '../ui/basics.tsx';
import { listChoices } from './choices.logic.ts';
import { countFilters, type Filters, hintAtSearch, openFolder } from './filters.logic.ts';
import { filterGrid, finder, searchRow } from './inbox.styles.ts';

interface FilterBarProps {
  filters: Filters;
  choose(changes: Partial<Filters>): void;
  counts: LeadCounts | undefined;
  searchRef: RefObject<HTMLDivElement | null>;
}

/** Folder, search and filters of the list, with their counts. */
export function FilterBar({ filters, choose, counts, searchRef }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(() => countFilters(filters) > 0);
  const chosen = countFilters(filters);
  const hint = hintAtSearch(filters.search);
  return (
    <>
      <div className={finder}>
        <FolderTabs filters={filters} choose={choose} counts={counts} />
        <div className={searchRow} ref={searchRef}>
          <SearchBox
            label="Search leads"
            placeholder="Name, address, number or words"
            value={filters.search}
            change={(search) => choose({ search })}
          />
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Icon icon={SlidersHorizontal} />
            {chosen ? `Filters (${chosen})` : 'Filters'}
          </Button>
          <p className={quiet} role="status" hidden={!hint}>
            {hint}
          </p>
        </div>
      </div>
      {isOpen && <FilterPanel filters={filters} choose={choose} counts={counts} />}
    </>
  );
}

type PartProps = Omit<FilterBarProps, 'searchRef'>;

function FolderTabs({ filters, choose, counts }: PartProps) {
  const label = (folder: LeadFolder) => {
    const total = counts?.folders[folder];
    return total === undefined ? FOLDER_LABELS[folder] : `${FOLDER_LABELS[folder]} (${total})`;
  };
  return (
    <ToggleGroup
      label="Folder"
      choices={leadFolders.map((id) => ({ id, label: label(id) }))}
      selected={filters.folder}
      select={(folder) => choose(openFolder(folder))}
    />
  );
}

function FilterPanel({ filters, choose, counts }: PartProps) {
  const desk: Desk = useDesk();
  const choices = listChoices(filters, counts, desk);
  return (
    <div className={panel}>
      <div className={filterGrid}>
        {choices.map(({ name, label, options }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            options={options}
            value={filters[name]}
            onChange={(event) => choose({ [name]: event.currentTarget.value })}
          />
        ))}
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={name === 'from' ? 'From' : 'To'}
            type="date"
            value={filters[name]}
            onInput={(event) => choose({ [name]: event.currentTarget.value })}
          />
        ))}
        <Field
          name="source"
          label="Website"
          maxLength={300}
          value={filters.source}
          onInput={(event) => choose({ source: event.currentTarget.value })}
        />
        <Field
          name="campaign"
          label="Campaign"
          maxLength={100}
          value={filters.campaign}
          onInput={(event) => choose({ campaign: event.currentTarget.value })}
        />
        <Field
          name="attribution"
          label="Advertisement"
          hint="One of its words, or “unknown”"
          maxLength={100}
          value={filters.attribution}
          onInput={(event) => choose({ attribution: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
