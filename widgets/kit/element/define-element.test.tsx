import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount, rendered, unmounted } from '../../testing/mount.ts';
import { flag, option, text } from './attributes.ts';
import { defineElement } from './define-element.tsx';
import { emit, useHost } from './host.ts';

const render = vi.fn();

interface SampleProps {
  heading: string;
  isOpen: boolean;
  size: 'small' | 'large';
}

function Sample(props: SampleProps) {
  render(props);
  const host = useHost();
  return (
    <button type="button" onClick={() => emit(host, 'opened', { tool: props.size })}>
      {props.heading}
    </button>
  );
}

defineElement('sa-sample', Sample, {
  heading: text('Hello'),
  isOpen: flag(),
  size: option(['small', 'large'], 'small'),
});

type SampleElement = HTMLElement & SampleProps;

describe('defineElement', () => {
  afterEach(() => {
    render.mockClear();
    vi.restoreAllMocks();
  });

  it('says within its root that it is in English, whatever the language of the page', async () => {
    document.documentElement.lang = 'hi';
    const root = (await mount('<sa-sample></sa-sample>')).shadowRoot?.querySelector('div');
    document.documentElement.removeAttribute('lang');
    expect([root?.lang, root?.dir]).toEqual(['en', 'ltr']);
  });

  it('renders once at upgrade, however many attributes there are', async () => {
    await mount('<sa-sample heading="Hi" is-open size="large"></sa-sample>');
    expect(render.mock.calls).toEqual([
      [expect.objectContaining({ heading: 'Hi', isOpen: true, size: 'large', theme: '' })],
    ]);
  });

  it.each([
    ['no attribute', '', { heading: 'Hello', isOpen: false, size: 'small' }],
    [
      'empty attributes',
      'heading="" is-open="" size=""',
      { heading: 'Hello', isOpen: true, size: 'small' },
    ],
    ['is-open="false"', 'is-open="false"', { isOpen: false }],
    ['an unknown option', 'size="huge"', { size: 'small' }],
  ])('reads %s', async (_, attributes, expected) => {
    const element = await mount<SampleElement>(`<sa-sample ${attributes}></sa-sample>`);
    expect(element).toMatchObject(expected);
  });

  it('reflects a property to its attribute and renders it', async () => {
    const element = await mount<SampleElement>('<sa-sample></sa-sample>');
    element.heading = 'Namaste';
    element.isOpen = true;
    await rendered();
    expect(element.outerHTML).toContain('heading="Namaste" is-open=""');
    expect(element.shadowRoot?.textContent).toBe('Namaste');
    element.isOpen = false;
    expect(element.hasAttribute('is-open')).toBe(false);
  });

  it.each([null, undefined, ''])(
    'takes an attribute away with a property set to %j',
    async (none) => {
      const element = await mount<SampleElement>('<sa-sample heading="Hi" is-open></sa-sample>');
      Object.assign(element, { heading: none, isOpen: none });
      await rendered();
      expect(element.outerHTML).toBe('<sa-sample></sa-sample>');
      expect(element.shadowRoot?.textContent).toBe('Hello');
    },
  );

  it.each([
    ['isopen', true],
    ['isopen="false"', false],
    ['isopen="" is-open="false"', false],
    ['is-open isopen="false"', true],
  ])(
    'reads %s, as frameworks name an attribute, after the one in kebab-case',
    async (markup, isOpen) => {
      const element = await mount<SampleElement>(`<sa-sample ${markup}></sa-sample>`);
      expect(element.isOpen).toBe(isOpen);
      expect(render).toHaveBeenLastCalledWith(expect.objectContaining({ isOpen }));
    },
  );

  it('keeps one attribute once its property is set', async () => {
    const element = await mount<SampleElement>('<sa-sample isopen></sa-sample>');
    element.isOpen = true;
    expect(element.outerHTML).toBe('<sa-sample is-open=""></sa-sample>');
    element.setAttribute('isOpen', '');
    element.isOpen = false;
    expect(element.outerHTML).toBe('<sa-sample></sa-sample>');
    await rendered();
    expect(render).toHaveBeenLastCalledWith(expect.objectContaining({ isOpen: false }));
  });

  it('takes properties set before the code is there, one by its lowercased name, as Solid sets it', async () => {
    const early = document.createElement('sa-early') as SampleElement & { isopen: boolean };
    Object.assign(early, { isopen: true, heading: 'Namaste' });
    document.body.append(early);
    defineElement('sa-early', Sample, { heading: text('Hello'), isOpen: flag() } as never);
    await rendered();
    expect(early.outerHTML).toContain('is-open=""');
    expect(early.outerHTML).toContain('heading="Namaste"');
    expect(render).toHaveBeenLastCalledWith(
      expect.objectContaining({ heading: 'Namaste', isOpen: true }),
    );
    early.isopen = false;
    await rendered();
    expect(early.isOpen).toBe(false);
  });

  it('keeps its view mounted where a router puts it back after a promise or two', async () => {
    const element = await mount<SampleElement>('<sa-sample></sa-sample>');
    const button = element.shadowRoot?.querySelector('button');
    element.remove();
    await Promise.resolve();
    await Promise.resolve();
    document.body.append(element);
    await unmounted();
    expect(element.shadowRoot?.querySelector('button')).toBe(button);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('unmounts its view when it is removed', async () => {
    const element = await mount<SampleElement>('<sa-sample></sa-sample>');
    element.remove();
    await unmounted();
    expect(element.shadowRoot?.childElementCount).toBe(0);
  });

  it('dispatches sa-<name> from the element, bubbling and composed', async () => {
    const heard = vi.fn();
    document.addEventListener('sa-opened', heard, { once: true });
    const element = await mount<SampleElement>('<sa-sample></sa-sample>');
    element.shadowRoot?.querySelector('button')?.click();
    const event = heard.mock.calls[0]?.[0] as CustomEvent;
    expect(event).toMatchObject({ target: element, bubbles: true, composed: true });
    expect(event.detail).toEqual({ tool: 'small' });
  });

  it('shows one calm sentence and a link where a view throws, and leaves the others alone', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fail = () => {
      throw new Error('no data');
    };
    defineElement('sa-broken', fail, {});
    const broken = await mount('<sa-broken></sa-broken><sa-sample></sa-sample>');
    expect(broken.shadowRoot?.textContent).toBe(
      'This part could not be shown. Contact us instead.',
    );
    expect(broken.shadowRoot?.querySelector('a')?.href).toBe('https://site.example/contact');
    expect(logged).toHaveBeenCalledWith('<sa-broken>', expect.any(Error));
    expect(document.querySelector('sa-sample')?.shadowRoot?.textContent).toBe('Hello');
  });

  it('keeps the first, and warns once when another version defined it', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const old = class extends HTMLElement {
      static version = '0.0.1';
    };
    customElements.define('sa-old', old);
    customElements.define('sa-older', class extends HTMLElement {});
    for (const tag of ['sa-old', 'sa-sample'] as const) defineElement(tag, Sample, {} as never);
    defineElement('sa-older', Sample, {} as never);
    expect(warned.mock.calls).toEqual([['<sa-old> 0.0.1 is already on this page and is kept.']]);
  });
});
