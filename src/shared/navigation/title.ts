/**
 * Names the page in the document title; the site map's titles arrive here on every change of route. Never a person:
 * titles end up in histories and error reports.
 */
export function setPageTitle(title: string, productName: string): void {
  document.title = `${title} · ${productName}`;
}
