import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { addressOf, type Route, readRoute } from './route.logic.ts';

const isList = ({ page, lead }: Route) => page === 'inbox' && !lead;

interface Routing {
  route: Route;
  /** The element around the screens. */
  screenRef: RefObject<HTMLElement | null>;
}

/**
 * The route of the page's address. A new screen begins at its heading, which takes
 * the focus; the way back from a lead leads to its row, where the list was scrolled to.
 */
export function useRoute(): Routing {
  const [hash, setHash] = useState(() => location.hash);
  const route = useMemo(() => readRoute(hash), [hash]);
  const screenRef = useRef<HTMLElement>(null);
  const listScrollPx = useRef(0);
  const shown = useRef(route);

  useEffect(() => {
    const follow = () => {
      if (isList(shown.current)) listScrollPx.current = scrollY;
      setHash(location.hash);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === route) return;
    const { lead, page } = shown.current;
    shown.current = route;
    // Another day of the calendar is the same screen.
    if (page === route.page && page === 'calendar') return;
    const find = (selector: string) => screenRef.current?.querySelector<HTMLElement>(selector);
    const isBack = lead && isList(route);
    const row = isBack ? find(`a[href="${addressOf(lead)}"]`) : null;
    scrollTo(0, isBack ? listScrollPx.current : 0);
    (row ?? find('h1'))?.focus({ preventScroll: true });
  }, [route]);

  return { route, screenRef };
}
