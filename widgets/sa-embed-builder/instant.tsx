import { useEffect, useState } from 'react';
import { untranslated } from '../kit/core/untranslated.ts';
import type { BuilderState } from './builder.logic.ts';
import { Code } from './code.tsx';
import { quiet } from './embed-builder.styles.ts';
import { styleHashOf, writeInstantSnippet } from './instant-snippet.ts';
import type { Drawing } from './preview-page.ts';
import { type Embedding, writeInstant } from './snippets.logic.ts';

interface InstantProps {
  page: BuilderState['page'];
  drawing: Drawing;
  embedding: Embedding;
}

/** The snippet with the elements already drawn, as they are in the preview. */
export function Instant({ page, drawing, embedding }: InstantProps) {
  const { site } = embedding;
  const [written, setWritten] = useState<{ markup: string; hashes: string } | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    const settle = (result: typeof written) => {
      if (isWanted) setWritten(result);
    };
    if (!page || page === 'failed') settle(page);
    else writeDrawn(page.draw(drawing), site).then(settle, () => settle('failed'));
    return () => {
      isWanted = false;
    };
  }, [page, drawing, site]);
  if (!written) return <p role="status">The preview is still being drawn.</p>;
  if (written === 'failed') {
    return (
      <p role="status">
        This snippet is made from the preview, which could not be loaded. The other kinds work
        without it.
      </p>
    );
  }
  const code = writeInstant(embedding, written.markup);
  return (
    <>
      <p>
        Shows with the first paint of your page and takes typing before any script has come. It is
        longer, and as old as the day you copied it: our code brings it up to date when it arrives.
        Paste it into a template, not into an editor, which may remove half of it: it has{' '}
        {code.length.toLocaleString('en-IN')} characters, and some page builders take 10,000 at
        most. Until our code is there, or if it never comes, the boxes can be filled in and nothing
        is calculated. It is light then: on a dark page, set the theme to dark.
      </p>
      {written.markup.includes('method="post"') && (
        <p className={quiet}>
          A form sends even if our script never comes. If your policy has{' '}
          <code {...untranslated}>form-action</code>, add our origin to it: otherwise only a link to
          our contact page remains then.
        </p>
      )}
      <Code label="Instant" code={code} />
      {written.hashes && (
        <>
          <p>Under a policy without inline styles, add to style-src:</p>
          <Code label="Hash for style-src" code={written.hashes} />
        </>
      )}
    </>
  );
}

/** Waits for the elements' code, without which nothing is drawn. */
async function writeDrawn(drawn: readonly HTMLElement[], siteOrigin: string) {
  await Promise.all(
    drawn.map((element) =>
      element.ownerDocument.defaultView?.customElements.whenDefined(element.localName),
    ),
  );
  const snippets = drawn.map((element) => writeInstantSnippet(element, { siteOrigin }));
  const hashes = await Promise.all(snippets.map(styleHashOf));
  return { markup: snippets.join('\n\n'), hashes: [...new Set(hashes)].join(' ') };
}
