/** The document and every open shadow root in it, outer ones first. */
export function openShadowRoots(root: Document | ShadowRoot = document): (Document | ShadowRoot)[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? openShadowRoots(shadowRoot) : [],
  );
  return [root, ...inner];
}
