// In a frame of ours: tells the page around it the height and the events of the element. Who may be
// around it is a matter of the frame's policy, and nothing that a visitor typed is in either.

const { body } = document;
const element = body.firstElementChild as HTMLElement;

const tell = (message: object) => {
  if (parent !== window) parent.postMessage(message, '*');
};

// An element that floats above the page has no height to tell.
const tellHeight = () => {
  if (element.offsetHeight > 0) tell({ height: Math.ceil(body.getBoundingClientRect().height) });
};

for (const name of body.dataset.events?.split(' ') ?? []) {
  body.addEventListener(name, (event) =>
    tell({ event: name, detail: (event as CustomEvent).detail }),
  );
}

// What is shown until the code arrives is lower than the element, and the page would jump.
customElements.whenDefined(element.localName).then(() => {
  new ResizeObserver(tellHeight).observe(body);
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    // Where the address has no theme, that of the page around.
    if (data?.scheme) document.documentElement.style.colorScheme = data.scheme;
    else tellHeight();
  });
});

export {};
