import type { IconName } from '@/shared/navigation/types';
import type { Suggestion } from '@/shared/ui/suggest/match';

/** What the search of the bar and the command palette offer (specification 3.4); each field is shown where there is one. */
export interface SiteSuggestion extends Suggestion {
  /** An address within the site, or of a file. */
  link?: string;
  icon?: IconName;
  /** Address of a picture. */
  img?: string;
  /** The kind of a file, by its ending, e.g. `pdf`. */
  file?: string;
  by?: string;
  email?: string;
  /** In words, e.g. `12 kB`. */
  size?: string;
  /** A day, YYYY-MM-DD, or words. */
  date?: string;
}
