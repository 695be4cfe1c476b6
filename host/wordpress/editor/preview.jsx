import { Button, Placeholder } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { attributesOf, colorStyle, data, elements, escapeHtml, titleOf } from './elements.js';
import { iconOf } from './icon.jsx';

/** The editor reports a failure if the frame sends no message within this time. */
const TIMEOUT_MS = 20000;
/** Delay after typing before the preview renders again. */
const DEBOUNCE_MS = 300;
/** More than the longest tool at the width of a phone. */
const MAX_HEIGHT_PX = 6000;

/** Runs in the frame: reports the height of the element, or that our script failed to load. */
function reportFrom(tag) {
  const report = (message) => window.parent.postMessage({ saWidgets: message }, '*');
  const fail = ({ target }) => target.nodeName === 'SCRIPT' && report('failed');
  window.addEventListener('error', fail, true);
  window.customElements.whenDefined(tag).then(() => {
    const { body } = document;
    new ResizeObserver(() => report(body.offsetHeight)).observe(body);
  });
}

/**
 * The page in the frame: one element and our script. Its opaque origin is neither the editor's nor ours, so
 * that nothing in it reaches the rights of an administrator.
 */
function previewPage(tag, settings, colors, ground, font) {
  const write = (name, value) => ` ${name}="${escapeHtml(value)}"`;
  const theme = data.theme && 'theme' in attributesOf(tag) ? { theme: data.theme } : {};
  const attributes = Object.entries({ ...theme, ...settings }).map(([name, value]) =>
    write(name, attributesOf(tag)[name].type === 'flag' ? '' : value),
  );
  const look = { ...(data.font && { '--sa-font': 'page()' }), ...colorStyle(colors) };
  const style = Object.entries(look)
    .map((pair) => pair.join(':'))
    .join(';');
  const { src, integrity } = data.script;
  const hash = integrity ? `${write('integrity', integrity)} crossorigin` : '';
  const element = `<${tag}${attributes.join('')}${write('style', style)}>${escapeHtml(titleOf(tag))}</${tag}>`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="referrer" content="no-referrer"><style>body{margin:0;background:${ground}}</style><body${write('style', `font-family:${font}`)}>${element}<script>(${reportFrom})('${tag}')</script><script type="module" async${write('src', src)}${hash}></script>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(page)}`;
}

/** The nearest background behind a node: an opaque colour, or `none`. */
function groundOf(node) {
  const { defaultView } = node.ownerDocument;
  for (let behind = node.parentElement; behind; behind = behind.parentElement) {
    const cover = behind.querySelector(':scope > .wp-block-cover__background');
    for (const painted of [cover, behind].filter(Boolean)) {
      const { backgroundColor, backgroundImage, opacity } = defaultView.getComputedStyle(painted);
      const isPlain = backgroundImage === 'none' && opacity === '1';
      if (isPlain && backgroundColor.startsWith('rgb(')) return backgroundColor;
      if (!isPlain) return 'none';
    }
  }
  return 'none';
}

/** A value once it has not changed for a moment. */
function useDebounced(value) {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested ?? value;
}

/** The frame's reports: its height in px, null until it renders; and whether it failed. */
function useReport(frame, page, attempt) {
  const [height, setHeight] = useState(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    // A hidden frame never renders, and so would never report a height.
    setFailed(false);
    const { defaultView } = frame.current.ownerDocument;
    const timer = setTimeout(() => setFailed(true), TIMEOUT_MS);
    const listen = (event) => {
      const message = event.data?.saWidgets;
      if (event.source !== frame.current?.contentWindow || message === undefined) return;
      clearTimeout(timer);
      setFailed(message === 'failed');
      if (Number.isFinite(message)) setHeight(Math.min(Math.max(message, 0), MAX_HEIGHT_PX));
    };
    defaultView.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      defaultView.removeEventListener('message', listen);
    };
  }, [frame, page, attempt]);
  return { height, hasFailed };
}

/** The element as readers will see it, inert: a click selects the block. */
export function Preview({ tag, settings, colors }) {
  const frame = useRef(null);
  const [attempt, setAttempt] = useState(0);
  const [ground, setGround] = useState();
  const [font, setFont] = useState();
  // Any block around this one may change its background. Fonts of the theme do not load in the frame.
  useEffect(() => {
    setGround(groundOf(frame.current));
    setFont(getComputedStyle(frame.current.parentElement).fontFamily);
  });
  const page = useDebounced(ground && previewPage(tag, settings, colors, ground, font));
  const { height, hasFailed } = useReport(frame, page, attempt);
  return (
    <>
      {hasFailed && (
        <Placeholder
          className="sa-widgets-failure"
          icon={iconOf(tag)}
          label={titleOf(tag)}
          instructions={sprintf(
            /* translators: 1: address of a website, 2: text of a link. */
            __(
              'No preview: %1$s did not answer. Until it does, readers get the link “%2$s”.',
              'study-abroad-widgets',
            ),
            data.origin,
            elements[tag].fallback.text,
          )}
        >
          <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
            {__('Try again', 'study-abroad-widgets')}
          </Button>
        </Placeholder>
      )}
      <iframe
        key={attempt}
        className="sa-widgets-preview"
        data-tag={tag}
        /* translators: %s: name of an element. */
        title={sprintf(__('Preview: %s', 'study-abroad-widgets'), titleOf(tag))}
        sandbox="allow-scripts"
        src={page}
        tabIndex={-1}
        hidden={hasFailed}
        style={height === null ? undefined : { height }}
        ref={(node) => {
          frame.current = node;
          node?.setAttribute('inert', '');
        }}
      />
    </>
  );
}
