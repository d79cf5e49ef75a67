import { NavLink } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { taskTags } from '@/shared/demonstration/todo';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { marks, viewIcons, viewWords, type View } from './views';

/** The views of the list, each at its address. */
export function ViewNav({ onChoose }: { onChoose?: () => void }) {
  const t = useT();
  const entries = (views: readonly View[]) => (
    <ul className="nd-todo-entries">
      {views.map((view) => (
        <li key={view}>
          <NavLink to={`/todo/${view}`} className="nd-todo-entry" onClick={onChoose}>
            {view in viewIcons ? (
              <Icon of={viewIcons[view as keyof typeof viewIcons]} />
            ) : (
              <span className={`nd-todo-dot nd-todo-${view}`} aria-hidden="true" />
            )}
            <T id={viewWords[view]} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
  const group = (title: MessageId, views: readonly View[]) => (
    <>
      <h2 className="nd-todo-group">
        <T id={title} />
      </h2>
      {entries(views)}
    </>
  );
  return (
    <nav aria-label={t('todo.views')}>
      {entries(['all'])}
      {group('todo.filters', marks)}
      {group('todo.labels', taskTags)}
    </nav>
  );
}
