import { describe, expect, it } from 'vitest';
import { isDocument } from '@/domain/education/cleanDocument';
import { isOwnPicture, isSafeAddress, piecesOf, plainText } from '@/domain/education/document';
import { documentFromHtml, documentFromText } from '@/features/education/body/pastedDocument';
import { hostileHtml } from './hostileHtml';

const known = new Set(
  'paragraph heading text hardBreak bulletList orderedList listItem blockquote table tableRow tableCell tableHeader figure video'.split(
    ' ',
  ),
);

describe('XS01: what is pasted', () => {
  it.each(hostileHtml)('%s leaves nothing but words', (html) => {
    const document = documentFromHtml(html);
    expect(isDocument(document)).toBe(true);
    const pieces = [...piecesOf(document)];
    for (const { type } of pieces) expect(known).toContain(type);
    const pictures = pieces.flatMap((piece) => (piece.type === 'figure' ? piece.attrs.src : []));
    const marks = pieces.flatMap((piece) => (piece.type === 'text' ? (piece.marks ?? []) : []));
    const links = marks.flatMap((mark) => (mark.type === 'link' ? mark.attrs.href : []));
    expect(pictures.filter((src) => !isOwnPicture(src))).toEqual([]);
    expect(links.filter((href) => !isSafeAddress(href))).toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/"(on\w+|style|class|srcdoc|srcset)":/);
    expect(globalThis).not.toHaveProperty('__pwned');
  });

  it('keeps what is written: headings, lists, tables, links, pictures', () => {
    const html = `<h1>Salt</h1><p>Eat <b>less <i>salt</i></b>,<br>see <a href="https://x.org">here</a>.</p>
      <ul><li>Bread<ol><li>rye</li></ol></li><li>Cheese</li></ul>
      <table><thead><tr><th colspan="2">Food</th></tr></thead><tbody><tr><td>Ham</td><td>5 g</td></tr></tbody></table>
      <blockquote>Ask us.</blockquote>
      <figure><img src="data:image/png;base64,iVBORw0KGgo=" alt="A glass"><figcaption>One glass</figcaption></figure>`;
    const { content } = documentFromHtml(html);
    expect(content.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'bulletList',
      'table',
      'blockquote',
      'figure',
    ]);
    expect(content[1]).toEqual({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Eat ' },
        { type: 'text', text: 'less ', marks: [{ type: 'bold' }] },
        { type: 'text', text: 'salt', marks: [{ type: 'bold' }, { type: 'italic' }] },
        { type: 'text', text: ',' },
        { type: 'hardBreak' },
        { type: 'text', text: 'see ' },
        { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: 'https://x.org' } }] },
        { type: 'text', text: '.' },
      ],
    });
    expect(content[3]).toMatchObject({
      content: [{ content: [{ type: 'tableHeader', attrs: { colspan: 2 } }] }, {}],
    });
    expect(content[5]).toMatchObject({ attrs: { alt: 'A glass', caption: 'One glass' } });
  });

  it('keeps the words of a page that is not well formed', () => {
    expect(plainText(documentFromHtml('<div><p>One<p>Two<td>Three</div><b><p>Four'))).toBe(
      'One TwoThree Four',
    );
    expect(documentFromText('One\ntwo\n\nThree').content).toHaveLength(2);
    expect(documentFromText('<b>bold</b>').content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: '<b>bold</b>' }] },
    ]);
  });
});
