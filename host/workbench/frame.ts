import '../../widgets/testing/clock.ts';
import { answerRequests } from '../../widgets/testing/answer-requests.ts';
import { performSteps } from '../../widgets/testing/perform-steps.ts';
import { loadStates } from './load-states.ts';

const ROOM_FOR_FLOATING_PX = 640;
const FRAME_BORDERS_PX = 2;

const settings = new URLSearchParams(location.search);
const tag = settings.get('tag') ?? '';
const states = (await loadStates()).find((element) => element.tag === tag)?.states ?? [];
const {
  attributes = {},
  stored = {},
  answers,
  steps,
} = states[Number(settings.get('state'))] ?? {};
const { documentElement: root, body } = document;

root.dir = settings.get('dir') ?? '';
root.style.colorScheme = settings.get('theme') ?? '';
// The interview announces a simulated recording with alert(), which would block every frame.
window.alert = () => {};
answerRequests(window, answers);
for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);

focusWithoutScrolling();

const element = document.createElement(tag);
for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
element.setAttribute('theme', root.style.colorScheme);
body.append(element);
new ResizeObserver(fitFrame).observe(body);

await customElements.whenDefined(tag);
await performSteps(element.shadowRoot as ShadowRoot, steps);

/** Fits the frame on the workbench to its content; floating content has no height of its own. */
function fitFrame(): void {
  const height = body.offsetHeight || ROOM_FOR_FLOATING_PX;
  if (frameElement) (frameElement as HTMLElement).style.height = `${height + FRAME_BORDERS_PX}px`;
}

/** Keeps a state that takes focus from scrolling the workbench. */
function focusWithoutScrolling(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: !!frameElement });
  };
}
