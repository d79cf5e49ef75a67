import {
  DragDropContext,
  Draggable,
  Droppable,
  type DraggableProvidedDragHandleProps,
  type ResponderProvided,
} from 'react-beautiful-dnd';
import { useSelector } from 'react-redux';
import { useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { selectDirection } from '../themeSlice';
import { BookmarkLink } from './BookmarkLink';
import { moveBookmark } from './slice';
import type { ShownBookmark } from './useBookmarks';

interface Place {
  index: number;
}
interface Moving {
  draggableId: string;
  source: Place;
  destination?: Place | null;
}

/** The drag handle props without the button role, because the element stays a link. */
function handleOf(props: DraggableProvidedDragHandleProps | null) {
  const { role: _role, ...handle } = props ?? { role: '' };
  return handle;
}

/**
 * The row with links that can be dragged by mouse, touch or keyboard: Space picks one up and drops it, the arrow keys
 * move it. The library measures from left to right, so in a right-to-left page it gets the row reversed.
 */
export function DragRow({ items }: { items: readonly ShownBookmark[] }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const direction = useSelector(selectDirection);
  const isMirrored = direction === 'rtl';
  const shown = isMirrored ? items.toReversed() : items;
  const indexOf = ({ index }: Place) => (isMirrored ? items.length - 1 - index : index);
  const said = ({ draggableId, destination }: Moving) => ({
    title: items.find(({ id }) => id === draggableId)?.title ?? '',
    place: destination ? indexOf(destination) + 1 : 0,
    count: items.length,
  });

  return (
    <DragDropContext
      key={direction}
      dragHandleUsageInstructions={t('bookmarks.dragHint')}
      onDragStart={(start, { announce }) =>
        announce(t('bookmarks.lifted', said({ ...start, destination: start.source })))
      }
      onDragUpdate={(update, { announce }) =>
        announce(t(update.destination ? 'bookmarks.over' : 'bookmarks.overNothing', said(update)))
      }
      onDragEnd={(result, { announce }: ResponderProvided) => {
        const { destination, source } = result;
        if (!destination || result.reason === 'CANCEL') return announce(t('bookmarks.back', said(result)));
        announce(t('bookmarks.dropped', said(result)));
        const row = items.map(({ id }) => id);
        return dispatch(moveBookmark(row, indexOf(source), indexOf(destination)));
      }}
    >
      <Droppable droppableId="bookmarks" direction="horizontal">
        {({ innerRef, droppableProps, placeholder }) => (
          <ul ref={innerRef} {...droppableProps} dir="ltr" aria-label={t('bookmarks.starred')}>
            {shown.map((item, index) => (
              <Draggable key={item.id} draggableId={item.id} index={index}>
                {(drag, { isDragging }) => (
                  <li
                    ref={drag.innerRef}
                    {...drag.draggableProps}
                    dir={direction}
                    className={isDragging ? 'nd-dragged' : ''}
                  >
                    <BookmarkLink item={item} {...handleOf(drag.dragHandleProps)} />
                  </li>
                )}
              </Draggable>
            ))}
            {placeholder}
          </ul>
        )}
      </Droppable>
    </DragDropContext>
  );
}
