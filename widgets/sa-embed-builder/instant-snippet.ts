interface InstantOptions {
  /** Origin of our site, for the link that shows when no script arrives. */
  siteOrigin: string;
}

/** A drawn element as markup with its shadow tree in it. */
export function writeInstantSnippet(element: HTMLElement, { siteOrigin }: InstantOptions): string {
  const { localName, shadowRoot } = element;
  const link = `<a href="${siteOrigin}/contact">Contact us</a>`;
  return `<${localName}><template shadowrootmode="open" shadowrootdelegatesfocus>${shadowRoot?.innerHTML ?? ''}</template>${link}</${localName}>`;
}

/** The source expression that allows its styles in a Content Security Policy. */
export async function styleHashOf(snippet: string): Promise<string> {
  const [, style = ''] = snippet.match(/<style>(.*?)<\/style>/s) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
