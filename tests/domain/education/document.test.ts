import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleBodySchema } from '@/domain/education/article';
import { cleanDocument, isDocument } from '@/domain/education/cleanDocument';
import { isSafeAddress, plainText } from '@/domain/education/document';
import { aPost, says } from './drafts';

const text = (words: string, marks?: unknown) => ({
  type: 'text',
  text: words,
  ...(marks !== undefined && { marks }),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const png = 'data:image/png;base64,iVBORw0KGgo=';

describe('XS01: an address', () => {
  it.each([
    ['https://example.org/salt?a=1#b', true],
    ['HTTPS://example.org', true],
    ['mailto:team@clinic.example', true],
    ['http://example.org', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['java\tscript:alert(1)', false],
    ['\u0001javascript:alert(1)', false],
    ['data:text/html,<script>1</script>', false],
    ['vbscript:msgbox(1)', false],
    ['//evil.example', false],
    ['/patients', false],
    ['https://bank.example@evil.example', false],
    ['https://user:word@evil.example', false],
    ['https://evil.example/" onclick="x', false],
    ['https:// evil', false],
    ['https://', false],
    ['blob:https://x/1', false],
    ['file:///etc/passwd', false],
    [`https://example.org/${'x'.repeat(2000)}`, false],
  ])('%s: %s', (address, isSafe) => {
    expect(isSafeAddress(address)).toBe(isSafe);
  });
});

describe('XS01: a document', () => {
  it.each<[string, unknown]>([
    ['an unknown piece', doc({ type: 'script', content: [text('x')] })],
    ['an unknown mark', doc(paragraph(text('x', [{ type: 'onclick' }])))],
    ['a link to a script', doc(paragraph(text('x', [{ type: 'link', attrs: { href: 'javascript:1' } }])))],
    [
      'more on a link',
      doc(paragraph(text('x', [{ type: 'link', attrs: { href: 'https://x.org', onclick: '1' } }]))),
    ],
    ['more on a piece', doc({ ...paragraph(text('x')), style: 'x' })],
    ['a level there is not', doc({ type: 'heading', attrs: { level: 1 }, content: [text('x')] })],
    [
      'a drawing',
      doc({ type: 'figure', attrs: { src: 'data:image/svg+xml;base64,AAAA', alt: 'x', caption: '' } }),
    ],
    [
      'a picture elsewhere',
      doc({ type: 'figure', attrs: { src: 'https://x.org/1.png', alt: 'x', caption: '' } }),
    ],
    [
      'a film that is a script',
      doc({ type: 'video', attrs: { href: 'javascript:1', title: 'x', transcript: 'x' } }),
    ],
    ['an object for text', doc(paragraph({ type: 'text', text: { toString: 'x' } }))],
    ['HTML', '<p>x</p>'],
    ['nothing', null],
  ])('with %s is refused when it is sent, and cleaned when it is read', (_, body) => {
    expect(isDocument(body)).toBe(false);
    const sent = { ...aPost(), texts: { en: { title: 'x', summary: '', body } } };
    expect(articleBodySchema.safeParse(sent).success).toBe(false);
    expect(isDocument(cleanDocument(body))).toBe(true);
    expect(JSON.stringify(cleanDocument(body))).not.toMatch(/script:|svg|onclick|style|"level":1/);
  });

  it('keeps the words of what it does not know', () => {
    const body = doc(
      { type: 'callout', content: [paragraph(text('Call at once', [{ type: 'blink' }]))] },
      text('loose'),
    );
    expect(plainText(cleanDocument(body))).toBe('Call at once loose');
  });

  it('keeps everything that is allowed', () => {
    const body = doc(
      { type: 'heading', attrs: { level: 3 }, content: [text('H')] },
      paragraph(text('a', [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://x.org' } }]), {
        type: 'hardBreak',
      }),
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('b')),
              { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('c'))] }] },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph(text('d'))] },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', attrs: { colspan: 2, rowspan: 1 }, content: [paragraph(text('e'))] },
            ],
          },
        ],
      },
      { type: 'figure', attrs: { src: png, alt: 'A glass', caption: 'f' } },
      { type: 'video', attrs: { href: 'https://film.example', title: 'g', transcript: 'h' } },
    );
    expect(isDocument(body)).toBe(true);
    expect(cleanDocument(body)).toEqual(body);
    expect(plainText(cleanDocument(body))).toBe('H a b c d e f g h');
  });

  it('XS03: is not walked into without end', () => {
    let body: unknown = paragraph(text('deep'));
    for (let level = 0; level < 100_000; level += 1) body = { type: 'blockquote', content: [body] };
    expect(isDocument(doc(body))).toBe(false);
    expect(JSON.stringify(cleanDocument(doc(body))).length).toBeLessThan(1000);
    const wide = doc(...Array.from({ length: 30_000 }, () => paragraph()));
    expect(cleanDocument(wide).content).toHaveLength(20_000);
  });

  it('is, whatever came, one that needs no cleaning', () => {
    const names = [
      'doc',
      'paragraph',
      'heading',
      'text',
      'bulletList',
      'listItem',
      'table',
      'tableRow',
      'tableCell',
      'blockquote',
      'figure',
      'script',
      '__proto__',
      'constructor',
    ];
    const piece = fc.letrec((tie) => ({
      one: fc.record(
        {
          type: fc.constantFrom(...names),
          text: fc.string({ maxLength: 8 }),
          attrs: fc.dictionary(
            fc.constantFrom('href', 'src', 'level', 'onclick', 'colspan'),
            fc.oneof(fc.string({ maxLength: 12 }), fc.integer(), fc.constant(null)),
          ),
          marks: fc.array(fc.record({ type: fc.constantFrom('bold', 'link', 'x') })),
          content: fc.array(tie('one'), { maxLength: 2, depthIdentifier: 'piece' }),
        },
        { requiredKeys: ['type'] },
      ),
    })).one;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 3 }), (content) => {
        const cleaned = cleanDocument(doc(...content));
        expect(cleanDocument(cleaned)).toEqual(cleaned);
        expect(isDocument(cleaned)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('XS09: shows braces, quotes and signs as they are', () => {
    const words = "{name} '' <b> # {count, plural, one {#}}";
    expect(plainText(cleanDocument(says(words)))).toBe(words);
  });
});
