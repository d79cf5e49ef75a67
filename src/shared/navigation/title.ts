import { useEffect } from 'react';

let page = '';
let detail = '';
let product = '';

function write(): void {
  document.title = [detail, page, product].filter(Boolean).join(' · ');
}

/** Names the page in the document title; the site map's titles arrive here on every change of route. */
export function setPageTitle(title: string, productName: string): void {
  page = title;
  product = productName;
  write();
}

/**
 * Puts a detail before the page's title while the component is shown, such as the number of results. Never a person:
 * titles end up in histories and error reports.
 */
export function useDocumentTitle(text: string): void {
  useEffect(() => {
    detail = text;
    write();
    return () => {
      detail = '';
      write();
    };
  }, [text]);
}
