import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';
import { Fragment, type ReactNode } from 'react';

/** The languages that the showcase itself is written in; the markup inside of the code is the second. */
const lowlight = createLowlight({ typescript, xml });

type Tree = ReturnType<typeof lowlight.highlight>['children'][number];

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

/** Source text with its words coloured: elements of React, for no markup is put into the page as a string. */
export function Highlighted({
  code,
  language = 'typescript',
}: {
  code: string;
  language?: 'typescript' | 'xml';
}) {
  return <Fragment>{lowlight.highlight(language, code).children.map(drawn)}</Fragment>;
}
