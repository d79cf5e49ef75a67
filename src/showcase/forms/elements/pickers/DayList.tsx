import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { DayField } from '@/shared/ui/days/DayField';
import { Icon } from '@/shared/ui/Icon';
import { isDay } from '../looks/days';

/** Any number of days, in their order. */
export function DayList({ first }: { first: readonly string[] }) {
  const t = useT();
  const formats = useFormats();
  const box = useRef<HTMLInputElement>(null);
  const [days, setDays] = useState(first);
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = () => {
    if (!isDay(day)) return setProblem(t('validation.date'));
    if (days.includes(day)) return setProblem(t('showcase:/forms/elements/pickers#twice'));
    setDays([...days, day].sort());
    setDay('');
    setProblem(null);
  };
  return (
    <>
      <DayField
        ref={box}
        label={t('showcase:/forms/elements/pickers#further')}
        error={problem}
        value={day}
        onChange={setDay}
      >
        <button type="button" className="btn btn-outline-primary" onClick={add}>
          <T id="showcase:/forms/elements/pickers#add" />
        </button>
      </DayField>
      <ul className="nd-chips mt-0" aria-label={t('showcase:/forms/elements/pickers#chosen')}>
        {days.map((one) => (
          <li key={one}>
            <button
              type="button"
              className="btn nd-chip"
              aria-label={t('showcase:/forms/elements/pickers#remove', { day: formats.day(one) })}
              onClick={() => {
                setDays(days.filter((other) => other !== one));
                box.current?.focus();
              }}
            >
              {formats.day(one)} <Icon of={X} size={14} />
            </button>
          </li>
        ))}
      </ul>
      <p className="mb-0" role="status">
        <T id="showcase:/forms/elements/pickers#count" values={{ count: days.length }} />
      </p>
    </>
  );
}
