import { assert } from 'chai';
import { FROM } from '../kit/stores/toaster.ts';
import {
  closeFrames,
  type Frame,
  openFrame,
  type SaElement,
  settle,
  until,
} from '../testing/frame.ts';

const TOASTER = '<sa-toaster></sa-toaster>';

async function open(body: string, css?: 'hostile') {
  const frame = await openFrame({ body: TOASTER + body, script: 'widgets', ...(css && { css }) });
  await frame.ready('sa-toaster');
  await settle(frame);
  return frame;
}

/** Hands a toast over as any script of the page does; false is a toaster that did not take it. */
function offer({ window, document }: Frame, from?: Element): boolean {
  const detail = { title: 'Hello', description: 'There', variant: 'default' };
  const event = new window.CustomEvent('sa-toast', { cancelable: true, detail });
  Object.assign(event, { [FROM]: from });
  return !document.querySelector('sa-toaster')?.dispatchEvent(event);
}

const cardIn = (toaster: Element | null | undefined) =>
  toaster?.shadowRoot?.querySelector<HTMLElement>('[data-state=open]');

/** The element a press on the toast's close button would reach, out of all shadow roots. */
function reachedBy(frame: Frame, toaster: Element): Element | null {
  const button = toaster.shadowRoot?.querySelector('[aria-label="Close notification"]');
  const { x, y, width, height } = (button as Element).getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  let reached = frame.document.elementFromPoint(left, top);
  while (reached?.shadowRoot) {
    const inner = reached.shadowRoot.elementFromPoint(left, top);
    if (!inner || inner === reached) break;
    reached = inner;
  }
  return reached;
}

/** Waits for the toast in `place`, where a press must reach it, and gives back its toaster. */
async function shownIn(frame: Frame, place: ParentNode): Promise<SaElement> {
  await until(frame.window, () => cardIn(place.querySelector('sa-toaster')));
  const toaster = place.querySelector<SaElement>('sa-toaster') as SaElement;
  await settle(frame);
  assert.equal(reachedBy(frame, toaster)?.getAttribute('aria-label'), 'Close notification');
  return toaster;
}

function showModal(root: ParentNode, selector = 'dialog'): HTMLDialogElement {
  const dialog = root.querySelector(selector) as HTMLDialogElement;
  dialog.showModal();
  return dialog;
}

