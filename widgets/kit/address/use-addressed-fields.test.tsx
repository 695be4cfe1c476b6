import { createRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rendered } from '../../testing/mount.ts';
import { patchSelects } from '../../testing/selects.ts';
import { option } from '../element/attributes.ts';
import type { AddressTable } from './address-table.ts';
import { useAddressedFields } from './use-addressed-fields.ts';

patchSelects();

interface Values {
  level: string;
  keyword: string;
  mode: string;
  tests: string;
  /** Without a control. */
  tab: string;
}

const table: AddressTable<Values> = {
  prefix: 'tool-',
  fields: {
    level: option(['masters', 'phd'], ''),
    keyword: { accept: String, fallback: '', format: (text) => text.trim() },
    mode: option(['learn', 'review'], 'learn'),
    tests: option(['on', 'off'], 'off'),
    tab: option(['first', 'second'], 'first'),
  },
};
const absent = { level: '', keyword: '', mode: '', tests: false, tab: '' };

interface ToolProps {
  attributes?: Partial<Record<keyof Values, string | boolean>>;
  isSynced?: boolean;
}

let tool: ReturnType<typeof useAddressedFields<Values>>;
const heard = vi.fn();
const formRef = createRef<HTMLFormElement>();

function Tool({ attributes = {}, isSynced = false }: ToolProps) {
  tool = useAddressedFields({ table, attributes: { ...absent, ...attributes }, isSynced, formRef });
  const { level, keyword, mode, tests } = tool.values;
  return (
    <form ref={formRef} onInput={(event) => heard((event.target as HTMLInputElement).name)}>
      <select name="level" defaultValue={level}>
        <option value="">Any</option>
        <option value="masters">Masters</option>
        <option value="phd">PhD</option>
      </select>
      <input name="keyword" defaultValue={keyword} />
      {['learn', 'review'].map((value) => (
        <input key={value} type="radio" name="mode" value={value} defaultChecked={value === mode} />
      ))}
      <input type="checkbox" name="tests" defaultChecked={tests === 'on'} />
    </form>
  );
}

const page = document.createElement('main');
const control = <T extends Element = HTMLInputElement>(selector: string) =>
  page.querySelector(selector) as T;
const held = () => ({
  level: control<HTMLSelectElement>('select').value,
  keyword: control('[name=keyword]').value,
  mode: control('[name=mode]:checked')?.value,
  tests: control('[type=checkbox]').checked ? 'on' : 'off',
});

let root: ReturnType<typeof createRoot>;
async function show(props: ToolProps) {
  root.render(<Tool {...props} />);
  await rendered();
}

/** Served markup in the state that `begin` brings it to, before the code arrives. */
async function showServed(props: ToolProps, begin: () => void) {
  const { isSynced: _, ...served } = props;
  await show(served);
  const html = page.innerHTML;
  root.unmount();
  page.innerHTML = html;
  control<HTMLSelectElement>('select').value = String(props.attributes?.level ?? '');
  begin();
  heard.mockClear();
  root = hydrateRoot(page, <Tool {...props} />);
  await rendered();
}

