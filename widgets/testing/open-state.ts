import { answerRequests } from './answer-requests.ts';
import {
  addOurScript,
  closeFrames,
  type Frame,
  openFrame,
  type SaElement,
  settle,
} from './frame.ts';
import type { FrameRequest } from './frame-page.ts';
import { readManifest, scriptsOf } from './manifest.ts';
import { performSteps } from './perform-steps.ts';
import { asItOpens, type ElementState } from './states.ts';
import { type Traffic, watchTraffic } from './tool-page.ts';

const scriptOf = new Map(
  (await readManifest()).map((element) => [element.tagName, scriptsOf(element)[0]]),
);

/** The states of every element by tag, read from the folders. */
export async function statesByTag(): Promise<Record<string, readonly ElementState[]>> {
  const listed: { tag: string; statesPath: string | null }[] = await (
    await fetch('/test/states')
  ).json();
  const entries = listed.map(async ({ tag, statesPath }) => {
    const { states } = statesPath ? await import(statesPath) : { states: [asItOpens] };
    return [tag, states] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

export interface StatePage extends Frame {
  element: SaElement;
  root: ShadowRoot;
  /** The requests that the steps made, and the keys they stored. */
  traffic: Traffic;
  /** The events that the element fired until then, by name. */
  events: Set<string>;
}

/**
 * Opens an element on a page of its own and brings it into a state; records events of `types`.
 *
 * @param request What is particular about the page.
 */
export async function openState(
  tag: string,
  state: ElementState,
  types: readonly string[] = [],
  request: Omit<FrameRequest, 'body' | 'script'> = {},
): Promise<StatePage> {
  const { attributes = {}, query = '', stored = {}, width, steps } = state;
  // Frames of one origin share their storage.
  closeFrames();
  sessionStorage.clear();
  localStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  const given = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  const body = `<${tag} ${given.join(' ')}>Write to us at hello@example.com.</${tag}>`;
  const frame = await openFrame({ body, ...request });
  const { window } = frame;
  if (width) (window.frameElement as HTMLElement).style.width = `${width}px`;
  if (query) window.history.replaceState(null, '', `${window.location.href}&${query}`);
  window.alert = () => {};
  // A state is a moment: what is shown and stored of time is the same each time it is opened.
  window.testClock.stopAt(window.testClock.startMs);
  window.performance.now = () => 0;
  answerRequests(window, state.answers);
  // The headless shell closes the page when a script checks for speech recognition.
  Reflect.deleteProperty(window, 'SpeechRecognition');
  await addOurScript(frame, scriptOf.get(tag) ?? 'widgets');
  const events = new Set<string>();
  for (const type of types) window.addEventListener(type, () => events.add(type));
  const element = await frame.ready(tag);
  // The element is drawn, but listens to its visitor only once its effects have run.
  await settle(frame);
  const page = { ...frame, element, root: element.shadowRoot };
  const readTraffic = watchTraffic(page);
  await performSteps(page.root, steps);
  return { ...page, traffic: readTraffic(), events };
}
