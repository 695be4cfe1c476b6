import type { Consultation } from '../../worker/contract/consultation.ts';
import { consultationTypes } from '../../worker/contract/options.ts';
import { brand } from '../content/brand.ts';
import { consultationConfirmation } from '../content/consultation-confirmation.ts';
import { card } from '../kit/core/card.styles.ts';
import { Consent } from '../kit/forms/consent.tsx';
import { PERSON_MESSAGES, PersonFields } from '../kit/forms/person-fields.tsx';
import type { Prefill } from '../kit/forms/prefill.ts';
import { SubmissionForm } from '../kit/forms/submission-form.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { useSubmissionForm } from '../kit/forms/use-submission-form.tsx';
import { choice, choices } from './consultation-form.styles.ts';
import { usePlan } from './use-plan.ts';

const TYPE_LABELS: Record<Consultation['consultationType'], string> = {
  video: 'Video call',
  chat: 'Chat',
  'in-person': 'In person',
};

interface ConsultationFormProps extends Prefill {
  heading: string;
  consultationType: Consultation['consultationType'];
}

export function ConsultationForm(props: ConsultationFormProps) {
  const { heading, consultationType, ...prefill } = props;
  const { found, box } = usePlan();
  const form = useSubmissionForm({
    kind: 'consultation',
    attach: () => (box.current?.checked ? { plan: box.current.value } : {}),
    messages: {
      ...PERSON_MESSAGES,
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
    prefill,
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
            {TYPE_LABELS[value]}
          </label>
        ))}
        <p>In person means our {brand.office} office; for another city, ask us.</p>
      </fieldset>
      {found && <found.Attachment text={found.text} boxRef={box} />}
      <SubmitButton form={form} label="Schedule Consultation" busyLabel="Scheduling..." />
      <Consent />
    </SubmissionForm>
  );
}
