const asAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const drawn = (...shapes: string[]): string =>
  asAddress(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${shapes.join('')}</svg>`);

/** One of a list, by a number: the same number draws the same picture. */
const nth = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

const skins = ['#f3d2b3', '#d9a679', '#a8744c', '#7a4f33', '#eec39a'];
const hairs = ['#2b2320', '#6b4226', '#b5803a', '#8a8f98', '#3d2b56', '#7d2f1f', '#e0b96a'];
const cuts = [
  'M20 38a20 20 0 0 1 40 0q-8-12-20-12t-20 12z',
  'M19 50V36a21 21 0 0 1 42 0v14l-6-4V34q-15 2-24-8q-3 8-6 10v10z',
  'M21 36q2-20 20-20q17 0 18 20q-5-9-12-11q-14 3-20-1q-4 4-6 12z',
  'M18 56q-2-40 22-40t22 40h-7q4-28-15-28t-15 28z',
];

/** A face that is nobody's. */
export function portrait(index: number): string {
  const hue = (index * 47) % 360;
  return drawn(
    `<rect width="80" height="80" fill="hsl(${hue} 45% 82%)"/>`,
    `<path d="M10 80q2-22 30-22t30 22z" fill="hsl(${(hue + 160) % 360} 40% 42%)"/>`,
    `<rect x="34" y="48" width="12" height="14" fill="${nth(skins, index)}"/>`,
    `<ellipse cx="40" cy="38" rx="17" ry="19" fill="${nth(skins, index)}"/>`,
    `<path d="${nth(cuts, index * 3 + (index >> 2))}" fill="${nth(hairs, index * 5)}"/>`,
    '<circle cx="33" cy="39" r="2"/><circle cx="47" cy="39" r="2"/>',
    '<path d="M34 47q6 5 12 0" fill="none" stroke="#000" stroke-width="1.5"/>',
  );
}

const glyphs: Record<string, string> = {
  Audio:
    '<path d="M18 46a22 22 0 0 1 44 0"/><rect x="14" y="44" width="10" height="18" rx="4"/><rect x="56" y="44" width="10" height="18" rx="4"/>',
  Computers: '<rect x="18" y="20" width="44" height="30" rx="3"/><path d="M10 58h60M34 50v8M46 50v8"/>',
  Fitness:
    '<path d="M28 40h24"/><rect x="14" y="28" width="6" height="24" rx="2"/><rect x="22" y="24" width="6" height="32" rx="2"/><rect x="52" y="24" width="6" height="32" rx="2"/><rect x="60" y="28" width="6" height="24" rx="2"/>',
  Appliances: '<path d="M26 30h28l6 34H20zM32 30q0-12 8-12t8 12M58 38q12 0 8 16"/>',
};

/** Draws what a product of a category looks like, roughly. */
export function productPicture(category: string, index: number): string {
  const hue = (index * 29) % 360;
  return drawn(
    `<rect width="80" height="80" fill="hsl(${hue} 50% 92%)"/>`,
    `<g fill="none" stroke="hsl(${hue} 55% 32%)" stroke-width="3" stroke-linejoin="round">${glyphs[category] ?? ''}</g>`,
  );
}
