import { type RefObject, useEffect, useState } from 'react';
import { tools } from '../content/tools.ts';
import { type Box, covers, isDownward } from './chat-widget.logic.ts';

/** Events after which the page may have moved, or another control may be under the button. */
const EVENTS = ['resize', 'click', 'focusin', 'focusout', 'popstate', 'sa-ready', 'sa-opened'];
/** The page comes to rest this long after the last of them. */
const SETTLE_MS = 200;

const CONTROLS = ':is(a[href],button,input,select,textarea,summary,label,iframe,[tabindex="0"])';
const TYPED_IN = 'textarea,select,input:not([type=radio],[type=checkbox],[type=submit])';
const TOOLS = tools.map(({ component }) => component).join();

/** How far the button may rise above its corner, in px, to lie over no control; 64 is 12 px above a tool's bar. */
const LIFTS = [0, 40, 64, 80, 120, 160, 200, 240, 280, 320];

interface Place {
  isTucked: boolean;
  /** By how much the button is above its corner, in px. */
  lift: number;
}

/**
 * The place of the button: out of the way while the page is scrolled down, while a tool of the catalogue
 * is open, and while the visitor types (a phone has its keyboard up then); else in its corner, or
 * above it if it would cover a control there. Without such a place it is hidden.
 */
export function usePlace(button: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ isTucked: false, lift: 0 });

  useEffect(() => {
    let lastTop = scrollY;
    let lift = 0;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const element = button.current;
      if (!element) return;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const { host } = element.getRootNode() as ShadowRoot;
      const free = LIFTS.find((next) => {
        const rise = next - lift;
        return !liesOverControl({ left, top: top - rise, right, bottom: bottom - rise }, host);
      });
      lift = free ?? 0;
      setPlace({ isTucked: isTyping(element) || hasOpenTool() || free === undefined, lift });
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLE_MS);
    };
    const follow = () => {
      if (isDownward(lastTop, scrollY)) setPlace({ isTucked: true, lift });
      lastTop = scrollY;
      lookSoon();
    };
    look();
    addEventListener('scroll', follow, { passive: true });
    for (const name of EVENTS) addEventListener(name, lookSoon);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
      for (const name of EVENTS) removeEventListener(name, lookSoon);
    };
  }, [button]);

  return place;
}

/** The focused element itself, whatever shadow roots it is in. */
function focused(root: Document | ShadowRoot = document): Element | null {
  const { activeElement } = root;
  return activeElement?.shadowRoot ? focused(activeElement.shadowRoot) : activeElement;
}

function isTyping(button: HTMLElement): boolean {
  const field = focused();
  return field?.getRootNode() !== button.getRootNode() && Boolean(field?.matches(TYPED_IN));
}

function hasOpenTool(): boolean {
  return Boolean(document.querySelector('sa-tools-catalogue')?.shadowRoot?.querySelector(TOOLS));
}

function liesOverControl(box: Box, host: Element): boolean {
  const across = pointsBetween(box.left, box.right);
  const down = pointsBetween(box.top, box.bottom);
  return across.some((x) =>
    down.some((y) => {
      const control = controlAt(x, y, host);
      return control && covers(box, control.getBoundingClientRect());
    }),
  );
}

/** Close enough that no line of text lies between two of them. */
const pointsBetween = (start: number, end: number) =>
  [0.001, 0.25, 0.5, 0.75, 0.999].map((share) => start + share * (end - start));

/** The control that a press on this point would reach, were it not for `except`. */
function controlAt(x: number, y: number, except: Element): Element | null {
  let root: Document | ShadowRoot | null = document;
  let control: Element | null = null;
  while (root) {
    const within: Document | ShadowRoot = root;
    const top: Element | undefined = within
      .elementsFromPoint?.(x, y)
      .find((element) => element !== except && element.getRootNode() === within);
    control = top?.closest(CONTROLS) ?? control;
    root = top?.shadowRoot ?? null;
  }
  return control;
}
