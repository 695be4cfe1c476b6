import { useEffect, useRef, useState } from 'react';
import { writeOriginRequest } from '../../worker/contract/origin-request.ts';
import { PERSON_MESSAGES } from '../../worker/contract/words/person.ts';
import { brand } from '../content/brand.ts';
import { card, mutedText } from '../kit/core/card.styles.ts';
import { useHost } from '../kit/element/host.ts';
import { Field } from '../kit/forms/field.tsx';
import { PersonFields } from '../kit/forms/person-fields.tsx';
import { SubmissionForm } from '../kit/forms/submission-form.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { useSubmissionForm } from '../kit/forms/use-submission-form.tsx';
import { readWebsite, websiteInFragment } from './origin.logic.ts';

export function OriginRequest() {
  const [website, setWebsite] = useState('');
  const { origin } = readWebsite(website);
  // Read when the form is sent: a draft, or an entry from before this code came, is only in the field.
  const problem = useRef('');
  const form = useSubmissionForm({
    kind: 'contact',
    // The two fields become the message; mistakes in it are the website's.
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
      description: 'We will look at your website and write to you soon.',
    },
    failure: {
      title: 'Error',
      description: 'There was a problem sending your request. Please try again.',
    },
    confirmation: {
      heading: 'We have your request',
      next: [
        'Your forms keep working in the meantime, and no request from a visitor is lost.',
        'One of us looks at your website and writes to you, with a partner id if you do not have one yet.',
        'From then on, requests from your website count for your agency. You do not need to change your page.',
      ],
      hours: `${brand.hours} (${brand.hoursZone})`,
    },
    email: brand.generalEmail,
  });
  useWebsiteFromAddress(setWebsite);

  return (
    <SubmissionForm form={form} label="Get credit for your leads" isHeaded className={card}>
      <p className={mutedText} data-eager="">
        Forms and tools work on any page at once. This form is about credit: until we know that a
        website is yours, one of us checks its requests first, and they count for no partner.
        Staging and www addresses are separate websites, so send a request for each.
      </p>
      <Field
        form={form}
        name="message"
        label="Address of your website"
        inputMode="url"
        autoComplete="url"
        placeholder="https://www.example.com"
        hint={origin && origin !== website ? `Credit for ${origin}` : undefined}
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
      <SubmitButton form={form} label="Ask for credit" busyLabel="Sending..." />
    </SubmissionForm>
  );
}

/** Fills in the website of `#origin=…`, as in a link to this form, and scrolls to it. */
function useWebsiteFromAddress(setWebsite: (website: string) => void) {
  const host = useHost();
  useEffect(() => {
    let leave = () => {};
    const fill = () => {
      const website = websiteInFragment(location.hash);
      if (!website) return;
      const field = host.shadowRoot?.querySelector<HTMLInputElement>('[name=message]');
      if (field) field.value = website;
      setWebsite(website);
      leave();
      leave = stayInView(host);
    };
    fill();
    addEventListener('hashchange', fill);
    return () => {
      leave();
      removeEventListener('hashchange', fill);
    };
  }, [host, setWebsite]);
}

/**
 * Scrolls to an element and stays there while the page above it is still being drawn, until the visitor
 * acts or the returned function is called.
 */
function stayInView(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => element.scrollIntoView({ behavior: 'instant' }));
  observer.observe(document.body);
  const leave = () => observer.disconnect();
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(type, leave, { once: true, passive: true, capture: true });
  }
  return leave;
}
