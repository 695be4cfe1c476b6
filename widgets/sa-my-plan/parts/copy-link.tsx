import { useState } from 'react';
import { smallText } from '../../kit/core/card.styles.ts';
import { useSiteBase } from '../../kit/element/host.ts';
import { Field } from '../../kit/forms/field.tsx';
import type { PlanChoices } from '../../kit/stores/plan.ts';
import { writePlanLink } from '../../kit/stores/plan-link.logic.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { buttons } from '../my-plan.styles.ts';

/** Copies a link to the plan on our site, and shows it for copying by hand where that fails. */
export function CopyLink({ choices }: { choices: Partial<PlanChoices> }) {
  const siteBase = useSiteBase();
  const [message, setMessage] = useState('');
  const [link, setLink] = useState('');
  const copy = async () => {
    const address = new URL(`${siteBase}/tools${writePlanLink(choices)}`, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setLink('');
      setMessage('Link copied. It holds your choices, never results, GPA or nationality.');
    } catch {
      setLink(address);
      setMessage('Select the link and copy it.');
    }
  };
  return (
    <div>
      <div className={buttons}>
        <button type="button" className={secondary} part="button" onClick={copy}>
          Copy a link to this plan
        </button>
      </div>
      {link && (
        <Field
          name="plan-link"
          label="Link"
          value={link}
          readOnly
          onFocus={(event) => (event.target as HTMLInputElement).select()}
        />
      )}
      <p className={smallText} role="status">
        {message}
      </p>
    </div>
  );
}
