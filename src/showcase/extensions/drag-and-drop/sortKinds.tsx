import { useState, useSyncExternalStore } from 'react';
import { useT } from '@/shared/i18n/text';
import { SortLists } from './SortLists';

const steps = ['weigh', 'pressure', 'access', 'connect', 'start'] as const;
const figures = ['weight', 'systolic', 'fluid', 'alerts'] as const;
const tasks = { open: ['call', 'plan', 'order'], done: ['letter', 'training'] } as const;

type Thing = (typeof steps)[number] | (typeof figures)[number] | (typeof tasks)['open' | 'done'][number];

/** The words of things, by their ids. */
function useNamed() {
  const t = useT();
  return (ids: readonly Thing[]) =>
    ids.map((id) => ({ id, name: t(`showcase:/extensions/drag-and-drop#${id}`) }));
}

/** The list with one thing taken out of its place and put into another. */
function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const taken = list.filter((_, place) => place !== from);
  return taken.toSpliced(to, 0, ...list.slice(from, from + 1));
}

function List() {
  const t = useT();
  const named = useNamed();
  const [order, setOrder] = useState<readonly Thing[]>(steps);
  return (
    <SortLists
      places={[{ id: 'steps', label: t('showcase:/extensions/drag-and-drop#steps'), items: named(order) }]}
      onMove={(from, to) => setOrder(moved(order, from.index, to.index))}
    />
  );
}

const roomy = () => window.matchMedia('(min-width: 992px)');
const watch = (listener: () => void) => {
  const media = roomy();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Beside one another where there is room, below one another where there is not. */
function Cards() {
  const t = useT();
  const named = useNamed();
  const isRow = useSyncExternalStore(watch, () => roomy().matches);
  const [order, setOrder] = useState<readonly Thing[]>(figures);
  return (
    <SortLists
      isRow={isRow}
      places={[
        { id: 'figures', label: t('showcase:/extensions/drag-and-drop#figures'), items: named(order) },
      ]}
      onMove={(from, to) => setOrder(moved(order, from.index, to.index))}
    />
  );
}

function TwoLists() {
  const t = useT();
  const named = useNamed();
  const [lists, setLists] = useState<Record<string, readonly Thing[]>>(tasks);
  return (
    <SortLists
      places={(['open', 'done'] as const).map((id) => ({
        id,
        label: t(`showcase:/extensions/drag-and-drop#${id}`),
        items: named(lists[id] ?? []),
      }))}
      onMove={(from, to) => {
        const source = lists[from.droppableId] ?? [];
        const target = lists[to.droppableId] ?? [];
        if (source === target) {
          setLists({ ...lists, [from.droppableId]: moved(source, from.index, to.index) });
          return;
        }
        setLists({
          ...lists,
          [from.droppableId]: source.toSpliced(from.index, 1),
          [to.droppableId]: target.toSpliced(to.index, 0, ...source.slice(from.index, from.index + 1)),
        });
      }}
    />
  );
}

export { Cards, List, TwoLists };
