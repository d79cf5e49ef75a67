import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useFormats } from '@/shared/i18n/format';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
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
      <label className="form-label" htmlFor={fieldId('holidays')}>
        <T id="settings.holidays" />
      </label>
      <div className="nd-setting-row">
        <div>
          <input
            ref={input}
            id={fieldId('holidays')}
            type="date"
            className="form-control"
            aria-describedby="holidays-hint holidays-error"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
        <button type="button" className="btn btn-outline-primary" onClick={add}>
          <T id="settings.addHoliday" />
        </button>
      </div>
      <p id="holidays-hint" className="form-text mb-1">
        <T id="settings.holidaysHint" />
      </p>
      <p id="holidays-error" role="status" className="nd-field-error mb-1">
        {day !== '' && isThere && <T id="validation.givenTwice" />}
        {fieldState.error && <T id="validation.invalid" />}
      </p>
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
