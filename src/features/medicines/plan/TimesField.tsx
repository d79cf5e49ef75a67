import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useController, type Control } from 'react-hook-form';
import { MOST_TIMES } from '@/domain/medicine/allocation';
import type { MessageId } from '@/locales';
import { fieldId, useErrorText } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { useMedicineWords } from '../medicineWords';
import type { PlanEntries } from './planEntries';

/** Usual times of meals and of going to bed; each can be changed once it is chosen. */
const meals: readonly [MessageId, string][] = [
  ['medicines.breakfast', '08:00'],
  ['medicines.lunch', '12:00'],
  ['medicines.dinner', '18:00'],
  ['medicines.bedtime', '22:00'],
];

/** The times of day of the intakes, 1 to 12, with the meals as quick choices. */
export function TimesField({ control, index }: { control: Control<PlanEntries>; index: number }) {
  const t = useT();
  const words = useMedicineWords();
  const name = `steps.${index}.times` as const;
  const { field, fieldState } = useController({ control, name });
  const found = Array.isArray(fieldState.error) ? fieldState.error.find(Boolean) : fieldState.error;
  const problem = useErrorText()(found, undefined);
  const times = field.value;
  const id = fieldId(name);
  const isFull = times.length >= MOST_TIMES;
  const change = (next: string[]) => field.onChange(next);
  return (
    <fieldset className="mb-3" aria-describedby={problem === undefined ? undefined : `${id}-error`}>
      <legend className="form-label fs-6">
        <T id="medicines.times" />{' '}
        <span className="nd-required">
          <T id="common.required" />
        </span>
      </legend>
      <div className="nd-med-times">
        {times.map((time, place) => (
          // A time is known by its place: two may be equal while they are typed.
          <span key={place} className="nd-med-time">
            <input
              type="time"
              id={place === 0 ? id : `${id}-${place}`}
              className="form-control"
              dir="ltr"
              aria-label={t('medicines.timeNumber', { number: place + 1 })}
              aria-invalid={problem === undefined ? undefined : true}
              value={time}
              onChange={({ target }) =>
                change(times.map((one, other) => (other === place ? target.value : one)))
              }
              onBlur={field.onBlur}
            />
            <button
              type="button"
              className="btn btn-icon"
              onClick={(event) => {
                // The button goes with its time: focus stays with the times.
                event.currentTarget.closest('fieldset')?.querySelector<HTMLElement>('[data-add]')?.focus();
                change(times.filter((_, other) => other !== place));
              }}
            >
              <Icon
                of={X}
                size={16}
                label={t('medicines.removeTime', { time: time === '' ? '–' : words.time(time) })}
              />
            </button>
          </span>
        ))}
        <button
          type="button"
          data-add
          id={times.length === 0 ? id : undefined}
          className="btn btn-outline-primary"
          aria-disabled={isFull}
          onClick={() => !isFull && change([...times, ''])}
        >
          <Icon of={Plus} size={16} /> <T id="medicines.addTime" />
        </button>
      </div>
      <div className="nd-med-times mt-2">
        {meals.map(([label, time]) => {
          const isChosen = times.includes(time);
          return (
            <button
              key={time}
              type="button"
              className={`btn btn-sm btn-outline-secondary nd-med-quick ${isChosen ? 'active' : ''}`}
              aria-pressed={isChosen}
              onClick={() => {
                if (isChosen) change(times.filter((one) => one !== time));
                else if (!isFull) change([...times.filter((one) => one !== ''), time].toSorted());
              }}
            >
              {t('medicines.meal', { meal: t(label), time: words.time(time) })}
            </button>
          );
        })}
      </div>
      {problem !== undefined && (
        <div id={`${id}-error`} className="nd-field-error">
          {problem}
        </div>
      )}
    </fieldset>
  );
}
