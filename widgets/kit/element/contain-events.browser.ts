import { assert } from 'chai';
import { closeFrames, openFrame, settle, until } from '../../testing/frame.ts';
import { openTool, pressKeys, type ToolPage, typeKeys } from '../../testing/tool-page.ts';

/** A page whose shortcuts spare fields the way pages do, and so none of ours; returns the keys it hears. */
function addHotkeys({ document }: ToolPage): string[] {
  const heard: string[] = [];
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    document.addEventListener(type, (event) => {
      if ((event.target as Element).closest('input, textarea, select, button')) return;
      heard.push(`${type} ${event.key}`);
      if (type === 'keydown' && /^[ /a-z]$|Enter/.test(event.key)) event.preventDefault();
    });
  }
  return heard;
}

const typeInto = async (page: ToolPage, name: string, text: string) => {
  // The form listens from its effects on.
  await settle(page);
  page.field(name).focus();
  await typeKeys(page, text);
  return page.field(name).value;
};

describe('keys pressed in our elements', () => {
  afterEach(closeFrames);

  it('type letters, spaces and slashes on a page that has hotkeys for them', async () => {
    const page = await openTool('sa-contact-form');
    const heard = addHotkeys(page);
    assert.equal(await typeInto(page, 'name', 'Asha Rao / Co'), 'Asha Rao / Co');
    page.field('message').focus();
    await typeKeys(page, 'one');
    await pressKeys(page, 'Enter');
    await typeKeys(page, 'two');
    assert.equal(page.field('message').value, 'one\ntwo');
    assert.equal(await typeInto(page, 'subject', 'Visa'), 'visa', page.focused());
    page.button('Send Message').focus();
    await pressKeys(page, 'Space');
    await until(page.window, () => page.root.querySelector('[aria-invalid=true]'));
    assert.deepEqual(heard, []);
  });

  it('send a form by Enter and reach the notifications by F8', async () => {
    const page = await openTool('sa-newsletter-form');
    addHotkeys(page);
    await typeInto(page, 'email', 'nobody');
    await pressKeys(page, 'Enter');
    await page.says('Please enter a valid email address.');

    const toaster = () => page.document.querySelector('sa-toaster');
    await until(page.window, () => toaster()?.shadowRoot?.firstElementChild);
    await pressKeys(page, 'F8');
    assert.isTrue(page.document.activeElement === toaster());
  });
});

const cancelClicks = ({ document }: ToolPage) =>
  document.addEventListener('click', (event) => event.preventDefault());

describe('clicks in our elements', () => {
  afterEach(closeFrames);

  it('tick, choose, unfold and calculate on a page that cancels every click', async () => {
    const page = await openTool('sa-application-timeline');
    cancelClicks(page);
    const box = page.field('languageTests');
    const was = box.checked;
    box.click();
    assert.equal(box.checked, !was);
    (box.closest('label') as HTMLElement).click();
    assert.equal(box.checked, was);
    page.button('Generate Timeline').click();
    await page.says('Country is required');

    const faq = await openTool('sa-faq');
    cancelClicks(faq);
    const details = faq.root.querySelector('details') as HTMLDetailsElement;
    details.querySelector('summary')?.click();
    assert.isTrue(details.open);
  });

  it('follow our links to another origin, and leave those of its own to the page', async () => {
    const page = await openTool('sa-contact-form', { attributes: 'site-base="https://a.example"' });
    cancelClicks(page);
    const clicks: boolean[] = [];
    page.window.addEventListener('click', (event) => clicks.push(event.defaultPrevented));
    const link = page.root.querySelector('a[href]') as HTMLAnchorElement;
    link.target = 'nowhere';
    // The test ends where the browser would follow the link.
    const follows = (event: Event) => Event.prototype.preventDefault.call(event);
    page.window.addEventListener('click', follows);
    link.click();
    page.element.setAttribute('site-base', page.window.location.origin);
    await settle(page);
    link.click();
    assert.deepEqual(clicks, [false, true]);
  });

  it('do not follow a link of the page around the element, unless beside the controls', async () => {
    const tag = 'sa-scholarship-finder';
    const frame = await openFrame({
      body: `<a href="#gone"><${tag}></${tag}></a>`,
      script: 'widgets',
    });
    const { shadowRoot } = await frame.ready(tag);
    for (const control of shadowRoot.querySelectorAll<HTMLElement>(
      'button, input, select, label',
    )) {
      control.click();
      assert.equal(frame.window.location.hash, '', control.outerHTML);
    }
    shadowRoot.querySelector('h2')?.click();
    assert.equal(frame.window.location.hash, '#gone');
  });
});
