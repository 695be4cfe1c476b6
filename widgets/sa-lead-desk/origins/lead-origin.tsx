import type { Lead } from '../../../worker/contract/leads.ts';
import { readOriginRequest } from '../../../worker/contract/origin-request.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { nameOf } from '../labels.ts';
import type { LeadPartProps } from '../lead/lead-actions.tsx';
import { letter, quiet, row } from '../lead-desk.styles.ts';
import { knownOrigins, useDesk, useMay } from '../shell/desk-context.ts';
import { Button, Panel } from '../ui/basics.tsx';
import { findLookAlike, isAskedOnOurPage, isWebsite } from './look-alike.logic.ts';
import { LookAlikeWarning, OriginActions } from './origin-actions.tsx';

interface LeadOriginProps extends LeadPartProps {
  /** Reads the lead again. */
  refresh(): void;
}

const STATE_TEXTS = {
  trusted: 'A member trusts this website. Its leads count like our own.',
  blocked: 'This website is blocked. Its forms are refused.',
} as const;

const UNKNOWN =
  'This website is neither ours nor a partner’s. “Not spam” lets this lead through. “Trust this website” also lets future leads through. To credit a partner, add the website under Partners.';

/** The unknown website that sent a lead, with its actions. */
export function LeadOrigin({ lead, refresh }: LeadOriginProps) {
  const { source, originState, flag } = lead;
  const desk = useDesk();
  if (flag !== 'origin' && !originState) return null;
  const lookAlike = findLookAlike(source, knownOrigins(desk));
  return (
    <Panel
      id="origin"
      heading={originState ? 'The website it came from' : 'From a website we do not know'}
    >
      <code className={letter}>{isWebsite(source) ? source : 'A page without an address'}</code>
      <LookAlikeWarning lookAlike={lookAlike} />
      <p className={quiet}>{originState ? STATE_TEXTS[originState] : UNKNOWN}</p>
      {isWebsite(source) && (
        <OriginActions
          origin={source}
          state={originState}
          lookAlike={lookAlike}
          lead={lead}
          done={refresh}
        />
      )}
    </Panel>
  );
}

/** Offers to allow an origin that was requested on /partners; its partner is chosen on the partners' page. */
export function RequestedOrigin({ lead }: { lead: Lead }) {
  const { requestOrigin, ownOrigins } = useDesk();
  const mayAdd = useMay('addOrigin');
  const origin = isAskedOnOurPage(lead, ownOrigins) && readOriginRequest(lead.message ?? '');
  if (!origin || !mayAdd) return null;
  const allow = () => {
    requestOrigin(origin);
    location.hash = 'partners';
  };
  return (
    <div className={row}>
      <Button look={primary} onClick={allow}>
        Allow this website
      </Button>
      <span className={quiet}>{`${origin}, asked for by ${nameOf(lead)}, ${lead.email}`}</span>
    </div>
  );
}
