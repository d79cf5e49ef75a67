import type { ArticleBody } from '@/domain/education/article';
import type { Block, EducationDocument } from '@/domain/education/document';

export type SamplePost = Pick<
  ArticleBody,
  'tags' | 'pathologies' | 'categories' | 'sources' | 'author' | 'reviewer' | 'texts' | 'quiz'
>;

function block(line: string | readonly string[]): Block {
  if (typeof line !== 'string')
    return {
      type: 'bulletList',
      content: line.map((text) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    };
  const text = line.replace(/^[#!]/, '');
  if (line.startsWith('#'))
    return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] };
  const paragraph = {
    type: 'paragraph',
    content: [{ type: 'text', text, ...(line.startsWith('!') && { marks: [{ type: 'bold' as const }] }) }],
  } satisfies Block;
  return line.startsWith('!') ? { type: 'blockquote', content: [paragraph] } : paragraph;
}

/** A text by lines: `#` begins a heading, `!` a warning, a list is an array. */
export const body = (lines: readonly (string | readonly string[])[]): EducationDocument => ({
  type: 'doc',
  content: lines.map(block),
});
