import type { ReactNode } from 'react';
import { brand } from '../content/brand.ts';
import { planNames } from '../content/plan-names.ts';
import { type Tool, tools } from '../content/tools.ts';
import { waySteps } from '../content/way.ts';
import { mutedText } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { question } from '../kit/pass/plan-pass.styles.ts';
import { PlanPassCard } from '../kit/pass/plan-pass.tsx';
import { describePass, type StubTool } from '../kit/stores/plan-pass.logic.ts';
import { useSharedPlan } from '../kit/tools/plan-mode.ts';
import { useReturnFocus } from '../kit/ui/use-return-focus.ts';
import type { CardKey } from './tool-card.tsx';
import { way, wayTool } from './tools-catalogue.styles.ts';

/** The list of a step's buttons, for the focus. */
const LIST = 'way';

interface WayProps {
  focusKey: CardKey | null;
  /** Opens a tool, by a query at one of its sides. */
  open(card: CardKey, query?: string): void;
  /** Content below the pass. */
  children: ReactNode;
}

/** The five questions as the stubs of the visitor's pass, each a button that opens its tool. */
export function Way({ focusKey, open, children }: WayProps) {
  const pass = describePass(useSharedPlan(), planNames);
  const bind = (id: string) => ({
    takesFocus: focusKey?.list === LIST && focusKey.id === id,
    open: () => open({ id, list: LIST }, stepOf(id)?.query),
  });
  return (
    <section className={way} part="section" aria-labelledby="way">
      <Heading level={2} id="way">
        Five steps, one plan
      </Heading>
      <PlanPassCard
        pass={pass}
        issuer={brand.name}
        ask={(id) => <Question tool={id} isOpen={!pass.stubs[id].answer} {...bind(id)} />}
        after={(id) => {
          const besides = tools.find((tool) => tool.id === stepOf(id)?.besides);
          return besides && <BesidesButton tool={besides} {...bind(besides.id)} />;
        }}
      />
      {children}
    </section>
  );
}

const stepOf = (id: string) => waySteps.find(({ tool }) => tool === id);

interface OpensTool {
  takesFocus: boolean;
  open(): void;
}

interface QuestionProps extends OpensTool {
  tool: StubTool;
  /** Whether there is no answer yet. */
  isOpen: boolean;
}

function Question({ tool: id, isOpen, takesFocus, open }: QuestionProps) {
  const button = useReturnFocus<HTMLButtonElement>(takesFocus);
  const step = stepOf(id);
  const tool = tools.find((each) => each.id === id);
  return (
    <>
      <Heading level={3}>
        <button ref={button} type="button" className={question} part="button" onClick={open}>
          {step?.question}
        </button>
      </Heading>
      {isOpen && <p className={mutedText}>{step?.purpose}</p>}
      <small>
        {tool?.name}, {tool?.time}
      </small>
    </>
  );
}

/** A second tool for the same question. */
function BesidesButton({ tool: { name, time }, takesFocus, open }: OpensTool & { tool: Tool }) {
  const button = useReturnFocus<HTMLButtonElement>(takesFocus);
  return (
    <button ref={button} type="button" className={wayTool} part="button" onClick={open}>
      <b>{name}</b> <span>{time}</span>
    </button>
  );
}
