import { isEmptyPlan } from '../../../worker/contract/plan.ts';
import { SiteLink } from '../core/site-link.tsx';
import { useHost } from '../element/host.ts';
import { isOwnSite } from '../element/own-site.ts';
import { css } from '../element/styles.ts';
import { writePlanLink } from '../stores/plan-link.logic.ts';
import { primary, secondary } from '../ui/button.styles.ts';
import { chooseNext, type NextFrom } from './next-step.logic.ts';
import { useSharedPlan, useTakesPart } from './plan-mode.ts';
import { TalkLink } from './talk-link.tsx';

const end = css`
  justify-self: start;
  @media print { display: none; }
`;

/** At the foot of the window while the answer is in it; in a frame, which is as high as it, at its end. */
const bar = css`
  display: grid;
  @container (max-width: 759px) {
    position: sticky;
    bottom: 8px;
    z-index: 1;
    padding: 4px;
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: var(--_card-radius);
    box-shadow: var(--_shadow);
    & > a { justify-self: stretch; }
  }
  @media print { display: none; }
`;

interface NextStepProps {
  /** The tool with the result; null for the plan as a whole. */
  from: NextFrom | null;
  /** The screen has a primary button already. */
  isSecond?: boolean;
  /** Stays in sight on a phone, in a tool's frame. */
  isBar?: boolean;
}

/** The next step from a tool, by the plan; null if the tool takes no part in one. */
export function useNextStep(from: NextFrom | null) {
  const takesPart = useTakesPart();
  const plan = useSharedPlan();
  return takesPart ? chooseNext(from, plan) : null;
}

/**
 * The one next step, if the tool takes part in a plan. It opens in the surrounding
 * catalogue, else on our site; a link from another site contains the plan's choices.
 */
export function NextStep({ from, isSecond, isBar }: NextStepProps) {
  const plan = useSharedPlan();
  const host = useHost();
  const next = useNextStep(from);
  if (!next) return null;
  const { to, label, query } = next;
  const look = `${isSecond ? secondary : primary} ${end}`;
  const carries = !isEmptyPlan(plan) && !isInCatalogue(host) && !isOwnSite();
  const fragment = carries && to !== 'talk' ? writePlanLink(plan.choices, to) : `#${to}`;
  const link =
    to === 'talk' ? (
      <TalkLink className={look} label={label} />
    ) : (
      <SiteLink className={look} part="button" path={`/tools${query}${fragment}`}>
        {label}
      </SiteLink>
    );
  return isBar ? <div className={bar}>{link}</div> : link;
}

const isInCatalogue = (host: HTMLElement) =>
  (host.getRootNode() as ShadowRoot).host?.localName === 'sa-tools-catalogue';
