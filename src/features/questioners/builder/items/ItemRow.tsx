import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LucideIcon } from 'lucide-react';
import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { typeWords } from '@/features/questioners/words';
import { useBuilderContext } from '../builderContext';
import type { ItemForm } from '../questionnaireForm';
import { ItemEditor } from './ItemEditor';
import { duplicateItem, removeItem, stepItem, usesOf } from './itemOperations';

/** One item: what it asks in short, what can be done with it as a whole, and all of it once it is opened. */
export function ItemRow({
  item,
  place,
  handle,
}: {
  item: ItemForm;
  place: number;
  handle: DraggableProvidedDragHandleProps | null;
}) {
  const t = useT();
  const { entered, open, opened, setOpened, nameOf } = useBuilderContext();
  const isOpen = opened === item.key;
  const count = open.filter(({ path }) => path.startsWith(`items.${place}.`)).length;
  const name = nameOf(item.key);
  const text = item.text[entered.language]?.trim();
  return (
    <>
      <div className="nd-item-head">
        <button
          type="button"
          {...handle}
          className="btn btn-icon nd-item-handle"
          aria-label={t('questionerBuilder.drag', { name })}
        >
          <Icon of={GripVertical} />
        </button>
        <button
          type="button"
          id={fieldId(`items.${place}`)}
          className="btn nd-item-name"
          aria-expanded={isOpen}
          onClick={() => setOpened(isOpen ? null : item.key)}
        >
          <Icon of={isOpen ? ChevronDown : ChevronRight} directional={!isOpen} />
          <span>
            <bdi className={text ? '' : 'fst-italic text-body-secondary'}>
              {text || t('questionerBuilder.untitled')}
            </bdi>
            <span className="nd-item-kind">
              <T id={typeWords[item.type]} />
              {item.required && (
                <>
                  {' · '}
                  <T id="questionerBuilder.required" />
                </>
              )}
              {item.enableWhen.length > 0 && (
                <>
                  {' · '}
                  <T id="questionerBuilder.conditional" />
                </>
              )}
            </span>
          </span>
          {count > 0 && (
            <span className="nd-item-problems">
              <Icon of={TriangleAlert} size={16} />{' '}
              <T id="questionerBuilder.problemCount" values={{ count }} />
            </span>
          )}
        </button>
        <RowButtons item={item} place={place} name={name} />
      </div>
      {isOpen && <ItemEditor item={item} place={place} />}
    </>
  );
}

function RowButtons({ item, place, name }: { item: ItemForm; place: number; name: string }) {
  const t = useT();
  const { entered, edit, opened, setOpened, say } = useBuilderContext();
  const count = entered.items.length;
  const step = (by: -1 | 1) => {
    const after = stepItem(entered, item.key, by);
    const now = after.items.findIndex(({ key }) => key === item.key);
    edit(() => after);
    say(t('questionerBuilder.moved', { name, place: now + 1, count }));
  };
  const remove = () => {
    const { conditions, scores } = usesOf(entered, item.key);
    edit((before) => removeItem(before, item.key));
    if (opened === item.key) setOpened(null);
    say(t('questionerBuilder.removed', { name, conditions, scores }));
    // The button goes with its row: the focus stays in the list.
    const next = entered.items[place + 1] ?? entered.items[place - 1];
    const at = next ? entered.items.indexOf(next) : -1;
    document.getElementById(fieldId(at < 0 ? 'items' : `items.${at}`))?.focus();
  };
  const duplicate = () => {
    edit((before) => duplicateItem(before, item.key));
    say(t('questionerBuilder.duplicated', { name }));
  };
  const button = (icon: LucideIcon, label: string, act: () => void, isOff = false) => (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : act}
    >
      <Icon of={icon} />
    </button>
  );
  return (
    <div className="nd-item-buttons">
      {button(ArrowUp, t('questionerBuilder.moveUp', { name }), () => step(-1), place === 0)}
      {button(ArrowDown, t('questionerBuilder.moveDown', { name }), () => step(1), place === count - 1)}
      {button(Copy, t('questionerBuilder.copyItem', { name }), duplicate)}
      {button(Trash2, t('questionerBuilder.removeItem', { name }), remove)}
    </div>
  );
}
