import { createElement, type ReactElement, type SVGProps } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type DrawingProps = SVGProps<SVGSVGElement> & { size?: number };

/**
 * An icon of the set: in a build it stands in the place of the set's own function (scripts/iconDrawings.ts), whose
 * settings nobody uses and which counts them up anew for each icon on each page.
 */
export function createDrawing({ node }: { node: readonly Shape[] }): (props: DrawingProps) => ReactElement {
  let shapes: readonly ReactElement[] | undefined;
  return ({ size = 24, className = '', ...others }) => {
    shapes ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    const pen = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;
    const ends = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
    const room = { width: size, height: size, viewBox: '0 0 24 24', className: `lucide ${className}` };
    return createElement('svg', { ...room, ...pen, ...ends, ...others }, ...shapes);
  };
}
