import type { ReactNode } from 'react';
import { brand } from '../content/brand.ts';
import { Heading } from '../kit/core/heading.tsx';
import { untranslated } from '../kit/core/untranslated.ts';
import type { ManifestElement } from '../kit/rules/manifest.ts';
import { TabPanel, Tabs } from '../kit/tools/tabs.tsx';
import type { Action, BuilderState, Way } from './builder.logic.ts';
import { type Catalogue, nameTag } from './catalogue.ts';
import { describeWeight } from './chooser.tsx';
import { Code } from './code.tsx';
import {
  type Configuration,
  SCRIPTS,
  type ScriptChoice,
  settingOf,
} from './configuration.logic.ts';
import { pairs, panel, quiet } from './embed-builder.styles.ts';
import { Instant } from './instant.tsx';
import type { Drawing } from './preview-page.ts';
import { Choice, Fold } from './setting.tsx';
import {
  chooseFrameListener,
  chooseScripts,
  type Embedding,
  hasOwnFiles,
  isFramed,
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
} from './snippets.logic.ts';

interface SnippetsProps {
  catalogue: Catalogue;
  chosen: readonly ManifestElement[];
  drawing: Drawing;
  embedding: Omit<Embedding, 'scripts'>;
  state: BuilderState;
  dispatch(action: Action): void;
}

interface WayProps extends Pick<SnippetsProps, 'catalogue' | 'chosen' | 'drawing'> {
  embedding: Embedding;
  configuration: Configuration;
  page: BuilderState['page'];
}

/** The lines to copy, in the language of the page that they are for. */
export function Snippets({ state, dispatch, ...rest }: SnippetsProps) {
  const { catalogue, chosen, drawing } = rest;
  const { configuration, way, page } = state;
  const scripts = chooseScripts(rest.embedding.site, catalogue, configuration);
  const embedding: Embedding = { ...rest.embedding, scripts };
  const styleSheet = way === 'frame' ? '' : writeStyleSheet(embedding);
  const Lines = WAYS[way].Lines;
  return (
    <section className={panel} aria-labelledby="snippet">
      <Heading level={3} id="snippet">
        4. Copy it into your page
      </Heading>
      <ScriptChoices catalogue={catalogue} configuration={configuration} dispatch={dispatch} />
      <Tabs<Way>
        label="Kind of page"
        tabs={TABS}
        selected={way}
        select={(next) => dispatch({ type: 'show', part: { way: next } })}
      />
      {TABS.map(({ value }) => (
        <TabPanel key={value} id={value} selected={way}>
          {value === way && (
            <Lines {...{ catalogue, chosen, drawing, embedding, configuration, page }} />
          )}
        </TabPanel>
      ))}
      <Fold summary="For your Content Security Policy">
        <p>
          If your site has a policy, add these sources to its directives. If a directive is missing,
          start it with the sources of your default-src; without a default-src you need not add it.
          The last line is for the style attribute alone: leave it out if you move its declarations
          to your style sheet.
        </p>
        <Code
          label="Content Security Policy"
          code={way === 'frame' ? writeFramePolicy(embedding.site) : writePolicy(embedding)}
        />
        {styleSheet && <Code label="Style sheet" code={styleSheet} />}
      </Fold>
      <Fold summary="For your cookie or privacy policy">
        <Code
          label="Cookie policy"
          code={writeCookieText(
            brand.name,
            chosen.map(({ tagName, stores, sends }) => ({ name: nameTag(tagName), stores, sends })),
          )}
        />
      </Fold>
    </section>
  );
}

