import { Icon } from '@/shared/ui/Icon';
import { Marked } from '@/shared/ui/suggest/Marked';
import { menuIcons } from '@/shell/menuIcons';
import { Keys } from './Keys';
import type { PaletteItem } from './paletteItem';

/** A hit of the palette: what it is, whom it concerns, and the keys that do the same. */
export function PaletteRow({ item, text }: { item: PaletteItem; text: string }) {
  const drawing = item.drawing ?? (item.icon && menuIcons[item.icon]);
  return (
    <>
      {drawing && <Icon of={drawing} />}
      <span className="nd-palette-words">
        <bdi>
          <Marked title={item.title} text={text} />
        </bdi>
        {item.by !== undefined && <bdi className="nd-palette-by">{item.by}</bdi>}
      </span>
      {item.keys !== undefined && <Keys of={item.keys} />}
    </>
  );
}
