import { useEffect, useState } from 'react';
import { HONEYPOT_FIELD, type SubmissionKind } from '../../../worker/contract/submission-paths.ts';
import { emit, useHost } from '../element/host.ts';
import { importAgain } from '../element/import-again.ts';
import { removeDraft, restoreDraft, saveDraft } from './draft.ts';
import { TRAP_NAME } from './trap.ts';
import { type Form, useForm } from './use-form.ts';

// Rules, HTTP and toasts are needed from the first submit on and load with the first focus.
const loadSubmission = () => importAgain(() => import('./submission.ts'));

interface Announcement {
  title: string;
  description: string;
}

export interface SubmissionFormOptions {
  kind: SubmissionKind;
  /** Message by field name, in the order of the fields. */
  messages: Record<string, string>;
  success: Announcement;
  failure: Announcement;
  /** Origin of the API; empty for our own site's. */
  apiBase: string;
}

export interface SubmissionForm extends Form {
  /** What went wrong, where not even a toast could be loaded. */
  notice: string;
}

/**
 * A form that is sent to the Worker: checked by the shared schema, one request, a toast either
 * way. Emits `sa-submitted` (`{ form }`) and `sa-failed` (`{ form, status }`; status 0 is no
 * answer); neither holds anything the visitor typed.
 */
export function useSubmissionForm(options: SubmissionFormOptions): SubmissionForm {
  const { kind, messages, success, failure, apiBase } = options;
  const host = useHost();
  const [notice, setNotice] = useState('');

  const form = useForm<object>({
    names: [...Object.keys(messages), TRAP_NAME],
    async check(values) {
      setNotice('');
      const { issues, value } = (await loadSubmission()).check(kind, values);
      return { issues: issues.map((issue) => ({ ...issue, message: wordingOf(issue) })), value };
    },
    async onValid(value, values) {
      const { submit, showToast } = await loadSubmission();
      const trap = values[TRAP_NAME] && { [HONEYPOT_FIELD]: values[TRAP_NAME] };
      try {
        await submit(kind, { ...value, ...trap }, apiBase);
      } catch (error) {
        saveDraft(host, values);
        emit(host, 'failed', { form: kind, status: (error as { status?: number }).status ?? 0 });
        showToast({ ...failure, variant: 'destructive' });
        return false;
      }
      removeDraft(host);
      emit(host, 'submitted', { form: kind });
      showToast({ ...success, variant: 'default' });
      return true;
    },
    onError(_, values) {
      saveDraft(host, values);
      setNotice(failure.description);
    },
  });

  /** A limit has wording of its own; anything else about a field has the form's. */
  function wordingOf({ field, code, message }: { field: string; code: string; message: string }) {
    return /too-long|invalid-characters|blank/.test(code) ? message : (messages[field] ?? message);
  }

  const { ref } = form.formProps;
  useEffect(() => {
    if (ref.current) restoreDraft(host, ref.current);
    const warmUp = () => {
      loadSubmission().then(
        ({ ensureToaster }) => ensureToaster(),
        () => {},
      );
    };
    host.addEventListener('focusin', warmUp, { once: true });
    return () => host.removeEventListener('focusin', warmUp);
  }, [host, ref]);

  return { ...form, notice };
}
