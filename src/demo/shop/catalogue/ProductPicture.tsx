import type { Category, Colour, Product } from './product';

/** The colours of the goods: mid tones, to be told from a light tile and from a dark one. */
export const shades: Record<Colour, string> = {
  ink: '#5870a0',
  sand: '#b08d57',
  moss: '#5f8a4a',
  rust: '#b9603a',
  sky: '#3f8fc0',
  plum: '#95659f',
};

/** Closed shapes take the colour, open ones are lines. */
const shapes: Record<Category, { filled: string; lines: string }> = {
  audio: {
    filled: 'M24 54h10v26H24zM86 54h10v26H86z',
    lines: 'M29 54V50a31 31 0 0 1 62 0v4',
  },
  computers: { filled: 'M28 34h64v42H28z', lines: 'M18 86h84M36 44h30M36 52h44M36 60h22' },
  kitchen: { filled: 'M40 46h40l8 42H32z', lines: 'M48 46q0-18 12-18t12 18M88 54q16 0 12 20M60 28v-6' },
  lighting: { filled: 'M46 28h28l14 30H32z', lines: 'M60 58v30M44 88h32M42 66l-4 8M78 66l4 8' },
  furniture: { filled: 'M36 28h48v30H36zM30 58h60v14H30z', lines: 'M36 72v20M84 72v20' },
  fitness: { filled: 'M24 42h12v36H24zM84 42h12v36H84z', lines: 'M36 60h48M18 52v16M102 52v16' },
  garden: {
    filled: 'M40 64h40l-6 28H46z',
    lines: 'M60 64V32M60 46q-16-2-18-16q16 0 18 16q2-18 18-20q0 18-18 20',
  },
  travel: { filled: 'M28 46h64v42H28z', lines: 'M48 46v-12h24v12M44 46v42M76 46v42' },
  stationery: { filled: 'M38 26h42v68H38z', lines: 'M48 40h22M48 50h22M48 60h14M92 34v40l-4 12l-4-12V34z' },
};

const grounds = ['M60 8a52 52 0 1 0 .1 0z', 'M20 20h80v80H20z', 'M10 84q25-60 50-34t50-30v80H10z'] as const;

/** A drawing of a product by its category, in one of its colours. */
export function ProductPicture({ product, colour }: { product: Product; colour?: Colour }) {
  const { filled, lines } = shapes[product.category];
  const shade = shades[colour ?? product.colours[0]];
  return (
    <svg viewBox="0 0 120 120" className="nd-shop-picture" aria-hidden="true" focusable="false">
      <path
        d={grounds[(product.id + Math.floor(product.id / 9)) % grounds.length]}
        fill={shade}
        opacity="0.16"
      />
      <g stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d={filled} fill={shade} />
        <path d={lines} fill="none" />
      </g>
    </svg>
  );
}
