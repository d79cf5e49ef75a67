import type { ArticleStatus, ReadingState } from '@/domain/education/article';
import { StatusMark } from '@/shared/ui/StatusMark';
import { stateLooks, statusLooks } from './articleWords';

/** How a post, or one that was given, stands. */
export function StateWord(props: { status: ArticleStatus } | { state: ReadingState }) {
  return <StatusMark {...('status' in props ? statusLooks[props.status] : stateLooks[props.state])} />;
}
