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

const forms = {
  'sa-consultation-form': {
    values: { name: 'Asha Rao', email: 'asha@example.com', phone: '98765 43210' },
    button: 'Schedule Consultation',
    path: '/api/consultations',
  },
  'sa-contact-form': {
    values: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '98765 43210',
      subject: 'visa',
      message: 'Which visa do I need?',
    },
    button: 'Send Message',
    path: '/api/contact',
  },
  'sa-newsletter-form': {
    values: { email: 'asha@example.com' },
    button: 'Subscribe',
    path: '/api/newsletter',
  },
};

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

    for (const [tag, { values, button, path }] of Object.entries(forms)) {
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

/** A visitor's steps in a tool, and the text that it then shows. */
const tools: [tag: string, attributes: string, use: (page: ToolPage) => unknown, said: string][] = [
  [
    'sa-cost-calculator',
    '',
    (page) => {
      page.choose({ country: 'uk', programLevel: 'masters' });
      page.button('Calculate Costs').click();
    },
    'How this is worked out',
  ],
  [
    'sa-cost-calculator',
    '',
    async (page) => {
      page.choose({ country: 'uk', programLevel: 'masters' });
      page.button('Calculate Costs').click();
      await page.says('Change the exchange rate');
      page.choose({ 'rate-INR': '90' });
      page.button('Use these rates').click();
    },
    'Rupees at ₹90 for $1, the rate you entered',
  ],
  [
    'sa-application-timeline',
    '',
    (page) => {
      page.choose({ country: 'nz', programLevel: 'masters', season: 'summer' });
      page.button('Generate Timeline').click();
    },
    'New Zealand, Masters, Summer (June) ',
  ],
  ['sa-scholarship-finder', '', (page) => page.button('Find Scholarships').click(), 'Found '],
  [
    'sa-visa-interview-simulator',
    'media="simulated"',
    (page) => page.button('Start Interview').click(),
    'Start Recording Your Answer',
  ],
  [
    'sa-vocabulary-practice',
    'tab="dictionary"',
    async (page) => {
      const field = page.root.querySelector('[type=search]') as HTMLInputElement;
      field.value = 'zebra';
      field.dispatchEvent(new page.window.Event('input', { bubbles: true }));
      await settle(page);
      page.button('Search').click();
    },
    'No results found for "zebra"',
  ],
  [
    'sa-vocabulary-practice',
    'tab="stats"',
    (page) => {
      page.choose({ count: '5' });
      page.button('Start New Session').click();
    },
    '1 of 5',
  ],
  ['sa-success-stories', '', (page) => page.button('Search Stories').click(), 'Showing '],
  [
    'sa-chat-widget',
    '',
    async (page) => {
      page.root.querySelector('button')?.click();
      await settle(page);
      page.field('message').value = 'Is anybody there?';
      page.button('Send').click();
    },
    'Is anybody there?',
  ],
  [
    'sa-blog-newsletter',
    '',
    (page) => {
      page.choose({ email: 'asha@example.com' });
      page.button('Subscribe').click();
    },
    'This page has no newsletter form',
  ],
];

describe('a tool in a sandbox without allow-forms', () => {
  afterEach(closeFrames);

  for (const [tag, attributes, use, said] of tools) {
    it(`<${tag} ${attributes}> comes to "${said}"`, async () => {
      const sandbox = places['a sandbox without allow-forms'];
      const page = await openTool(tag, { attributes, sandbox });
      await use(page);
      await page.says(said);
      assert.equal(page.root.textContent?.split(said).length, 2);
    });
  }

  it('takes another intake of a timeline', async () => {
    const page = await openTool('sa-application-timeline', {
      // A year in the past, so that others are proposed.
      attributes: 'country="us" program-level="masters" season="fall" year="2024"',
      sandbox: places['a sandbox without allow-forms'],
    });
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

  for (const [tag, { values, button, path }] of Object.entries(forms)) {
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
