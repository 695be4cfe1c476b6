import createElementClass from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { type AttributeReader, option } from './attributes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { HostContext } from './host.ts';
import { adoptStyles, flushStyles } from './styles.ts';
import { ground } from './theme.ts';

// The internals of @r2wc/core that its own lifecycle is steered by.
const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');
const CONNECTED = Symbol.for('r2wc.connected');
const MOUNTED = Symbol.for('r2wc.context');

const TABBABLE = ':is(a[href],button,input,select,textarea):not(:disabled,[tabindex="-1"])';

interface Wrapped extends HTMLElement {
  container: ShadowRoot;
  [PROPS]: Record<string, unknown>;
  [CONNECTED]: boolean;
  [MOUNTED]?: unknown;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

type Readers<P> = { [Name in keyof P]: AttributeReader<P[Name]> };

/**
 * Registers `view` as the custom element `tag`. `readers` names the view's props in camelCase;
 * each is an attribute in kebab-case and a property that reflects to it. The attribute is the one
 * source of truth, so removing it brings the default back.
 *
 * A tag that is already defined is left alone: the same script twice is silent, another version of
 * it warns once.
 */
export function defineElement<P extends object>(
  tag: `sa-${string}`,
  view: ComponentType<P>,
  readers: Readers<P>,
): void {
  const existing = customElements.get(tag) as { version?: string } | undefined;
  if (existing) warnOnOtherVersion(tag, existing.version);
  else customElements.define(tag, wrapView(view, readers));
}

/** What every element understands. Themes are applied by the shared stylesheet alone. */
const commonReaders = { theme: option(['light', 'dark', 'auto'], '') };

function wrapView<P extends object>(View: ComponentType<P>, ownReaders: Readers<P>) {
  const readers: Record<string, AttributeReader<unknown>> = { ...commonReaders, ...ownReaders };
  const names = Object.keys(readers);

  // A click beside a field would go on to the first one (delegatesFocus) and open a phone's
  // keyboard: the ground takes it instead.
  function Hosted({ host, props }: { host: HTMLElement; props: P }) {
    return (
      <HostContext.Provider value={host}>
        <div className={ground} tabIndex={-1}>
          <ErrorBoundary>
            <View {...props} />
          </ErrorBoundary>
        </div>
      </HostContext.Provider>
    );
  }

  const Base = createElementClass(Hosted, { shadow: 'open' }) as unknown as new () => Wrapped;

  class SaElement extends Base {
    static version = __VERSION__;
    static observedAttributes = names.map(toAttribute);

    constructor() {
      super();
      // r2wc would render at every attribute the parser sets; nothing shows before connection.
      this[CONNECTED] = false;
      this.readAttributes();
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = super.attachShadow({ ...init, delegatesFocus: true });
      adoptStyles(root);
      return root;
    }

    /** To the first field or control, past the ground, which takes the clicks beside them. */
    override focus(options?: FocusOptions) {
      this.container.querySelector<HTMLElement>(TABBABLE)?.focus(options);
    }

    override connectedCallback() {
      for (const name of names) this.upgradeProperty(name as keyof this);
      flushStyles();
      // A node that was moved is still mounted and keeps its state.
      if (!this[MOUNTED]) super.connectedCallback();
    }

    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** Its presence tells `moveBefore()` that a move needs no disconnecting. */
    connectedMoveCallback() {}

    attributeChangedCallback() {
      this.readAttributes();
      this[RENDER]();
    }

    private readAttributes() {
      const values = names.map((name) => [
        name,
        readers[name]?.(this.getAttribute(toAttribute(name))),
      ]);
      this[PROPS] = { host: this, props: Object.fromEntries(values) };
    }

    /** A property that the page set before this class existed hides the accessor: set it again. */
    private upgradeProperty(name: keyof this) {
      if (!Object.hasOwn(this, name)) return;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
  }

  for (const name of names) reflectProperty(SaElement.prototype, name, readers[name]);
  return SaElement;
}

function reflectProperty(prototype: object, name: string, read?: AttributeReader<unknown>) {
  const attribute = toAttribute(name);
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return read?.(this.getAttribute(attribute));
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value === true ? '' : String(value));
    },
  });
}

function toAttribute(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function warnOnOtherVersion(tag: string, version: string | undefined) {
  if (version === __VERSION__ || hasWarned) return;
  hasWarned = true;
  console.warn(`<${tag}> ${version ?? 'of another script'} is already on this page and is kept.`);
}
let hasWarned = false;
