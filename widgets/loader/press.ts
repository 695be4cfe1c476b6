import { isOurs } from './fetch.ts';
import { isDefined, load } from './find.ts';

/**
 * Repeats a press of a button once its element's code has arrived. The browser posts a form without
 * code, unless it is offline.
 */
export async function repeatPress(event: Event): Promise<void> {
  const path = event.composedPath().filter((node) => (node as Node).nodeType === 1) as Element[];
  const element = path.find((node) => isOurs(node.localName) && !isDefined(node));
  const button = path.find((node): node is HTMLButtonElement =>
    node.matches('button:not([popovertarget])'),
  );
  // Another loader on the page may have prevented it.
  if (!element || !button || event.defaultPrevented) return;
  const isPosted = button.type === 'submit' && button.form?.method === 'post';
  if (isPosted && navigator.onLine) return;
  event.preventDefault();
  if (isPosted) pressOnline(button, element);
  else {
    await load(element);
    if (isDefined(element)) button.click();
  }
}

/**
 * Presses a button once the network is back, and says so, unless the visitor types meanwhile. Also
 * presses it once the code arrives: the browser may be wrong, and our code copes with being offline.
 */
async function pressOnline(button: HTMLButtonElement, element: Element) {
  if (button.validity.customError) return;
  button.setCustomValidity('You are offline. It will be sent when you are back online.');
  button.reportValidity();
  const event = await new Promise<Event | undefined>((resolve: (event?: Event) => void) => {
    addEventListener('online', resolve, { once: true });
    element.addEventListener('input', resolve, { once: true });
    load(element).then(() => isDefined(element) && resolve());
  });
  button.setCustomValidity('');
  if (event?.type !== 'input') button.click();
}
