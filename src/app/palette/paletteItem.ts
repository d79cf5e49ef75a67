import type { LucideIcon } from 'lucide-react';
import type { SiteSuggestion } from '@/shell/search/siteSuggestion';

/** What the palette offers: something that search offers too, or an action. */
export interface PaletteItem extends SiteSuggestion {
  /** What choosing it does; otherwise its link is followed. */
  act?: () => void;
  drawing?: LucideIcon;
  /** The keys that do the same, as `Keys` takes them. */
  keys?: string;
}
