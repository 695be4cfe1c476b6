import { sendKeys } from '@web/test-runner-commands';
import { assert } from 'chai';
import {
  addScript,
  closeFrames,
  openFrame,
  type SaElement,
  settle,
  until,
} from '../../testing/frame.ts';
import { openTool, type ToolPage } from '../../testing/tool-page.ts';

/** The values of a visitor who fills in every required field. */
const person = { name: 'Asha Rao', email: 'asha@example.com', phone: '98765 43210' };
const enquiry = { ...person, subject: 'visa', message: 'Which visa do I need?' };
const forms = [
  ['sa-consultation-form', '/api/consultations', 'Schedule Consultation', person],
  ['sa-contact-form', '/api/contact', 'Send Message', enquiry],
  ['sa-newsletter-form', '/api/newsletter', 'Subscribe', { email: person.email }],
] as const;

/** Stands in for the API; gives back the addresses that were posted to. */
function answerPosts({ window }: Pick<ToolPage, 'window'>) {
  const addresses: string[] = [];
  window.fetch = async (address) => {
    addresses.push(new URL(String(address), window.location.href).href);
    return new window.Response('{"ok":true}', { status: 201 });
  };
  return addresses;
}

const press = {
  'its button': (page: ToolPage, name: string) => page.button(name).click(),
  async Enter(page: ToolPage) {
    page.root.querySelector<HTMLElement>('input:not([type=radio])')?.focus();
    await sendKeys({ press: 'Enter' });
  },
};

const places = {
  'a plain page': '',
  'a sandbox without allow-forms': 'allow-scripts allow-same-origin',
};

for (const [place, sandbox] of Object.entries(places)) {
  describe(`a form in ${place}`, () => {
    afterEach(closeFrames);

    for (const [tag, path, button, values] of forms) {
      for (const [way, send] of Object.entries(press)) {
        it(`<${tag}> is sent once by ${way}`, async () => {
          const page = await openTool(tag, { sandbox });
          const posts = answerPosts(page);
          page.choose(values);
          await send(page, button);
          await until(page.window, () => posts.length && page.field('email').value === '');
          await settle(page);
          assert.deepEqual(posts, [location.origin + path]);
        });
      }
    }
  });
}

describe('a tool in a sandbox without allow-forms', () => {
  afterEach(closeFrames);
  const sandbox = places['a sandbox without allow-forms'];

  it('calculates, and takes rates', async () => {
    const page = await openTool('sa-cost-calculator', { sandbox });
    page.choose({ country: 'uk', programLevel: 'masters' });
    page.button('Calculate Costs').click();
    await page.says('Change the exchange rate');
    page.choose({ 'rate-INR': '90' });
    page.button('Use these rates').click();
    await page.says('Rupees at ₹90 for $1, the rate you entered');
  });

  it('sends a message once', async () => {
    const page = await openTool('sa-chat-widget', { sandbox });
    page.root.querySelector('button')?.click();
    await settle(page);
    page.field('message').value = 'Is anybody there?';
    page.button('Send').click();
    await page.says('Is anybody there?');
    assert.equal(page.root.textContent?.split('Is anybody there?').length, 2);
  });

  it('takes another intake of a timeline', async () => {
    // A year in the past, so that others are proposed.
    const attributes = 'country="us" program-level="masters" season="fall" year="2024"';
    const page = await openTool('sa-application-timeline', { attributes, sandbox });
    let plans = 0;
    page.document.addEventListener('sa-generated', () => {
      plans += 1;
    });
    page.button('Generate Timeline').click();
    await page.says('still work');
    const buttons = [...page.root.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent?.startsWith('Plan for '))?.click();
    await until(page.window, () => plans > 1);
    assert.equal(plans, 2);
  });
});

describe('a form beside the polyfill of scoped registries', () => {
  afterEach(closeFrames);

  for (const [tag, path, button, values] of forms) {
    it(`<${tag}> shows up, is checked and is sent`, async () => {
      const frame = await openFrame({ body: `<${tag}></${tag}>` });
      const polyfill = '@webcomponents/scoped-custom-element-registry';
      await addScript(frame, `/node_modules/${polyfill}/scoped-custom-element-registry.min.js`);
      await addScript(frame, '/embed/sa-widgets.js');
      const { shadowRoot } = (await frame.ready(tag)) as SaElement;
      const field = (name: string) =>
        shadowRoot.querySelector(`[name="${name}"]`) as HTMLInputElement;
      const submit = [...shadowRoot.querySelectorAll('button')].find(
        ({ textContent }) => textContent === button,
      );
      const posts = answerPosts(frame);
      submit?.click();
      const [first = ''] = Object.keys(values);
      await until(frame.window, () => shadowRoot.activeElement === field(first));
      for (const [name, value] of Object.entries(values)) field(name).value = value;
      submit?.click();
      await until(frame.window, () => posts.length && field('email').value === '');
      assert.deepEqual(posts, [location.origin + path]);
      assert.deepEqual(frame.window.probe.errors, []);
    });
  }
});
