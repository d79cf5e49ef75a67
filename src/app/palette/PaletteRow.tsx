import { Icon } from '@/shared/ui/Icon';
import { SuggestionRow } from '@/shell/search/SuggestionRow';
import { Keys } from './Keys';
import type { PaletteItem } from './paletteItem';

/** A hit as search shows it, with the keys that do the same. */
export function PaletteRow({ item, text }: { item: PaletteItem; text: string }) {
  return (
    <>
      <SuggestionRow item={item} text={text} lead={item.drawing && <Icon of={item.drawing} />} />
      {item.keys !== undefined && <Keys of={item.keys} />}
    </>
  );
}
