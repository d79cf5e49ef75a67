import type { MessageId } from '@/locales';
import type { ArticleEntries } from './articleEntries';

/** What every part of the form is given: all that is written, how it is changed, and what is wrong by field. */
export interface FormParts {
  entries: ArticleEntries;
  change: (part: Partial<ArticleEntries>) => void;
  faults: Readonly<Record<string, MessageId>>;
}
