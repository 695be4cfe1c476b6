import { useEffect, useRef, useState } from 'react';
import { writeOriginRequest } from '../../worker/contract/origin-request.ts';
import { PERSON_MESSAGES } from '../../worker/contract/words/person.ts';
import { brand } from '../content/brand.ts';
import { card, mutedText } from '../kit/core/card.styles.ts';
import { useHost } from '../kit/element/host.ts';
import { Consent } from '../kit/forms/consent.tsx';
import { Field } from '../kit/forms/field.tsx';
import { PersonFields } from '../kit/forms/person-fields.tsx';
import { SubmissionForm } from '../kit/forms/submission-form.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { useSubmissionForm } from '../kit/forms/use-submission-form.tsx';
import { readWebsite, websiteInFragment } from './origin.logic.ts';

export function OriginRequest() {
  const [website, setWebsite] = useState('');
  const { origin } = readWebsite(website);
  // Read when the form is sent: a draft, or what was typed before this code came, is only in the field.
  const problem = useRef('');
  const form = useSubmissionForm({
    kind: 'contact',
    // The message is what the two fields become; it has the website's name for its mistakes.
    messages: {
      ...PERSON_MESSAGES,
      get message() {
        return problem.current;
      },
      note: '',
    },
    compose({ note = '', message = '', ...values }) {
      const reading = readWebsite(message);
      problem.current = reading.problem;
      const request = reading.origin && writeOriginRequest(reading.origin, note);
      return { ...values, subject: 'general', message: request };
    },
    success: {
      title: 'Request Sent',
      description: 'We will allow your website or ask you about it within a working day.',
    },
    failure: {
      title: 'Error',
      description: 'There was a problem sending your request. Please try again.',
    },
    confirmation: {
      heading: 'We have your request',
      next: [
        'A person looks at it within a working day and writes to you as soon as your website is allowed. From then on its forms can send, usually within a minute; nothing on your page has to change.',
      ],
      hours: `${brand.hours} (${brand.hoursZone})`,
    },
    email: brand.generalEmail,
  });
  useWebsiteFromAddress(setWebsite);

  return (
    <SubmissionForm form={form} label="Ask for your website" isHeaded className={card}>
      <p className={mutedText} data-eager="">
        Tools work on any page at once. Forms may send from websites that we know, so that nobody
        can pretend to be you. Staging and www are websites of their own: ask for each.
      </p>
      <Field
        form={form}
        name="message"
        label="Address of your website"
        inputMode="url"
        autoComplete="url"
        placeholder="https://www.example.com"
        hint={origin && origin !== website ? `You ask for ${origin}` : undefined}
        onInput={(event) => setWebsite(event.currentTarget.value)}
      />
      <PersonFields form={form} />
      <Field
        form={form}
        required={false}
        name="note"
        label="Anything else (optional)"
        as="textarea"
        rows={3}
        maxLength={2000}
        hint="Your organisation's name and partner id, for example."
      />
      <SubmitButton form={form} label="Ask for this website" busyLabel="Sending..." />
      <Consent />
    </SubmissionForm>
  );
}

/** Fills in the website of `#origin=…`, as the console of a refused page gives it, and goes there. */
function useWebsiteFromAddress(setWebsite: (website: string) => void) {
  const host = useHost();
  const setRef = useRef(setWebsite);
  useEffect(() => {
    const fill = () => {
      const website = websiteInFragment(location.hash);
      if (!website) return;
      const field = host.shadowRoot?.querySelector<HTMLInputElement>('[name=message]');
      if (field) field.value = website;
      setRef.current(website);
      host.scrollIntoView();
    };
    fill();
    addEventListener('hashchange', fill);
    return () => removeEventListener('hashchange', fill);
  }, [host]);
}
