import type { MessageId } from '@/locales';
import { newest } from './newest';

interface Release {
  /** Its day, by which it is known. */
  day: string;
  /** What somebody notices in their work, the most useful first. */
  notes: readonly MessageId[];
}

/** The newest first. */
export const releases: readonly Release[] = [
  {
    day: newest,
    notes: [
      'guide.newsDock',
      'guide.newsCurves',
      'guide.newsHandover',
      'guide.newsColumns',
      'guide.newsBell',
      'guide.newsZoom',
      'guide.newsPrint',
      'guide.newsKey',
    ],
  },
  { day: '2026-11-26', notes: ['guide.newsPace'] },
];
