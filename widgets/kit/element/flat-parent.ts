/** The parent in the flat tree: through slots, and out of shadow roots. */
export const flatParentOf = (node: Element): Element | null =>
  node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null;
