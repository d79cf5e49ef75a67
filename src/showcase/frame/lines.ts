import type { lowlight } from './languages';

export type Tree = ReturnType<typeof lowlight.highlight>['children'][number];

/** Coloured text cut into its lines; what reaches over several of them is coloured in each. A line ends with its break. */
export function linesOf(nodes: readonly Tree[]): Tree[][] {
  const lines: Tree[][] = [[]];
  const add = (node: Tree) => lines.at(-1)?.push(node);
  for (const node of nodes) {
    if (node.type === 'text') {
      for (const value of node.value.split(/(?<=\n)/)) {
        if (value !== '') add({ ...node, value });
        if (value.endsWith('\n')) lines.push([]);
      }
    } else if (node.type === 'element') {
      for (const [place, children] of linesOf(node.children as Tree[]).entries()) {
        if (place > 0) lines.push([]);
        if (children.length > 0) add({ ...node, children: children as typeof node.children });
      }
    }
  }
  return lines;
}

/** Far more lines than anybody reads. */
const LAST = 9_999;

/** The lines that somebody names, counted from 1: `2, 4-6`. What is no number is passed over. */
export function linesNamed(text: string): Set<number> {
  const named = new Set<number>();
  for (const [, from = '', to = from] of text.matchAll(/(\d+)(?:\s*[-–]\s*(\d+))?/g)) {
    const end = Math.min(LAST, Number(to));
    for (let line = Number(from); line <= end; line += 1) named.add(line);
  }
  return named;
}
