import { useState } from 'react';
import { checkSubmission } from '../../../worker/contract/check-submission.ts';
import type { Erased, Person, PhoneMatches } from '../../../worker/contract/leads.ts';
import { PHONE_QUERY } from '../../../worker/contract/phone-digits.ts';
import { normaliseEmail } from '../../../worker/contract/rules.ts';
import { submissions } from '../../../worker/contract/submissions.ts';
import { count } from '../../kit/rules/plural.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { AppointmentFacts } from '../appointment/lead-appointment.tsx';
import { callDesk } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { describeTopic, wordsOf } from '../labels.ts';
import { LeadFacts } from '../lead/lead-facts.tsx';
import { LeadLinks } from '../lead/lead-links.tsx';
import { ReturnedMail } from '../lead/returned-mail.tsx';
import { danger, panel, plainList, quiet, row, table } from '../lead-desk.styles.ts';
import { useDesk, useMay } from '../shell/desk-context.ts';
import { addressOf } from '../shell/route.logic.ts';
import { Button, Panel, Problem } from '../ui/basics.tsx';
import { DayAndTime } from '../ui/day-and-time.tsx';
import { OneFieldForm } from '../ui/one-field-form.tsx';
import { SaveFile } from '../ui/save-file.tsx';

/** The data of one person, to hand over or to erase. */
export function PeoplePage() {
  const { announce } = useDesk();
  const [person, setPerson] = useState<Person | null>(null);
  const [matches, setMatches] = useState<PhoneMatches | null>(null);
  const [erased, setErased] = useState<Erased | null>(null);
  const show = async (email: string) => {
    const found = await callDesk('findPerson', { email });
    setPerson(found);
    announce(`${count(found.leads.length, 'lead')} found`);
  };
  const find = async (text: string) => {
    setErased(null);
    setMatches(null);
    setPerson(null);
    if (isAddress(text)) await show(text);
    else {
      const found = await callDesk('findByPhone', { phone: text });
      const [only] = found.people;
      if (only && found.people.length === 1) await show(only.email);
      else {
        setMatches(found);
        announce(`${found.people.length} people found`);
      }
    }
    return false;
  };
  const forget = (outcome: Erased) => {
    setPerson(null);
    setErased(outcome);
    announce(describeErased(outcome));
  };
  return (
    <>
      <h1 tabIndex={-1}>People</h1>
      <div className={panel}>
        <p>Everything we keep about one person. Hand it over or erase it when the person asks.</p>
        <OneFieldForm
          name="person"
          label="Email address or phone number"
          button="Find"
          buttonClass={primary}
          check={checkPerson}
          send={find}
        />
      </div>
      {erased && <ErasedPerson erased={erased} show={show} />}
      {matches && <Matches matches={matches} show={show} />}
      {person && <SameMailbox person={person} show={show} />}
      {person && <PersonResult key={person.email} person={person} forget={forget} />}
    </>
  );
}

const isAddress = (text: string) => text.includes('@');

function checkPerson(text: string): string {
  if (!isAddress(text)) {
    return PHONE_QUERY.test(text) ? '' : 'Enter an email address, or at least 6 digits of a number';
  }
  const { issues } = checkSubmission({ email: text }, submissions.newsletter.schema);
  return issues.length ? 'Please enter a valid email' : '';
}

const describeErased = ({ rows }: Erased) =>
  `Everything about the address is erased: ${count(rows, 'row')}.`;

/** Finds and shows the person of an address. */
type Show = (email: string) => Promise<void>;

interface ErasedProps {
  erased: Erased;
  show: Show;
}

/** The result of erasing, with data to check: other spellings, and mentions in other leads. */
function ErasedPerson({ erased, show }: ErasedProps) {
  const { mentions, otherSpellings } = erased;
  return (
    <Panel id="erased" heading={describeErased(erased)}>
      {mentions.length === 0 ? (
        <p className={quiet}>No other lead mentions the address.</p>
      ) : (
        <>
          <p>{`Other people’s leads still mention the address (${mentions.length}). Check each one and its note:`}</p>
          <LeadLinks leads={mentions} />
        </>
      )}
      {otherSpellings.length > 0 && (
        <>
          <p>The same mailbox has other spellings, which are still here:</p>
          <AddressList people={otherSpellings.map((email) => ({ email }))} show={show} />
        </>
      )}
    </Panel>
  );
}

