/** The first newsletter form of a page, including open shadow trees such as the footer's. */
export function findNewsletterForm(root: ParentNode): HTMLElement | null {
  const form = root.querySelector<HTMLElement>('sa-newsletter-form');
  if (form) return form;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inner = shadowRoot && findNewsletterForm(shadowRoot);
    if (inner) return inner;
  }
  return null;
}
