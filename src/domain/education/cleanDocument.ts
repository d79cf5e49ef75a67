import { isSameValue } from '../canonical';
import {
  emptyDocument,
  headingLevels,
  isOwnPicture,
  isSafeAddress,
  LONGEST_TRANSCRIPT,
  type Block,
  type EducationDocument,
  type Inline,
  type ListItem,
  type Mark,
  type Paragraph,
  type TableCell,
  type TableRow,
} from './document';

/** Lists within lists, quotes within cells: deeper than this nobody writes. */
const DEEPEST = 12;
const MOST_PIECES = 20_000;
const LONGEST_TEXT = 20_000;
const WIDEST_CELL = 20;

interface Walk {
  left: number;
}
type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const attributesOf = (piece: Loose): Loose => (isLoose(piece['attrs']) ? piece['attrs'] : {});
const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.slice(0, most) : '';

function marksOf(piece: Loose): Mark[] {
  const marks: Mark[] = [];
  for (const mark of listOf(piece['marks'])) {
    if (!isLoose(mark) || marks.some(({ type }) => type === mark['type'])) continue;
    const { type } = mark;
    if (type === 'bold' || type === 'italic' || type === 'underline') marks.push({ type });
    const href = textOf(attributesOf(mark)['href'], 2001);
    if (type === 'link' && isSafeAddress(href)) marks.push({ type, attrs: { href } });
  }
  return marks;
}

function inlinesOf(value: unknown, walk: Walk, depth: number): Inline[] {
  if (depth > DEEPEST) return [];
  return listOf(value).flatMap((piece): Inline[] => {
    if (!isLoose(piece) || (walk.left -= 1) < 0) return [];
    if (piece['type'] === 'hardBreak') return [{ type: 'hardBreak' }];
    if (piece['type'] !== 'text') return inlinesOf(piece['content'], walk, depth + 1);
    const text = textOf(piece['text'], LONGEST_TEXT);
    const marks = marksOf(piece);
    return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
  });
}

const withInlines = (piece: Loose, walk: Walk, depth: number): { content?: Inline[] } => {
  const content = inlinesOf(piece['content'], walk, depth);
  return content.length > 0 ? { content } : {};
};

const emptyParagraph = (): Paragraph => ({ type: 'paragraph' });
const orParagraph = (blocks: Block[]): Block[] => (blocks.length > 0 ? blocks : [emptyParagraph()]);

/** The pieces of one kind among those given; whatever else has words becomes one of them. */
function only<T>(
  value: unknown,
  types: readonly string[],
  make: (piece: Loose) => T[],
  wrap: (piece: Loose) => T[],
): T[] {
  return listOf(value).flatMap((piece) =>
    isLoose(piece) ? (types.includes(String(piece['type'])) ? make(piece) : wrap(piece)) : [],
  );
}

function itemsOf(value: unknown, walk: Walk, depth: number): ListItem[] {
  const item = (content: unknown): ListItem[] => {
    const blocks = orParagraph(blocksOf(content, walk, depth + 1));
    return [
      { type: 'listItem', content: blocks[0]?.type === 'paragraph' ? blocks : [emptyParagraph(), ...blocks] },
    ];
  };
  return only(
    value,
    ['listItem'],
    (piece) => item(piece['content']),
    (piece) => item([piece]),
  );
}

function spanOf(value: unknown): number {
  return Number.isInteger(value) && Number(value) >= 1 ? Math.min(Number(value), WIDEST_CELL) : 1;
}

function cellsOf(value: unknown, walk: Walk, depth: number): TableCell[] {
  const cell = (type: TableCell['type'], content: unknown, attrs: Loose): TableCell[] => {
    const [colspan, rowspan] = [spanOf(attrs['colspan']), spanOf(attrs['rowspan'])];
    const isWide = colspan > 1 || rowspan > 1;
    const blocks = orParagraph(blocksOf(content, walk, depth + 1));
    return [{ type, ...(isWide && { attrs: { colspan, rowspan } }), content: blocks }];
  };
  return only(
    value,
    ['tableCell', 'tableHeader'],
    (piece) =>
      cell(
        piece['type'] === 'tableHeader' ? 'tableHeader' : 'tableCell',
        piece['content'],
        attributesOf(piece),
      ),
    (piece) => cell('tableCell', [piece], {}),
  );
}

function rowsOf(value: unknown, walk: Walk, depth: number): TableRow[] {
  const row = (content: unknown): TableRow[] => {
    const cells = cellsOf(content, walk, depth);
    return cells.length > 0 ? [{ type: 'tableRow', content: cells }] : [];
  };
  return only(
    value,
    ['tableRow'],
    (piece) => row(piece['content']),
    (piece) => row([piece]),
  );
}

function blockOf(piece: Loose, walk: Walk, depth: number): Block[] {
  const attrs = attributesOf(piece);
  const { type, content } = piece;
  switch (type) {
    case 'paragraph':
      return [{ type, ...withInlines(piece, walk, depth) }];
    case 'heading': {
      const level = headingLevels.find((one) => one === attrs['level']) ?? 2;
      return [{ type, attrs: { level }, ...withInlines(piece, walk, depth) }];
    }
    case 'bulletList':
    case 'orderedList': {
      const items = itemsOf(content, walk, depth);
      return items.length > 0 ? [{ type, content: items }] : [];
    }
    case 'blockquote':
      return [{ type, content: orParagraph(blocksOf(content, walk, depth + 1)) }];
    case 'table': {
      const rows = rowsOf(content, walk, depth);
      return rows.length > 0 ? [{ type, content: rows }] : [];
    }
    case 'figure': {
      const src = textOf(attrs['src'], Infinity);
      if (!isOwnPicture(src)) return [];
      return [
        { type, attrs: { src, alt: textOf(attrs['alt'], 500), caption: textOf(attrs['caption'], 500) } },
      ];
    }
    case 'video': {
      const href = textOf(attrs['href'], 2001);
      if (!isSafeAddress(href) || !href.toLowerCase().startsWith('https:')) return [];
      const transcript = textOf(attrs['transcript'], LONGEST_TRANSCRIPT);
      return [{ type, attrs: { href, title: textOf(attrs['title'], 300), transcript } }];
    }
    case 'text':
    case 'hardBreak': {
      const inlines = inlinesOf([piece], walk, depth);
      return inlines.length > 0 ? [{ type: 'paragraph', content: inlines }] : [];
    }
    default:
      // What is not known here may be left out; what it says may not.
      return blocksOf(content, walk, depth + 1);
  }
}

function blocksOf(value: unknown, walk: Walk, depth: number): Block[] {
  if (depth > DEEPEST) return [];
  return listOf(value).flatMap((piece) =>
    isLoose(piece) && (walk.left -= 1) >= 0 ? blockOf(piece, walk, depth) : [],
  );
}

/**
 * Any input as a document: only the nodes and attributes of the allow-list, built from scratch. The text of an unknown
 * node stays. No input object is reused in the result, so nothing can be smuggled through it.
 */
export function cleanDocument(value: unknown): EducationDocument {
  if (!isLoose(value) || value['type'] !== 'doc') return emptyDocument();
  return { type: 'doc', content: blocksOf(value['content'], { left: MOST_PIECES }, 0) };
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1));
}

/** Tells whether a value is a document as it stands: cleaning would take nothing away. */
export function isDocument(value: unknown): boolean {
  // Before anything walks down into it.
  if (isDeeperThan(value, 100)) return false;
  return isSameValue(value, cleanDocument(value));
}