describe('<sa-toaster> and what a page opens', () => {
  afterEach(closeFrames);

  it('shows a toast inside the page’s modal dialog, within reach, and leaves nothing there', async () => {
    const frame = await open('<dialog><input></dialog>');
    const dialog = showModal(frame.document);
    assert.isTrue(offer(frame));
    // The live region is there before its text.
    const region = dialog.querySelector('sa-toaster')?.shadowRoot?.querySelector('[role=status]');
    assert.equal(region?.textContent, '');
    const guest = await shownIn(frame, dialog);
    assert.equal(region?.textContent, 'HelloThere');
    guest.shadowRoot.querySelector<HTMLElement>('[aria-label="Close notification"]')?.click();
    await until(frame.window, () => !dialog.querySelector('sa-toaster'));
    assert.isTrue(dialog.open);
  });

  it('takes up no room in a dialog that is a row', async () => {
    const frame = await open('<dialog style="gap: 40px"><input><button>Send</button></dialog>');
    const dialog = showModal(frame.document);
    dialog.style.display = 'flex';
    const width = dialog.offsetWidth;
    offer(frame);
    await shownIn(frame, dialog);
    assert.equal(dialog.offsetWidth, width);
  });

  it('finds a dialog in a closed shadow root around the element that speaks', async () => {
    const frame = await open('<section></section>');
    const section = frame.document.querySelector('section') as Element;
    const root = section.attachShadow({ mode: 'closed' });
    const dialog = root.appendChild(frame.document.createElement('dialog'));
    const from = dialog.appendChild(frame.document.createElement('span'));
    dialog.showModal();
    assert.isTrue(offer(frame, from));
    await until(frame.window, () => cardIn(dialog.querySelector('sa-toaster')));
  });

  it('finds a dialog in an open shadow root that nobody names', async () => {
    const frame = await open('<section></section><sa-newsletter-form></sa-newsletter-form>');
    const section = frame.document.querySelector('section') as Element;
    const root = section.attachShadow({ mode: 'open' });
    root.append(frame.document.createElement('dialog'));
    const dialog = showModal(root);
    assert.isTrue(offer(frame, frame.document.querySelector('sa-newsletter-form') as Element));
    await shownIn(frame, dialog);
  });

  it('chooses the upper one of two dialogs', async () => {
    const frame = await open(
      '<dialog id="upper"><button>In the upper</button></dialog><dialog id="lower"><button>In the lower</button></dialog>',
    );
    showModal(frame.document, '#lower');
    const upper = showModal(frame.document, '#upper');
    offer(frame);
    await shownIn(frame, upper);
  });

  const ways: Record<string, (dialog: HTMLDialogElement) => void> = {
    'is closed': (dialog) => dialog.close(),
    'is removed': (dialog) => dialog.remove(),
  };
  for (const [way, act] of Object.entries(ways)) {
    it(`goes on in its own place when the dialog ${way}`, async () => {
      const frame = await open('<dialog><input></dialog>');
      const dialog = showModal(frame.document);
      offer(frame);
      await shownIn(frame, dialog);
      act(dialog);
      await until(frame.window, () => !dialog.querySelector('sa-toaster'));
      const home = frame.document.querySelector('sa-toaster') as Element;
      await until(frame.window, () => cardIn(home));
      assert.equal(home.parentElement?.localName, 'main');
    });
  }

  it('lies above a popover of the page, also one in a shadow root', async () => {
    const frame = await open('<section></section>');
    const section = frame.document.querySelector('section') as Element;
    const root = section.attachShadow({ mode: 'open' });
    const popover = root.appendChild(frame.document.createElement('div'));
    popover.popover = 'manual';
    popover.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%';
    popover.showPopover();
    assert.isTrue(offer(frame));
    await shownIn(frame, frame.document);
  });

  const CLOSE = 'position: absolute; top: 8px; right: 8px; width: 40px; height: 40px';
  const FORM = '<sa-newsletter-form></sa-newsletter-form>';
  /** Pop-ups around a form, with what closes them at the top right. */
  const popups: Record<string, string> = {
    'of a framework': `<div role="dialog" style="position: fixed; inset: 0; background: #fff"><button style="${CLOSE}">×</button>${FORM}</div>`,
    'of a plugin': `<div style="position: fixed; inset: 0; background: #fff"><span class="mfp-Close" style="${CLOSE}">×</span>${FORM}</div>`,
    'of the browser': `<dialog style="inset: 0; width: 100%; height: 100%; box-sizing: border-box"><button style="${CLOSE}">×</button>${FORM}</dialog>`,
    'with one word': `<dialog style="margin-top: 0"><button style="float: right; width: 40px; height: 40px">×</button>${FORM}</dialog>`,
  };
  for (const [whose, popup] of Object.entries(popups)) {
    it(`leaves a pop-up ${whose} its × on a phone`, async () => {
      const frame = await open(popup);
      const { style } = frame.window.frameElement as HTMLElement;
      Object.assign(style, { width: '360px', height: '640px' });
      const form = await frame.ready('sa-newsletter-form');
      frame.document.querySelector('dialog')?.showModal();
      assert.isTrue(offer(frame, form));
      await shownIn(frame, frame.document.querySelector('dialog') ?? frame.document);
      const close = frame.document.querySelector('[style*=right]') as Element;
      const { x, y, width, height } = close.getBoundingClientRect();
      for (const [left, top] of [
        [x + width / 2, y + height / 2],
        [x + 1, y + height - 1],
      ] as const) {
        assert.isTrue(frame.document.elementFromPoint(left, top) === close);
      }
    });
  }

  it('goes away from the × of a pop-up that opens below it', async () => {
    const frame = await open('<button id="opens">Open</button>');
    const { style } = frame.window.frameElement as HTMLElement;
    Object.assign(style, { width: '360px', height: '640px' });
    assert.isTrue(offer(frame));
    await shownIn(frame, frame.document);
    frame.document.body.insertAdjacentHTML(
      'beforeend',
      `<div role="dialog" style="position: fixed; inset: 0"><button style="${CLOSE}">×</button></div>`,
    );
    const close = frame.document.querySelector<HTMLElement>('[role=dialog] button') as HTMLElement;
    close.focus();
    const { x, y } = close.getBoundingClientRect();
    assert.isTrue(frame.document.elementFromPoint(x + 20, y + 20) === close);
    await shownIn(frame, frame.document);
  });

  it('shows on a page that hides whatever is :empty', async () => {
    const frame = await open('', 'hostile');
    assert.isTrue(offer(frame));
    await shownIn(frame, frame.document);
  });

  it('reports to the sender that the page hides it', async () => {
    const frame = await open('');
    (frame.document.querySelector('sa-toaster') as HTMLElement).style.display = 'none';
    assert.isFalse(offer(frame));
  });
});
