import { useState } from 'react';
import { TOKENS } from '../kit/element/tokens.ts';
import { Field } from '../kit/forms/field.tsx';
import { parseColour, toHex } from '../kit/rules/colour.ts';
import { type Configuration, problemOfLook, schemesOf } from './configuration.logic.ts';
import { derivedTextOn, findWeaknesses } from './contrast.logic.ts';
import { pairs, quiet, stack, swatch, warning } from './embed-builder.styles.ts';
import type { Change } from './use-configuration.ts';

type Token = keyof typeof TOKENS;

const MAIN: Readonly<Partial<Record<Token, string>>> = {
  primary: 'Buttons and links',
  'on-primary': 'Text on buttons',
  surface: 'Background',
  ink: 'Text',
};
const MORE: Readonly<Partial<Record<Token, string>>> = {
  'primary-strong': 'Pressed buttons',
  wash: 'Tinted background',
  muted: 'Secondary text',
  border: 'Edges of fields',
  line: 'Lines between items',
  accent: 'Highlights',
  success: 'Success',
  danger: 'Errors',
};
const SIZES = [
  { token: 'radius', label: 'Corners of fields and buttons', example: '12px' },
  { token: 'card-radius', label: 'Corners of cards', example: '16px' },
  { token: 'font', label: 'Font', example: 'page() for your own, or Georgia, serif' },
] as const;

interface LooksProps {
  configuration: Configuration;
  change: Change;
}

/** Colours, corners and font, with a word about what can be read and what cannot. */
export function Looks({ configuration, change }: LooksProps) {
  const { looks } = configuration;
  // It stays as it is while its last field is emptied.
  const [isOpen] = useState(Object.keys(looks).length > 0);
  const set = (token: string, value: string) => {
    const { [token]: _, ...rest } = looks;
    change({ looks: value ? { ...rest, [token]: value } : rest });
  };
  const colours = (labels: Readonly<Partial<Record<Token, string>>>) =>
    Object.entries(labels).map(([token, label]) => (
      <Colour
        key={token}
        token={token as Token}
        label={label}
        looks={looks}
        set={(value) => set(token, value)}
      />
    ));
  return (
    <fieldset className={stack}>
      <legend>3. Your looks</legend>
      <Weaknesses configuration={configuration} />
      <details open={isOpen}>
        <summary>Colours, corners and font</summary>
        <div className={stack}>
          <p className={quiet}>
            Everything here is optional, and the same in the light and dark theme.
          </p>
          <div className={pairs}>{colours(MAIN)}</div>
          <details>
            <summary>More colours</summary>
            <div className={pairs}>{colours(MORE)}</div>
          </details>
          <div className={pairs}>
            {SIZES.map(({ token, label, example }) => (
              <TokenField
                key={token}
                token={token}
                label={label}
                placeholder={example}
                value={looks[token] ?? ''}
                set={(value) => set(token, value)}
              />
            ))}
          </div>
        </div>
      </details>
    </fieldset>
  );
}

interface TokenFieldProps {
  token: string;
  label: string;
  placeholder: string;
  value: string;
  set(value: string): void;
}

function TokenField({ token, label, placeholder, value, set }: TokenFieldProps) {
  const problem = problemOfLook(token, value);
  return (
    <Field
      form={{ errorOf: () => problem || undefined }}
      required={false}
      name={`look-${token}`}
      label={label}
      placeholder={placeholder}
      value={value}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      onInput={(event) => set(event.currentTarget.value)}
    />
  );
}

interface ColourProps {
  token: Token;
  label: string;
  looks: Configuration['looks'];
  set(value: string): void;
}

/** A colour as text, and the browser's own picker beside it. */
function Colour({ token, label, looks, set }: ColourProps) {
  const value = looks[token] ?? '';
  const shown = parseColour(value);
  const initial = defaultOf(token, looks);
  return (
    <div className={swatch}>
      <TokenField token={token} label={label} placeholder={initial} value={value} set={set} />
      <input
        type="color"
        aria-label={`Pick a colour: ${label}`}
        value={shown ? toHex(shown) : initial}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </div>
  );
}

/** The colour that shows unless one is set: our light one, or what is read best on the buttons. */
function defaultOf(token: Token, looks: Configuration['looks']): string {
  const primary = token === 'on-primary' ? parseColour(looks.primary ?? '') : null;
  return primary ? toHex(derivedTextOn(primary)) : TOKENS[token][0];
}

function Weaknesses({ configuration }: { configuration: Configuration }) {
  const found = findWeaknesses(configuration.looks, schemesOf(configuration), TOKENS);
  return (
    <div className={warning} role="status">
      {found.length > 0 && (
        <>
          <p>
            <strong>Hard to read for many people:</strong>
          </p>
          <ul>
            {found.map(({ label, scheme, ratio, needed }) => (
              <li key={label + scheme}>
                {`${label} (${scheme} theme): contrast ${ratio}:1, needed ${needed}:1`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
