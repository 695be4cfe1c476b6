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
  /** A colour. */
  background: string;
  scheme: 'light' | 'dark';
}

interface Listeners {
  /**
   * The height in px of everything as it is, and of each element by tag as it was drawn: what
   * somebody has opened by trying it is no part of it.
   */
  resize(totalPx: number, heightsPx: Record<string, number>): void;
  /** Says what has not been done, because it is a preview. */
  refuse(text: string): void;
}

/** Marks our empty page; a page that says something else has none. */
const STAGE = 'main[data-preview]';
const MARGIN_PX = 16;

/**
 * Our empty page in the preview's frame. It loads the elements' code itself; this places them and
 * keeps the visitor's presses inside.
 */
export class PreviewPage {
  private readonly page: Document;
  private readonly stage: HTMLElement;
  private readonly observer: ResizeObserver;

  private constructor(page: Document, stage: HTMLElement, listeners: Listeners) {
    this.page = page;
    this.stage = stage;
    const view = page.defaultView as Window & typeof globalThis;
    view.fetch = answerInPlace(view.fetch, () =>
      listeners.refuse(
        'Visitors see this message. Nothing has been sent, because this is a preview.',
      ),
    );
    page.addEventListener('sa-navigate', (event) => {
      event.preventDefault();
      listeners.refuse(
        `On your page this link leads to ${(event as CustomEvent<{ href: string }>).detail.href}.`,
      );
    });
    const heightsPx = new WeakMap<Element, number>();
    const tried = new WeakSet<Element>();
    // One may change another, as a plan does: what happens in one counts for all whose code has come.
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
      for (const child of children) {
        if (!tried.has(child)) heightsPx.set(child, heightOf(child));
      }
      listeners.resize(
        heightOf(stage),
        Object.fromEntries(children.map((child) => [child.localName, heightsPx.get(child) ?? 0])),
      );
    };
    // A frame later: what follows a measurement changes the size of what is measured.
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

  /** The page in a frame; null where it is not ours, such as an error of the network. */
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

  /** Draws in place: an element that stays keeps what was typed into it. Returns the elements. */
  draw({ elements, looks, background, scheme }: Drawing): HTMLElement[] {
    const { page, stage } = this;
    page.documentElement.style.colorScheme = scheme;
    page.body.style.background = background;
    const drawn = elements.map(({ tag, attributes, name, href }) => {
      const element =
        stage.querySelector<HTMLElement>(`:scope > ${tag}`) ?? this.create(tag, name, href);
      setAttributes(element, attributes);
      setLooks(element, looks);
      this.observer.observe(element);
      return element;
    });
    for (const child of [...stage.children]) {
      if (drawn.includes(child as HTMLElement)) continue;
      this.observer.unobserve(child);
      child.remove();
    }
    drawn.forEach((element, index) => {
      if (stage.children[index] !== element)
        stage.insertBefore(element, stage.children[index] ?? null);
    });
    return drawn;
  }

  private create(tag: string, name: string, href: string): HTMLElement {
    const element = this.page.createElement(tag);
    const link = this.page.createElement('a');
    link.href = href;
    link.append(name);
    element.append(link);
    return element;
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

/**
 * A `fetch` that stores nothing: submissions are answered as if they had been. Everything else goes
 * through, so that tools work.
 */
function answerInPlace(original: typeof fetch, announce: () => void): typeof fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method.toUpperCase() !== 'POST') return original(input, init);
    announce();
    return new Response('{"ok":true}', { status: 201 });
  };
}
