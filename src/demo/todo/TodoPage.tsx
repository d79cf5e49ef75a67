import ListFilter from 'lucide-react/icons/list-filter';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { toAppError } from '@/shared/api/appError';
import { isTaskIn, type Task } from '@/shared/demonstration/todo';
import { T, useT } from '@/shared/i18n/text';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FilterBar } from '@/shared/ui/FilterBar';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { useFetched } from '../useFetched';
import { fetchTasks, trashTask } from './calls';
import { editTask, useEdits } from './edits';
import { TaskDialog } from './TaskDialog';
import { TaskRow } from './TaskRow';
import { ViewNav } from './ViewNav';
import { isView, viewWords, type View } from './views';
import './todo.css';

/** The to-do list of the demonstration (specification 2.7, 3.5). */
export default function TodoPage() {
  const { filter } = useParams();
  return isView(filter) ? <TodoList view={filter} /> : <Navigate to="/todo/all" replace />;
}

function useWanted(): [string, (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const write = useCallback(
    (text: string) => setParameters(text === '' ? {} : { q: text }, { replace: true }),
    [setParameters],
  );
  return useSearchText(parameters.get('q') ?? '', write);
}

/** Whether a task is one of those that are looked for: by a part of its title or its words. */
const matches = ({ title, desc }: Task, wanted: string): boolean =>
  `${title}\n${desc}`.toLowerCase().includes(wanted.trim().toLowerCase());

const none: readonly Task[] = [];

/** Every task as it is now, newest first. Those that are there stay while they are fetched again. */
function useTasks() {
  const { data = none, ...state } = useFetched(fetchTasks);
  const edits = useEdits();
  const tasks = useMemo(() => data.map((task) => ({ ...task, ...edits.get(task.id) })), [data, edits]);
  return { ...state, tasks };
}

/**
 * Throws tasks away and takes them back: the host is told of the first, and has no call for the second (specification 7).
 * @param onGone the row that was acted on has left the view
 */
function useTrash(onGone: () => void) {
  const dispatch = useAppDispatch();
  const [leaving, setLeaving] = useState<number | null>(null);
  return {
    leaving,
    async trash({ id }: Task) {
      setLeaving(id);
      try {
        await trashTask(id);
        editTask(id, { isTrashed: true });
        onGone();
        dispatch(noticed({ tone: 'success', message: 'todo.trashedNotice' }));
      } catch (thrown) {
        const { message, text } = toAppError(thrown);
        dispatch(noticed({ tone: 'error', message, ...(text !== undefined && { text }) }));
      } finally {
        setLeaving(null);
      }
    },
    restore({ id }: Task) {
      editTask(id, { isTrashed: false });
      onGone();
      dispatch(noticed({ tone: 'success', message: 'todo.restoredNotice' }));
    },
  };
}

function TodoList({ view }: { view: View }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { tasks, status, error, reload } = useTasks();
  const [text, setText] = useWanted();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { leaving, trash, restore } = useTrash(() => heading.current?.focus());
  const inView = tasks.filter((task) => isTaskIn(task, view));
  const shown = inView.filter((task) => matches(task, text));
  const opened = tasks.find(({ id }) => id === open);

  const added = () => {
    reload();
    dispatch(noticed({ tone: 'success', message: 'todo.addedNotice' }));
  };

  return (
    <>
      <PageHeader
        title={t('app.todo')}
        lead={<T id="todo.lead" />}
        actions={
          <>
            <button
              type="button"
              className="btn btn-outline-secondary d-lg-none"
              onClick={() => setChoosing(true)}
            >
              <Icon of={ListFilter} /> <T id="todo.views" />
            </button>
            <button type="button" className="btn btn-primary" onClick={() => setOpen('new')}>
              <Icon of={Plus} /> <T id="todo.add" />
            </button>
          </>
        }
      />
      <div className="nd-todo">
        <div className="nd-todo-panel d-none d-lg-block">
          <ViewNav />
        </div>
        <section aria-labelledby="todo-view">
          <h2 id="todo-view" className="h5" tabIndex={-1} ref={heading}>
            <T id={viewWords[view]} />
          </h2>
          <FilterBar
            label={t('todo.searching')}
            search={t('todo.search')}
            text={text}
            onText={setText}
            shown={status === 'ready' && <T id="todo.shown" values={{ count: shown.length }} />}
            isFiltered={text !== ''}
            onClear={() => setText('')}
          >
            {null}
          </FilterBar>
          <AsyncView
            status={status}
            error={error}
            isEmpty={inView.length === 0}
            empty={<EmptyState title={t('todo.empty')} text={t('todo.emptyText')} />}
            onRetry={reload}
          >
            {shown.length === 0 ? (
              <NoMatch title={t('todo.noMatch')} text={t('todo.noMatchText')} onClear={() => setText('')} />
            ) : (
              <ul className="nd-todo-list" aria-labelledby="todo-view">
                {shown.map((task) => (
                  <TaskRow
                    key={task.id}
                    task={task}
                    busy={leaving === task.id}
                    onOpen={() => setOpen(task.id)}
                    onTrash={() => void trash(task)}
                    onRestore={() => restore(task)}
                  />
                ))}
              </ul>
            )}
          </AsyncView>
        </section>
      </div>
      {(open === 'new' || opened) && (
        <TaskDialog key={open} task={opened} onAdded={added} onClose={() => setOpen(null)} />
      )}
      <Dialog isOpen={isChoosing} title={<T id="todo.views" />} onClose={() => setChoosing(false)}>
        <ViewNav onChoose={() => setChoosing(false)} />
      </Dialog>
    </>
  );
}
