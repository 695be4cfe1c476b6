import { type ReactNode, useRef } from 'react';
import { LoadingState } from '../loading/loading-state.tsx';
import { useLazyModule, usePrefetch } from '../loading/use-async.ts';
import { folds } from '../ui/folds.styles.ts';

interface PracticeContentProps<Content extends object> {
  /** Subject of the sentence while it loads. */
  subject: string;
  isHidden: boolean;
  /** Loads what the visitor practises. */
  load(): Promise<Content>;
  children(content: Content): ReactNode;
}

/** Fetches content when the browser is idle, and renders with it from the first time the element shows. */
export function PracticeContent<Content extends object>(props: PracticeContentProps<Content>) {
  const { subject, isHidden, load, children } = props;
  const hasShown = useRef(false);
  hasShown.current ||= !isHidden;
  usePrefetch([load]);
  const { loaded, ...loading } = useLazyModule(load, hasShown.current);
  if (!hasShown.current) return null;
  if (!loaded) return <LoadingState subject={subject} {...loading} />;
  return <div className={folds}>{children(loaded)}</div>;
}
