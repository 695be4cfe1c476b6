import { addScript, closeFrames, type Frame, openFrame, type SaElement } from './frame.ts';
import { performSteps } from './perform-steps.ts';
import { asItOpens, type ElementState } from './states.ts';
import { type Traffic, watchTraffic } from './tool-page.ts';

interface StatesFile {
  states: readonly ElementState[];
  storedKeys?: readonly string[];
}

/** The states of every element by tag, read from the folders. */
export async function statesByTag(): Promise<Record<string, StatesFile>> {
  const listed: { tag: string; statesPath: string | null }[] = await (
    await fetch('/test/states')
  ).json();
  const entries = listed.map(async ({ tag, statesPath }) => {
    const file: StatesFile = statesPath ? await import(statesPath) : { states: [asItOpens] };
    return [tag, file] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

export interface StatePage extends Frame {
  element: SaElement;
  root: ShadowRoot;
  /** The requests that the steps made, and the keys they stored. */
  traffic: Traffic;
}

/** Opens an element on a page of its own and brings it into a state. */
export async function openState(tag: string, state: ElementState): Promise<StatePage> {
  const { attributes = {}, query = '', stored = {}, width, steps } = state;
  // Frames of one origin share their storage.
  closeFrames();
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  const given = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  const body = `<${tag} ${given.join(' ')}>Write to us at hello@example.com.</${tag}>`;
  const frame = await openFrame({ body });
  const { window } = frame;
  if (width) (window.frameElement as HTMLElement).style.width = `${width}px`;
  if (query) window.history.replaceState(null, '', `${window.location.href}&${query}`);
  window.alert = () => {};
  // The headless shell closes the page when a script asks whether speech recognition is available.
  Reflect.deleteProperty(window, 'SpeechRecognition');
  await addScript(frame, '/dist/embed/sa-widgets.js');
  const element = await frame.ready(tag);
  const page = { ...frame, element, root: element.shadowRoot };
  const readTraffic = watchTraffic(page);
  await performSteps(page.root, steps);
  return { ...page, traffic: readTraffic() };
}
