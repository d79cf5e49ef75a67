/**
 * Names the page in the document title; the site map's titles arrive here on every change of route. Never a person:
 * titles end up in histories and error reports.
 * @param title null while its words are on their way
 */
export function setPageTitle(title: string | null, productName: string): void {
  document.title = title === null ? productName : `${title} · ${productName}`;
}
