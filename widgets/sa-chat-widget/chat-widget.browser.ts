import { assert } from 'chai';
import { closeFrames, openFrame, until } from '../testing/frame.ts';

describe('<sa-chat-widget> in a browser', () => {
  afterEach(closeFrames);

  it('shows an open conversation again at the next press, once the page has moved it', async () => {
    const body = '<sa-chat-widget></sa-chat-widget>';
    const { ready, window, document } = await openFrame({ script: 'widgets', body });
    const element = await ready('sa-chat-widget');
    const launcher = element.shadowRoot.querySelector('button') as HTMLElement;
    const panel = () => element.shadowRoot.querySelector('[role=dialog]') as HTMLElement | null;
    launcher.click();
    await until(window, () => panel()?.matches(':popover-open'));
    document.body.append(element);
    assert.isFalse(panel()?.matches(':popover-open'));
    launcher.click();
    await until(window, () => panel()?.matches(':popover-open'));
    launcher.click();
    await until(window, () => !panel());
  });
});
