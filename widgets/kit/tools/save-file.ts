/** Lets the browser save `content` as a file named `name`. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Browsers may read the address after the click; without this the page would never release it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
