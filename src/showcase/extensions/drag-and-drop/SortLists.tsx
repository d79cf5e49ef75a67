import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ReactNode } from 'react';
import {
  DragDropContext,
  Draggable,
  Droppable,
  type DragStart,
  type DropResult,
  type ResponderProvided,
} from 'react-beautiful-dnd';
import type { MessageId } from '@/locales';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { usePageDirection } from '../../frame/pageDirection';
import './sortLists.css';

/** A place where things can be put down. */
export interface SortPlace {
  id: string;
  label: string;
  items: readonly { id: string; name: string }[];
}
export interface Spot {
  droppableId: string;
  index: number;
}
type Moving = DragStart & { destination?: Spot | null };

const word = (name: 'hint' | 'lifted' | 'over' | 'nowhere' | 'dropped' | 'back'): MessageId =>
  `showcase:/extensions/drag-and-drop#${name}`;

/**
 * Lists whose things are dragged by mouse, finger or keys: space takes one up and puts it down, the arrows move it. The
 * library measures from left to right, so in a mirrored page it is handed a row from its other end.
 * @param isRow the things stand beside one another
 * @param onMove from where to where, of the lists as they are given
 */
export function SortLists({
  places,
  isRow = false,
  onMove,
}: {
  places: readonly SortPlace[];
  isRow?: boolean;
  onMove: (from: Spot, to: Spot) => void;
}) {
  const t = useT();
  const direction = usePageDirection();
  const isTurned = isRow && direction === 'rtl';
  const placeOf = (id: string) => places.find((place) => place.id === id);
  const spotOf = ({ droppableId, index }: Spot): Spot => {
    const last = (placeOf(droppableId)?.items.length ?? 0) - 1;
    return { droppableId, index: isTurned ? last - index : index };
  };
  const said = ({ draggableId, destination }: Moving) => ({
    name: places.flatMap(({ items }) => items).find(({ id }) => id === draggableId)?.name ?? '',
    list: placeOf(destination?.droppableId ?? '')?.label ?? '',
    place: destination ? spotOf(destination).index + 1 : 0,
  });
  const end = (result: DropResult, { announce }: ResponderProvided) => {
    const { destination, source, reason } = result;
    if (!destination || reason === 'CANCEL') return announce(t(word('back'), said(result)));
    announce(t(word('dropped'), said(result)));
    return onMove(spotOf(source), spotOf(destination));
  };
  return (
    <DragDropContext
      key={`${direction}-${String(isRow)}`}
      dragHandleUsageInstructions={t(word('hint'))}
      onDragStart={(start, { announce }) =>
        announce(t(word('lifted'), said({ ...start, destination: start.source })))
      }
      onDragUpdate={(update, { announce }) =>
        announce(t(word(update.destination ? 'over' : 'nowhere'), said(update)))
      }
      onDragEnd={end}
    >
      <div className={`nd-movable ${isRow ? 'nd-movable-row' : ''}`}>
        {places.map((place) => (
          <SortPlaceView
            key={place.id}
            place={place}
            isRow={isRow}
            isTurned={isTurned}
            direction={direction}
          />
        ))}
      </div>
    </DragDropContext>
  );
}

function SortPlaceView({
  place: { id, label, items },
  isRow,
  isTurned,
  direction,
}: {
  place: SortPlace;
  isRow: boolean;
  isTurned: boolean;
  direction: 'ltr' | 'rtl';
}): ReactNode {
  return (
    <section aria-label={label}>
      <h3 className="h6">{label}</h3>
      <Droppable droppableId={id} direction={isRow ? 'horizontal' : 'vertical'}>
        {({ innerRef, droppableProps, placeholder }) => (
          <ul ref={innerRef} {...droppableProps} {...(isRow && { dir: 'ltr' })}>
            {(isTurned ? items.toReversed() : items).map((item, index) => (
              <Draggable key={item.id} draggableId={item.id} index={index}>
                {(drag, { isDragging }) => (
                  <li ref={drag.innerRef} {...drag.draggableProps} dir={direction}>
                    <div
                      {...drag.dragHandleProps}
                      className={`nd-movable-item ${isDragging ? 'nd-movable-lifted' : ''}`}
                    >
                      <Icon of={GripVertical} />
                      {item.name}
                    </div>
                  </li>
                )}
              </Draggable>
            ))}
            {placeholder}
          </ul>
        )}
      </Droppable>
    </section>
  );
}
