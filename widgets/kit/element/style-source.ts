/** The hash source by which a policy without inline styles allows the text of a `<style>`. */
export async function styleSource(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}
