import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import { useRef, useState } from 'react';
import { siteOrigin } from '../../kit/element/origin.ts';
import { secondary } from '../../kit/ui/button-styles.ts';
import { small } from '../../kit/ui/card.ts';
import { control } from '../../kit/ui/field-styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { Labelled } from '../../kit/ui/labelled.tsx';
import { linkBox } from '../cost-calculator.styles.ts';
import type { CostPlan } from '../cost-plan.ts';
import { writePlans } from '../plan-link.logic.ts';

export interface ShareTarget {
  /** With it the page itself reads plans from its address; otherwise our own site does. */
  syncUrl: boolean;
  siteBase: string;
}

interface ShareButtonProps {
  /** Id of the field that the link is shown in. */
  id: string;
  label: string;
  plans: readonly CostPlan[];
  target: ShareTarget;
}

/** Passes a link on by what the device offers, and shows it to copy by hand as well. */
export function ShareButton({ id, label, plans, target }: ShareButtonProps) {
  const [link, setLink] = useState('');
  const [message, setMessage] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const share = async () => {
    const address = linkPlans(plans, target);
    setLink(address);
    setMessage(await passOn(address));
  };
  return (
    <>
      <button type="button" className={secondary} part="button" onClick={share}>
        <Icon of={Share2} />
        {label}
      </button>
      <div className={link ? linkBox : undefined}>
        {link && (
          <Labelled id={id} label="Link">
            <input
              ref={field}
              className={control}
              part="input"
              id={id}
              value={link}
              readOnly
              onFocus={() => field.current?.select()}
            />
          </Labelled>
        )}
        <p className={small} role="status">
          {message}
        </p>
      </div>
    </>
  );
}

function linkPlans(plans: readonly CostPlan[], { syncUrl, siteBase }: ShareTarget): string {
  const tool = `${siteBase || siteOrigin()}/tools#cost-calculator`;
  const address = new URL(syncUrl ? location.href : tool, location.href);
  address.search = writePlans(address.search, plans);
  return address.href;
}

/** Shares or copies; what came of it, in words. */
async function passOn(url: string): Promise<string> {
  try {
    if ('share' in navigator) {
      await navigator.share({ url });
      return 'Shared.';
    }
  } catch (error) {
    if ((error as Error).name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'Link copied.';
  } catch {
    return 'Select the link above and copy it.';
  }
}
