import type { IconName } from '@/shared/navigation/types';
import type { Suggestion } from '@/shared/ui/suggest/match';

/** An entry of the bar's search and the command palette (specification 3.4); only present fields are shown. */
export interface SiteSuggestion extends Suggestion {
  /** An address within the site, or of a file. */
  link?: string;
  icon?: IconName;
  /** Address of a picture. */
  img?: string;
  /** The type of a file, by its extension, e.g. `pdf`. */
  file?: string;
  by?: string;
  email?: string;
  /** As text, e.g. `12 kB`. */
  size?: string;
  /** A day, YYYY-MM-DD, or text. */
  date?: string;
}
