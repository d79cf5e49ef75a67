/** Long enough for the browser to have begun saving, ms. */
const KEEP_MS = 60_000;

/** Hands a blob to the browser as a file to save. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

/** Hands a text to the browser as a file to save. */
export function downloadText(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type }));
}
