import Mail from 'lucide/dist/esm/icons/mail.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import { useState } from 'react';
import type { ReplyWay } from '../../../worker/contract/leads.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { ExternalLink } from '../../kit/ui/external-link.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { notice, row } from '../lead-desk.styles.ts';
import { Button } from '../ui/basics.tsx';
import { findStatusAfterReply } from './changes.logic.ts';
import { noPrint } from './lead.styles.ts';
import type { LeadPartProps } from './lead-actions.tsx';
import { findWhatsAppDigits, linkToCall, linkToMail } from './reply.logic.ts';

const QUESTIONS: Record<ReplyWay, string> = {
  email: 'Have you sent your email?',
  whatsapp: 'Have you written on WhatsApp?',
};

/** Ways to reply, a call first. The desk cannot see the reply, so it asks. */
export function Replies({ lead, save }: LeadPartProps) {
  const [begun, setBegun] = useState<ReplyWay | null>(null);
  const call = linkToCall(lead.phone);
  const digits = findWhatsAppDigits(lead.phone);
  const first = lead.folder === 'inbox' && !begun ? primary : secondary;
  const record = async (replied: ReplyWay) => {
    const status = findStatusAfterReply(lead);
    await save({ replied, ...(status && { status }) }, 'The reply is recorded');
    setBegun(null);
  };
  return (
    <div className={noPrint}>
      <div className={row}>
        {call && (
          <a className={first} href={call}>
            <Icon icon={Phone} />
            Call
          </a>
        )}
        {digits && (
          <ExternalLink
            className={secondary}
            href={`https://wa.me/${digits}`}
            onClick={() => setBegun('whatsapp')}
          >
            <Icon icon={MessageCircle} />
            WhatsApp
          </ExternalLink>
        )}
        <a
          className={call ? secondary : first}
          href={linkToMail(lead)}
          onClick={() => setBegun('email')}
        >
          <Icon icon={Mail} />
          Email
        </a>
      </div>
      <div className={notice} role="status">
        {begun && (
          <>
            <p>{QUESTIONS[begun]}</p>
            <div className={row}>
              <Button look={primary} onClick={() => record(begun)}>
                I have replied
              </Button>
              <Button onClick={() => setBegun(null)}>Not yet</Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
