import { sendKeys } from '@web/test-runner-commands';
import { assert } from 'chai';
import { closeFrames, openFrame, settle, until } from '../../testing/frame.ts';
import { openTool, pressKeys, type ToolPage, typeKeys } from '../../testing/tool-page.ts';

type Heard = { keys: string[] };

/** A page whose shortcuts spare fields the way pages do, and so none of ours. */
function addHotkeys({ document }: ToolPage): Heard {
  const heard: Heard = { keys: [] };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    document.addEventListener(type, (event) => {
      if ((event.target as Element).closest('input, textarea, select, button')) return;
      heard.keys.push(`${type} ${event.key}`);
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
    assert.deepEqual(heard.keys, []);
  });

  it('press our buttons', async () => {
    const page = await openTool('sa-cost-calculator');
    const heard = addHotkeys(page);
    page.button('Calculate Costs').focus();
    await pressKeys(page, 'Space');
    await page.says('Please select a country');
    assert.deepEqual(heard.keys, []);
  });

  it("still are the page's where they mean nothing to us", async () => {
    const page = await openTool('sa-contact-form');
    const heard = addHotkeys(page);
    page.field('name').focus();
    await pressKeys(page, 'Escape', 'F2', 'Control+k', 'Tab');
    assert.includeMembers(heard.keys, ['keydown Escape', 'keydown F2', 'keydown k', 'keydown Tab']);
    page.button('Send Message').focus();
    await pressKeys(page, 'j');
    assert.include(heard.keys, 'keydown j');
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

  it('work with events that have no key, as autofill sends them', async () => {
    const page = await openTool('sa-newsletter-form');
    for (const type of ['keydown', 'keyup']) {
      page.field('email').dispatchEvent(new page.window.Event(type, { bubbles: true }));
    }
    assert.deepEqual(page.window.probe.errors, []);
  });
});

/** Clicks in order, each with whether it was cancelled in the end. */
function watchClicks({ window }: ToolPage) {
  const clicks: boolean[] = [];
  window.addEventListener('click', (event) => clicks.push(event.defaultPrevented));
  return clicks;
}

const cancelClicks = ({ document }: ToolPage) =>
  document.addEventListener('click', (event) => event.preventDefault());

describe('clicks in our elements', () => {
  afterEach(closeFrames);

  it('tick, choose, unfold and calculate on a page that cancels every click', async () => {
    const page = await openTool('sa-application-timeline');
    cancelClicks(page);
    const clicks = watchClicks(page);
    const box = page.field('languageTests');
    const was = box.checked;
    box.click();
    assert.equal(box.checked, !was);
    (box.closest('label') as HTMLElement).click();
    assert.equal(box.checked, was);
    page.button('Generate Timeline').click();
    await page.says('Country is required');
    assert.isAtLeast(clicks.length, 4);

    const faq = await openTool('sa-faq');
    cancelClicks(faq);
    const details = faq.root.querySelector('details') as HTMLDetailsElement;
    details.querySelector('summary')?.click();
    assert.isTrue(details.open);
  });

  it('follow our links to another origin, and leave those of its own to the page', async () => {
    const page = await openTool('sa-contact-form', { attributes: 'site-base="https://a.example"' });
    cancelClicks(page);
    const clicks = watchClicks(page);
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

  it('find a field under the pointer', async () => {
    const page = await openTool('sa-newsletter-form');
    cancelClicks(page);
    page.field('email').click();
    page.field('email').focus();
    await sendKeys({ type: 'asha@example.com' });
    assert.equal(page.field('email').value, 'asha@example.com');
  });
});
