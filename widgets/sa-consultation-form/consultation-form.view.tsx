import type { Consultation } from '../../worker/contract/consultation.ts';
import { consultationTypes } from '../../worker/contract/options.ts';
import { brand } from '../content/brand.ts';
import { consultationConfirmation } from '../content/consultation-confirmation.ts';
import { useSubmissionForm } from '../kit/forms/use-submission-form.ts';
import { SubmitButton } from '../kit/ui/button.tsx';
import { card } from '../kit/ui/card.ts';
import { Consent } from '../kit/ui/consent.tsx';
import { PersonFields, personMessages } from '../kit/ui/person-fields.tsx';
import { SubmissionForm } from '../kit/ui/submission-form.tsx';
import { choice, choices } from './consultation-form.styles.ts';

const typeLabels: Record<Consultation['consultationType'], string> = {
  video: 'Video call',
  chat: 'Chat',
  'in-person': 'In person',
};

interface ConsultationFormProps {
  heading: string;
  consultationType: Consultation['consultationType'];
  apiBase: string;
  siteBase: string;
}

export function ConsultationForm(props: ConsultationFormProps) {
  const { heading, consultationType, apiBase, siteBase } = props;
  const form = useSubmissionForm({
    kind: 'consultation',
    messages: {
      ...personMessages,
      consultationType: 'Please choose how we should meet',
    },
    success: {
      title: 'Consultation Scheduled',
      description: 'We will contact you shortly to confirm your appointment.',
    },
    failure: {
      title: 'Error',
      description: 'There was a problem scheduling your consultation. Please try again.',
    },
    confirmation: consultationConfirmation,
    email: brand.generalEmail,
    apiBase,
    siteBase,
  });
  return (
    <SubmissionForm form={form} label={heading} isHeaded className={card}>
      <PersonFields form={form} />
      <fieldset className={choices}>
        <legend>How should we meet?</legend>
        {consultationTypes.map((value) => (
          <label key={value} className={choice}>
            <input
              type="radio"
              name="consultationType"
              value={value}
              defaultChecked={value === consultationType}
            />
            {typeLabels[value]}
          </label>
        ))}
        <p>In person means our {brand.office} office.</p>
      </fieldset>
      <SubmitButton form={form} label="Schedule Consultation" busyLabel="Scheduling..." />
      <Consent siteBase={siteBase} />
    </SubmissionForm>
  );
}
