import { beforeEach, describe, expect, it, vi } from 'vitest';

async function hide(content: string) {
  const host = document.createElement('sa-newsletter-form');
  host.attachShadow({ mode: 'open' });
  host.innerHTML = content;
  document.body.append(host);
  const { afterIdle } = await import('./after-idle.ts');
  afterIdle(host);
}

describe('content that an element hides', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  beforeEach(() => {
    vi.resetModules();
    warn.mockClear();
  });

  it.each([
    ['<h2>Next</h2>', 'h2'],
    [' <footer>Imprint</footer>', 'footer'],
    ['<div><p>Text</p><sa-faq theme="dark"></sa-faq></div>', 'sa-faq'],
  ])('is warned of once, as it is no fallback: %s', async (content, tag) => {
    await hide(content);
    await hide(content);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(`^<sa-newsletter-form> hides the <${tag}> inside it.`)],
    ]);
  });

  it.each(['', '<p>Or <a href="/main">write <b>to us</b></a></p>', '<header>Us</header>'])(
    'gets no warning as a fallback: %s',
    async (content) => {
      await hide(content);
      expect(warn).not.toHaveBeenCalled();
    },
  );
});
