// For the page around our frames, beside or before them: each frame gets the height of its content,
// and its events are events of the <iframe>.

const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe[src*="/embed/frame/"]');

addEventListener('message', ({ source, origin, data }) => {
  const frame = [...frames()].find((each) => each.contentWindow === source);
  // A frame that went elsewhere has another origin than its address.
  if (!frame || new URL(frame.src).origin !== origin) return;
  const { height, event, detail } = data;
  if (height > 0) {
    frame.style.boxSizing = 'content-box';
    frame.style.height = `${height}px`;
  }
  if (/^sa-/.test(event)) {
    frame.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
  }
});

// A frame that was there first has told its height to nobody.
for (const { contentWindow } of frames()) contentWindow?.postMessage('sa-frame', '*');

export {};
