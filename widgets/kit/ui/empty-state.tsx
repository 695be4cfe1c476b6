import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import type { ReactNode } from 'react';
import { Heading } from '../core/heading.tsx';
import { css } from '../element/styles.ts';
import { secondary } from './button.styles.ts';
import { Icon } from './icon.tsx';

const box = css`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 48px 16px;
  text-align: center;
  background: var(--_surface);
  border: 1px dashed var(--_border);
  border-radius: var(--_card-radius);
  & > svg { color: var(--_muted); }
  & > h3 { font-size: 22px; letter-spacing: -0.02em; }
  & > p { max-width: 56ch; font-weight: 600; text-wrap: balance; }
  & > h3 + p { font-weight: 400; color: var(--_muted); }
  & > button { margin-top: 8px; }
`;

interface EmptyStateProps {
  heading?: string;
  text: string;
  /** A word to search for instead. */
  suggestion?: string | undefined;
  /** Searches for it. */
  search?(word: string): void;
  /** Another button before that. */
  children?: ReactNode;
  /** The button that shows everything again. */
  label: string;
  startOver(): void;
}

/** Shown when a search has no results, with a button that resets it. */
export function EmptyState({
  heading,
  text,
  suggestion,
  search,
  children,
  label,
  startOver,
}: EmptyStateProps) {
  return (
    <div className={box}>
      <Icon icon={SearchX} size={32} />
      {heading && <Heading level={3}>{heading}</Heading>}
      <p>{text}</p>
      {suggestion && (
        <button
          type="button"
          className={secondary}
          part="button"
          onClick={() => search?.(suggestion)}
        >
          Did you mean “{suggestion}”?
        </button>
      )}
      {children}
      <button type="button" className={secondary} part="button" onClick={startOver}>
        {label}
      </button>
    </div>
  );
}
