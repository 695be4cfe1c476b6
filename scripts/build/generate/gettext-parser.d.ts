/** The part of gettext-parser that the build uses; the package brings no types. */
declare module 'gettext-parser' {
  interface Catalogue {
    headers: Record<string, string>;
    /** By context, then by text. */
    translations: Record<string, Record<string, { msgid: string; msgstr: string[] }>>;
  }
  export const po: { parse(text: string): Catalogue };
  export const mo: { compile(catalogue: Catalogue): Buffer; parse(bytes: Buffer): Catalogue };
}
