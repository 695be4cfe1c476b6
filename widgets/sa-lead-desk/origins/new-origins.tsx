import type { OriginStanding, Partner, PartnerList } from '../../../worker/contract/leads.ts';
import { onSubmission, readValues } from '../../kit/forms/use-form.ts';
import { count } from '../../kit/rules/plural.ts';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { callDesk } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { shortenDate } from '../chart/bars.logic.ts';
import {
  badge,
  inlineForm,
  plainList,
  quiet,
  row,
  sides,
  textButton,
} from '../lead-desk.styles.ts';
import { knownOrigins, memberName, useDesk, useMay } from '../shell/desk-context.ts';
import { Button, Panel, Problem } from '../ui/basics.tsx';
import { DayAndTime } from '../ui/day-and-time.tsx';
import { findLookAlike } from './look-alike.logic.ts';
import { LookAlikeWarning, OriginActions } from './origin-actions.tsx';

interface OriginsProps {
  list: PartnerList;
  /** Shows a changed partner. */
  put(partner: Partner): void;
  /** Loads the list again after a change of a website. */
  refresh(standing: OriginStanding): void;
}

/** Websites that send leads and belong to no partner. */
export function NewOrigins({ list, put, refresh }: OriginsProps) {
  const desk = useDesk();
  const known = knownOrigins(desk);
  return (
    <Panel id="new-origins" heading="Websites we do not know, last 30 days">
      {list.newOrigins.length === 0 && <p className={quiet}>No leads from unknown websites.</p>}
      <ul className={plainList}>
        {list.newOrigins.map(({ origin, days, total, lastDay }) => {
          const lookAlike = findLookAlike(origin, known);
          return (
            <li key={origin} className={sides}>
              <div>
                <code>{origin}</code>
                <p className={quiet}>
                  {`${count(total, 'time')} on ${count(days, 'day')}, last on ${shortenDate(lastDay)}`}
                </p>
                <LookAlikeWarning lookAlike={lookAlike} />
              </div>
              <div>
                <OriginActions origin={origin} state={null} lookAlike={lookAlike} done={refresh}>
                  <Allow origin={origin} partners={list.partners} put={put} />
                </OriginActions>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Trusted and blocked websites, with ways to undo that. */
export function RuledOrigins({ list: { rulings }, refresh }: Omit<OriginsProps, 'put'>) {
  const desk = useDesk();
  if (!rulings.length) return null;
  return (
    <Panel id="rulings" heading="Trusted and blocked websites">
      <ul className={plainList}>
        {rulings.map(({ origin, state, actor, createdAt }) => (
          <li key={origin} className={sides}>
            <div>
              <p className={row}>
                <code>{origin}</code>
                <span className={badge} data-tone={state === 'trusted' ? 'good' : 'bad'}>
                  {state === 'trusted' ? 'Trusted' : 'Blocked'}
                </span>
              </p>
              <p className={quiet}>
                {`By ${memberName(desk, actor)}, `}
                <DayAndTime iso={createdAt} />
              </p>
            </div>
            <div>
              <OriginActions origin={origin} state={state} lookAlike={null} done={refresh} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The origin that a lead requests, with the partners to allow it for; empty without a request. */
export function Requested({ list: { partners }, put }: Omit<OriginsProps, 'refresh'>) {
  const desk = useDesk();
  const { requestedOrigin: origin, requestOrigin } = desk;
  if (!origin) return null;
  const owner = partners.find(({ origins }) => origins.includes(origin));
  return (
    <Panel id="requested" heading={`Asked for: ${origin}`}>
      <LookAlikeWarning lookAlike={findLookAlike(origin, knownOrigins(desk))} />
      {owner && <p>{`It is allowed for ${owner.name}.`}</p>}
      {!owner && (
        <p className={quiet}>
          Anyone can ask. Make sure that the request comes from this website, and add the partner
          first if it is new.
        </p>
      )}
      {!owner && <Allow origin={origin} partners={partners} put={put} />}
      <div className={row}>
        <Button look={textButton} onClick={() => requestOrigin('')}>
          {owner ? 'Done' : 'Not now'}
        </Button>
      </div>
    </Panel>
  );
}

interface AllowProps extends Pick<OriginsProps, 'put'> {
  origin: string;
  partners: readonly Partner[];
}

/** Allows an origin for a partner, who is credited with its leads. */
function Allow({ origin, partners, put }: AllowProps) {
  const { announce } = useDesk();
  const { problem, run } = useAction();
  const mayAdd = useMay('addOrigin');
  if (!mayAdd || !partners.length) return null;
  const name = `allow-${origin}`;
  const allow = (form: HTMLFormElement) =>
    run(async () => {
      const partnerId = readValues(form, [name])[name] ?? '';
      put(await callDesk('addOrigin', { partnerId, origin }));
      announce(`${origin} is allowed`);
    });
  return (
    <form {...onSubmission(allow)} className={inlineForm} aria-label={`Allow ${origin}`}>
      <SelectField
        name={name}
        label="Belongs to"
        options={partners.map(({ id, name: label }) => ({ value: id, label }))}
      />
      <Button type="submit">Add to partner</Button>
      <Problem text={problem} />
    </form>
  );
}
