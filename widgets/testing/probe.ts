/** Effects of our scripts on a page, recorded from before they ran. */
export interface Probe {
  /** Listeners on the window or the document. */
  listeners: string[];
  storageWrites: string[];
  /** Violations of the Content Security Policy or of Trusted Types. */
  violations: string[];
  errors: string[];
  /** How often a node was inserted directly into a shadow root. */
  rootInsertions: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

const probe: Probe = {
  listeners: [],
  storageWrites: [],
  violations: [],
  errors: [],
  rootInsertions: 0,
};
window.probe = probe;
// WebKit's driver would leave its dialog open, and the page waits for that.
window.alert = () => {};

for (const target of [window, document]) {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  target.addEventListener = (type: string, ...rest: [never]): void => {
    probe.listeners.push(type);
    add(type, ...rest);
  };
  target.removeEventListener = (type: string, ...rest: [never]): void => {
    const index = probe.listeners.indexOf(type);
    if (index >= 0) probe.listeners.splice(index, 1);
    remove(type, ...rest);
  };
}

const setItem = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
  probe.storageWrites.push(key);
  setItem.call(this, key, value);
};

// An IndexedDB that is opened for reading alone is not created.
const createObjectStore = IDBDatabase.prototype.createObjectStore;
IDBDatabase.prototype.createObjectStore = function (...args) {
  probe.storageWrites.push(this.name);
  return createObjectStore.apply(this, args);
};

const insertBefore = ShadowRoot.prototype.insertBefore;
ShadowRoot.prototype.insertBefore = function (...args) {
  probe.rootInsertions += 1;
  return insertBefore.apply(this, args) as never;
};
const appendChild = ShadowRoot.prototype.appendChild;
ShadowRoot.prototype.appendChild = function (node) {
  probe.rootInsertions += 1;
  return appendChild.call(this, node) as never;
};

addEventListener('error', ({ message }) => probe.errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => probe.errors.push(String(reason)));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
  probe.violations.push(`${violatedDirective}: ${sample}`);
});
probe.listeners.length = 0;

// Random drawings would differ between two pages that are compared.
Math.random = () => 0;
