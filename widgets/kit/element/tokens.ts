/**
 * The colours of elements and of our site: name → light and dark value. A page overrides one with
 * the public property of the same name (`--sa-primary`), on the element or any ancestor.
 */
export const TOKENS = {
  primary: ['#2348d4', '#8da2fb'],
  'primary-strong': ['#1a369f', '#aab9fc'],
  'on-primary': ['#ffffff', '#000000'],
  accent: ['#f59e0b', '#fbbf24'],
  success: ['#15803d', '#4ade80'],
  danger: ['#b91c1c', '#fca5a5'],
  ink: ['#0f172a', '#eef2ff'],
  muted: ['#475569', '#b3bed4'],
  line: ['#e2e8f0', '#2b3654'],
  // Field borders carry meaning, so they need 3:1 against the surface (WCAG 1.4.11).
  border: ['#7c8aa0', '#6f7f9e'],
  surface: ['#ffffff', '#121a30'],
  wash: ['#f5f7ff', '#0b1124'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;
