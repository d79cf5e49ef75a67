import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { itemTypes, MOST_ITEMS, type ItemType } from '@/domain/questionnaire/questionnaire';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { typeWords } from '@/features/questioners/words';
import { useBuilderContext } from '../builderContext';
import { addItem } from './itemOperations';

/** Adds an item behind the one that is open, or at the end, and opens it. */
export function AddItem() {
  const t = useT();
  const id = useId();
  const { entered, edit, opened, setOpened, say } = useBuilderContext();
  const [type, setType] = useState<ItemType>('choice');
  const isFull = entered.items.length >= MOST_ITEMS;
  const add = () => {
    if (isFull) return;
    const after = addItem(entered, type, opened);
    const known = new Set(entered.items.map(({ key }) => key));
    const place = after.items.findIndex(({ key }) => !known.has(key));
    edit(() => after);
    setOpened(after.items[place]?.key ?? null);
    say(t('questionerBuilder.added', { type: t(typeWords[type]), place: place + 1 }));
  };
  return (
    <div className="d-flex flex-wrap gap-2 align-items-end">
      <div>
        <label className="form-label" htmlFor={id}>
          <T id="questionerBuilder.newItem" />
        </label>
        <select
          id={id}
          className="form-select"
          value={type}
          onChange={({ target }) => setType(itemTypes.find((one) => one === target.value) ?? type)}
        >
          {itemTypes.map((one) => (
            <option key={one} value={one}>
              {t(typeWords[one])}
            </option>
          ))}
        </select>
      </div>
      <button type="button" className="btn btn-outline-primary" aria-disabled={isFull} onClick={add}>
        <Icon of={Plus} /> <T id="questionerBuilder.add" />
      </button>
      {isFull && (
        <span className="text-body-secondary">
          <T id="questionerBuilder.full" values={{ most: MOST_ITEMS }} />
        </span>
      )}
    </div>
  );
}
