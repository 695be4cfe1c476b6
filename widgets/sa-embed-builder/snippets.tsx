import { useEffect, useState } from 'react';
import { brand } from '../content/brand.ts';
import { Heading } from '../kit/core/heading.tsx';
import { untranslated } from '../kit/core/untranslated.ts';
import { Field } from '../kit/forms/field.tsx';
import type { ManifestElement } from '../kit/rules/manifest.ts';
import { TabPanel, Tabs } from '../kit/tools/tabs.tsx';
import { type Catalogue, nameTag } from './catalogue.ts';
import { describeWeight } from './chooser.tsx';
import { Code } from './code.tsx';
import type { Configuration, ScriptChoice } from './configuration.logic.ts';
import { pairs, panel, quiet, stack } from './embed-builder.styles.ts';
import { styleHashOf, writeInstantSnippet } from './instant-snippet.ts';
import type { Drawn } from './preview.tsx';
import { chooseFrameListener, chooseScripts, hasOwnFiles } from './scripts.logic.ts';
import {
  type Embedding,
  hasServers,
  isFramed,
  pluginAddress,
  serversOf,
  VUE_CONFIG,
  writeCookieText,
  writeFramePolicy,
  writeFrames,
  writeHtml,
  writeJsx,
  writePlaceholders,
  writePolicy,
  writeScript,
  writeShortcodes,
  writeStyleSheet,
  writeVue,
} from './snippets.logic.ts';
import type { Change } from './use-configuration.ts';

interface SnippetsProps extends Pick<Embedding, 'site' | 'elements' | 'looks'> {
  catalogue: Catalogue;
  chosen: readonly ManifestElement[];
  configuration: Configuration;
  change: Change;
  /** Undefined until the preview's page is open. */
  drawn: Drawn | undefined;
}

const FORMATS = [
  { value: 'html', label: 'HTML' },
  { value: 'wordpress', label: 'WordPress' },
  { value: 'react', label: 'React' },
  { value: 'vue', label: 'Vue' },
  { value: 'div', label: 'Plain div' },
  { value: 'frame', label: 'iframe' },
  { value: 'instant', label: 'Instant' },
] as const;
type Format = (typeof FORMATS)[number]['value'];

/** The lines to copy, in the language of the page that they are for. */
export function Snippets(props: SnippetsProps) {
  const { site, catalogue, chosen, elements, looks, configuration, change, drawn } = props;
  const [format, setFormat] = useState<Format>('html');
  const scripts = chooseScripts(site, catalogue, configuration);
  const embedding: Embedding = { site, elements, looks, scripts };
  const isFrame = format === 'frame';
  const styleSheet = isFrame ? '' : writeStyleSheet(embedding);
  const panelOf = (id: Format) => ({ id, selected: format });
  return (
    <section className={panel} aria-labelledby="snippet">
      <Heading level={3} id="snippet">
        4. Copy it into your page
      </Heading>
      <ScriptChoices catalogue={catalogue} configuration={configuration} change={change} />
      <Tabs<Format> label="Kind of page" tabs={FORMATS} selected={format} select={setFormat} />
      <TabPanel {...panelOf('html')}>
        <p>
          Paste this at the place for the element, in a block or module for HTML or code, not in a
          paragraph of text.
        </p>
        <Code label="HTML" code={writeHtml(embedding)} />
      </TabPanel>
      <TabPanel {...panelOf('wordpress')}>
        <p>
          <a href={pluginAddress(site)} download>
            Download our plugin
          </a>{' '}
          and install it under Plugins, Add New, Upload Plugin. Activate it and press{' '}
          <strong>Use {site}</strong>.
        </p>
        <p>
          In the block editor, press + and search for “study abroad”. Every element is there, with
          its settings and colours in the sidebar. Or add a <strong>Shortcode</strong> block and
          paste this. Any author may do either.
        </p>
        <Code label="WordPress shortcode" code={writeShortcodes(embedding)} />
        <OwnServersOnly elements={elements} />
        {configuration.version && (
          <p>The version is a setting of the plugin, not of the shortcode.</p>
        )}
        <p>
          Without the plugin: in the block editor, press +, choose <strong>Custom HTML</strong> (not
          Paragraph, which would show the code as text) and paste the snippet for HTML. WordPress
          removes scripts unless an administrator pastes them; with the plugin a Custom HTML block
          needs none.
        </p>
      </TabPanel>
      <TabPanel {...panelOf('react')}>
        <p>For React 19 and later. Events are props: onsa-submitted, for example.</p>
        <Code label="React" code={writeJsx(embedding)} />
      </TabPanel>
      <TabPanel {...panelOf('vue')}>
        <p>A component for Vue 3, and the line that tells its compiler about our tags.</p>
        <Code label="Vue component" code={writeVue(embedding)} />
        <Code label="Vue configuration" code={VUE_CONFIG} />
      </TabPanel>
      <TabPanel {...panelOf('div')}>
        <p>
          For editors that remove tags they do not know. Our script turns each div into its element.
        </p>
        <Code label="Plain div" code={writePlaceholders(embedding)} />
        <OwnServersOnly elements={elements} />
      </TabPanel>
      <TabPanel {...panelOf('frame')}>
        <p>
          For page builders that allow nothing but frames. It works at once, on any page; WordPress
          keeps frames of administrators and editors only. A frame takes choices, partner, campaign,
          colours and corners, no texts; what is sent from it counts as yours only if your partner
          id says so.
        </p>
        <Code label="iframe" code={writeFrames(embedding, isFramed(chosen))} />
        <OwnServersOnly elements={elements} />
        {configuration.version && (
          <p>
            A frame always shows the newest version. The version chosen above applies to the script
            below only.
          </p>
        )}
        <p>
          As it is, the frame has the height of the untouched preview and scrolls inside. With this
          line on the page, too, it grows and shrinks with its content:
        </p>
        <Code
          label="Frame height"
          code={writeScript(chooseFrameListener(site, catalogue, configuration))}
        />
        <p className={quiet}>
          If your page builder puts the frame into a sandbox, it needs{' '}
          <code {...untranslated}>allow-scripts</code>, and{' '}
          <code {...untranslated}>allow-downloads</code> for what a tool saves as a file. With{' '}
          <code {...untranslated}>allow-forms</code>, too, a form sends even if our script never
          comes; without, a link to our contact page remains.
        </p>
      </TabPanel>
      <TabPanel {...panelOf('instant')}>
        {format === 'instant' && <Instant drawn={drawn} embedding={embedding} />}
      </TabPanel>
      <details>
        <summary>For your Content Security Policy</summary>
        <div className={stack}>
          <p>
            If your site has a policy, add these sources to its directives. If a directive is
            missing, start it with the sources of your default-src; without a default-src you need
            not add it. The last line is for the style attribute alone: leave it out if you move its
            declarations to your style sheet.
          </p>
          <Code
            label="Content Security Policy"
            code={isFrame ? writeFramePolicy(site) : writePolicy(embedding)}
          />
          {styleSheet && <Code label="Style sheet" code={styleSheet} />}
        </div>
      </details>
      <details>
        <summary>For your cookie or privacy policy</summary>
        <div className={stack}>
          <Code
            label="Cookie policy"
            code={writeCookieText(
              brand.name,
              chosen.map(({ tagName, stores, sends }) => ({
                name: nameTag(tagName),
                stores,
                sends,
              })),
            )}
          />
        </div>
      </details>
    </section>
  );
}

