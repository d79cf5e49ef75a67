import BookOpen from 'lucide-react/icons/book-open';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Eye from 'lucide-react/icons/eye';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import { useIntl } from 'react-intl';
import type {
  Article,
  ArticleAssignment,
  ArticleAssignmentBody,
  ArticleBody,
  ArticleStatus,
  ReadingState,
} from '@/domain/education/article';
import { languages, type Language } from '@/domain/text';
import { lookTable, type StatusLook } from '@/shared/ui/StatusMark';

export const statusLooks: Record<ArticleStatus, StatusLook> = lookTable({
  draft: { icon: Pencil, word: 'alertRules.statusDraft', tone: 'text-info' },
  inReview: { icon: Eye, word: 'education.inReview', tone: 'text-warning' },
  published: { icon: CircleCheck, word: 'education.published', tone: 'text-success' },
  archived: { icon: CircleSlash, word: 'education.archived', tone: 'text-body-secondary' },
});

export const stateLooks: Record<ReadingState, StatusLook> = lookTable({
  assigned: { icon: Mail, word: 'education.stateAssigned', tone: 'text-body-secondary' },
  opened: { icon: BookOpen, word: 'education.stateOpened', tone: 'text-info' },
  read: { icon: BookOpenCheck, word: 'education.stateRead', tone: 'text-success' },
  quizDone: { icon: ListChecks, word: 'education.stateQuizDone', tone: 'text-success' },
  withdrawn: { icon: CircleSlash, word: 'education.stateWithdrawn', tone: 'text-body-secondary' },
});

/** The language of the page, of those a post can be written in. */
export function usePageLanguage(): Language {
  const { locale } = useIntl();
  return languages.find((language) => locale.startsWith(language)) ?? 'en';
}

/** A post as a form or a call sends it; why it was changed last belongs to that change. */
export function bodyOf({
  version: _version,
  updatedAt: _updatedAt,
  revision: _revision,
  approvedAt: _approvedAt,
  approvedBy: _approvedBy,
  published: _published,
  history: _history,
  reason: _reason,
  ...body
}: Article): ArticleBody {
  return body;
}

/** The same of a given post. */
export function givenBodyOf({
  id,
  patient,
  article,
  state,
  due,
  message,
}: ArticleAssignment): ArticleAssignmentBody {
  return { id, patient, article, state, ...(due !== undefined && { due }), ...(message && { message }) };
}
