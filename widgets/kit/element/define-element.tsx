import createElementClass from '@r2wc/react-to-web-component';
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { attributeNames } from './attributes.ts';
import { containEvents } from './contain-events.ts';
import { drawnMark } from './drawn-mark.ts';
import { type Api, createElementSpec, type ElementSpec } from './element-root.tsx';
import { keepTexts } from './keep-texts.ts';
import { adoptStyles, flushStyles, readStyles } from './sheet.ts';

// The internals that steer the lifecycle of @r2wc/core.
const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');
const CONNECTED = Symbol.for('r2wc.connected');
const MOUNTED = Symbol.for('r2wc.context');

const TABBABLE = ':is(a[href],button,input,select,textarea):not(:disabled,[tabindex="-1"])';
/** Complete served markup: its last node is empty, so a minifier may have removed it. */
const DRAWN = 'style+div+span';

interface Wrapped extends HTMLElement {
  /** Itself until it has a root. */
  container: ShadowRoot;
  [PROPS]: { host: HTMLElement; props: Record<string, unknown> };
  [CONNECTED]: boolean;
  [MOUNTED]?: unknown;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Registers `view` as the custom element `tag`. `api` names the view's props in camelCase; each is
 * an attribute in kebab-case and a property that reflects to it. The attribute is the single
 * source of truth, so removing it restores the default. Frameworks that find no property yet set an
 * attribute named after the prop, which HTML lowercases: `programlevel` is read too if there is no
 * `program-level`, and setting the property replaces it. Solid sets a property of that name.
 *
 * A tag that is already defined is left alone: loading the same script twice is silent, another
 * version warns once.
 */
export function defineElement<P extends object>(
  tag: `sa-${string}`,
  view: ComponentType<P>,
  api: Api<P>,
): void {
  const existing = customElements.get(tag) as { version?: string } | undefined;
  if (existing) warnOnOtherVersion(tag, existing.version);
  else customElements.define(tag, createClass(createElementSpec(view, api)));
}

function createClass({ ElementRoot, api, readProps }: ElementSpec) {
  const names = Object.keys(api);
  const Base = createElementClass(ElementRoot) as unknown as new () => Wrapped;

  class SaElement extends Base {
    /** Whether the shadow root is still as the page came with it (declarative shadow DOM). */
    declare private isServed: boolean;

    static version = __VERSION__;
    static observedAttributes = names.flatMap(attributeNames);

    static get styles() {
      return readStyles();
    }

    constructor() {
      super();
      // r2wc would render at every attribute the parser sets; nothing shows before connection.
      this[CONNECTED] = false;
      this.readAttributes();
    }

    /** Focuses the first control. The wrapper is skipped: it only catches clicks between controls. */
    override focus(options?: FocusOptions) {
      this.container.querySelector<HTMLElement>(TABBABLE)?.focus(options);
    }

    override connectedCallback() {
      // A property set before this class existed hides the accessor: set it again.
      for (const [name, value] of Object.entries(this) as [keyof this, never][]) {
        if (name in SaElement.prototype && delete this[name]) this[name] = value;
      }
      flushStyles();
      // A moved node stays mounted and keeps its state.
      if (!this.isConnected || this[MOUNTED]) return;
      // The parser may still be writing into a served root.
      if (!isParsed(this)) {
        requestAnimationFrame(() => this.connectedCallback());
        return;
      }
      if ((this.container as Node) === this) {
        this.isServed = !!this.shadowRoot;
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
        this.container = root;
        adoptStyles(root);
        containEvents(root);
        keepTexts(root);
      }
      if (this.isServed) this.takeOver();
      else super.connectedCallback();
    }

    override disconnectedCallback() {
      // A microtask would be too early: Turbo puts a permanent element back after several.
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    adoptedCallback() {
      adoptStyles(this.container);
    }

    /** If it exists, `moveBefore()` does not disconnect the element. */
    connectedMoveCallback() {}

    attributeChangedCallback() {
      this.readAttributes();
      this[RENDER]();
    }

    private readAttributes() {
      const props = readProps((attribute) => this.getAttribute(attribute));
      this[PROPS] = { host: this, props };
    }

    /**
     * Takes the served markup over. Markup that this very code has rendered for these attributes is
     * hydrated in place; any other, such as a snippet of an older version, is rendered again and keeps
     * typed text. Until then the page shows the served markup.
     */
    private takeOver() {
      const served = this.container.querySelector('style');
      const mark = drawnMark(SaElement, (name) => this.getAttribute(name));
      if (this.container.querySelector(DRAWN) && served?.dataset.drawn === mark) this.hydrate();
      else
        import('./redraw.ts').then(
          ({ redraw }) => {
            if (!this.isConnected || this[MOUNTED]) return;
            this.isServed = false;
            redraw(this.container, () => super.connectedCallback());
          },
          () => {},
        );
    }

    private hydrate() {
      this.isServed = false;
      for (const node of this.container.querySelectorAll('style,[data-late]')) node.remove();
      const content = createElement(ElementRoot, this[PROPS]);
      this[MOUNTED] = {
        root: hydrateRoot(this.container as never, content),
        ReactComponent: ElementRoot,
      };
      this[CONNECTED] = true;
    }
  }

  for (const name of names) reflectProperty(SaElement.prototype, name);
  return SaElement;
}

function reflectProperty(prototype: object, name: string) {
  const [attribute, flattened] = attributeNames(name);
  const accessor = {
    configurable: true,
    get(this: Wrapped) {
      return this[PROPS].props[name];
    },
    set(this: Wrapped, value: unknown) {
      // Preact takes a property away by setting it to ''.
      if (value || value === 0)
        this.setAttribute(attribute, value === true ? '' : (value as string));
      else this.removeAttribute(attribute);
      if (flattened !== attribute) this.removeAttribute(flattened);
    },
  };
  for (const property of [flattened, name]) Object.defineProperty(prototype, property, accessor);
}

/** Whether the parser has passed the end of `element`. */
function isParsed(element: Element): boolean {
  let node: Node | undefined = element;
  while (node && !node.nextSibling) node = node.parentNode ?? (node as ShadowRoot).host;
  return !!node || element.ownerDocument.readyState !== 'loading';
}

function warnOnOtherVersion(tag: string, version: string | undefined) {
  if (version === __VERSION__ || hasWarned) return;
  hasWarned = true;
  console.warn(`<${tag}> ${version ?? 'of another script'} is already on this page and is kept.`);
}
let hasWarned = false;
