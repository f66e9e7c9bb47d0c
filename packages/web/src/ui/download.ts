/** Gives somebody a file. */
export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Browsers may take their time to fetch it; a moment later none needs the address any more.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
