import { useState } from 'react';
import type { BookingRules, Hours } from '../../../worker/contract/calendar.ts';
import { Field } from '../../kit/forms/field.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { callDesk, DeskError, describeProblem } from '../calls/desk-api.ts';
import { tick } from '../keys/keys.styles.ts';
import { facts, notice, quiet, row } from '../lead-desk.styles.ts';
import { useDesk, useMay } from '../shell/desk-context.ts';
import { Button, Panel } from '../ui/basics.tsx';
import { BothVersions } from '../ui/both-versions.tsx';
import { listDifferences } from '../ui/differences.logic.ts';
import { checkRules, LENGTHS, listRules, NUMBER_FIELDS, RULE_FIELDS } from './hours.logic.ts';
import { formGrid } from './hours.styles.ts';
import { useFormDraft } from './use-form-draft.ts';

interface RulesProps {
  rules: BookingRules;
  /** Shows the changed hours. */
  show(hours: Hours): void;
}

/** Rules for every appointment: a form for admins, text for others. */
export function Rules({ rules, show }: RulesProps) {
  const mayChange = useMay('changeBookingRules');
  return (
    <Panel id="rules" heading="Rules for every appointment">
      {mayChange ? (
        <RulesForm key={rules.version} rules={rules} show={show} />
      ) : (
        <>
          <p className={quiet}>Only an admin of the desk can change these.</p>
          <dl className={facts}>
            {listRules(rules).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Panel>
  );
}

type NewRules = Omit<BookingRules, 'version'>;

/** Rules as values of fields, with the version that they are based on. */
const toValues = (rules: BookingRules): Record<string, string> => ({
  minutes: String(rules.minutes),
  ...Object.fromEntries(NUMBER_FIELDS.map(({ name }) => [name, String(rules[name])])),
  showsNames: rules.showsNames ? 'on' : '',
  version: String(rules.version),
});

function RulesForm({ rules, show }: RulesProps) {
  const { announce } = useDesk();
  const [problem, setProblem] = useState('');
  const [conflict, setConflict] = useState<{ mine: NewRules; current: Hours } | null>(null);
  const { initial, keep, drop } = useFormDraft('#hours', RULE_FIELDS, toValues(rules));
  const send = async (mine: NewRules, version: number) => {
    setProblem('');
    try {
      const hours = await callDesk('changeBookingRules', { version, rules: mine });
      drop();
      show(hours);
      announce('The rules are saved');
    } catch (error) {
      const current = error instanceof DeskError && (error.current as Hours | null);
      if (!current) throw error;
      setConflict({ mine, current });
    }
    return false;
  };
  const form = useForm({
    names: RULE_FIELDS,
    check: checkRules,
    onValid: (value) => send(value, conflict?.current.rules.version ?? Number(initial.version)),
    onError: (error) => setProblem(describeProblem(error)),
  });
  return (
    <form
      {...form.formProps}
      aria-labelledby="rules"
      className={formGrid}
      onInput={(event) => {
        keep(event.currentTarget);
        form.formProps.onInput();
      }}
    >
      <SelectField
        form={form}
        name="minutes"
        label="Length"
        options={LENGTHS.map((length) => ({
          value: String(length),
          label: `${length} minutes`,
        }))}
        defaultValue={initial.minutes}
        hint="Existing bookings keep their length."
      />
      {NUMBER_FIELDS.map(({ name, label, hint, least, most }) => (
        <Field
          key={name}
          form={form}
          name={name}
          label={label}
          hint={hint}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          defaultValue={initial[name]}
        />
      ))}
      <label className={tick} data-wide="">
        <input
          type="checkbox"
          name="showsNames"
          value="on"
          defaultChecked={initial.showsNames === 'on'}
        />
        Tell visitors the first name of the member they will talk to
      </label>
      <p className={notice} role="alert" data-wide="">
        {problem}
      </p>
      {conflict && (
        <div data-wide="">
          <BothVersions
            key={conflict.current.rules.version}
            title="Someone else has changed these rules in the meantime"
            level={3}
            differences={listDifferences(
              listRules(conflict.current.rules),
              listRules(conflict.mine),
            )}
            isBusy={form.isBusy}
            keepTheirs={() => {
              drop();
              show(conflict.current);
              announce('Their version is kept');
            }}
            saveMine={form.submit}
          />
        </div>
      )}
      <div className={row} data-wide="">
        <Button type="submit" look={primary} disabled={form.isBusy}>
          Save rules
        </Button>
      </div>
    </form>
  );
}
