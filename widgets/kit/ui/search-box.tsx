import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useLayoutEffect, useRef } from 'react';
import { css } from '../element/styles.ts';
import { iconButton } from './button.styles.ts';
import { Icon } from './icon.tsx';
import { useEffectEvent } from './use-effect-event.ts';

const box = css`
  position: relative;
  display: block;
  min-width: 0;
  & > svg { position: absolute; inset: 12px auto auto 12px; color: var(--_muted); }
  @container (max-width: 239px) { & > svg { display: none; } }
  & > button { position: absolute; inset: 0 0 auto auto; color: var(--_muted); }
`;
const input = css`
  font: inherit;
  color: inherit;
  width: 100%;
  min-height: 44px;
  padding: 8px 44px 8px 32px;
  background: var(--_surface);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  &::placeholder { color: var(--_muted); opacity: 1; }
  &::-webkit-search-cancel-button { display: none; }
  &:hover { border-color: var(--_primary); }
  &:focus-visible { outline-offset: 0; border-color: var(--_primary); }
  @container (max-width: 239px) { padding-inline: 12px 32px; }
`;

interface SearchBoxProps {
  /** Accessible name. */
  label: string;
  placeholder: string;
  value: string;
  change(value: string): void;
}

/** A search field, with a button to clear it while it has text. */
export function SearchBox({ label, placeholder, value, change }: SearchBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  const adopt = useEffectEvent(change);

  // Uncontrolled, so that text typed before this code arrived counts too.
  useLayoutEffect(() => {
    const input = ref.current as HTMLInputElement;
    if (isFirst.current && input.value && input.value !== value) adopt(input.value);
    else input.value = value;
    isFirst.current = false;
  }, [value]);

  const clear = () => {
    change('');
    ref.current?.focus();
  };
  return (
    <div className={box}>
      <Icon icon={Search} />
      <input
        ref={ref}
        className={input}
        part="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        onInput={(event) => change(event.currentTarget.value)}
      />
      {value && (
        <button type="button" className={iconButton} aria-label="Clear text" onClick={clear}>
          <Icon icon={X} />
        </button>
      )}
    </div>
  );
}
