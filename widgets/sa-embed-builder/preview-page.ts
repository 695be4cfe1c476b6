type Pairs = readonly (readonly [name: string, value: string])[];

export interface Drawing {
  elements: readonly {
    tag: string;
    attributes: Pairs;
    /** A link for its content, which shows without scripts. */
    name: string;
    href: string;
  }[];
  /** Custom properties of every element. */
  looks: Pairs;
}

interface Listeners {
  /**
   * Gets the present height in px of everything, and the height of each element by tag as it was
   * drawn: a part that a visitor has opened by trying it does not count.
   */
  resize(totalPx: number, heightsPx: Record<string, number>): void;
  /** Gets the reason for which something has not been done in the preview. */
  refuse(text: string): void;
}

/** Marks our empty page; an error page has none. */
const STAGE = 'main[data-preview]';
const MARGIN_PX = 16;

/**
 * Our empty page in the preview's frame. It loads the elements' code itself; this class places them
 * and keeps the visitor's presses inside.
 */
export class PreviewPage {
  private readonly page: Document;
  private readonly stage: HTMLElement;
  private readonly observer: ResizeObserver;

  private constructor(page: Document, stage: HTMLElement, { resize, refuse }: Listeners) {
    this.page = page;
    this.stage = stage;
    const view = page.defaultView as Window & typeof globalThis;
    view.fetch = answerInPlace(view.fetch, () =>
      refuse('Visitors see this message. Nothing has been sent, because this is a preview.'),
    );
    page.addEventListener('sa-navigate', (event) => {
      event.preventDefault();
      const { href } = (event as CustomEvent<{ href: string }>).detail;
      refuse(`On your page this link leads to ${href}.`);
    });
    const heightsPx = new WeakMap<Element, number>();
    const tried = new WeakSet<Element>();
    // One element may change another, as a plan does: a press counts for all whose code has come.
    const markTried = () => {
      for (const child of stage.children) {
        if (view.customElements.get(child.localName)) tried.add(child);
      }
    };
    // A screen reader may press without a pointer.
    for (const type of ['pointerdown', 'keydown', 'click']) {
      page.addEventListener(type, markTried, { capture: true });
    }
    const measure = () => {
      const children = [...stage.children];
      for (const child of children) if (!tried.has(child)) heightsPx.set(child, heightOf(child));
      const heights = children.map((child) => [child.localName, heightsPx.get(child) ?? 0]);
      resize(heightOf(stage), Object.fromEntries(heights));
    };
    // A frame later, since the listener changes the size of the measured frame.
    this.observer = new view.ResizeObserver(() => requestAnimationFrame(measure));
    this.observer.observe(stage);
    Object.assign(page.body.style, { margin: '0' });
    Object.assign(stage.style, {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '32px',
      padding: `${MARGIN_PX}px`,
    });
  }

  /** The page in a frame; null if it is not ours, such as a network error. */
  static open(frame: HTMLIFrameElement | null, listeners: Listeners): PreviewPage | null {
    let page: Document | null | undefined;
    try {
      page = frame?.contentDocument;
    } catch {
      return null;
    }
    const stage = page?.querySelector<HTMLElement>(STAGE);
    return page && stage ? new PreviewPage(page, stage, listeners) : null;
  }

  /** Draws in place: an element that stays keeps its visitor's entries. Returns the elements. */
  draw({ elements, looks }: Drawing): HTMLElement[] {
    const { page, stage, observer } = this;
    const drawn = elements.map(({ tag, attributes, name, href }) => {
      const present = stage.querySelector<HTMLElement>(`:scope > ${tag}`);
      const element = present ?? page.createElement(tag);
      if (!present) {
        const link = page.createElement('a');
        link.href = href;
        link.append(name);
        element.append(link);
      }
      setAttributes(element, attributes);
      setLooks(element, looks);
      observer.observe(element);
      return element;
    });
    for (const child of [...stage.children]) {
      if (drawn.includes(child as HTMLElement)) continue;
      observer.unobserve(child);
      child.remove();
    }
    drawn.forEach((element, index) => {
      const present = stage.children[index] ?? null;
      if (present !== element) stage.insertBefore(element, present);
    });
    return drawn;
  }

  /** Gives the page around the elements a colour and a theme. */
  paint(background: string, scheme: string): void {
    this.page.documentElement.style.colorScheme = scheme;
    this.page.body.style.background = background;
  }

  close(): void {
    this.observer.disconnect();
  }
}

const heightOf = (element: Element) => Math.ceil(element.getBoundingClientRect().height);

function setAttributes(element: HTMLElement, attributes: Pairs) {
  const wanted = new Map(attributes);
  for (const name of element.getAttributeNames()) {
    if (name !== 'style' && !wanted.has(name)) element.removeAttribute(name);
  }
  for (const [name, value] of wanted) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** By the object model, which no policy on inline styles forbids. */
function setLooks({ style }: HTMLElement, looks: Pairs) {
  const wanted = new Map(looks);
  for (const property of [...style]) if (!wanted.has(property)) style.removeProperty(property);
  for (const [property, value] of wanted) style.setProperty(property, value);
}

/** A `fetch` that answers submissions as if they had been stored. All other requests go through. */
function answerInPlace(original: typeof fetch, announce: () => void): typeof fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method.toUpperCase() !== 'POST') return original(input, init);
    announce();
    return new Response('{"ok":true}', { status: 201 });
  };
}
