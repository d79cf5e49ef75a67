import { Fragment, use, type ReactNode } from 'react';
import { languageThere, lowlight, type Language } from './languages';
import { linesOf, type Tree } from './lines';

function drawn(node: Tree, place: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const { className } = node.properties;
  return (
    <span key={place} className={Array.isArray(className) ? className.join(' ') : undefined}>
      {node.children.map(drawn)}
    </span>
  );
}

const nobody: ReadonlySet<number> = new Set();

/**
 * Source text with its words coloured: elements of React, for no markup is put into the page as a string.
 * @param numbered every line with its number, which is not copied along
 * @param marked the lines that stand out, counted from 1
 */
export function Highlighted({
  code,
  language = 'typescript',
  numbered = false,
  marked = nobody,
}: {
  code: string;
  language?: Language;
  numbered?: boolean;
  marked?: ReadonlySet<number>;
}) {
  use(languageThere(language));
  const children: Tree[] = lowlight.registered(language)
    ? lowlight.highlight(language, code).children
    : [{ type: 'text', value: code }];
  if (!numbered && marked.size === 0) return <Fragment>{children.map(drawn)}</Fragment>;
  return linesOf(children).map((line, index) => {
    const Line = marked.has(index + 1) ? 'mark' : 'span';
    return (
      <Line key={index} className={`nd-source-line${numbered ? ' nd-source-numbered' : ''}`}>
        {line.map(drawn)}
      </Line>
    );
  });
}
