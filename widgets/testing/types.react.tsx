// Checked by `npm run types` and never run: what a page with React 19 may write, and what it may not.
import { useRef } from 'react';
import type { SaCostCalculator } from '../custom-elements.d.ts';

export function Page() {
  const calculator = useRef<SaCostCalculator>(null);
  return (
    <>
      <sa-cost-calculator
        key="costs"
        ref={calculator}
        className="wide"
        class="wide"
        style={{ marginTop: 8 }}
        hidden={false}
        aria-label="Costs"
        program-level="masters"
        programLevel="masters"
        syncUrl={false}
        onClick={(event) => event.currentTarget.focus()}
        onsa-calculated={({ detail }) => detail.totalUsd.toFixed(2)}
      >
        <a href="/contact">Contact us</a>
      </sa-cost-calculator>
      {/* @ts-expect-error: not a theme */}
      <sa-faq theme="sepia" />
      {/* @ts-expect-error: not an attribute of this element */}
      <sa-faq noSuchAttribute="" />
      {/* @ts-expect-error: not a number of years to choose from */}
      <sa-cost-calculator duration="9" />
      {/* @ts-expect-error: a truth value, not a word */}
      <sa-cost-calculator syncUrl="yes" />
      {/* @ts-expect-error: the detail has no such field */}
      <sa-contact-form onsa-submitted={({ detail }) => detail.email} />
      {/* @ts-expect-error: no element of ours */}
      <sa-contact-from />
    </>
  );
}
