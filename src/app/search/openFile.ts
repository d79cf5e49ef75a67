/** File types that browsers display; for others they would show a download prompt in an empty window. */
const shown = /\.(txt|pdf|png|jpe?g|webp|svg)$/i;

/**
 * Opens a document in a new window, or saves it if browsers do not display its type.
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
