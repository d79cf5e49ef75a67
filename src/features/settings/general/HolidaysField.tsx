import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useFormats } from '@/shared/i18n/format';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { DayField } from '@/shared/ui/days/DayField';
import { Icon } from '@/shared/ui/Icon';
import type { GeneralEntries } from './generalEntries';

/** The days on which nobody works, added one by one and kept in their order. */
export function HolidaysField({ control }: { control: Control<GeneralEntries> }) {
  const t = useT();
  const formats = useFormats();
  const { field, fieldState } = useController({ control, name: 'holidays' });
  const input = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState('');
  const days = field.value;
  const isThere = days.includes(day);
  const add = () => {
    if (day !== '' && !isThere) field.onChange([...days, day].toSorted());
    if (!isThere) setDay('');
    input.current?.focus();
  };
  return (
    <div>
      <DayField
        ref={input}
        id={fieldId('holidays')}
        label={t('settings.holidays')}
        hint={t('settings.holidaysHint')}
        error={
          day !== '' && isThere ? t('validation.givenTwice') : fieldState.error && t('validation.invalid')
        }
        className="mb-1"
        value={day}
        onChange={setDay}
      >
        <button type="button" className="btn btn-outline-primary" onClick={add}>
          <T id="settings.addHoliday" />
        </button>
      </DayField>
      <ul className="list-unstyled d-flex flex-wrap gap-2 mb-0">
        {days.map((one) => (
          <li key={one} className="badge bg-body-tertiary text-body border d-flex align-items-center gap-1">
            {formats.day(one, 'long')}
            <button
              type="button"
              className="btn btn-icon"
              aria-label={t('settings.removeHoliday', { day: formats.day(one, 'long') })}
              onClick={() => {
                field.onChange(days.filter((other) => other !== one));
                input.current?.focus();
              }}
            >
              <Icon of={X} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
