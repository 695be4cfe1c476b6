import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import { type ReactNode, useState } from 'react';
import { ownRecords } from '../../widgets/content/provenance.ts';
import { card, smallText } from '../../widgets/kit/core/card.styles.ts';
import { defineElement } from '../../widgets/kit/element/define-element.tsx';
import { SCALE } from '../../widgets/kit/element/scale.ts';
import { css } from '../../widgets/kit/element/styles.ts';
import { TOKENS } from '../../widgets/kit/element/tokens.ts';
import { Done, PractisedWeek } from '../../widgets/kit/tools/done.tsx';
import { SourceLine } from '../../widgets/kit/tools/source-line.tsx';
import { iconButton, primary, secondary } from '../../widgets/kit/ui/button.styles.ts';
import { callout } from '../../widgets/kit/ui/callout.styles.ts';
import { EmptyState } from '../../widgets/kit/ui/empty-state.tsx';
import { folds } from '../../widgets/kit/ui/folds.styles.ts';
import { Icon } from '../../widgets/kit/ui/icon.tsx';
import { Money, RupeesContext } from '../../widgets/kit/ui/money.tsx';
import { Note } from '../../widgets/kit/ui/note.tsx';
import { ToggleGroup } from '../../widgets/kit/ui/toggle-group.tsx';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & h3 { font-size: 18px; }
  & ul { display: flex; flex-wrap: wrap; gap: 16px; align-items: end; padding: 0; list-style: none; }
  & ul[data-rows] { display: grid; grid-template-columns: minmax(0, 1fr); }
  & small { font-size: 13px; color: var(--_muted); }
`;

const bar = css`
  height: 24px;
  max-width: 100%;
  background: color-mix(in srgb, var(--_primary) 24%, var(--_surface));
`;

const swatch = css`
  display: grid;
  gap: 4px;
  width: 120px;
  & > i { height: 48px; border: 1px solid var(--_line); border-radius: var(--_radius); }
`;

const corner = css`
  width: 96px;
  height: 48px;
  border: 2px solid var(--_primary);
`;

const moving = css`
  width: 44px;
  height: 44px;
  background: var(--_primary);
  border-radius: var(--_radius);
  li:hover > & { translate: 48px; }
`;

const SENTENCE = 'One figure first, then four rows.';
const AMOUNT_USD = 63_500;
const RUPEES_PER_USD = 95;
const TODAY = '2026-11-28';
type Mode = 'plan' | 'afford';

const MODES: readonly { id: Mode; label: string }[] = [
  { id: 'plan', label: 'Cost of one plan' },
  { id: 'afford', label: 'What can I afford?' },
];

/** The whole system on one page, drawn from the tokens and parts themselves. */
function System() {
  const [mode, setMode] = useState<Mode>('plan');
  return (
    <div className={`${page} ${folds}`}>
      <Part name="Type">
        <ul data-rows="">
          {SCALE.type.map((px) => (
            <li key={px}>
              <small>{px}</small> <span style={{ fontSize: px, lineHeight: 1.2 }}>{SENTENCE}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Weight">
        <ul data-rows="">
          {SCALE.weight.map((weight) => (
            <li key={weight} style={{ fontWeight: weight }}>{`${weight} ${SENTENCE}`}</li>
          ))}
        </ul>
      </Part>
      <Lengths name="Space" lengths={SCALE.space} />
      <Lengths name="Measure" lengths={SCALE.measure} />
      <Lengths name="Breaks of a container" lengths={SCALE.breaks} />
      <Part name="Radius">
        <ul>
          {Object.entries(SCALE.radius).map(([name, radius]) => (
            <li key={name}>
              <div className={corner} style={{ borderRadius: radius }} />
              <small>{name}</small>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Colour and surface">
        <ul>
          {Object.keys(TOKENS).map((name) => (
            <li key={name} className={swatch}>
              <i style={{ background: `var(--_${name})` }} />
              <small>{name}</small>
            </li>
          ))}
          <li className={swatch}>
            <i style={{ boxShadow: 'var(--_shadow)' }} />
            <small>shadow: floats only</small>
          </li>
        </ul>
      </Part>
      <Part name="Callout">
        {['info', 'success', 'warning', 'danger'].map((tone) => (
          <p key={tone} className={callout} data-tone={tone}>
            {tone}: an edge, a tint of 8 % and a sign.
          </p>
        ))}
        <Note text="An honest remark about the content beside it." />
      </Part>
      <Part name="Motion, under the pointer">
        <ul>
          {SCALE.motion.map((ms) => (
            <li key={ms} style={{ width: 112 }}>
              <div className={moving} style={{ transition: `translate ${ms}ms ease-out` }} />
              <small>{ms} ms</small>
            </li>
          ))}
        </ul>
      </Part>
      <Part name={`Buttons, at least ${SCALE.hit} px high`}>
        <ul>
          <li>
            <button type="button" className={primary}>
              The one primary action
            </button>
          </li>
          <li>
            <button type="button" className={secondary}>
              Any other
            </button>
          </li>
          <li>
            <button type="button" className={secondary} disabled>
              Not now
            </button>
          </li>
          <li>
            <button type="button" className={iconButton} aria-label="Calendar">
              <Icon icon={CalendarDays} />
            </button>
          </li>
        </ul>
      </Part>
      <Part name="Segmented">
        <ToggleGroup
          label="Question"
          choices={MODES}
          selected={mode}
          select={(chosen) => setMode(chosen)}
        />
      </Part>
      <Part name="Disclosure">
        <details>
          <summary>All eight, with formulas</summary>
          <p>A row of 48 px, its chevron at the end.</p>
        </details>
      </Part>
      <Part name="Money">
        <RupeesContext.Provider value={RUPEES_PER_USD}>
          <Money usd={AMOUNT_USD} />
          <Money usd={AMOUNT_USD} isRupeesFirst unit=" a year" />
        </RupeesContext.Provider>
      </Part>
      <Part name="Source">
        <SourceLine fact={ownRecords} />
      </Part>
      <Part name="Empty">
        <EmptyState text="No award matches." label="Show all awards" startOver={() => {}} />
      </Part>
      <Part name="Done">
        <Done figure={<p>10 words</p>} text="You knew 8 of 10, two more than yesterday.">
          <PractisedWeek practised={new Set([TODAY])} today={TODAY} />
        </Done>
      </Part>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={card} aria-label={name}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}

/** Lengths in px, each as a bar. */
function Lengths({ name, lengths }: { name: string; lengths: readonly number[] }) {
  return (
    <Part name={name}>
      <ul data-rows="">
        {lengths.map((px) => (
          <li key={px}>
            <div className={bar} style={{ width: px }} />
            <span className={smallText}>{px}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

defineElement('sa-system', System, {});
