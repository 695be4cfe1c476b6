/**
 * Only under `npm start`: the editor asks for a folder on this machine, and gets one of the browser's own,
 * filled with the files of content/. Each file that it saves goes to the checkout, or it is refused in words.
 */
const loaded = new Map();

async function fill() {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle('.git', { create: true });
  const folder = await root.getDirectoryHandle('content', { create: true });
  const files = await (await fetch('/checkout/')).json();
  for (const { name, text, version } of files) {
    loaded.set(name, version);
    const file = await folder.getFileHandle(name, { create: true });
    const writable = await openOwn.call(file);
    await writable.write(text);
    await writable.close();
  }
  return root;
}

async function save(name, text) {
  const answer = await fetch(`/checkout/${name}`, {
    method: 'PUT',
    body: text,
    headers: { 'if-match': loaded.get(name) ?? '' },
  });
  const { version, words } = await answer.json();
  if (!answer.ok) {
    alert(`Not saved.\n\n${words.join('\n')}`);
    throw new Error(words.join(' '));
  }
  loaded.set(name, version);
}

const openOwn = FileSystemFileHandle.prototype.createWritable;
FileSystemFileHandle.prototype.createWritable = async function (options) {
  const writable = await openOwn.call(this, options);
  return {
    write: async (data) => {
      await save(this.name, await new Blob([data]).text());
      await writable.write(data);
    },
    close: () => writable.close(),
  };
};
// Otherwise the editor writes beside the file, and moves.
delete FileSystemFileHandle.prototype.move;

window.showDirectoryPicker = fill;
// The editor asks it of the folder that it had before, which is older than the checkout.
FileSystemDirectoryHandle.prototype.requestPermission = async () => {
  await fill();
  return 'granted';
};
