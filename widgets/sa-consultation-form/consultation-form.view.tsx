import { consultationTypes } from '../../worker/contract/options.ts';
import * as words from '../../worker/contract/words/consultation.ts';
import { PERSON_MESSAGES } from '../../worker/contract/words/person.ts';
import { brand } from '../content/brand.ts';
import { consultationConfirmation } from '../content/consultation-confirmation.ts';
import { card, mutedText } from '../kit/core/card.styles.ts';
import type { PropsOf } from '../kit/element/attributes.ts';
import { PersonFields } from '../kit/forms/person-fields.tsx';
import { SubmissionForm } from '../kit/forms/submission-form.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { useSubmissionForm } from '../kit/forms/use-submission-form.tsx';
import type { api } from './consultation-form.api.ts';
import { choice, choices } from './consultation-form.styles.ts';
import { useAppointment } from './use-appointment.ts';
import { usePlan } from './use-plan.ts';

export function ConsultationForm(props: PropsOf<typeof api>) {
  const { heading, consultationType, ...prefill } = props;
  const { found, box } = usePlan();
  const { resumed, ...sending } = useAppointment();
  const form = useSubmissionForm({
    kind: 'consultation',
    attach: () => (box.current?.checked ? { plan: found?.plan } : {}),
    messages: {
      ...PERSON_MESSAGES,
      consultationType: words.TYPE_MESSAGE,
    },
    success: words.BOOKED,
    failure: { title: 'Error', description: words.BOOKING_FAILED },
    ...sending,
    email: brand.generalEmail,
    prefill,
  });
  // The resumed choice appears without an action of the visitor, so no screen reader announces it.
  const above = form.above ?? (resumed ? { content: resumed, isQuiet: true } : undefined);
  return (
    <SubmissionForm form={{ ...form, above }} label={heading} isHeaded className={card}>
      <p className={mutedText}>
        After you send this, you can choose a time. If no time is free, we will call you. Our office
        is open {consultationConfirmation.hours}.
      </p>
      <PersonFields form={form} />
      <fieldset className={choices}>
        <legend>{words.TYPE_LABEL}</legend>
        {consultationTypes.map((value) => (
          <label key={value} className={choice}>
            <input
              type="radio"
              name="consultationType"
              value={value}
              defaultChecked={value === consultationType}
            />
            {words.TYPE_LABELS[value]}
          </label>
        ))}
        <p>{`We meet in person at our ${brand.office} office. For other cities, ask us.`}</p>
      </fieldset>
      {found && <found.Attachment plan={found.plan} boxRef={box} />}
      <SubmitButton form={form} label={words.BOOK} busyLabel="Scheduling..." />
    </SubmissionForm>
  );
}
