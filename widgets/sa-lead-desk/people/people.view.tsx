import { useState } from 'react';
import { checkSubmission } from '../../../worker/contract/check-submission.ts';
import type { Person } from '../../../worker/contract/leads.ts';
import { normaliseEmail } from '../../../worker/contract/rules.ts';
import { submissions } from '../../../worker/contract/submissions.ts';
import { count } from '../../kit/rules/plural.ts';
import { saveFile } from '../../kit/tools/save-file.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { callDesk, exportPerson } from '../desk-api.ts';
import { useDesk } from '../desk-context.ts';
import { describeTopic, wordsOf } from '../labels.ts';
import { LeadFacts } from '../lead/lead-facts.tsx';
import { danger, notice, panel, plainList, quiet, row, table } from '../lead-desk.styles.ts';
import { Moment } from '../moment.tsx';
import { OneFieldForm } from '../one-field-form.tsx';
import { addressOf } from '../route.logic.ts';
import { useAction } from '../use-action.ts';

/** What is kept of one address, to hand over or to erase. */
export function PeoplePage() {
  const { announce } = useDesk();
  const [person, setPerson] = useState<Person | null>(null);
  const [erased, setErased] = useState('');
  const find = async (email: string) => {
    setErased('');
    const found = await callDesk('findPerson', { email });
    setPerson(found);
    announce(`${count(found.leads.length, 'lead')} found`);
    return false;
  };
  const forget = (rows: number) => {
    const outcome = `Everything about the address is erased: ${count(rows, 'row')}.`;
    setPerson(null);
    setErased(outcome);
    announce(outcome);
  };
  return (
    <>
      <h1 tabIndex={-1}>People</h1>
      <div className={panel}>
        <p className={quiet}>
          Everything that is kept of one address: hand it over or erase it when the person asks.
        </p>
        <OneFieldForm
          name="person-email"
          label="Email address"
          type="email"
          button="Find"
          buttonClass={primary}
          check={checkAddress}
          send={find}
        />
      </div>
      {erased && <p className={panel}>{erased}</p>}
      {person && <PersonResult key={person.email} person={person} forget={forget} />}
    </>
  );
}

const checkAddress = (email: string) =>
  checkSubmission({ email }, submissions.newsletter.schema).issues.length
    ? 'Please enter a valid email'
    : '';

interface PersonProps {
  person: Person;
  forget(rows: number): void;
}

function PersonResult({ person, forget }: PersonProps) {
  const { email, leads, messages } = person;
  if (!leads.length && !messages.length) {
    return <p className={panel}>{`Nothing is kept of ${email}.`}</p>;
  }
  return (
    <>
      <h2>{email}</h2>
      <ul className={plainList}>
        {leads.map((lead) => (
          <li key={addressOf(lead)} className={panel}>
            <h3>
              <a href={addressOf(lead)}>{describeTopic(lead)}</a>
            </h3>
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
    <section className={panel} aria-labelledby="messages">
      <h2 id="messages">Messages about them</h2>
      <div className={table}>
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
                  <Moment iso={createdAt} />
                </td>
                <td>{sentAt ? <Moment iso={sentAt} /> : 'Not yet'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PersonActions({ person: { email }, forget }: PersonProps) {
  const { problem, isBusy, run } = useAction();
  const save = () => run(async () => saveFile(await exportPerson(email), 'person.json'));
  const erase = async (confirmation: string) => {
    const { rows } = await callDesk('erasePerson', { email, confirmation });
    forget(rows);
    return true;
  };
  return (
    <section className={panel} aria-labelledby="hand-over">
      <h2 id="hand-over">Hand over or erase</h2>
      <div className={row}>
        <button type="button" className={secondary} disabled={isBusy} onClick={save}>
          Export as JSON
        </button>
      </div>
      <p className={notice} role="alert">
        {problem}
      </p>
      <OneFieldForm
        name="confirmation"
        label="Type the address to confirm"
        hint="Erasing removes their leads, notes and messages for good. It cannot be undone."
        button="Erase everywhere"
        buttonClass={`${secondary} ${danger}`}
        check={(text) =>
          normaliseEmail(text) === email ? '' : `Type ${email} to erase everything about it`
        }
        send={erase}
      />
    </section>
  );
}
