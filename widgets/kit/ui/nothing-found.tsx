import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { css } from '../element/styles.ts';
import { secondary } from './button-styles.ts';
import { Icon } from './icon.tsx';

const box = css`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 48px 20px;
  text-align: center;
  background: var(--_surface);
  border: 1px dashed var(--_border);
  border-radius: 16px;
  & > svg { color: var(--_muted); }
  & > p { max-width: 52ch; font-weight: 600; text-wrap: balance; }
  & > button { margin-top: 8px; }
`;

interface NothingFoundProps {
  text: string;
  /** The button that shows everything again. */
  label: string;
  startOver(): void;
}

/** Stands where a search leaves nothing, with a way back. */
export function NothingFound({ text, label, startOver }: NothingFoundProps) {
  return (
    <div className={box}>
      <Icon of={SearchX} size={32} />
      <p>{text}</p>
      <button type="button" className={secondary} part="button" onClick={startOver}>
        {label}
      </button>
    </div>
  );
}
