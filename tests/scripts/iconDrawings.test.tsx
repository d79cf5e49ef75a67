import { render } from '@testing-library/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Siren from 'lucide-react/icons/siren';
import Users from 'lucide-react/icons/users';
import { readdirSync, readFileSync } from 'node:fs';
import { icons } from 'virtual:icon-set';
import { expect, it } from 'vitest';
import { createDrawing } from '@/shared/ui/drawing';
import { Icon } from '@/shared/ui/Icon';
import { onlyShapes } from '../../scripts/iconDrawings.ts';

/** An element with its attributes in order, but for the classes of the set's names, which nothing is styled by. */
function drawn(of: Parameters<typeof Icon>[0]['of'], label?: string): unknown {
  const { container } = render(
    <Icon of={of} size={20} directional {...(label !== undefined && { label })} />,
  );
  const told = (element: Element): unknown => [
    element.tagName,
    [...element.attributes]
      .map(
        ({ name, value }) =>
          `${name}=${value
            .replace(/ ?lucide-[\w-]+/g, '')
            .replace(/ +/g, ' ')
            .trim()}`,
      )
      .filter((attribute) => !attribute.startsWith('xmlns'))
      .sort(),
    [...element.children].map(told),
  ];
  const [icon] = container.children;
  return icon && told(icon);
}

it.each([
  ['users', Users],
  ['siren', Siren],
  ['chevron-right', ChevronRight],
])('%s is drawn as the set draws it, with a name and without', (name, own) => {
  const data = icons[name];
  const light = createDrawing(data ?? { node: [] }) as unknown as typeof own;
  expect(drawn(light)).toEqual(drawn(own));
  expect(drawn(light, 'Named')).toEqual(drawn(own, 'Named'));
});

it('the shapes of every icon are found, and a file made in another way is refused', () => {
  const folder = 'node_modules/lucide-react/dist/esm/icons';
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const own = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const drawings = own.filter((code) => code.includes('__iconData ='));
  expect(drawings.length).toBeGreaterThan(1000);
  for (const code of drawings) expect(onlyShapes(code)).toMatch(/node: \[\s*\[/);
  expect(() => onlyShapes('const __iconData = { size: 32, node: [] };')).toThrow('no longer');
});
