import { TOKENS } from '../kit/element/tokens.ts';
import { parseColour, toHex } from '../kit/rules/colour.ts';
import { callout } from '../kit/ui/callout.styles.ts';
import type { Action } from './builder.logic.ts';
import { type Configuration, problemOfLook, type Values } from './configuration.logic.ts';
import { derivedTextOn, findWeaknesses } from './contrast.logic.ts';
import { pairs, quiet, stack, swatch } from './embed-builder.styles.ts';
import { Fold, TextSetting } from './setting.tsx';

type Token = keyof typeof TOKENS;
type Labels = Readonly<Partial<Record<Token, string>>>;

const MAIN: Labels = {
  primary: 'Buttons and links',
  'on-primary': 'Text on buttons',
  surface: 'Background',
  ink: 'Text',
};
const MORE: Labels = {
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
  ['radius', 'Corners of fields and buttons', '12px'],
  ['card-radius', 'Corners of cards', '16px'],
  ['font', 'Font', 'page() for your own, or Georgia, serif'],
] as const;

interface LooksProps {
  configuration: Configuration;
  dispatch(action: Action): void;
}

/** Colours, corners and font, with a warning if something is hard to read. */
export function Looks({ configuration: { settings }, dispatch }: LooksProps) {
  const textOf = (token: string, label: string, placeholder: string) => {
    const name = `--sa-${token}`;
    const value = settings[name] ?? '';
    return (
      <TextSetting
        key={token}
        id={`look-${token}`}
        label={label}
        placeholder={placeholder}
        value={value}
        problem={problemOfLook(name, value)}
        set={(text) => dispatch({ type: 'set', name, value: text })}
      />
    );
  };
  /** Each as text, and the browser's own picker beside it. */
  const coloursOf = (labels: Labels) =>
    Object.entries(labels).map(([token, label]) => {
      const name = `--sa-${token}`;
      const initial = defaultOf(token as Token, settings);
      const shown = parseColour(settings[name] ?? '');
      return (
        <div key={token} className={swatch}>
          {textOf(token, label, initial)}
          <input
            type="color"
            aria-label={`Pick a colour: ${label}`}
            value={shown ? toHex(shown) : initial}
            onInput={(event) => dispatch({ type: 'set', name, value: event.currentTarget.value })}
          />
        </div>
      );
    });
  return (
    <fieldset className={stack}>
      <legend>3. Your looks</legend>
      <Weaknesses settings={settings} />
      <Fold
        summary="Colours, corners and font"
        isOpen={Object.keys(settings).some((key) => key.startsWith('--sa-'))}
      >
        <p className={quiet}>
          Everything here is optional, and the same in the light and dark theme.
        </p>
        <div className={pairs}>{coloursOf(MAIN)}</div>
        <Fold summary="More colours">
          <div className={pairs}>{coloursOf(MORE)}</div>
        </Fold>
        <div className={pairs}>
          {SIZES.map(([token, label, example]) => textOf(token, label, example))}
        </div>
      </Fold>
    </fieldset>
  );
}

/** The colour that shows unless one is set: our light one, or the more readable text on the buttons. */
function defaultOf(token: Token, settings: Values): string {
  const primary = token === 'on-primary' ? parseColour(settings['--sa-primary'] ?? '') : null;
  return primary ? toHex(derivedTextOn(primary)) : TOKENS[token][0];
}

function Weaknesses({ settings }: { settings: Values }) {
  const found = findWeaknesses(settings, TOKENS);
  return (
    <div className={callout} role="status">
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
