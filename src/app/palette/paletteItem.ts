import type { LucideIcon } from 'lucide-react';
import type { SiteSuggestion } from '@/shell/search/siteSuggestion';

/** An entry of the palette: a search hit or an action. */
export interface PaletteItem extends SiteSuggestion {
  /** Runs when the entry is chosen; otherwise its link is followed. */
  act?: () => void;
  drawing?: LucideIcon;
  /** The shortcut of the same action, in the format of `Keys`. */
  keys?: string;
}
