import { Icon } from '@/shared/ui/Icon';
import { SuggestionRow } from '@/shell/search/SuggestionRow';
import { Keys } from './Keys';
import type { PaletteItem } from './paletteItem';

/** A search hit with its keyboard shortcut. */
export function PaletteRow({ item, text }: { item: PaletteItem; text: string }) {
  return (
    <>
      <SuggestionRow item={item} text={text} lead={item.drawing && <Icon of={item.drawing} />} />
      {item.keys !== undefined && <Keys of={item.keys} />}
    </>
  );
}
