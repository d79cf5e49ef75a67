import { DragDropContext, Draggable, Droppable, type ResponderProvided } from 'react-beautiful-dnd';
import { T, useT } from '@/shared/i18n/text';
import { fieldId } from '@/shared/forms/fieldTypes';
import { TitledCard } from '@/shared/ui/TitledCard';
import { AddItem } from './AddItem';
import { useBuilderContext } from '../builderContext';
import type { Key } from '../questionnaireForm';
import { ItemRow } from './ItemRow';
import { moveItem } from './itemOperations';

interface Moving {
  draggableId: string;
  source: { index: number };
  destination?: { index: number } | null;
}

/**
 * The sections and questions in their order. They are dragged by their handles with mouse, finger or keys – space takes
 * one up and puts it down, the arrows move it – or moved by one place with two buttons.
 */
export function ItemList() {
  const t = useT();
  const { entered, edit, nameOf } = useBuilderContext();
  const { items } = entered;
  const said = ({ draggableId, source, destination }: Moving) => ({
    name: nameOf(draggableId),
    place: (destination ?? source).index + 1,
    count: items.length,
  });
  return (
    <TitledCard title={t('questionerBuilder.items')}>
      <DragDropContext
        dragHandleUsageInstructions={t('questionerBuilder.dragHint')}
        onDragStart={(start, { announce }) => announce(t('questionerBuilder.lifted', said(start)))}
        onDragUpdate={(update, { announce }) =>
          announce(
            t(update.destination ? 'questionerBuilder.over' : 'questionerBuilder.overNothing', said(update)),
          )
        }
        onDragEnd={(result, { announce }: ResponderProvided) => {
          const { destination, source, draggableId } = result;
          if (!destination || result.reason === 'CANCEL' || destination.index === source.index)
            return announce(t('questionerBuilder.back', said({ draggableId, source })));
          announce(t('questionerBuilder.moved', said(result)));
          return edit((before) => moveItem(before, draggableId as Key, destination.index));
        }}
      >
        <Droppable droppableId="items">
          {({ innerRef, droppableProps, placeholder }) => (
            <ol
              ref={innerRef}
              {...droppableProps}
              id={fieldId('items')}
              tabIndex={-1}
              className="nd-items"
              aria-label={t('questionerBuilder.items')}
            >
              {items.map((item, index) => (
                <Draggable key={item.key} draggableId={item.key} index={index}>
                  {(drag, { isDragging }) => (
                    <li
                      ref={drag.innerRef}
                      {...drag.draggableProps}
                      className={`nd-item nd-item-${item.type === 'section' ? 'section' : 'question'} ${isDragging ? 'nd-item-dragged' : ''}`}
                    >
                      <ItemRow item={item} place={index} handle={drag.dragHandleProps} />
                    </li>
                  )}
                </Draggable>
              ))}
              {placeholder}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
      {items.length === 0 && (
        <p className="text-body-secondary">
          <T id="questionerBuilder.noItems" />
        </p>
      )}
      <AddItem />
    </TitledCard>
  );
}
