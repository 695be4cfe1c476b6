import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Flag } from '../../kit/art/flag.tsx';
import { mutedText, smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { labelOf } from '../../kit/rules/options.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { Money } from '../../kit/ui/money.tsx';
import { type Axis, makeAxis } from '../estimate/axis.logic.ts';
import { Scale } from '../estimate/scale.tsx';
import type { CostChoice } from '../plan/cost-choice.ts';
import { ACCOMMODATION_TYPES, LIFESTYLES } from '../plan/cost-form.logic.ts';
import {
  allClosed,
  beyond,
  budgetLine,
  chips,
  chosenDot,
  cityList,
  key,
  linkButton,
  opener,
  strip,
  stripHead,
  stripScale,
  strips,
} from './afford.styles.ts';
import type {
  Affordability,
  BudgetQuestion,
  CityAnswer,
  CountryAnswer,
} from './affordability.logic.ts';
import { formatAmount, unitOf } from './answer-words.logic.ts';
import { moveBy, type Place, type Position, placeDots } from './strip.logic.ts';

interface StripPlotProps {
  answer: Affordability;
  question: BudgetQuestion;
  /** Set if the axis and the steps are in rupees. */
  rupeesPerUsd: number | undefined;
  open(plan: CostChoice): void;
}

const LANE_PX = 18;
const RADIUS_PX = 6;

/** A budget so many times the dearest city would squeeze all dots into the edge. */
const FAR_BEYOND = 2;

/**
 * A card for each country: its cities as dots along an axis that all share, with a line at the budget,
 * and what one step more costs. Countries beyond the budget are folded. One stop of the Tab key: the arrows
 * go from dot to dot, Enter opens one. The same numbers are text below each strip. On phones the cards open
 * by a press, the first is open at once.
 */
export function StripPlot({ answer, question, rupeesPerUsd, open }: StripPlotProps) {
  const { countries } = answer;
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Position>({ row: 0, dot: 0 });
  const [named, setNamed] = useState<CityAnswer>();
  const [chosen, setOpened] = useState<ReadonlySet<string>>();
  const opened = chosen ?? new Set(countries.slice(0, 1).map(({ country }) => country.code));
  const where = opened.size ? '' : allClosed;
  const [moves, setMoves] = useState(0);
  const [hasMore, setHasMore] = useState(false);
  const rows = countries.map(({ cities }) => cities.length);
  const at = moveBy('', clamp(wanted, rows), rows);
  const { budgetUsd } = question;
  const highestUsd = Math.max(
    ...countries.flatMap(({ cities }) => cities.map(({ amountUsd }) => amountUsd)),
  );
  const isFarBeyond = budgetUsd !== undefined && budgetUsd > FAR_BEYOND * highestUsd;
  const axis = makeAxis(
    isFarBeyond ? highestUsd : Math.max(highestUsd, budgetUsd ?? 0),
    rupeesPerUsd,
  );
  const unit = unitOf(question);
  // The nearest stays in sight if none is within the budget.
  const near =
    budgetUsd === undefined
      ? countries.length
      : Math.max(1, countries.filter(({ cities: [cheapest] }) => cheapest.isWithin).length);
  const [nextBeyond] = countries[near]?.cities ?? [];

  const setOpen = (code: string, isOpen: boolean) => {
    const others = [...opened].filter((each) => each !== code);
    setOpened(new Set(isOpen ? [...others, code] : others));
  };
  // After the render, which may have opened the card around the dot.
  useEffect(() => {
    if (moves) root.current?.querySelector<SVGElement>('[role=button][tabindex="0"]')?.focus();
  }, [moves]);

  const press = (event: KeyboardEvent) => {
    const { cities } = countries[at.row] ?? {};
    const dot = cities?.[at.dot];
    if (dot && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      open(dot.plan);
      return;
    }
    const next = moveBy(event.key, at, rows);
    if (next.row === at.row && next.dot === at.dot) return;
    event.preventDefault();
    setWanted(next);
    setOpen(countries[next.row]?.country.code ?? '', true);
    if (next.row >= near) setHasMore(true);
    setMoves(moves + 1);
  };
  const items = countries.map((found, row) => (
    <li key={found.country.code} data-open={opened.has(found.country.code) ? '' : undefined}>
      <Head
        found={found}
        rank={row + 1}
        rupeesPerUsd={rupeesPerUsd}
        hasBudget={budgetUsd !== undefined}
        isOpen={opened.has(found.country.code)}
        setOpen={(isOpen) => {
          setOpen(found.country.code, isOpen);
          if (isOpen) setWanted({ row, dot: 0 });
        }}
      />
      <Strip
        found={found}
        places={placeDots(
          found.cities.map(({ amountUsd }) => amountUsd),
          axis.end,
        )}
        axis={axis}
        budgetPercent={isFarBeyond || !budgetUsd ? undefined : (budgetUsd / axis.end) * 100}
        row={row}
        at={at}
        unit={unit}
        rupeesPerUsd={rupeesPerUsd}
        open={open}
        name={setNamed}
        enter={(dot) => setWanted({ row, dot })}
      />
      <Details found={found} unit={unit} rupeesPerUsd={rupeesPerUsd} open={open} />
    </li>
  ));
  return (
    <>
      <ul className={`${key} ${where}`}>
        <li>
          <Dot isWithin={budgetUsd !== undefined} />
          {budgetUsd === undefined ? 'a city' : 'a city within your budget'}
        </li>
        {budgetUsd !== undefined && (
          <li>
            <Dot isWithin={false} />a city above it
          </li>
        )}
        {budgetUsd !== undefined && (
          <li>
            {!isFarBeyond && (
              <svg width="14" height="16" aria-hidden="true">
                <line className={budgetLine} x1="7" x2="7" y2="16" />
              </svg>
            )}
            your budget
            {isFarBeyond && ', far beyond the end of this scale'}
          </li>
        )}
      </ul>
      <p className={`${chosenDot} ${where} ${smallText}`} aria-hidden="true">
        {named
          ? `${named.plan.city}: ${formatAmount(named.amountUsd, rupeesPerUsd)}${unit}. ${describeLife(named.plan)}.`
          : `Amounts are ${unit ? 'for a year' : 'in all'}. Press a dot to open its plan.`}
      </p>
      <div className={`${stripScale} ${where}`}>
        <Scale axis={axis} />
      </div>
      <div ref={root}>
        <ol className={strips} onKeyDown={press}>
          {items.slice(0, near)}
        </ol>
        {nextBeyond && (
          <details
            className={beyond}
            open={hasMore}
            onToggle={({ currentTarget }) => setHasMore(currentTarget.open)}
          >
            <summary>
              {countries.length - near} more, from{' '}
              {formatAmount(nextBeyond.amountUsd, rupeesPerUsd)}
            </summary>
            <ol className={strips} start={near + 1} onKeyDown={press}>
              {items.slice(near)}
            </ol>
          </details>
        )}
      </div>
    </>
  );
}

function clamp({ row, dot }: Position, rows: readonly number[]): Position {
  const inside = Math.min(row, Math.max(0, rows.length - 1));
  return { row: inside, dot: Math.min(dot, Math.max(0, (rows[inside] ?? 1) - 1)) };
}

function Dot({ isWithin }: { isWithin: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <circle
        cx="7"
        cy="7"
        r="5.5"
        fill={isWithin ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}

interface HeadProps {
  found: CountryAnswer;
  rank: number;
  rupeesPerUsd: number | undefined;
  hasBudget: boolean;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

function Head({ found, rank, rupeesPerUsd, hasBudget, isOpen, setOpen }: HeadProps) {
  const { country, cities } = found;
  const [cheapest] = cities;
  const within = cities.filter(({ isWithin }) => isWithin).length;
  const id = useId();
  return (
    <div className={stripHead}>
      <Heading level={4} id={id}>
        <Flag country={country.code} />
        {rank}. {country.name}
      </Heading>
      <Money usd={cheapest.amountUsd} isRupeesFirst={!!rupeesPerUsd} />
      {hasBudget && (
        <span className={mutedText}>{`${within} of ${cities.length} cities within`}</span>
      )}
      <button
        type="button"
        className={opener}
        part="button"
        aria-expanded={isOpen}
        aria-labelledby={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={ChevronDown} />
      </button>
    </div>
  );
}

interface StripProps {
  found: CountryAnswer;
  places: readonly Place[];
  axis: Axis;
  budgetPercent: number | undefined;
  row: number;
  /** The dot that the Tab key reaches. */
  at: Position;
  unit: string;
  rupeesPerUsd: number | undefined;
  open(plan: CostChoice): void;
  /** Shows what a dot is. */
  name(dot: CityAnswer | undefined): void;
  enter(dot: number): void;
}

function Strip(props: StripProps) {
  const { found, places, axis, budgetPercent, row, at, unit, rupeesPerUsd, open, name, enter } =
    props;
  const lanes = Math.max(...places.map(({ lane }) => lane)) + 1;
  const height = lanes * LANE_PX + 12;
  const base = height - 6;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing, whose dots are the buttons
    <svg
      className={strip}
      height={height}
      role="group"
      aria-label={`Cities of ${found.country.name}`}
    >
      {axis.ticks.map((tick) => (
        <line
          key={tick}
          className="grid"
          x1={`${(tick / axis.end) * 100}%`}
          x2={`${(tick / axis.end) * 100}%`}
          y2={base}
        />
      ))}
      <line className="base" x2="100%" y1={base} y2={base} />
      {budgetPercent !== undefined && (
        <line
          className={budgetLine}
          x1={`${budgetPercent}%`}
          x2={`${budgetPercent}%`}
          y2={height}
        />
      )}
      {found.cities.map((dot, index) => (
        // biome-ignore lint/a11y/useSemanticElements: there is no button in a drawing
        <circle
          key={dot.plan.city}
          role="button"
          // In a drawing Preact sets attributes by the name they are given here.
          {...{ tabindex: at.row === row && at.dot === index ? 0 : -1 }}
          data-row={row}
          data-dot={index}
          data-within={dot.isWithin ? '' : undefined}
          aria-label={`Open ${dot.plan.city}, ${formatAmount(dot.amountUsd, rupeesPerUsd)}${unit}, ${describeLife(dot.plan)}`}
          cx={`${places[index]?.percent ?? 0}%`}
          cy={base - 4 - RADIUS_PX - (places[index]?.lane ?? 0) * LANE_PX}
          r={RADIUS_PX}
          onClick={() => open(dot.plan)}
          onFocus={() => {
            enter(index);
            name(dot);
          }}
          onBlur={() => name(undefined)}
          onMouseEnter={() => name(dot)}
          onMouseLeave={() => name(undefined)}
        />
      ))}
    </svg>
  );
}

interface DetailsProps {
  found: CountryAnswer;
  unit: string;
  rupeesPerUsd: number | undefined;
  open(plan: CostChoice): void;
}

const STEP_NAMES = {
  city: 'City',
  accommodation: 'Accommodation',
  lifestyle: 'Lifestyle',
} as const;

/** The strip in words: the cheapest plan, the next step up of each choice, and every city. */
function Details({ found, unit, rupeesPerUsd, open }: DetailsProps) {
  const { country, cities, steps } = found;
  const [cheapest] = cities;
  // Otherwise their count has said it.
  const isMixed = cities.some(({ isWithin }) => !isWithin);
  return (
    <details className={cityList}>
      <summary>
        {cities.length === 1 ? 'Its city' : `All ${cities.length} cities`}
        <span className={visuallyHidden}>: {country.name}</span>
      </summary>
      <p>
        Cheapest: {cheapest.plan.city}, {describeLife(cheapest.plan)}.
        {steps.length > 0 && ` One step up costs${unit || ' in all'}:`}
      </p>
      {steps.length > 0 && (
        <dl className={chips}>
          {steps.map(({ choice, label, extraUsd }) => (
            <div key={choice}>
              <dt>
                {STEP_NAMES[choice]}: {label}
              </dt>
              <dd>+{formatAmount(extraUsd, rupeesPerUsd)}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul>
        {cities.map(({ plan, amountUsd, isWithin }) => (
          <li key={plan.city}>
            <button
              type="button"
              className={linkButton}
              part="button"
              aria-label={`Open this plan: ${plan.city}`}
              onClick={() => open(plan)}
            >
              {plan.city}
            </button>
            {isMixed && isWithin && <span className={mutedText}>within your budget</span>}
            <Money usd={amountUsd} isRupeesFirst={!!rupeesPerUsd} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `on campus, budget`. */
function describeLife({ accommodation, lifestyle }: CostChoice): string {
  return [labelOf(ACCOMMODATION_TYPES, accommodation), labelOf(LIFESTYLES, lifestyle)]
    .join(', ')
    .toLowerCase();
}
