import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { defineElement } from '../element/define-element.tsx';
import { SiteLink } from './site-link.tsx';

defineElement('sa-sample-link', () => <SiteLink path="/contact">Contact us</SiteLink>, {});

/** A page that goes to our pages by itself, and what it was asked for. */
async function open() {
  const element = await mount<HTMLElement>('<sa-sample-link></sa-sample-link>');
  const link = element.shadowRoot?.querySelector('a') as HTMLAnchorElement;
  const asked = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener('sa-navigate', asked);
  const press = (init: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    link.dispatchEvent(click);
    return click;
  };
  return { link, asked, press };
}

describe('a link to our site', () => {
  it('is followed by a page that wants to, in its own way', async () => {
    const { asked, press } = await open();
    expect(press().defaultPrevented).toBe(true);
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'opens by %s what the visitor asked for',
    async (key) => {
      const { asked, press } = await open();
      expect(press({ [key]: true }).defaultPrevented).toBe(false);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('opens in the top window from within a frame', async () => {
    const { link, press } = await open();
    press();
    expect(link.target).toBe('');
    vi.stubGlobal('parent', {});
    press();
    expect(link.target).toBe('_top');
  });
});
