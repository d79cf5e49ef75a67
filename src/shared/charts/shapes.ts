import type { PointShape } from './chartSpec';

/** Traces one point, centred on x and y; `size` is its radius. Rings are meant to be stroked, the others filled. */
export function tracePoint(
  path: Pick<Path2D, 'arc' | 'moveTo' | 'lineTo' | 'closePath' | 'rect'>,
  shape: PointShape,
  x: number,
  y: number,
  size: number,
): void {
  switch (shape) {
    case 'circle':
    case 'ring':
      path.moveTo(x + size, y);
      path.arc(x, y, size, 0, 2 * Math.PI);
      return;
    case 'square':
      path.rect(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8);
      return;
    case 'diamond':
      path.moveTo(x, y - size * 1.3);
      path.lineTo(x + size * 1.3, y);
      path.lineTo(x, y + size * 1.3);
      path.lineTo(x - size * 1.3, y);
      path.closePath();
      return;
    case 'beyond':
      path.moveTo(x, y - size * 1.6);
      path.lineTo(x + size * 1.6, y + size * 1.2);
      path.lineTo(x - size * 1.6, y + size * 1.2);
      path.closePath();
      return;
  }
}
