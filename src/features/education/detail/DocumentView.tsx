import { Fragment, type ReactNode } from 'react';
import {
  isOwnPicture,
  isSafeAddress,
  type Block,
  type EducationDocument,
  type Inline,
  type Mark,
} from '@/domain/education/document';
import { T } from '@/shared/i18n/text';

/** The body of a post as elements, piece by piece: nothing of it is ever read as HTML. */
export function DocumentView({ document }: { document: EducationDocument }) {
  return <div className="nd-post">{blocks(document.content)}</div>;
}

/** A link out of the house: it opens beside the record, and is told nothing about where it was followed. */
function OutLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isSafeAddress(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

function marked(content: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>;
    case 'italic':
      return <em>{content}</em>;
    case 'underline':
      return <u>{content}</u>;
    case 'link':
      return <OutLink href={mark.attrs.href}>{content}</OutLink>;
  }
}

// A tree that never changes in itself: places are keys enough.
const inlines = (pieces: readonly Inline[] = []): ReactNode =>
  pieces.map((piece, place) => (
    <Fragment key={place}>
      {piece.type === 'hardBreak' ? <br /> : (piece.marks ?? []).reduce(marked, piece.text as ReactNode)}
    </Fragment>
  ));

const blocks = (pieces: readonly Block[]): ReactNode =>
  pieces.map((piece, place) => <Fragment key={place}>{block(piece)}</Fragment>);

function block(piece: Block): ReactNode {
  switch (piece.type) {
    case 'paragraph':
      return <p dir="auto">{inlines(piece.content)}</p>;
    case 'heading': {
      const Tag = `h${piece.attrs.level}` as const;
      return <Tag dir="auto">{inlines(piece.content)}</Tag>;
    }
    case 'bulletList':
    case 'orderedList': {
      const Tag = piece.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <Tag>
          {piece.content.map((item, place) => (
            <li key={place}>{blocks(item.content)}</li>
          ))}
        </Tag>
      );
    }
    case 'blockquote':
      return <blockquote>{blocks(piece.content)}</blockquote>;
    case 'table':
      return (
        <div className="nd-post-table">
          <table className="table table-bordered">
            <tbody>
              {piece.content.map((row, place) => (
                <tr key={place}>
                  {row.content.map((cell, at) => {
                    const Tag = cell.type === 'tableHeader' ? 'th' : 'td';
                    const span = { colSpan: cell.attrs?.colspan, rowSpan: cell.attrs?.rowspan };
                    return (
                      <Tag key={at} {...span}>
                        {blocks(cell.content)}
                      </Tag>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'figure':
      if (!isOwnPicture(piece.attrs.src)) return null;
      return (
        <figure>
          <img src={piece.attrs.src} alt={piece.attrs.alt} />
          {piece.attrs.caption !== '' && <figcaption dir="auto">{piece.attrs.caption}</figcaption>}
        </figure>
      );
    case 'video':
      return (
        <div className="nd-post-video">
          <p>
            <OutLink href={piece.attrs.href}>
              <T id="education.film" values={{ title: piece.attrs.title || piece.attrs.href }} />
            </OutLink>
          </p>
          <details>
            <summary>
              <T id="education.transcript" />
            </summary>
            <p className="nd-post-said" dir="auto">
              {piece.attrs.transcript}
            </p>
          </details>
        </div>
      );
  }
}
