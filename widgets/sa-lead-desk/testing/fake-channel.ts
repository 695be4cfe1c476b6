/** The channel between tabs, which the simulated page does not have. Says everything at once. */
export class FakeChannel {
  static readonly #open = new Set<FakeChannel>();
  onmessage: (() => void) | null = null;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
    FakeChannel.#open.add(this);
  }

  postMessage() {
    for (const other of FakeChannel.#open) {
      if (other !== this && other.#name === this.#name) other.onmessage?.();
    }
  }

  close() {
    FakeChannel.#open.delete(this);
  }
}
