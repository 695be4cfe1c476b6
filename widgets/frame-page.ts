// Runs in a frame of ours: sends the height and the events of the element to the page around it. Neither
// contains anything that a visitor typed.

const { body } = document;
const element = body.firstElementChild as HTMLElement;

const send = (message: object) => {
  if (parent !== window) parent.postMessage(message, '*');
};

// An element that floats above the page has no height.
const sendHeight = () => {
  if (element.offsetHeight > 0) send({ height: Math.ceil(body.getBoundingClientRect().height) });
};

for (const name of body.dataset.events?.split(' ') ?? []) {
  body.addEventListener(name, (event) =>
    send({ event: name, detail: (event as CustomEvent).detail }),
  );
}

// The fallback is lower than the element: sending its height would make the page jump.
customElements.whenDefined(element.localName).then(() => {
  new ResizeObserver(sendHeight).observe(body);
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    // The form takes the advertisement from there.
    if (data?.query) body.dataset.query = data.query;
    // The page sends its scheme if the frame's address has no theme.
    else if (data?.scheme) document.documentElement.style.colorScheme = data.scheme;
    else sendHeight();
  });
});

export {};
