import { assert } from 'chai';
import { closeFrames, settle } from '../testing/frame.ts';
import { brokenWords } from '../testing/overflow.ts';
import { openTool } from '../testing/tool-page.ts';

describe('<sa-study-destinations> in a browser', () => {
  afterEach(closeFrames);

  it('breaks no name on a phone, with text twice as large in wider letters', async () => {
    const page = await openTool('sa-study-destinations');
    (page.window.frameElement as HTMLElement).style.width = '320px';
    const larger = new page.window.CSSStyleSheet();
    larger.replaceSync('h3 { font-size: 200% !important; letter-spacing: 0.04em !important }');
    page.root.adoptedStyleSheets = [...page.root.adoptedStyleSheets, larger];
    await settle(page);
    const [name] = page.root.querySelectorAll('h3');
    assert.equal(page.window.getComputedStyle(name as Element).fontSize, '32px');
    assert.deepEqual(brokenWords(page.root), []);
    assert.isAtMost(page.document.documentElement.scrollWidth, 320);
  });
});
