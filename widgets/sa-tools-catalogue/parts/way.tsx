import Check from 'lucide/dist/esm/icons/check.mjs';
import { planNames } from '../../content/plan-names.ts';
import { type Tool, type ToolId, tools } from '../../content/tools.ts';
import { type WayStep, waySteps } from '../../content/way.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { describePlace, describeResults } from '../../kit/stores/plan-words.logic.ts';
import { useSharedPlan } from '../../kit/tools/plan-mode.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { useReturnFocus } from '../../kit/ui/use-return-focus.ts';
import { known, way, wayBody, wayList, wayTool, wayTools } from '../tools-catalogue.styles.ts';
import type { CardKey } from './tool-card.tsx';

/** The list of a step's buttons, for the focus. */
const LIST = 'way';

/** What the plan knows of a tool's question. */
const ANSWERS: Partial<Record<ToolId, keyof ReturnType<typeof describeResults>>> = {
  'cost-calculator': 'estimate',
  'scholarship-finder': 'shortlist',
  'application-timeline': 'nextStep',
  'toefl-mock-exam': 'bestScores',
  'visa-requirements': 'visaTicks',
};

interface WayProps {
  focusKey: CardKey | null;
  open(card: CardKey): void;
}

/** The five questions in their order, each with its tools and what the plan already knows. */
export function Way({ focusKey, open }: WayProps) {
  const { choices, results } = useSharedPlan();
  const answers = describeResults(results, describePlace(choices, planNames));
  const isSettled = { shortlist: !!results.shortlist?.length, nextStep: !results.nextStep?.state };
  return (
    <section className={way} part="section" aria-labelledby="way">
      <Heading level={2} id="way">
        Five steps, one plan
      </Heading>
      <ol className={wayList}>
        {waySteps.map((step) => {
          const result = ANSWERS[step.tool];
          return (
            <Step
              key={step.tool}
              step={step}
              answer={result && answers[result]}
              isSettled={result === undefined || isSettled[result as 'shortlist'] !== false}
              focusKey={focusKey}
              open={open}
            />
          );
        })}
      </ol>
    </section>
  );
}

interface StepProps extends WayProps {
  step: WayStep;
  /** What the plan knows. */
  answer: string | undefined;
  /** Nothing found and steps overdue are known, but no reason for a tick. */
  isSettled: boolean;
}

function Step(props: StepProps) {
  const { step, answer, isSettled, focusKey, open } = props;
  const { question, purpose, tool, besides } = step;
  const offered = tools.filter(({ id }) => id === tool || id === besides);
  // The step's own tool first.
  offered.sort((one) => (one.id === tool ? -1 : 1));
  return (
    <li>
      <div className={wayBody}>
        <Heading level={3}>{question}</Heading>
        <p>{purpose}</p>
        {answer && (
          <p className={known} data-settled={String(isSettled)}>
            {isSettled && <Icon icon={Check} size={16} />}
            {answer}
          </p>
        )}
      </div>
      <div className={wayTools}>
        {offered.map((each) => (
          <StepTool
            key={each.id}
            tool={each}
            takesFocus={focusKey?.list === LIST && focusKey.id === each.id}
            open={() => open({ id: each.id, list: LIST })}
          />
        ))}
      </div>
    </li>
  );
}

interface StepToolProps {
  tool: Tool;
  takesFocus: boolean;
  open(): void;
}

function StepTool({ tool: { name, time }, takesFocus, open }: StepToolProps) {
  const button = useReturnFocus<HTMLButtonElement>(takesFocus);
  return (
    <button ref={button} type="button" className={wayTool} part="button" onClick={open}>
      <b>{name}</b> <span>{time}</span>
    </button>
  );
}
