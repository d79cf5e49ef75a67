import type { JSONContent } from '@tiptap/react';
import type { ReactNode } from 'react';

const marks: Record<string, 'strong' | 'em' | 'u'> = { bold: 'strong', italic: 'em', underline: 'u' };
const blocks: Record<string, 'p' | 'ul' | 'ol' | 'li' | 'blockquote'> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};

function Part({ part }: { part: JSONContent }): ReactNode {
  if (part.type === 'text')
    return (part.marks ?? []).reduce<ReactNode>((inner, { type }) => {
      const Mark = marks[type];
      return Mark ? <Mark>{inner}</Mark> : inner;
    }, part.text);
  if (part.type === 'hardBreak') return <br />;
  const Block = blocks[part.type ?? ''];
  const inner = <BodyText of={part} />;
  return Block ? <Block dir={Block === 'p' ? 'auto' : undefined}>{inner}</Block> : inner;
}

/** What the editor wrote, as elements: text is always text, and nothing but what is known here has a look. */
export function BodyText({ of: { content = [] } }: { of: JSONContent }): ReactNode {
  const parts: ReactNode[] = [];
  // What is read has no identity but its place.
  for (const part of content) parts.push(<Part key={parts.length} part={part} />);
  return parts;
}
