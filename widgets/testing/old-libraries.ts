// Leaves of old libraries what they put in the place of the platform's functions, as each does it (docs/decisions/032).
// A script and no module, before ours: it leaves no name behind.
{
  /** As these libraries add: `for … in` shows what they put into a prototype. */
  const add = (target: object, members: object) => Object.assign(target, members);
  const { prototype: list } = Array;

  // Datejs 0.0.2 and 1.0: no instant is read, a day begins at the visitor's own midnight, and no time is a number.
  const { now } = Date;
  add(Date, {
    now: () => new Date(now()),
    parse(text: string) {
      const [year, month, day] = /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').map(Number) : [];
      return year ? new Date(year, (month as number) - 1, day) : null;
    },
  });

  // MooTools 1.1 to 1.4.5, which Joomla 3 has: calls lose their arguments where some were bound.
  add(Function.prototype, {
    bind(this: (...args: unknown[]) => unknown, context: unknown, bound?: unknown) {
      const given = bound == null ? undefined : [bound].flat();
      return (...args: unknown[]) => this.apply(context, given ?? args);
    },
  });
  add(Element.prototype, {
    scrollTo(this: Element, left: number, top: number) {
      this.scrollLeft = left;
      this.scrollTop = top;
    },
  });
  add(window, {
    // Wraps an event that has happened, and fails to make one.
    Event: class {
      isOfKeys: boolean;
      constructor({ type }: Event) {
        this.isOfKeys = type.startsWith('key');
      }
    },
    // 1.1: of no element's prototypes.
    Element: class {},
  });

  // Prototype 1.5 to 1.7.3.
  add(Array, {
    from(given?: ArrayLike<unknown>) {
      const made = new Array(given?.length || 0);
      for (let at = 0; at < made.length; at += 1) made[at] = given?.[at];
      return made;
    },
  });
  Reflect.deleteProperty(list, 'entries');
  add(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      this.parentNode?.removeChild(this) ?? raise('parentNode is null');
    },
  });
  // 1.7.0 and before: a callback does not get the list.
  for (const name of ['every', 'filter', 'find', 'map', 'some'] as const) {
    const { [name]: original } = list;
    add(list, {
      [name](this: [], test: (value: unknown, at: number) => never, context?: unknown) {
        return original.call(this, (value, at) => test.call(context, value, at));
      },
    });
  }
  // 1.6 and before: JSON has lists as text.
  const write = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
    if (!value || typeof value !== 'object') return JSON.stringify(value);
    const members = Object.entries(value).map(([key, member]) => `"${key}": ${write(member)}`);
    return `{${members.join(', ')}}`;
  };
  add(list, {
    toJSON(this: unknown[]) {
      return write(this);
    },
    // 1.6.0 and before.
    reduce(this: unknown[]) {
      return this.length > 1 ? this : this[0];
    },
  });

  function raise(message: string): never {
    throw new TypeError(message);
  }
}
