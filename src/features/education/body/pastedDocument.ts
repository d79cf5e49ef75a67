import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { cleanDocument } from '@/domain/education/cleanDocument';
import type { EducationDocument } from '@/domain/education/document';

type Loose = Record<string, unknown>;

/** Nothing in these is meant to be read. */
const dropped = new Set(
  'script style template noscript noembed noframes iframe frame frameset object embed applet svg math head title meta link base form input button select textarea option canvas audio video source track map area dialog portal xmp plaintext'.split(
    ' ',
  ),
);
const marks: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
};
/** Headings of the post begin below its title. */
const levels: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
const parts = new Set(
  'p div section article main header footer aside nav address pre dl dt dd hr caption details summary center fieldset legend figcaption'.split(
    ' ',
  ),
);
const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;
const attribute = (element: Tree.Element, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value ?? '';

/** Pieces as they are read: what stands in a line until a block begins, then the blocks. */
interface Reading {
  line: Loose[];
  blocks: Loose[];
}

function endLine(reading: Reading): void {
  const says = reading.line.some(({ text }) => typeof text === 'string' && text.trim() !== '');
  if (says) reading.blocks.push({ type: 'paragraph', content: reading.line });
  reading.line = [];
}

function blocksIn(nodes: readonly Tree.ChildNode[], above: readonly Loose[] = []): Loose[] {
  const reading: Reading = { line: [], blocks: [] };
  for (const node of nodes) read(node, above, reading);
  endLine(reading);
  return reading.blocks;
}

function childrenNamed(element: Tree.Element, names: readonly string[]): Tree.Element[] {
  return element.childNodes.filter(isElement).flatMap((child) => {
    if (names.includes(child.tagName)) return [child];
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? childrenNamed(child, names) : [];
  });
}

function picture(element: Tree.Element, caption: string): Loose {
  return {
    type: 'figure',
    attrs: { src: attribute(element, 'src'), alt: attribute(element, 'alt'), caption },
  };
}

function textIn(node: Tree.ChildNode): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return isElement(node) && !dropped.has(node.tagName) ? node.childNodes.map(textIn).join('') : '';
}

function figureOf(element: Tree.Element): Loose[] {
  const [image] = childrenNamed(element, ['img']);
  const caption = childrenNamed(element, ['figcaption']).map(textIn).join(' ').trim();
  return image ? [picture(image, caption)] : blocksIn(element.childNodes);
}

function tableOf(element: Tree.Element): Loose {
  const rows = childrenNamed(element, ['tr']).map((row) => ({
    type: 'tableRow',
    content: childrenNamed(row, ['td', 'th']).map((cell) => ({
      type: cell.tagName === 'th' ? 'tableHeader' : 'tableCell',
      attrs: {
        colspan: Number(attribute(cell, 'colspan') || 1),
        rowspan: Number(attribute(cell, 'rowspan') || 1),
      },
      content: blocksIn(cell.childNodes),
    })),
  }));
  return { type: 'table', content: rows };
}

/** A block of its own kind; null for what is only a part of a line or of the page. */
function blockOf(element: Tree.Element): Loose[] | null {
  const { tagName, childNodes } = element;
  const level = levels[tagName];
  if (level !== undefined) return [{ type: 'heading', attrs: { level }, content: blocksIn(childNodes) }];
  switch (tagName) {
    case 'ul':
    case 'ol':
    case 'menu': {
      const items = childNodes.filter(isElement).map((item) => ({
        type: 'listItem',
        content: blocksIn(item.tagName === 'li' ? item.childNodes : [item]),
      }));
      return [{ type: tagName === 'ol' ? 'orderedList' : 'bulletList', content: items }];
    }
    case 'blockquote':
      return [{ type: 'blockquote', content: blocksIn(childNodes) }];
    case 'table':
      return [tableOf(element)];
    case 'figure':
      return figureOf(element);
    case 'img':
      return [picture(element, '')];
    default:
      return null;
  }
}

function read(node: Tree.ChildNode, above: readonly Loose[], reading: Reading): void {
  if (node.nodeName === '#text') {
    const text = (node as Tree.TextNode).value.replace(/[\s\u00a0]+/g, ' ');
    const isFirst = reading.line.length === 0;
    const words = isFirst ? text.trimStart() : text;
    if (words !== '')
      reading.line.push({ type: 'text', text: words, ...(above.length > 0 && { marks: above }) });
    return;
  }
  if (!isElement(node) || dropped.has(node.tagName)) return;
  if (node.tagName === 'br') {
    reading.line.push({ type: 'hardBreak' });
    return;
  }
  const blocks = blockOf(node);
  if (blocks) {
    endLine(reading);
    reading.blocks.push(...blocks);
    return;
  }
  const isPart = parts.has(node.tagName);
  if (isPart) endLine(reading);
  const mark = marks[node.tagName];
  const link =
    node.tagName === 'a' ? [{ type: 'link', attrs: { href: attribute(node, 'href').trim() } }] : [];
  const own = [...above, ...(mark ? [{ type: mark }] : []), ...link];
  for (const child of node.childNodes) read(child, own, reading);
  if (isPart) endLine(reading);
}

/** Longer than this nobody copies; the rest would only hold up the page. */
const LONGEST = 2_000_000;

/**
 * What HTML from elsewhere says, as a document. It is read as text by a parser of its own and never becomes part of the
 * page or of any other: nothing in it runs, is fetched or is styled, and what is not on the allow-list is not there.
 */
export function documentFromHtml(html: string): EducationDocument {
  const page = parse(html.slice(0, LONGEST));
  const root = page.childNodes.find((node) => node.nodeName === 'html');
  const body = root && isElement(root) ? root.childNodes.find((node) => node.nodeName === 'body') : undefined;
  const nodes = body && isElement(body) ? body.childNodes : page.childNodes;
  return cleanDocument({ type: 'doc', content: blocksIn(nodes) });
}

/** Plain text as a document: an empty line begins a paragraph. */
export function documentFromText(text: string): EducationDocument {
  const paragraphs = text
    .slice(0, LONGEST)
    .split(/\r?\n\s*\r?\n/)
    .filter((part) => part.trim() !== '');
  return cleanDocument({
    type: 'doc',
    content: paragraphs.map((part) => ({
      type: 'paragraph',
      content: part
        .trim()
        .split(/\r?\n/)
        .flatMap((line, place) => [
          ...(place > 0 ? [{ type: 'hardBreak' }] : []),
          ...(line === '' ? [] : [{ type: 'text', text: line }]),
        ]),
    })),
  });
}