/** The ways to embed, in the order of their tabs. */
const WAYS: Readonly<Record<Way, { label: string; Lines(props: WayProps): ReactNode }>> = {
  html: {
    label: 'HTML',
    Lines: ({ embedding }) => (
      <>
        <p>
          Paste this at the place for the element, in a block or module for HTML or code, not in a
          paragraph of text.
        </p>
        <Code label="HTML" code={writeHtml(embedding)} />
      </>
    ),
  },
  wordpress: {
    label: 'WordPress',
    Lines: ({ embedding, configuration }) => (
      <>
        <p>
          <a href={`${embedding.site}/embed/study-abroad-widgets.zip`} download>
            Download our plugin
          </a>{' '}
          and install it under Plugins, Add New, Upload Plugin. Activate it and press{' '}
          <strong>Use {embedding.site}</strong>.
        </p>
        <p>
          In the block editor, press + and search for “study abroad”. Every element is there, with
          its settings and colours in the sidebar. Or add a <strong>Shortcode</strong> block and
          paste this. Any author may do either.
        </p>
        <Code label="WordPress shortcode" code={writeShortcodes(embedding)} />
        {settingOf(configuration, 'version') && (
          <p>The version is a setting of the plugin, not of the shortcode.</p>
        )}
        <p>
          Without the plugin: in the block editor, press +, choose <strong>Custom HTML</strong> (not
          Paragraph, which would show the code as text) and paste the snippet for HTML. WordPress
          removes scripts unless an administrator pastes them; with the plugin a Custom HTML block
          needs none.
        </p>
      </>
    ),
  },
  react: {
    label: 'React',
    Lines: ({ embedding }) => (
      <>
        <p>For React 19 and later. Events are props: onsa-submitted, for example.</p>
        <Code label="React" code={writeJsx(embedding)} />
      </>
    ),
  },
  div: {
    label: 'Plain div',
    Lines: ({ embedding }) => (
      <>
        <p>
          For editors that remove tags they do not know. Our script turns each div into its element.
        </p>
        <Code label="Plain div" code={writePlaceholders(embedding)} />
      </>
    ),
  },
  frame: {
    label: 'iframe',
    Lines: ({ embedding, catalogue, chosen, configuration }) => (
      <>
        <p>
          For page builders that allow nothing but frames. It works at once, on any page. A frame
          takes choices, partner, campaign, colours and corners, no texts; requests from it count as
          yours only if your partner id says so.
        </p>
        <p>
          WordPress keeps frames for administrators and editors only: an author’s frame vanishes
          without a message.
        </p>
        <Code label="iframe" code={writeFrames(embedding, isFramed(chosen))} />
        {settingOf(configuration, 'version') && (
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
          code={writeScript(chooseFrameListener(embedding.site, catalogue, configuration))}
        />
        <p className={quiet}>
          If your page builder puts the frame into a sandbox, it needs{' '}
          <code {...untranslated}>allow-scripts</code>, and{' '}
          <code {...untranslated}>allow-downloads</code> for the files that a tool saves. With{' '}
          <code {...untranslated}>allow-forms</code>, too, a form sends even if our script never
          comes; without, a link to our contact page remains.
        </p>
      </>
    ),
  },
  instant: { label: 'Instant', Lines: Instant },
};
const TABS = (Object.keys(WAYS) as Way[]).map((value) => ({ value, label: WAYS[value].label }));

const SCRIPT_LABELS: Readonly<Record<ScriptChoice, string>> = {
  loader: 'Loader: fetches what the page shows',
  own: 'Own file: one request for each element',
  single: 'Single file: every element, for pages that cannot take modules',
};

function ScriptChoices({
  catalogue,
  configuration,
  dispatch,
}: Pick<SnippetsProps, 'catalogue' | 'dispatch'> & { configuration: Configuration }) {
  const script = settingOf(configuration, 'script');
  const version = settingOf(configuration, 'version');
  const weights = configuration.elements.flatMap(({ tag }) => catalogue.sizes[tag] ?? []);
  const only = weights.length === 1 ? weights[0] : undefined;
  const scripts = SCRIPTS.filter((one) => one !== 'own' || hasOwnFiles(catalogue, configuration));
  const options = scripts.map((value) => {
    const weight = value === 'single' ? undefined : only?.[value];
    const label = SCRIPT_LABELS[value] + (weight ? ` (${describeWeight(weight)})` : '');
    return { value, label };
  });
  const set = (name: string, value: string) => dispatch({ type: 'set', name, value });
  return (
    <div className={pairs}>
      <Choice
        name="script"
        label="Script"
        value={options.some(({ value }) => value === script) ? script : 'loader'}
        options={options}
        set={(value) => set('script', value)}
      />
      <Choice
        name="version"
        label="Version"
        hint={
          version
            ? 'Never changes, and is checked by its hash. You update it yourself.'
            : 'Always the newest compatible one, with all corrections.'
        }
        value={version}
        options={[
          { value: '', label: 'Newest' },
          ...catalogue.versions.map((one) => ({ value: one.version, label: one.version })),
        ]}
        set={(value) => set('version', value)}
      />
      {version && script === 'loader' && (
        <p className={quiet}>
          The hash is that of the loader alone, not of the files it fetches. If a review asks for
          every byte, choose the own or the single file.
        </p>
      )}
    </div>
  );
}
