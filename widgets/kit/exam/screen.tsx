import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { type ReactNode, type RefObject, useContext } from 'react';
import { Heading } from '../core/heading.tsx';
import type { CommonAttributes } from '../element/common.api.ts';
import { HostContext } from '../element/host.ts';
import { useTask } from '../tools/use-task.ts';
import { secondary } from '../ui/button.styles.ts';
import { folds } from '../ui/folds.styles.ts';
import { Icon } from '../ui/icon.tsx';
import { head, screen } from './screen.styles.ts';

interface ScreenProps {
  heading: string;
  /** For the focus, which moves to the heading when the screen opens. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  intro?: string;
  /** The button that leads back; the first screen has none, and the element's own heading. */
  back?: { label: string; go(): void };
  /** A question runs: the head is one line. */
  isTask?: boolean;
  children: ReactNode;
}

/**
 * One screen of the exam: the list of tests, the sections of a test, or a section. If the page has
 * the element's heading, screens behind the first are a level below it.
 */
export function Screen({
  heading,
  headingRef,
  intro,
  back,
  isTask = false,
  children,
}: ScreenProps) {
  useTask(isTask);
  const hosting = useContext(HostContext);
  const { common } = hosting;
  const isBelow = common.hideHeading && !!back;
  const isNamedByPage = common.hideHeading && !back;
  const name = isNamedByPage
    ? { 'aria-label': heading, ref: headingRef, tabIndex: -1 }
    : { 'aria-labelledby': 'heading' };
  const headingLevel =
    `${Number(common.headingLevel) + Number(isBelow)}` as CommonAttributes['headingLevel'];
  return (
    <HostContext.Provider value={{ ...hosting, common: { ...common, headingLevel } }}>
      <section className={`${screen} ${folds}`} part="section" {...name}>
        <div className={head} data-task={isTask || undefined}>
          {back && (
            <button type="button" className={secondary} part="button" onClick={back.go}>
              <Icon icon={ArrowLeft} />
              {back.label}
            </button>
          )}
          {!isNamedByPage && (
            <Heading level={2} ref={headingRef} id="heading" tabIndex={-1}>
              {heading}
            </Heading>
          )}
          {intro && !isTask && <p>{intro}</p>}
        </div>
        {children}
      </section>
    </HostContext.Provider>
  );
}