/** Says what becomes of other servers in a place that takes none. */
const OwnServersOnly = ({ elements }: Pick<Embedding, 'elements'>) =>
  hasServers(elements) && (
    <p role="status">
      This snippet takes no other server: its links and what visitors send go to our site. To use
      your own, choose HTML, React, Vue or Instant.
    </p>
  );

const SCRIPTS: Readonly<Record<ScriptChoice, string>> = {
  loader: 'Loader: fetches what the page shows',
  own: 'Own file: one request for each element',
  single: 'Single file: every element, for pages that cannot take modules',
};

function ScriptChoices({
  catalogue,
  configuration,
  change,
}: Pick<SnippetsProps, 'catalogue' | 'configuration' | 'change'>) {
  const { script, version, elements } = configuration;
  const weights = elements.flatMap(({ tag }) => catalogue.sizes[tag] ?? []);
  const single = weights.length === 1 ? weights[0] : undefined;
  const weightOf = (choice: ScriptChoice) => {
    const weight = choice === 'single' ? undefined : single?.[choice];
    return weight ? ` (${describeWeight(weight)})` : '';
  };
  const choices = (Object.keys(SCRIPTS) as ScriptChoice[]).filter(
    (choice) => choice !== 'own' || hasOwnFiles(catalogue, configuration),
  );
  return (
    <div className={pairs}>
      <Field
        as="select"
        name="script"
        label="Script"
        value={choices.includes(script) ? script : 'loader'}
        onChange={(event) => change({ script: event.currentTarget.value as ScriptChoice })}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {SCRIPTS[choice] + weightOf(choice)}
          </option>
        ))}
      </Field>
      <Field
        as="select"
        name="version"
        label="Version"
        hint={
          version
            ? 'Never changes, and is checked by its hash. You update it yourself.'
            : 'Always the newest compatible one, with all corrections.'
        }
        value={version}
        onChange={(event) => change({ version: event.currentTarget.value })}
      >
        <option value="">Newest</option>
        {catalogue.versions.map((other) => (
          <option key={other.version} value={other.version}>
            {other.version}
          </option>
        ))}
      </Field>
      {version && script === 'loader' && (
        <p className={quiet}>
          The hash is that of the loader alone, not of what it fetches. Where a review asks for
          every byte, choose the own or the single file.
        </p>
      )}
    </div>
  );
}

interface InstantProps extends Pick<SnippetsProps, 'drawn'> {
  embedding: Embedding;
}

/** The snippet with the elements already drawn, as they are in the preview. */
function Instant({ drawn, embedding: { site, elements, scripts } }: InstantProps) {
  const [written, setWritten] = useState<{ markup: string; hashes: string } | 'failed'>();
  useEffect(() => {
    if (!drawn || drawn === 'failed') {
      setWritten(drawn);
      return;
    }
    let isWanted = true;
    writeDrawn(drawn, site).then(
      (result) => isWanted && setWritten(result),
      () => isWanted && setWritten('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [drawn, site]);
  if (!written) return <p role="status">The preview is still being drawn.</p>;
  if (written === 'failed') {
    return (
      <p role="status">
        This snippet is made from the preview, which could not be loaded. The other kinds work
        without it.
      </p>
    );
  }
  const code = writeHtmlAround(scripts, written.markup);
  const servers = serversOf(elements);
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
          <code {...untranslated}>form-action</code>, add{' '}
          {servers.length > 0 ? servers.join(' ') : 'our origin'} to it: otherwise only a link to
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

const writeHtmlAround = (scripts: Embedding['scripts'], markup: string) =>
  `${writeHtml({ site: '', looks: [], elements: [], scripts })}\n\n${markup}`;