interface MatchesProps {
  matches: PhoneMatches;
  show: Show;
}

/** The people who left a number: several, or none. */
function Matches({ matches: { people }, show }: MatchesProps) {
  return (
    <Panel
      id="matches"
      heading={
        people.length ? `${people.length} people left this number` : 'Nobody left this number'
      }
    >
      <AddressList
        people={people.map(({ email, name, leads }) => ({
          email,
          note: `${name ?? 'No name'}, ${count(leads, 'lead')}`,
        }))}
        show={show}
      />
    </Panel>
  );
}

/** Other spellings of the address: each is found, handed over and erased separately. */
function SameMailbox({ person, show }: { person: Person; show: Show }) {
  if (person.sameMailbox.length === 0) return null;
  return (
    <Panel id="same-mailbox" heading="Other addresses of the same mailbox">
      <AddressList people={person.sameMailbox.map((email) => ({ email }))} show={show} />
    </Panel>
  );
}

interface AddressListProps {
  people: readonly { email: string; note?: string }[];
  show: Show;
}

/** Addresses as buttons, each of which shows its person. */
function AddressList({ people, show }: AddressListProps) {
  const { isBusy, problem, run } = useAction();
  return (
    <>
      <ul className={plainList}>
        {people.map(({ email, note }) => (
          <li key={email} className={row}>
            <Button disabled={isBusy} onClick={() => run(() => show(email))}>
              {email}
            </Button>
            {note && <span className={quiet}>{note}</span>}
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </>
  );
}

interface PersonProps {
  person: Person;
  forget(erased: Erased): void;
}

function PersonResult({ person, forget }: PersonProps) {
  const { email, leads, messages } = person;
  if (!leads.length && !messages.length) {
    return <p className={panel}>{`We keep nothing about ${email}.`}</p>;
  }
  return (
    <>
      <h2>{email}</h2>
      <ReturnedMail returned={leads.find(({ returned }) => returned)?.returned ?? null} />
      <ul className={plainList}>
        {leads.map((lead) => (
          <li key={addressOf(lead)} className={panel}>
            <h3>
              <a href={addressOf(lead)}>{describeTopic(lead)}</a>
            </h3>
            {lead.appointment && <AppointmentFacts appointment={lead.appointment} />}
            <LeadFacts lead={lead} />
          </li>
        ))}
      </ul>
      <Messages messages={messages} />
      <PersonActions person={person} forget={forget} />
    </>
  );
}

function Messages({ messages }: Pick<Person, 'messages'>) {
  if (!messages.length) return null;
  return (
    <Panel id="messages" heading="Messages about them">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      {/* biome-ignore lint/a11y/useSemanticElements: a table that scrolls is no set of fields */}
      <div className={table} role="group" tabIndex={0} aria-labelledby="messages">
        <table aria-labelledby="messages">
          <thead>
            <tr>
              <th scope="col">Message</th>
              <th scope="col">Written</th>
              <th scope="col">Sent</th>
            </tr>
          </thead>
          <tbody>
            {messages.map(({ topic, createdAt, sentAt }) => (
              <tr key={`${topic} ${createdAt}`}>
                <td>{wordsOf(topic)}</td>
                <td>
                  <DayAndTime iso={createdAt} />
                </td>
                <td>{sentAt ? <DayAndTime iso={sentAt} /> : 'Not yet'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function PersonActions({ person: { email }, forget }: PersonProps) {
  const mayErase = useMay('erasePerson');
  const erase = async (confirmation: string) => {
    forget(await callDesk('erasePerson', { email, confirmation }));
    return true;
  };
  return (
    <Panel id="hand-over" heading="Hand over or erase">
      {!mayErase && <p className={quiet}>Only an admin of the desk can do this.</p>}
      <div className={row}>
        <SaveFile file="exportPerson" input={{ email }} label="Export as JSON" />
      </div>
      {mayErase && (
        <OneFieldForm
          name="confirmation"
          label="Type the address to confirm"
          hint="Erasing removes their leads, appointments, notes and messages for good. You cannot undo this."
          button="Erase everywhere"
          buttonClass={`${secondary} ${danger}`}
          check={(text) =>
            normaliseEmail(text) === email ? '' : `Type ${email} to erase everything about it`
          }
          send={erase}
        />
      )}
    </Panel>
  );
}
