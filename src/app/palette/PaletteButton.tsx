import { useT } from '@/shared/i18n/text';
import { hasCommandKey } from './keys';

/** Opens the palette, and tells its key. It stands in the menu's search, which finds less. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  return (
    <button type="button" className="nd-palette-button" aria-label={t('palette.open')} onClick={onOpen}>
      <kbd aria-hidden="true">{hasCommandKey() ? '⌘K' : t('palette.openKey')}</kbd>
    </button>
  );
}
