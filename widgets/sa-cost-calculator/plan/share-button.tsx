import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import { useState } from 'react';
import { smallText } from '../../kit/core/card.styles.ts';
import { useSiteBase } from '../../kit/element/host.ts';
import { Field } from '../../kit/forms/field.tsx';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { copyText } from '../../kit/ui/use-copied.ts';
import { linkBox } from '../estimate/extras.styles.ts';
import { writeCostChoices } from './cost-address.logic.ts';
import type { AccommodationBasis, CostChoice } from './cost-choice.ts';

interface ShareButtonProps {
  /** Id of the field that shows the link. */
  id: string;
  label: string;
  plans: readonly CostChoice[];
  /** Costs of the plans in words, which are shared with the link. */
  text: string;
  /** How their rent is counted. */
  basis: AccommodationBasis;
  /** Whether the page reads plans from its own address; otherwise the link leads to our site. */
  syncUrl: boolean;
}

/** Shares a link by the device's own means, and also shows it for copying by hand. */
export function ShareButton({ id, label, plans, text, basis, syncUrl }: ShareButtonProps) {
  const [link, setLink] = useState('');
  const [message, setMessage] = useState('');
  const siteBase = useSiteBase();
  const share = async () => {
    const page = syncUrl ? location.href : `${siteBase}/tools#cost-calculator`;
    const address = linkPlans(plans, basis, page);
    setLink(address);
    setMessage(await passOn(address, text));
  };
  return (
    <>
      <button type="button" className={secondary} part="button" onClick={share}>
        <Icon icon={Share2} />
        {label}
      </button>
      <div className={link ? linkBox : undefined}>
        {link && (
          <Field
            name={id}
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
    </>
  );
}

function linkPlans(plans: readonly CostChoice[], basis: AccommodationBasis, page: string): string {
  const address = new URL(page, location.href);
  address.search = writeCostChoices(address.search, plans, basis);
  return address.href;
}

/** Shares or copies; resolves to the result in words. */
async function passOn(url: string, text: string): Promise<string> {
  try {
    if ('share' in navigator) {
      await navigator.share({ text, url });
      return 'Shared.';
    }
  } catch (error) {
    if ((error as Error).name === 'AbortError') return '';
  }
  return (await copyText(url)) ? 'Link copied.' : 'Select the link above and copy it.';
}
