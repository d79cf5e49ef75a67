import type { ArticleStatus, ReadingState } from '@/domain/education/article';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { stateLooks, statusLooks } from './articleWords';

/** How a post, or one that was given, stands: as icon, word and colour. */
export function StateWord(props: { status: ArticleStatus } | { state: ReadingState }) {
  const { icon, tone, word } = 'status' in props ? statusLooks[props.status] : stateLooks[props.state];
  return (
    <span className={`nd-state-word ${tone}`}>
      <Icon of={icon} /> <T id={word} />
    </span>
  );
}
