/** How the sheet looks where nothing of the page is around it. */
const style = `
body { margin: 12mm auto; max-width: 186mm; font: 11pt/1.4 sans-serif; }
header { display: flex; gap: 1em; align-items: center; }
.nd-invoice-parties { display: flex; gap: 3em; margin-block: 1.5em; }
address { font-style: normal; }
address > * { display: block; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: start; font-weight: bold; }
th, td { padding: 0.4em; border-bottom: 1px solid; text-align: start; font-weight: normal; vertical-align: top; }
thead th, tfoot tr:last-child > * { font-weight: bold; }
td, thead th:not(:first-child), tfoot th { text-align: end; white-space: nowrap; }
@page { size: A4; margin: 0; }
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The sheet as a document of its own, which can be read and printed without this page. It is put together as text: a
 * second document here would obey this page's rules on styles.
 */
export function invoiceFile(sheet: Element, title: string): string {
  const { lang, dir } = document.documentElement;
  return [
    '<!doctype html>',
    `<html lang="${lang}" dir="${dir}">`,
    `<head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head>`,
    `<body>${sheet.outerHTML}</body>`,
    '</html>',
    '',
  ].join('\n');
}