const address = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  document.body.append(page);
  root = createRoot(page);
  heard.mockClear();
  history.replaceState({ from: 'the page' }, '', '/tools?utm=x#tool');
});
afterEach(() => {
  root.unmount();
  page.remove();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('useAddressedFields', () => {
  it('begins as the attributes say, and takes no notice of the address', async () => {
    history.replaceState(null, '', '/tools?tool-level=masters');
    await show({ attributes: { level: 'phd', mode: 'review', tests: true, tab: 'second' } });
    expect(tool.values).toMatchObject({ level: 'phd', tab: 'second' });
    expect(held()).toEqual({ level: 'phd', keyword: '', mode: 'review', tests: 'on' });
    tool.change({ keyword: 'mine' });
    await rendered();
    expect(held().keyword).toBe('mine');
    expect(address()).toBe('/tools?tool-level=masters');
  });

  it('fills in what a synced address names', async () => {
    const query =
      'tool-level=masters&tool-keyword=a+b&tool-mode=review&tool-tests=on&tool-tab=second';
    history.replaceState(null, '', `/tools?${query}`);
    await show({ isSynced: true, attributes: { level: 'phd' } });
    expect(held()).toEqual({ level: 'masters', keyword: 'a b', mode: 'review', tests: 'on' });
    expect(tool.values.tab).toBe('second');
    expect(heard).not.toHaveBeenCalled();
    expect(address()).toContain('tool-level=masters');
  });

  it('reads the address when it is synced later, too', async () => {
    history.replaceState(null, '', '/tools?tool-level=masters');
    await show({});
    await show({ isSynced: true });
    expect(held().level).toBe('masters');
  });

  it('changes the field of an attribute that changes, and leaves what was chosen elsewhere', async () => {
    await show({ attributes: { level: 'phd' } });
    control('[name=keyword]').value = 'mine';
    await show({ attributes: { level: 'masters' } });
    expect(held()).toMatchObject({ level: 'masters', keyword: 'mine' });
    tool.change({ level: 'phd' });
    await show({ attributes: { level: 'masters', tab: 'second' } });
    expect(held().level).toBe('phd');
    expect(tool.values.tab).toBe('second');
    await show({});
    expect(held()).toMatchObject({ level: '', keyword: 'mine' });
  });

  describe('over a form that was begun before the code arrived', () => {
    const begin = () => {
      control('[name=keyword]').value = 'mine';
      control('[type=checkbox]').checked = true;
    };

    it('keeps all of the form, and takes from the address what has no control', async () => {
      history.replaceState(null, '', '/tools?tool-level=phd&tool-mode=review&tool-tab=second');
      await showServed({ isSynced: true }, begin);
      expect(held()).toEqual({ level: '', keyword: 'mine', mode: 'learn', tests: 'on' });
      expect(tool.values).toEqual({ ...held(), tab: 'second' });
      expect(heard.mock.calls.flat()).toEqual(['keyword', 'tests']);
    });

    it('hears of nothing where nothing was', async () => {
      history.replaceState(null, '', '/tools?tool-level=phd');
      await showServed({ isSynced: true, attributes: { mode: 'review' } }, () => {});
      expect(held()).toMatchObject({ level: 'phd', mode: 'review' });
      expect(heard).not.toHaveBeenCalled();
    });
  });

  describe('change', () => {
    it('goes into the fields and into the address, beside what was there', async () => {
      const push = vi.spyOn(history, 'pushState');
      await show({ isSynced: true });
      tool.change({ level: 'phd' });
      tool.change({ keyword: ' daad & more ' });
      await rendered();
      expect(held()).toMatchObject({ level: 'phd', keyword: ' daad & more ' });
      expect(address()).toBe('/tools?utm=x&tool-level=phd&tool-keyword=daad+%26+more#tool');
      expect(history.state).toEqual({ from: 'the page' });
      expect(push).not.toHaveBeenCalled();
    });

    it('survives a sandbox in which the address may not be changed', async () => {
      await show({ isSynced: true });
      vi.spyOn(history, 'replaceState').mockImplementation(() => {
        throw new DOMException('sandboxed', 'SecurityError');
      });
      tool.change({ level: 'phd' });
      await rendered();
      expect(held().level).toBe('phd');
    });
  });

  describe('follow', () => {
    it('makes the values what the controls hold or are about to, and leaves the address', async () => {
      await show({ isSynced: true, attributes: { level: 'phd' } });
      control<HTMLSelectElement>('select').value = '';
      control('[name=keyword]').value = 'mine';
      tool.follow();
      await rendered();
      expect(tool.values).toMatchObject({ level: '', keyword: 'mine', tab: 'first' });
      expect(address()).toBe('/tools?utm=x#tool');
      tool.change({ keyword: 'ours' });
      tool.follow();
      await rendered();
      expect([tool.values.keyword, held().keyword]).toEqual(['ours', 'ours']);
    });
  });
});
