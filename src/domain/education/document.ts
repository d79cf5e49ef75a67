/**
 * The body of a post: a tree of the pieces below and nothing else. It is kept as data, never as HTML, so that there is
 * nothing to parse where it is shown; the names are those of the editor.
 */
export type Mark =
  | { type: 'bold' }
  | { type: 'italic' }
  | { type: 'underline' }
  | { type: 'link'; attrs: { href: string } };

export interface TextPiece {
  type: 'text';
  text: string;
  marks?: Mark[];
}
export type Inline = TextPiece | { type: 'hardBreak' };

export interface Paragraph {
  type: 'paragraph';
  content?: Inline[];
}
export interface Heading {
  type: 'heading';
  attrs: { level: HeadingLevel };
  content?: Inline[];
}
export interface List {
  type: 'bulletList' | 'orderedList';
  content: ListItem[];
}
export interface ListItem {
  type: 'listItem';
  content: Block[];
}
export interface Quote {
  type: 'blockquote';
  content: Block[];
}
export interface Table {
  type: 'table';
  content: TableRow[];
}
export interface TableRow {
  type: 'tableRow';
  content: TableCell[];
}
export interface TableCell {
  type: 'tableCell' | 'tableHeader';
  attrs?: { colspan: number; rowspan: number };
  content: Block[];
}
/** A picture within the post itself; without words for those who cannot see it, it is not published. */
export interface Figure {
  type: 'figure';
  attrs: { src: string; alt: string; caption: string };
}
/** A film elsewhere, which opens in its own window, and what is said in it. */
export interface Video {
  type: 'video';
  attrs: { href: string; title: string; transcript: string };
}
export type Block = Paragraph | Heading | List | Quote | Table | Figure | Video;

export interface EducationDocument {
  type: 'doc';
  content: Block[];
}

export const headingLevels = [2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

/** A picture as Base64, of at most 300 kB. */
export const LONGEST_IMAGE = 410_000;
export const LONGEST_TRANSCRIPT = 20_000;

const ADDRESS = /^(https:\/\/|mailto:)[^\s<>"'`\\]+$/i;

/** Tells whether a link may go there: an encrypted page without a name and password in its address, or a mail. */
export function isSafeAddress(text: string): boolean {
  if (text.length > 2000 || !ADDRESS.test(text)) return false;
  try {
    const { protocol, username, password } = new URL(text);
    return ['https:', 'mailto:'].includes(protocol) && username === '' && password === '';
  } catch {
    return false;
  }
}

const PICTURE = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Tells whether a picture is one that is in the post itself, of a kind that can hold no script. */
export const isOwnPicture = (src: string): boolean => src.length <= LONGEST_IMAGE && PICTURE.test(src);

export const emptyDocument = (): EducationDocument => ({ type: 'doc', content: [] });

type Piece = Block | ListItem | TableRow | TableCell | Inline;
const childrenOf = (piece: Piece | EducationDocument): readonly Piece[] =>
  'content' in piece ? (piece.content ?? []) : [];

/** Every piece of a document, in the order of reading. */
export function* piecesOf(piece: Piece | EducationDocument): Generator<Piece> {
  for (const child of childrenOf(piece)) {
    yield child;
    yield* piecesOf(child);
  }
}

/** Gives what a reader hears: text, what pictures show, what is said in films. */
export function plainText(document: EducationDocument): string {
  const parts: string[] = [];
  for (const piece of piecesOf(document)) {
    if (piece.type === 'text') parts.push(piece.text);
    else if (piece.type === 'figure') parts.push(` ${piece.attrs.caption} `);
    else if (piece.type === 'video') parts.push(` ${piece.attrs.title} ${piece.attrs.transcript} `);
    else parts.push(' ');
  }
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** Tells whether a document says and shows nothing. */
export function isEmptyDocument(document: EducationDocument): boolean {
  for (const piece of piecesOf(document)) if (piece.type === 'figure' || piece.type === 'video') return false;
  return plainText(document) === '';
}
