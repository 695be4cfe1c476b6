import type { Partner, PartnerList } from '../../../worker/contract/leads.ts';
import { onSubmission, readValues } from '../../kit/forms/use-form.ts';
import { count } from '../../kit/rules/plural.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { shortenDate } from '../chart/bars.logic.ts';
import { callDesk } from '../desk-api.ts';
import { useDesk } from '../desk-context.ts';
import {
  inlineForm,
  notice,
  panel,
  plainList,
  quiet,
  row,
  sides,
  textButton,
} from '../lead-desk.styles.ts';
import { useAction } from '../use-action.ts';

interface RefusalsProps {
  list: PartnerList;
  put(partner: Partner): void;
}

/** Origins that were refused and may belong to a partner. */
export function Refusals({ list: { refusals, partners }, put }: RefusalsProps) {
  const options = partners.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <section className={panel} aria-labelledby="refusals">
      <h2 id="refusals">Refused in the last 30 days</h2>
      {refusals.length === 0 && <p className={quiet}>No page was refused.</p>}
      <ul className={plainList}>
        {refusals.map((refusal) => (
          <li key={refusal.origin} className={sides}>
            <div>
              <p>{refusal.origin}</p>
              <p className={quiet}>
                {`${count(refusal.total, 'time')}, last on ${shortenDate(refusal.lastDay)}`}
              </p>
            </div>
            {options.length > 0 && <Allow origin={refusal.origin} options={options} put={put} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The origin that a lead asks for, with the partner to allow it for; nothing while none is asked for. */
export function Requested({ list: { partners }, put }: RefusalsProps) {
  const { requestedOrigin: origin, requestOrigin } = useDesk();
  if (!origin) return null;
  const owner = partners.find(({ origins }) => origins.includes(origin));
  const options = partners.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <section className={panel} aria-labelledby="requested">
      <h2 id="requested">{`Asked for: ${origin}`}</h2>
      {owner && <p>{`It is allowed for ${owner.name}.`}</p>}
      {!owner && (
        <p className={quiet}>
          Anybody can ask. Make sure that the request comes from this website, and add the partner
          first if it is new.
        </p>
      )}
      {!owner && options.length > 0 && <Allow origin={origin} options={options} put={put} />}
      <div className={row}>
        <button type="button" className={textButton} onClick={() => requestOrigin('')}>
          {owner ? 'Done' : 'Not now'}
        </button>
      </div>
    </section>
  );
}

interface AllowProps extends Pick<RefusalsProps, 'put'> {
  origin: string;
  options: { value: string; label: string }[];
}

function Allow({ origin, options, put }: AllowProps) {
  const { announce } = useDesk();
  const { problem, run } = useAction();
  const name = `allow-${origin}`;
  const allow = (form: HTMLFormElement) =>
    run(async () => {
      const partnerId = readValues(form, [name])[name] ?? '';
      put(await callDesk('addOrigin', { partnerId, origin }));
      announce(`${origin} is allowed`);
    });
  return (
    <form {...onSubmission(allow)} className={inlineForm} aria-label={`Allow ${origin}`}>
      <SelectField name={name} label="Allow for" options={options} />
      <button type="submit" className={secondary}>
        Allow
      </button>
      <p className={notice} role="alert">
        {problem}
      </p>
    </form>
  );
}
