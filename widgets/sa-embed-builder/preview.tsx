import { useEffect, useRef, useState } from 'react';
import { Heading } from '../kit/core/heading.tsx';
import { Field } from '../kit/forms/field.tsx';
import { LoadingState } from '../kit/loading/loading-state.tsx';
import { formatJson } from '../kit/rules/json.ts';
import { BACKGROUNDS, type Configuration, WIDTH } from './configuration.logic.ts';
import { pairs, quiet, rowBetween, slider, stack, stage } from './embed-builder.styles.ts';
import { type Drawing, PreviewPage } from './preview-page.ts';
import type { Change } from './use-configuration.ts';

interface PreviewProps extends Pick<Drawing, 'elements' | 'looks'> {
  site: string;
  configuration: Configuration;
  change: Change;
  /** Passes on the drawn elements, for snippets made from them. */
  setDrawn(drawn: Drawn | undefined): void;
  /** Passes on their heights in px as they were drawn, by tag. */
  setHeights(heights: Readonly<Record<string, number>>): void;
}

/** The elements in the preview, or that its page could not be loaded. */
export type Drawn = readonly HTMLElement[] | 'failed';

const PREVIEW_PATH = '/partners/preview';
const NOTHING_SENT = 'This is a preview. It sends nothing and follows no links.';

/** What has been put together, drawn by the real elements on an empty page of ours. */
export function Preview(props: PreviewProps) {
  const { site, elements, looks, configuration, change, setDrawn, setHeights } = props;
  const { width, background, scheme } = configuration;
  const frameRef = useRef<HTMLIFrameElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PreviewPage | 'failed'>();
  const [heightPx, setHeightPx] = useState(0);
  const [said, setSaid] = useState('');
  const room = useRoom(stageRef);
  const scale = room ? Math.min(1, room / width) : 1;

  const open = () => {
    const opened = PreviewPage.open(frameRef.current, {
      resize(total, heights) {
        setHeightPx(total);
        setHeights(heights);
      },
      refuse: setSaid,
    });
    setPage(opened ?? 'failed');
  };
  const drawing: Drawing = {
    elements,
    looks,
    background: BACKGROUNDS[background] ?? background,
    scheme,
  };
  const key = formatJson(drawing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the drawing
  useEffect(() => {
    setDrawn(page instanceof PreviewPage ? page.draw(drawing) : page);
  }, [page, key]);
  useEffect(() => () => (page instanceof PreviewPage ? page.close() : undefined), [page]);
  // A new address begins with an empty page.
  useEffect(() => () => setDrawn(undefined), [setDrawn]);

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const shown = Math.max(heightPx, 120);
    Object.assign(frame.style, { width: `${width}px`, height: `${shown}px`, scale: String(scale) });
    frame.style.marginBottom = `${Math.floor(shown * (scale - 1))}px`;
  }, [width, heightPx, scale]);

  const percent = Math.round(scale * 100);
  return (
    <section className={stack} aria-label="Preview">
      <div className={rowBetween}>
        <Heading level={3}>Preview</Heading>
        <span className={quiet}>{scale < 1 && `${width} px wide, shown at ${percent} %`}</span>
      </div>
      <div className={slider}>
        <label htmlFor="preview-width">{`Width: ${width} px`}</label>
        <input
          type="range"
          id="preview-width"
          name="preview-width"
          min={WIDTH.least}
          max={WIDTH.most}
          step={10}
          value={width}
          onInput={(event) => change({ width: Number(event.currentTarget.value) })}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <section className={stage} ref={stageRef} tabIndex={0} aria-label="Drawn elements">
        {page === 'failed' ? (
          <LoadingState subject="The preview" hasFailed retry={() => setPage(undefined)} />
        ) : (
          <iframe ref={frameRef} title="Preview" src={`${site}${PREVIEW_PATH}`} onLoad={open} />
        )}
      </section>
      <p className={quiet} role="status">
        {said || NOTHING_SENT}
      </p>
      <Surroundings configuration={configuration} change={change} />
    </section>
  );
}

/** The page that the preview stands for. */
function Surroundings({ configuration, change }: Pick<PreviewProps, 'configuration' | 'change'>) {
  const { background, scheme } = configuration;
  return (
    <div className={pairs}>
      <Field
        as="select"
        name="preview-background"
        label="Page behind it"
        defaultValue={background in BACKGROUNDS ? background : 'own'}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change({ background: value === 'own' ? '#dbeafe' : value });
        }}
      >
        {Object.keys(BACKGROUNDS).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value="own">a colour of your own</option>
      </Field>
      {!(background in BACKGROUNDS) && (
        <Field
          type="color"
          name="preview-own-background"
          label="Its colour"
          value={background}
          onInput={(event) => change({ background: event.currentTarget.value })}
        />
      )}
      <Field
        as="select"
        name="preview-scheme"
        label="Theme of the page"
        defaultValue={scheme}
        onChange={(event) => change({ scheme: event.currentTarget.value as 'light' | 'dark' })}
      >
        <option value="light">light</option>
        <option value="dark">dark</option>
      </Field>
    </div>
  );
}

/** Width in px that there is for the preview; 0 until it is known. */
function useRoom(ref: { current: HTMLElement | null }): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) =>
      requestAnimationFrame(() => setRoom(entry?.contentRect.width ?? 0)),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
