/** What browsers show; anything else they would ask what to do with, in an empty window. */
const shown = /\.(txt|pdf|png|jpe?g|webp|svg)$/i;

/**
 * Opens a document in a window of its own, or saves it where browsers do not show its kind.
 * @param path of this origin
 */
export function openFile(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  if (shown.test(path)) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  } else {
    link.download = '';
  }
  link.click();
}
