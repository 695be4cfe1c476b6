import { useEffect, useRef, useState } from 'react';
import { Heading } from '../kit/core/heading.tsx';
import { Field } from '../kit/forms/field.tsx';
import { LoadingState } from '../kit/loading/loading-state.tsx';
import type { Action, BuilderState } from './builder.logic.ts';
import { settingOf, WIDTH } from './configuration.logic.ts';
import { pairs, quiet, rowBetween, slider, stack, stage } from './embed-builder.styles.ts';
import { type Drawing, PreviewPage } from './preview-page.ts';
import { Choice } from './setting.tsx';

interface PreviewProps {
  site: string;
  state: BuilderState;
  dispatch(action: Action): void;
  drawing: Drawing;
}

const PREVIEW_PATH = '/partners/preview';
const NOTHING_SENT = 'This is a preview. It sends nothing and follows no links.';

/** The chosen elements, drawn by their real code on an empty page of ours. */
export function Preview({ site, state, dispatch, drawing }: PreviewProps) {
  const { configuration, page, totalPx, refusal } = state;
  const width = Number(settingOf(configuration, 'preview-width'));
  const background = settingOf(configuration, 'preview-background');
  const scheme = settingOf(configuration, 'preview-scheme');
  const frameRef = useRef<HTMLIFrameElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const room = useRoom(stageRef);
  const scale = room ? Math.min(1, room / width) : 1;

  const set = (name: string, value: string) => dispatch({ type: 'set', name, value });
  const open = () => {
    const opened = PreviewPage.open(frameRef.current, {
      resize: (totalPx, heightsPx) => dispatch({ type: 'show', part: { totalPx, heightsPx } }),
      refuse: (refusal) => dispatch({ type: 'show', part: { refusal } }),
    });
    dispatch({ type: 'show', part: { page: opened ?? 'failed' } });
  };

  useEffect(() => {
    if (page instanceof PreviewPage) page.paint(background, scheme);
  }, [page, background, scheme]);
  useEffect(() => {
    if (page instanceof PreviewPage) page.draw(drawing);
  }, [page, drawing]);
  useEffect(() => () => (page instanceof PreviewPage ? page.close() : undefined), [page]);

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const shown = Math.max(totalPx, 120);
    Object.assign(frame.style, { width: `${width}px`, height: `${shown}px`, scale: String(scale) });
    frame.style.marginBottom = `${Math.floor(shown * (scale - 1))}px`;
  }, [width, totalPx, scale]);

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
          onInput={(event) => set('preview-width', event.currentTarget.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <section className={stage} ref={stageRef} tabIndex={0} aria-label="Drawn elements">
        {page === 'failed' ? (
          <LoadingState
            subject="The preview"
            hasFailed
            retry={() => dispatch({ type: 'show', part: { page: undefined } })}
          />
        ) : (
          <iframe ref={frameRef} title="Preview" src={`${site}${PREVIEW_PATH}`} onLoad={open} />
        )}
      </section>
      <p className={quiet} role="status">
        {refusal || NOTHING_SENT}
      </p>
      <div className={pairs}>
        <Field
          type="color"
          name="preview-background"
          label="Page behind it"
          value={background}
          onInput={(event) => set('preview-background', event.currentTarget.value)}
        />
        <Choice
          name="preview-scheme"
          label="Theme of the page"
          value={scheme}
          options={['light', 'dark'].map((value) => ({ value, label: value }))}
          set={(value) => set('preview-scheme', value)}
        />
      </div>
    </section>
  );
}

/** Width in px of the room for the preview; 0 until it is known. */
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
