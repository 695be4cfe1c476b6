import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

async function lookAt(content: string) {
  const host = document.createElement('sa-newsletter-form');
  host.attachShadow({ mode: 'open' });
  host.innerHTML = content;
  document.body.append(host);
  const { afterIdle } = await import('./after-idle.ts');
  afterIdle(host);
}

describe('what an element hides', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  beforeEach(() => {
    vi.resetModules();
    warn.mockClear();
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each([
    ['<h2>Next</h2>', 'h2'],
    [' <footer>Imprint</footer>', 'footer'],
    ['<div><p>Text</p><sa-faq theme="dark"></sa-faq></div>', 'sa-faq'],
  ])('is told once, as it is no fallback: %s', async (content, tag) => {
    await lookAt(content);
    await lookAt(content);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(`^<sa-newsletter-form> hides the <${tag}> inside it.`)],
    ]);
  });

  it.each([
    '',
    'Write to us.',
    '<p>Or <a href="/main">write <b>to us</b></a></p>',
    '<header>Us</header>',
  ])('is not worth a word as a fallback: %s', async (content) => {
    await lookAt(content);
    expect(warn).not.toHaveBeenCalled();
  });
});
