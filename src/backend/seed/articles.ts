import type { Article, ArticleAssignment } from '@/domain/education/article';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { dayNumberAt, isoDate } from './days';
import { sampleVersion } from './plans';
import type { SamplePost } from './posts/body';
import { overload } from './posts/overload';
import { pressure } from './posts/pressure';
import { thirst } from './posts/thirst';

const approver = 'admin@nephrodesk.test';
const nurse = 'nurse@nephrodesk.test';
const DAY_MS = 86_400_000;
const daysBefore = (now: number, days: number): string => new Date(now - days * DAY_MS).toISOString();

function post(id: string, content: SamplePost, now: number, [ago, reviewIn]: [number, number]): Article {
  const at = daysBefore(now, ago);
  const body = {
    ...content,
    id: `sample-post-${id}`,
    status: 'published' as const,
    language: 'en' as const,
    reviewOn: isoDate(dayNumberAt(now, 'UTC') + reviewIn),
  };
  return {
    ...body,
    version: sampleVersion,
    updatedAt: at,
    revision: 1,
    approvedAt: at,
    approvedBy: approver,
    published: body,
    history: [
      { revision: 0, at: daysBefore(now, ago + 9), by: nurse, status: 'draft' },
      { revision: 0, at: daysBefore(now, ago + 2), by: nurse, status: 'inReview' },
      { revision: 1, at, by: approver, status: 'published' },
    ],
  };
}

/**
 * The posts of the sample clinic; one of them is due to be looked at again.
 * @param now epoch ms, the one given to `sampleRecords`
 */
export const sampleArticles = (now: number): Article[] => [
  post('thirst', thirst, now, [120, 245]),
  post('pressure', pressure, now, [370, -5]),
  post('overload', overload, now, [40, 325]),
];

const postFor: Readonly<Record<string, string>> = { HD: 'thirst', HF: 'overload', CKD: 'pressure' };

/**
 * Gives the articles that a sample patient was given to read: some patients have read theirs, some have not opened
 * them.
 * @param number of the patient in the roster
 */
export function sampleReading(
  { id, category }: PatientRecord['patient'],
  number: number,
  now: number,
): { articleAssignments: ArticleAssignment[] } {
  const which = postFor[category ?? ''];
  if (which === undefined || number % 2 === 0) return { articleAssignments: [] };
  const read = number % 3 === 0 ? daysBefore(now, 6) : undefined;
  const given: ArticleAssignment = {
    id: `${id}-post`,
    patient: id,
    article: `sample-post-${which}`,
    state: read === undefined ? 'assigned' : 'read',
    due: isoDate(dayNumberAt(now, 'UTC') + (number % 5) - 2),
    version: sampleVersion,
    updatedAt: read ?? daysBefore(now, 10),
    by: nurse,
    revision: 1,
    assignedAt: daysBefore(now, 10),
    ...(read !== undefined && { openedAt: read, readAt: read }),
  };
  return { articleAssignments: [given] };
}
