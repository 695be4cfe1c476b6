import { readFileSync } from 'node:fs';
import createElementClass from '@r2wc/react-to-web-component';
import { expect, it } from 'vitest';

const [PROPS, RENDER, CONNECTED, MOUNTED] = ['props', 'render', 'connected', 'context'].map(
  (name) => Symbol.for(`r2wc.${name}`),
) as [symbol, symbol, symbol, symbol];

const View = ({ text }: { text?: string }) => <p>{text}</p>;

type Probe = HTMLElement & Record<symbol, unknown>;

const versionOf = (name: string) =>
  JSON.parse(readFileSync(`node_modules/@r2wc/${name}/package.json`, 'utf8')).version;

// define-element.tsx steers r2wc by these, and no type or document of r2wc promises them.
it('r2wc 2.1.1 with core 1.3.1 has the internals that elements are steered by', () => {
  expect(versionOf('react-to-web-component')).toBe('2.1.1');
  expect(versionOf('core')).toBe('1.3.1');

  customElements.define('r2wc-probe', createElementClass(View, { shadow: 'open' }));
  const probe = document.createElement('r2wc-probe') as Probe;
  const root = probe.shadowRoot as ShadowRoot;
  const draw = () => (probe[RENDER] as () => void).call(probe);
  expect(probe).toMatchObject({ [PROPS]: { container: root }, [CONNECTED]: true });

  probe[CONNECTED] = false;
  draw();
  expect(root.innerHTML).toBe('');

  probe[PROPS] = { text: 'first' };
  document.body.append(probe);
  expect(root.innerHTML).toBe('<p>first</p>');
  expect(probe).toMatchObject({
    [CONNECTED]: true,
    [MOUNTED]: { root: { render: expect.any(Function) }, ReactComponent: View },
  });

  probe[PROPS] = { text: 'second' };
  draw();
  expect(root.innerHTML).toBe('<p>second</p>');

  probe.remove();
  expect(root.innerHTML).toBe('');
  expect(probe[MOUNTED]).toBeUndefined();
});
